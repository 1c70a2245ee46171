### Italiano. Si dà del tu. $me vale "yes" quando chi legge è chi agisce.

## Everywhere
close = Chiudi
home = Pagina iniziale
rules = Regole
credits = Crediti
language = Lingua
sound = Suono
theme = Tema: { $theme ->
    [light] chiaro
    [dark] scuro
   *[auto] come il dispositivo
  }
menu = Menu
sending = Invio…
you = tu
me = Tu
clause = Regola { $id }
seconds = { NUMBER($n, maximumFractionDigits: 1) } s
seconds-left = { $n ->
    [one] { $n } secondo rimasto
   *[other] { $n } secondi rimasti
  }
minutes = { $n } min
no-limit = senza limite
title-your-move = ● Tocca a te
nowhere = Binario inesistente
nowhere-what = A questo indirizzo non c’è nulla. Il signore aspetta qui da un po’.

## Home
tagline = Giochi di scelte difficili
poster = Una locomotiva viene verso un piccolo signore che guarda l’orologio dove il binario si divide
home-code = Hai il codice di un tavolo?
home-sit = Siediti
home-fine = Nessun account. Attenzione allo spazio tra il bene e il male.
soon = in cantiere
game-trolley = Trial by Trolley
game-trolley-what = Due binari. Convinci il conducente.
game-dilemma = Dilemma
game-dilemma-what = Lancia una carta, poi pace o conflitto.
game-mystery = Mystery Express
game-mystery-what = Cinque tappe, cinque indizi, un colpevole.
game-unknown = Questa pagina non conosce ancora il gioco. Ricaricala: forse il server è più recente.
open-tables = Tavoli aperti
open-host = con { $host }
open-taken = { $taken ->
    [one] { $taken } posto occupato su { $seats }
   *[other] { $taken } posti occupati su { $seats }
  }
open-none = Nessun tavolo aspetta giocatori. Aprine uno; il signore ti terrà il cappello.
refresh = Aggiorna

## A new table
new-table = Nuovo tavolo
new-fine = Puoi cambiare tutto fino alla partenza.
create = Apri il tavolo
seats = Posti
public = Aperto a tutti
public-help = Compare nella pagina iniziale. Altrimenti lo trova solo chi ha il link o il codice.
clocks = Orologi
option-dilemma-mode = Come si lancia
option-dilemma-mode-throw = Lancio
option-dilemma-mode-race = Corsa
option-dilemma-mode-sealed = Busta chiusa
option-dilemma-mode-throw-help = Lancia la carta con il pollice. Può cadere bene, appoggiarsi, restare sul bordo o mancare l’arena.
option-dilemma-mode-race-help = Un tocco lancia. Ogni carta cade bene; la prima raccoglie l’offerta.
option-dilemma-mode-sealed-help = Ognuno sceglie in segreto una carta o passa; la sorte decide quale sta sotto. Per tavoli lenti, e in due.
option-dilemma-lives = Candele a testa
option-dilemma-lives-0 = come da regole
option-dilemma-lives-help = Ogni conflitto ne costa una. Da regole: due, oppure tre se si gioca in tre.
option-dilemma-remaining = Mostra che cosa resta in mano
option-dilemma-remaining-help = Chiunque potrebbe comunque ricavarlo.
option-dilemma-tiebreak = Spareggio
option-dilemma-tiebreak-help = Per candele rimaste, poi per carte vinte. Altrimenti la vittoria è condivisa.
option-dilemma-skill = Abilità
option-dilemma-skill-help = Anche l’offerta si lancia e può fallire. Solo con Lancio.
option-dilemma-cards = Carte a testa
option-dilemma-cards-help = Dieci da regole. Meno solo in busta chiusa, per ricerca e fermate brevi.
clock-dilemma-offer = Per fare un’offerta
clock-dilemma-window = Per lanciare
clock-dilemma-late = Lanci tardivi dopo una carta valida
clock-dilemma-respond = Per scegliere una carta in busta
clock-dilemma-duel = Per regolare il gettone del duello

## Lobby
invite = Invito
invite-qr = Codice QR dell’indirizzo di questo tavolo
invite-code = Tavolo
copy = Copia il link
copied = Copiato
share = Condividi
join = Siediti
join-name = Il tuo nome
join-colour = La tua livrea
join-livery = Livrea { $n }
join-livery-taken = Livrea { $n }, già di { $who }
join-sit = Siediti
watch = Guarda
host = chi ospita
guest = invitato
away = assente
robot = robot
seat-empty = Posto libero
seat-empty-what = invita qualcuno
seat-robot = Robot
seat-level = Livello del prossimo robot
seat-free = Libera il posto di { $who }
level-easy = facile
level-casual = tranquillo
level-medium = medio
lobby-leave = Lascia il tavolo
lobby-missing = { $n ->
    [one] C’è ancora un posto libero
   *[other] Ci sono ancora { $n } posti liberi
  }
lobby-start = Si parte
lobby-opening = Si mescola in pubblico…
lobby-wait-host = Ci siamo tutti. La partenza la dà chi ospita.
lobby-settings = Regole della casa
lobby-settings-fixed = Può cambiarle solo chi ospita.
seal = Sorteggi sigillati: { $short }
seal-what = Il segreto di tutti i sorteggi è già fissato e questa è la sua impronta; alla fine viene svelato e chiunque può controllare che nulla sia cambiato.
table-unknown = Il tavolo { $code } non esiste. Forse il codice è sbagliato, o il treno è partito.

## At the table
line-connecting = Connessione…
line-slack = linea: { $ms } ms concessi
line-lost = Connessione persa, nuovo tentativo ({ $n } s)
paused = In pausa. Gli orologi sono fermi.
pause = Metti in pausa
resume = Riprendi
leave = Esci
leave-what = Un robot tiene il tuo posto. Riapri il link per riprenderlo.
watching = Stai guardando.
players = Giocatori
mine = Le tue carte
log = Che cosa è successo
log-and-talk = { $unread ->
    [0] Registro e chiacchiere
    [one] Registro e chiacchiere, { $unread } messaggio non letto
   *[other] Registro e chiacchiere, { $unread } messaggi non letti
  }
talk = Chiacchiere
say = Di’ qualcosa
say-not-now = Durante il duello si tace
say-send = Invia
go-there = Vai
go-on = Avanti
react-laurel = Alloro
react-heart = Cuore
react-laugh = Risata
react-gasp = Stupore
react-tear = Lacrima
react-whistle = Fischietto
stand-in = Un robot tiene il posto di { $who }

## Refusals: why not, in one sentence
no-malformed = Il server non è riuscito a leggere. Ricarica la pagina, per favore.
no-illegal = Le regole non lo permettono.
no-stale = Troppo tardi: il gioco è andato avanti.
no-paused = Il gioco è in pausa.
no-seat = Questo non è il tuo posto.
no-taken = Qualcuno è stato più svelto: il posto è occupato.
no-host = Può farlo solo chi ospita.
no-stage = Non in questo momento della partita.
no-seats = Ci sono ancora posti liberi.
no-options = Queste scelte non vanno insieme.
no-room = Qui ora non si parla.
no-flood = Più piano. I treni hanno un orario.
no-size = È troppo lungo.
no-token = Questo posto non è più tuo.
no-unknown = Qui non c’è nulla con quel nome.
no-gone = Quel tavolo non esiste più.
no-over = La partita è finita.
no-colour = Quella livrea è già presa.
no-name = Questo nome è già preso o non va bene; scegline un altro.
no-pledge = La tua parte della mescolata non torna. Siediti di nuovo, per favore.
no-full = Tutti i posti sono occupati.
no-running = Il verbale sarà pronto a partita finita.
no-offline = Il server non risponde.
no-server = Il server è inciampato. Riprova tra un momento.
no-other = Il server ha rifiutato ({ $code }).

## Dilemma: the table
arena = L’arena
hand = La tua mano
hand-empty = Niente più carte. Guardi come va a finire.
card = { $card }{ $why ->
    [banned] , vietata: pari all’offerta
    [warned] , pari all’offerta
   *[no] {""}
  }
candles = { $n ->
    [0] nessuna candela
    [one] { $n } candela
   *[other] { $n } candele
  }
whistle = ha l’iniziativa
points = Punti
points-n = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
passes = passa
won-cards = Carte vinte
left-values = Restano in mano: { $list }
left-count = { $n ->
    [one] { $n } carta rimasta
   *[other] { $n } carte rimaste
  }
label-offer = L’offerta di { $who }
label-good = valida: { $who }
void-lean = appoggiata alla parete
void-rim = sul bordo
void-out = sul tappeto
void-equal = pari all’offerta
void-beside = accanto all’offerta
do-choose = Scegli una carta
do-offer = Offri { $card ->
    [8] l’8
   *[other] il { $card }
  }
do-throw = Lancia { $card ->
    [8] l’8
   *[other] il { $card }
  }
do-race = Tocca una carta per lanciarla
do-seal = { $sealed ->
    [done] { $card ->
        [8] L’8
       *[other] Il { $card }
      } è in busta
   *[no] Metti in busta { $card ->
        [8] l’8
       *[other] il { $card }
      }
  }
do-pass = Passo
do-duel = Pace o conflitto?
warn-equal = È pari all’offerta: non conterà.
aim = { $side ->
    [left] { $degrees } gradi a sinistra
    [right] { $degrees } gradi a destra
   *[straight] dritto
  }, forza { $force } su 10
hint-card = carta
hint-aim = mira
hint-force = forza
hint-space = Spazio
hint-throw = lancia
hint-pass = passa

## Dilemma: whose move it is
status-lead = La sorte decide chi comincia.
status-offer = { $who } sceglie un’offerta.
status-offer-mine = Tocca a te: offri una carta.
status-window = { $who } offre un { $card }. Cadono gli ultimi lanci.
status-window-mine = { $again ->
    [yes] Ancora nessuna carta valida { $card ->
        [8] sull’8
       *[other] sul { $card }
      } di { $who }. Puoi lanciare di nuovo.
   *[no] { $who } offre un { $card }. Se lo vuoi, lancia.
  }
status-window-late = { $card ->
    [8] L’8 di { $who } è caduto bene.
   *[other] Il { $card } di { $who } è caduto bene.
  } Lanciare adesso ti costa solo la carta.
status-window-others = { $who } offre un { $card }. Gli altri possono lanciare.
status-window-provoker = Offri un { $card }. Gli altri possono lanciare.
status-respond = { $me ->
    [yes] Offri un { $card }: { $in } buste su { $of }.
   *[no] { $who } offre un { $card }: { $in } buste su { $of }.
  }
status-respond-mine = { $again ->
    [yes] Ancora nessuna carta valida { $card ->
        [8] sull’8
       *[other] sul { $card }
      } di { $who }. Scegli di nuovo, o passa.
   *[no] { $who } offre un { $card }. Scegli una carta in segreto, o passa.
  }
status-sealed-card = Il tuo { $card } è in busta; { $in } buste su { $of }. Puoi ancora cambiare.
status-sealed-pass = Passi; { $in } buste su { $of }. Puoi ancora cambiare.
status-duel = { $p } e { $c } scelgono: pace o conflitto.
status-duel-mine = Duello con { $who }: pace o conflitto?
status-end = La partita è finita.

## Dilemma: the duel
duel = Duello
peace = pace
conflict = conflitto
duel-peace-what = Se la pace è di entrambi, vi scambiate le carte. Se no, non ottieni nulla.
duel-conflict-what = Costa una candela. Prende tutte e due le carte, salvo conflitto di entrambi.
duel-no-candle = Nessuna candela: è possibile solo la pace.
duel-set = { $choice ->
    [conflict] Il tuo gettone dice conflitto. Puoi ancora girarlo.
   *[peace] Il tuo gettone dice pace. Puoi ancora girarlo.
  }
duel-stakes = Il tuo { $mine } contro un { $theirs }.
duel-look = Guarda il tavolo
side-offered = { $me ->
    [yes] hai offerto { $card ->
        [8] l’8
       *[other] il { $card }
      }
   *[no] ha offerto { $card ->
        [8] l’8
       *[other] il { $card }
      }
  }
side-threw = { $me ->
    [yes] hai lanciato { $card ->
        [8] l’8
       *[other] il { $card }
      }
   *[no] ha lanciato { $card ->
        [8] l’8
       *[other] il { $card }
      }
  }
duel-swap = { $me ->
    [p] Pace. A te { $card ->
        [8] l’8
       *[other] il { $card }
      }, a { $c } { $offer ->
        [8] l’8
       *[other] il { $offer }
      }.
    [c] Pace. A te { $offer ->
        [8] l’8
       *[other] il { $offer }
      }, a { $p } { $card ->
        [8] l’8
       *[other] il { $card }
      }.
   *[no] Pace. A { $p } { $card ->
        [8] l’8
       *[other] il { $card }
      }, a { $c } { $offer ->
        [8] l’8
       *[other] il { $offer }
      }.
  }
duel-takes = { $me ->
    [yes] Prendi tutte e due le carte: +{ $sum }. Costa una candela.
   *[no] { $who } prende tutte e due le carte: +{ $sum }. Costa una candela.
  }
duel-clash = Conflitto. { $offer ->
    [8] L’8
   *[other] Il { $offer }
  } e { $card ->
    [8] l’8
   *[other] il { $card }
  } escono dal gioco, e si spegne una candela per parte.

## Dilemma: the log
name-card = { $who } ({ $card })
log-leads = { $me ->
    [yes] Hai il fischietto e cominci.
   *[no] { $who } ha il fischietto e comincia.
  }
log-initiative = { $me ->
    [yes] Il fischietto passa a te.
   *[no] Il fischietto passa a { $who }.
  }
log-passed = { $me ->
    [yes] Passi.
   *[no] { $who } passa.
  }
log-offered = { $me ->
    [yes] Offri { $card ->
        [8] l’8
       *[other] il { $card }
      }.
   *[no] { $who } offre { $card ->
        [8] l’8
       *[other] il { $card }
      }.
  }
log-good = { $me ->
    [yes] Il tuo { $card } cade bene.
   *[no] { $who } lancia { $card ->
        [8] l’8
       *[other] il { $card }
      }. Cade bene.
  }
log-void = { $me ->
    [yes] Il tuo { $card } non conta: { $why }.
   *[no] { $who } lancia { $card ->
        [8] l’8
       *[other] il { $card }
      }. Non conta: { $why }.
  }
log-thrown = Dal basso in alto: { $list }.
log-taken = { $me ->
    [yes] Raccogli l’offerta con { $card ->
        [8] l’8
       *[other] il { $card }
      }.
   *[no] { $who } raccoglie l’offerta con { $card ->
        [8] l’8
       *[other] il { $card }
      }.
  }
log-again = Nessuna carta conta. Tutti possono lanciare di nuovo.
log-lost = Fuori dal gioco: { $list }.
log-kept = { $me ->
    [yes] Nessuno vuole { $card ->
        [8] l’8
       *[other] il { $card }
      }: te lo tieni.
   *[no] Nessuno vuole { $card ->
        [8] l’8
       *[other] il { $card }
      }: { $who } se lo tiene.
  }
log-missed = { $me ->
    [yes] La tua offerta manca l’arena: { $card ->
        [8] l’8
       *[other] il { $card }
      } è perso.
   *[no] L’offerta di { $who } manca l’arena: { $card ->
        [8] l’8
       *[other] il { $card }
      } è perso.
  }

## Dilemma: the end
result-wins = { $n ->
    [one] { $me ->
        [yes] Hai vinto
       *[no] Vince { $who }
      }
   *[other] Vittoria condivisa: { $who }
  }
result-nothing = nessuna carta vinta
result-again = Rivincita, stesse regole
result-record = Scarica il verbale

## Rules and credits
rules-what = Le regole come le gioca questo tavolo. Le clausole con la A sono decisioni nostre dove il testo stampato tace.
rules-missing = Queste regole non ci sono ancora.
credits-independent = Whistlestop è una realizzazione indipendente delle regole di giochi che ammiriamo. Tutte le parole, le carte e le figure sono nostre.
credits-games = I giochi
credits-dilemma = Dilemma è un gioco di Alex Randolph.
credits-marks = I nomi dei giochi appartengono ai loro titolari, estranei a questo sito. Se un gioco ti piace, compralo: il cartone cade meglio.
credits-art = Caratteri e figure
credits-icons = Icone da
credits-fonts = Poiret One di Denis Masharov e Mulish di Vernon Adams e altri, con la
credits-fine = Nessun signore è stato maltrattato per questo manifesto.
