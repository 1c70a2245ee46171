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
join-password = Parola d’ordine
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
say-not-now = Adesso no: la regola vuole silenzio
say-team = Ti sente solo la tua squadra
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
no-password = Non è la parola d’ordine di questo tavolo.
no-quiet = Chi ospita ha spento la chat.
no-pencil = Giù le matite: è in corso una visione.
no-pack = Quel mazzo non è su questo server.
no-card = Questa carta non si può stampare così com’è.
no-deck = Restano troppo poche carte per questo tavolo. Scegli un altro mazzo o meno veti.
no-offline = Il server non risponde.
no-server = Il server è inciampato. Riprova tra un momento.
no-other = Il server ha rifiutato ({ $code }).

## The end
result-wins = { $n ->
    [one] { $me ->
        [yes] Hai vinto
       *[no] Vince { $who }
      }
   *[other] Vittoria condivisa: { $who }
  }
result-again = Rivincita, stesse regole
result-closed = Chi ospita ha chiuso la partita
result-follow = Segui gli altri
result-replay = Rivedi la partita
result-proof = Il mescolamento, verificato
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
