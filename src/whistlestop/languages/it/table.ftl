### Italiano. Si dà del tu. $me vale "yes" quando chi legge è chi agisce.

## Everywhere
close = Chiudi
home = Pagina iniziale
rules = Regole
credits = Crediti
language = Lingua
sound = Suono
keys = Tastiera
keys-single = Scorciatoie a un solo tasto
keys-always = Tutto si raggiunge anche con Tab e si preme con Invio o Spazio; Esc chiude.
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
days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
  }
no-limit = senza limite
title-your-move = ● Tocca a te
nowhere = Binario inesistente
nowhere-what = A questo indirizzo non c’è nulla. Il signore aspetta qui da un po’.

## Home
tagline = Giochi di scelte difficili
poster = Una locomotiva viene verso un piccolo signore che guarda l’orologio dove il binario si divide
home-what = Tre giochi tra amici, nel browser. Scegline uno e manda il link, o prova con i robot.
home-again = Riprova
home-code = Hai il codice di un tavolo?
home-sit = Siediti
home-fine = Nessun account. Attenzione allo spazio tra il bene e il male.
soon = in cantiere
ticket-players = { $n ->
    [one] giocatore
   *[other] giocatori
  }
game-trolley = Trial by Trolley
game-trolley-what = Due binari. Convinci il conducente.
game-dilemma = Dilemma
game-dilemma-what = Lancia una carta, poi pace o conflitto.
game-mystery = Mystery Express
game-mystery-what = Cinque tappe, cinque indizi, un colpevole.
game-unknown = Questa pagina non conosce ancora il gioco. Ricaricala: forse ce n’è una più recente.
my-tables = I tuoi tavoli
my-stage = { $stage ->
    [lobby] non ancora iniziato
    [over] finito, da rivedere
   *[other] in corso
  }
open-tables = Tavoli aperti
open-host = con { $host }
open-taken = { $taken ->
    [one] { $taken } posto occupato su { $seats }
   *[other] { $taken } posti occupati su { $seats }
  }
open-none = Nessun tavolo aspetta giocatori. Aprine uno; il signore ti terrà il cappello.
open-locked = Un tavolo con parola d’ordine
refresh = Aggiorna

## A new table
new-table = Nuovo tavolo
new-fine = Puoi cambiare tutto fino alla partenza.
create = Apri il tavolo
more-options = Altre opzioni
more-set = { $n ->
    [0] Regole solite
    [one] { $n } regola cambiata
   *[other] { $n } regole cambiate
  } · ritmo: { $pace } · { $public ->
    [yes] aperto a tutti
   *[no] solo con il link
  }
learn-link = Prima volta? Due minuti, con i robot
seats = Posti
public = Aperto a tutti
public-help = Compare nella pagina iniziale. Altrimenti lo trova solo chi ha il link o il codice.
pace = Ritmo
pace-help = Per tutti gli orologi insieme.
pace-brisk = svelto
pace-usual = normale
pace-relaxed = tranquillo
pace-day = un giorno a mossa
pace-none = senza orologi
pace-own = come sotto
manners = Galateo
talk-on = Chat scritta
talk-on-help = Senza, restano le faccine e le frasi pronte.
talk-off = Spegni la chat scritta
talk-again = Riaccendi la chat scritta
openly = Carte scoperte a fine partita
openly-help = Una proposta: solo se tutti al tavolo sono d’accordo prima della partenza, a partita finita chiunque potrà rivederla con gli occhi di chiunque.
late = Ospiti in ritardo
late-help = Chi arriva a partita iniziata può prendere il posto di un robot e vederne la mano.
behind = Spettatori in ritardo
behind-help = Perché nessuno suggerisca ciò che vede.
behind-none = per niente
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
join-taken = Sbarrate: già portate da { $who }.
join-password = Parola d’ordine
join-sit = Siediti
afterwards = { $openly ->
    [yes] Libro aperto: dopo la partita chiunque può rivederla tutta con gli occhi di chiunque, mani e segreti compresi.
    [asked] Proposta di libro aperto: se tutti sono d’accordo prima della partenza, dopo la partita chiunque potrà rivederla tutta con gli occhi di chiunque, mani e segreti compresi. Altrimenti chi ha l’indirizzo potrà leggere il verbale: ogni carta distribuita, ogni mossa, i nomi e ciò che è stato detto a tutti.
   *[no] Dopo la partita chi ha l’indirizzo può leggere il verbale: ogni carta distribuita, ogni mossa, i nomi e ciò che è stato detto a tutti.
  }
agree = Accetto il libro aperto
agree-missing = Non ancora d’accordo: { $who }. Se manca qualcuno, il libro resta chiuso.
agree-all = Tutti d’accordo: sarà un libro aperto.
watch = Guarda
host = chi ospita
guest = ospite
away = assente
robot = robot
seat-empty = Posto libero
seat-empty-what = per una persona o un robot
seats-robots = { $who ->
    [me] Non c’è nessuno? I robot possono occupare i posti liberi: uno alla volta o tutti insieme.
    [first] I robot possono occupare i posti liberi: li mette chi si siede per primo.
   *[host] I robot possono occupare i posti liberi: li mette chi ospita.
  }
seat-robot = Robot
seats-fill = Robot su tutti i posti liberi
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
lobby-missing-what = Tutti i posti devono essere occupati. Invita qualcuno con il link, o fai sedere dei robot.
lobby-start = Si parte
lobby-opening = Si mescola in pubblico…
lobby-wait-host = Ci siamo tutti. La partenza la dà chi ospita.
lobby-settings = Regole della casa
lobby-settings-fixed = Può cambiarle solo chi ospita: { $who }.
lobby-host-first = Chi si siede per primo ospita e può cambiarle.
password = Parola d’ordine
password-on = impostata
password-set = Imposta
password-clear = Togli
password-empty = Scrivi prima una parola d’ordine.
password-help = Chi si siede o guarda deve saperla. Chi è già seduto resta.
locked = Questo tavolo ha una parola d’ordine
locked-what = Per sedersi o guardare al tavolo { $code } bisogna saperla. Chiedila a chi ti ha invitato.
locked-enter = Entra
crowd = Un’altra persona su questo dispositivo
hands = Chi ha in mano il dispositivo?
hands-help = Scegli il tuo nome per fare ciò che spetta a te: parlare, scrivere carte, escludere argomenti, scegliere, alzarti. Ciò che è privato si chiude quando passi il dispositivo.
seal = Estrazioni sigillate: { $short }
seal-what = Il segreto di tutte le estrazioni è già fissato e questa è la sua impronta: leggetevela a vicenda, perché tutti devono vedere la stessa. Alla fine il segreto viene svelato e il tuo browser controlla le estrazioni.
seal-more = Come si verificano le estrazioni
table-unknown = Il tavolo { $code } non esiste. Forse il codice è sbagliato, o il treno è partito.
learn = Una partita guidata
learn-trolley = Il tram deve passare su uno dei due binari. Ogni squadra mette brava gente sul proprio e canaglie sull’altro, poi perora; il Conducente di turno tira la leva. Chi perde il binario prende un segnalino morte; vince chi ne ha di meno.
learn-dilemma = Ognuno ha carte da 1 a 10. Una viene offerta, un’altra le viene lanciata sopra, e chi le possiede sceglie in segreto: la pace scambia le carte, il conflitto può prenderle entrambe. Le carte vinte sono punti; vince chi ne ha di più.
learn-mystery = Un delitto a bordo: chi, come, perché, in quale carrozza e a che ora? Ogni indizio è su due carte; di ogni indizio vero una carta è nascosta. Chi vede tutte e due le carte di un indizio può dunque escluderlo. Da Parigi a Istanbul vedine più che puoi, e alla fine di’ che cosa resta.
learn-what = Tu contro i robot, per circa due minuti. Nessuna fretta, tranne dove il gioco è una corsa; apri il libro in alto, e anche quella aspetta. Un signore alle tue spalle dice a ogni passo che cosa puoi fare; tocca una carta o un pulsante, e dice che cosa farebbe e quanto costerebbe.
learn-name = Ospite
learn-begin = Comincia
guide = Guida
guide-wait = Niente da fare per ora. Guarda che cosa fanno gli altri.
guide-end = Posso farne a meno
guide-moves = Che cosa posso fare?
guide-done = È tutto qui
guide-on = Continua a giocare
guide-own = Apri un tavolo mio
taught-dilemma = Hai visto un turno intero: offerta, lancio, pace o conflitto. Il resto è uguale, finché le mani non sono vuote. L’arte sta nel sapere di chi fidarsi, e quando smetteranno di fidarsi di te.
taught-trolley = Sei stato da tutte e due le parti: hai calato e perorato, poi hai tirato la leva. A turno tutti fanno il Conducente; vince chi ha meno segnalini morte.
taught-mystery = Hai fatto una tappa e visto una volta le carte Orario. Restano quattro tappe. Cancella nel taccuino ciò che vedi due volte: ciò che non si cancella mai è il delitto.

## At the table
line-connecting = Connessione…
line-slack = Un lancio conta da quando lasci la carta, fino a { $s } s prima che arrivi
line-offline = Sei offline. Il tuo posto resta tuo.
line-restart = Whistlestop non risponde; forse torna tra un momento.
line-broken = Connessione persa.
line-again = Nuovo tentativo tra { $n } s.
line-poor = Connessione scarsa
paused = In pausa. Gli orologi sono fermi.
paused-by = { $who } può farla ripartire.
paused-all = { $n ->
    [0] Ormai possono farlo tutti.
    [one] Tra un minuto potranno farlo tutti.
   *[other] Tra { $n } minuti potranno farlo tutti.
  }
pause = Metti in pausa
resume = Riprendi
leave = Esci
leave-what = Un robot tiene il tuo posto. Riapri il link per riprenderlo.
watching = Stai guardando.
join-late = Prendi il posto di un robot
curtain = Copri lo schermo
curtain-to = Passa il dispositivo a { $who }.
curtain-hold = Tieni premuto il tuo nome per guardare, oppure premilo due volte.
curtain-again = Premi ancora una volta per aprire a { $who }.
tv-sound = Tocca o premi un tasto per l’audio
people = Persone
mute = Non ascoltare { $who }
kick = Manda via
kick-sure = Davvero? Continua un robot
more-time = Dai più tempo
end-game = Chiudi la partita
end-game-sure = Chiuderla davvero per tutti?
screens = Altri schermi
screens-mine = Il tuo posto su un altro dispositivo
screens-mine-help = Inquadralo tu: chi ha questo codice gioca per te.
screens-tv = Il tavolo su un televisore
screens-tv-help = Solo ciò che tutti possono vedere.
calls = Quando tocca a te
calls-notify = Avvisami quando guardo altrove
calls-push = Anche quando nessuna pagina è aperta.
calls-page = Solo finché la pagina è aperta.
calls-failed = Solo finché la pagina è aperta: per ora questo dispositivo non si può chiamare altrimenti.
calls-insecure = Le notifiche richiedono https, e questa pagina è stata aperta senza.
calls-install = Su iPhone o iPad, aggiungi prima Whistlestop alla schermata Home (Condividi, Aggiungi alla schermata Home) e aprilo da lì.
calls-refused = Questo browser rifiuta le notifiche da qui. Puoi consentirle nelle sue impostazioni per questo sito.
calls-none = Questo browser non ha notifiche.
calls-vibrate = Vibrazione
orders = Ordini permanenti
orders-what = Come rispondere per te a ogni tipo di domanda. Agli altri sembra una scelta.
order-ask = chiedimelo
order-answer = come l’ultima volta
order-silence = come se tacessi
order-robot = come il mio robot
line = { $quality ->
    [good] Connessione buona ({ $ms } ms)
    [fair] Connessione discreta ({ $ms } ms)
    [poor] Connessione scarsa ({ $ms } ms)
   *[none] Nessuna connessione
  }
players = Giocatori
mine = Le tue carte
log = Che cosa è successo
log-none = Non è ancora successo nulla. Ogni mossa sarà raccontata qui, con la sua regola.
log-and-talk = { $unread ->
    [0] Registro e chat
    [one] Registro e chat, { $unread } messaggio non letto
   *[other] Registro e chat, { $unread } messaggi non letti
  }
talk = Chat
talk-none = Nessuno ha ancora detto niente. Una faccina o una frase pronta è un buon inizio.
say = Di’ qualcosa
say-not-now = Adesso no: la regola vuole silenzio
say-off = La chat è spenta
say-empty = Scrivi prima qualcosa.
say-to = A chi
room-all = a tutti
room-team = solo la squadra
phrases = Frasi pronte
phrase-hello = Buonasera a tutti.
phrase-luck = Buona fortuna.
phrase-well-played = Ben giocato.
phrase-thinking = Fatemi pensare.
phrase-hurry = Il treno sta partendo…
phrase-sorry = Scusate.
phrase-really = Davvero?
phrase-thanks = Grazie.
phrase-again = Un’altra?
phrase-bye = Buonanotte.
phrase-late = Ho preso il posto del robot.
phrase-open-book = Tutti d’accordo: dopo la partita il libro sarà aperto.
phrase-closed-book = Non tutti erano d’accordo: niente libro aperto dopo questa partita.
say-team = Ti sente solo la tua squadra
said-by = { $who }: { $said }
say-send = Invia
go-on = Avanti
react-laurel = Alloro
react-heart = Cuore
react-laugh = Risata
react-gasp = Stupore
react-tear = Lacrima
react-whistle = Fischietto
stuck = Da un po’ non si muove niente.
relieve = Lascia giocare un robot per { $who }
relieve-when = { $n ->
    [one] Possibile se per un altro minuto non si muove niente.
   *[other] Possibile se per altri { $n } minuti non si muove niente.
  }
relieved = Un robot gioca per te.
relieved-back = Eccomi di nuovo
stand-in = Un robot tiene il posto di { $who }

## Refusals: why not, in one sentence
no-malformed = Non è arrivato per intero. Ricarica la pagina, per favore.
no-illegal = Le regole non lo permettono.
no-stale = Troppo tardi: il gioco è andato avanti.
no-paused = Il gioco è in pausa.
no-patience = Non ancora: non si è aspettato abbastanza.
no-seat = Questo non è il tuo posto.
no-taken = Qualcuno è stato più svelto: il posto è occupato.
no-host = Può farlo solo chi ospita.
no-stage = Non in questo momento della partita.
no-seats = Ci sono ancora posti liberi.
no-options = Queste scelte non vanno insieme.
no-room = Qui ora non si parla.
no-flood = Più piano. I treni hanno un orario.
no-guesses = Da qui sono stati provati troppi codici senza tavolo. Aspetta un minuto e riprova.
no-size = È troppo lungo.
no-token = Questo posto non è più tuo.
no-unknown = Qui non c’è nulla con quel nome.
no-gone = Quel tavolo non esiste più.
no-edition = Questa partita si è giocata con regole più vecchie (edizione { $edition }), che qui non ci sono più. Non si può mostrare com’era, perciò non si mostra affatto.
no-over = La partita è finita.
no-colour = Quella livrea è già presa.
no-name = Questo nome è già preso o non va bene; scegline un altro.
no-pledge = La tua parte della mescolata non torna. Siediti di nuovo, per favore.
no-full = Tutti i posti sono occupati.
no-running = Il verbale sarà pronto a partita finita.
no-password = Non è la parola d’ordine di questo tavolo.
no-late = A questo tavolo chi arriva tardi non prende il posto di un robot.
no-quiet = Chi ospita ha spento la chat.
no-pencil = Giù le matite: è in corso una visione.
no-pace = È in corso una visione: il passo lo dà il gioco stesso.
no-pack = Quel mazzo qui non c’è.
no-card = Questa carta non si può stampare così com’è.
no-deck = Restano troppo poche carte per questo tavolo. Scegli un altro mazzo o meno veti.
no-offline = Whistlestop non risponde.
no-server = Qualcosa da noi è inciampato. Riprova tra un momento.
no-other = Qui non si può fare ({ $code }).

## The end
result-wins = { $n ->
    [1] { $me ->
        [yes] Hai vinto
       *[no] Vince { $who }
      }
   *[other] Vittoria condivisa: { $who }
  }
result-again = Rivincita, stesse regole
result-closed = Chi ospita ha chiuso la partita
result-follow = Segui gli altri
result-replay = Rivedi la partita
result-proof = Mescolata verificata
result-record = Scarica il verbale
picture = Un’immagine da condividere
picture-seat = Posto { $n }
picture-nameless = Senza nomi
picture-failed = Non è stato possibile disegnare l’immagine.
picture-of = { $title }: { $who }
picture-save = Salva l’immagine
replay = Replica
replay-back = Torna al tavolo
replay-none = Qui non c’è niente da mostrare. L’indirizzo di una replica viene da chi l’ha condivisa; le tue partite sono ai loro tavoli.
replay-steps = Passi
replay-less = Un passo indietro
replay-more = Un passo avanti
replay-first = Questo è l’inizio.
replay-last = Questa è la fine.
replay-run = Avvia
replay-step = Passo
replay-tools = Sguardi, condivisione, e se…
replay-eyes = Vista da
replay-public = il pubblico
replay-everybody = tutti
replay-nameless = senza nomi, chat e parole scritte
replay-share = Copia un link
replay-what-if = E se…? Riprendi da qui
replay-what-if-help = Per riprendere da qui, scegli prima gli occhi di un giocatore.
replay-what-if-over = Qui la partita è finita. Torna indietro e riprendi da lì.
replay-what-if-public = Qui c’è solo ciò che ha visto il pubblico, e chi giocava non aveva accettato prima della partenza di mostrare di più: nessuno può sedersi al loro posto.
replay-seat = Siediti come
ratings = Classifica
ratings-off = Qui la classifica è spenta. Chi tiene questo Whistlestop può accenderla.
ratings-name = Nome
ratings-rating = Punteggio
ratings-games = Partite
ratings-none = Qui non c’è ancora nessuno in classifica. Gioca una partita con almeno un’altra persona.
ratings-what = Per nome e per gioco, dai tavoli con almeno due persone; i robot non contano. Una stima prudente: sale quando il dubbio diminuisce. I nomi non sono protetti e una partita chiusa da chi ospita non conta per nessuno: è tra amici, senza premi.
fates = Il destino delle carte
fates-what = { $n ->
    [one] Questo browser ricorda { $n } verdetto umano, perché i robot ti conoscano, e la sorte di ogni carta. Resta qui e va solo ai tavoli dove siedi.
   *[other] Questo browser ricorda { $n } verdetti umani, perché i robot ti conoscano, e la sorte di ogni carta. Resta qui e va solo ai tavoli dove siedi.
  }
fates-row = travolta: { $killed } su { $staked }
fates-none = In questo browser non si è ancora concluso nessun processo. Giocane uno, e le sue carte staranno qui.
fates-export = Esporta
fates-erase = Cancella i ricordi
fates-erase-sure = Cancellare davvero?
no-off = Qui è disattivato.

## Rules and credits
rules-what = Le regole come le gioca questo tavolo. Le clausole con la A sono decisioni nostre dove il testo stampato tace.
rules-missing = Non è stato possibile caricare le regole. Controlla la connessione e ricarica la pagina.
rules-other = Le regole di un altro gioco
credits-independent = Whistlestop è una realizzazione indipendente delle regole di giochi che ammiriamo. Tutte le parole, le carte e le figure sono nostre.
credits-games = I giochi
credits-dilemma = Dilemma è un gioco di Alex Randolph.
credits-trolley = Trial by Trolley è pubblicato da Skybound Games ed Explosm.
credits-mystery = Mystery Express è di Antoine Bauza e Serge Laget, pubblicato da Days of Wonder.
credits-marks = I nomi dei giochi appartengono ai loro titolari, estranei a questo sito. Se un gioco ti piace, compralo: il cartone cade meglio.
credits-art = Caratteri e figure
credits-icons = Icone da
credits-fonts = Poiret One di Denis Masharov e Mulish di Vernon Adams e altri, con la
credits-fine = Nessun signore è stato maltrattato per questo manifesto.
