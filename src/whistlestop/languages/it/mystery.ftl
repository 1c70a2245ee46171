## Regole della casa
option-mystery-hours = Ore per tappa
option-mystery-hours-help = Quante ore ha ciascuno in ognuna delle cinque tappe. Le regole dicono solo le quattro della prima: 4-3-5-4-6 è una scelta della casa (ME-A1).
option-mystery-abilities = Abilità
option-mystery-abilities-help = Quattro investigatori possono sbirciare le carte del loro colore messe in pila; la signorina Pransky ha un’ora in più.
option-mystery-passengers = Carte dei passeggeri
option-mystery-passengers-help = In quattro: quante carte hanno il primo e il secondo passeggero.
option-mystery-colours = Colori delle abilità
option-mystery-colours-mansard-car = Mansard: carrozze
option-mystery-colours-mansard-suspect = Mansard: sospettati
option-mystery-colours-help = Quali dorsi può sbirciare Mansard: carrozze o sospettati. A De Mirabella toccano gli altri.
option-mystery-first = Primo fischietto
option-mystery-first-0 = a sorte
option-mystery-first-help = A sorte, oppure chi siede a questo posto. Alla rivincita tocca al posto dopo.
option-mystery-aid = Taccuino
option-mystery-aid-paper = carta
option-mystery-aid-clerk = cancelliere
option-mystery-aid-logician = logico
option-mystery-aid-statistician = statistico
option-mystery-aid-paper-help = Nulla si scrive da sé. Porta una matita.
option-mystery-aid-clerk-help = Segna ciò che hai visto tu, con quando e da chi.
option-mystery-aid-logician-help = Segna anche ciò che ne segue con certezza.
option-mystery-aid-statistician-help = Dice anche quanto è probabile ogni indizio.
option-mystery-seat = Il posto { $n } viaggia come
option-mystery-seat-lot = a sorte
option-mystery-seat-macdouglas = MacDouglas
option-mystery-seat-mansard = Mansard
option-mystery-seat-mirabella = De Mirabella
option-mystery-seat-strauss = Strauss
option-mystery-seat-pransky = signorina Pransky
unfit-mystery-seat = Ognuno viaggia una volta sola: chi siede altrove non è libero.
clock-mystery-go = Per ogni fermata di un turno
clock-mystery-show = Per mostrare una carta
clock-mystery-give = Per dare una carta
clock-mystery-bag = Per nascondere e indovinare il sacchetto
clock-mystery-steal = Per dire che cosa si prende
clock-mystery-talk = Con il controllore
clock-mystery-ability = Per usare un’abilità
clock-mystery-strasbourg = Ogni carta Ora a Strasburgo
clock-mystery-budapest = Ogni carta Ora a Budapest
clock-mystery-wien = Ogni mazzetto di carte Ora a Vienna
clock-mystery-tunnel = Nel tunnel
clock-mystery-telegram = Per scrivere il telegramma
clock-mystery-reveal = Per scegliere la carta da rivelare
clock-mystery-answer = Per le conclusioni finali
clock-mystery-verdict = Prima di ogni carta nascosta

## carte e persone
category-method = Modus
category-suspect = Sospettato
category-motive = Movente
category-car = Carrozza
category-time = Orario
card-method = { $n ->
    [one] una carta Modus
   *[other] { $n } carte Modus
  }
card-suspect = { $n ->
    [one] una carta Sospettato
   *[other] { $n } carte Sospettato
  }
card-motive = { $n ->
    [one] una carta Movente
   *[other] { $n } carte Movente
  }
card-car = { $n ->
    [one] una carta Carrozza
   *[other] { $n } carte Carrozza
  }
card-face = la carta «{ $name }»
city-0 = Parigi
city-1 = Strasburgo
city-2 = Monaco
city-3 = Vienna
city-4 = Budapest
city-5 = Istanbul
clue-0 = Rivoltella
clue-1 = Candeliere
clue-2 = Veleno
clue-3 = Corda
clue-4 = Stiletto
clue-5 = Portiera
clue-8 = Sig.ra Vasser
clue-9 = Lord Pym
clue-10 = Prof. Halas
clue-11 = Sig.na Okoye
clue-12 = Sig. Bruni
clue-13 = Dott. Lind
clue-16 = Debiti
clue-17 = Eredità
clue-18 = Crepacuore
clue-19 = Un segreto
clue-20 = Invidia
clue-21 = Ambizione
clue-24 = Bar
clue-25 = Cuccette
clue-26 = Fumatori
clue-27 = Passeggeri
clue-28 = Ristorante
clue-29 = Salotto
time-at = { $h }:{ $m }
blank = niente
person-macdouglas = MacDouglas
person-mansard = Mansard
person-mirabella = De Mirabella
person-strauss = Strauss
person-pransky = Sig.na Pransky
conductor = Controllore
passenger = Passeggero { $n }
waits = aspetta a { $city }
place-hand = { $me ->
    [yes] la tua mano
   *[no] mano di { $who }
  }
place-pile = { $me ->
    [yes] la tua pila
   *[no] pila di { $who }
  }
place-conductor = controllore (posto { $n })
place-passenger = passeggero { $n }

## il treno
train = Il treno
notebook = Il taccuino
route-label = Tappa { $leg }: da { $from } a { $to }
hours-short = { $n } h
hours-range = { $more ->
    [to] { $low }–{ $high } h
    [or] { $low } / { $high } h
    [each] { $low } h +
   *[no] { $low } h
  }
hours-left = { $n ->
    [one] { $n } ora su { $of }
   *[other] { $n } ore su { $of }
  }
coach = { $who ->
    [no] {""}
   *[other] , qui: { $who }
  }{ $conductor ->
    [yes] , c’è il controllore
   *[no] {""}
  }{ $state ->
    [done] , fatto
    [shut] , ora non si può
   *[no] {""}
  }
backs = Dorsi in mano
backs-pile = + pila
just-seen = Appena viste:
in-pile = e { $n } in pila
eye = { $ready ->
    [yes] Può sbirciare le carte messe in pila: { $what }
   *[no] Abilità già usata in questa tappa: { $what }
  }
has-whistle = ha il fischietto
pile-n = { $n ->
    [one] pila: { $n } carta
   *[other] pila: { $n } carte
  }
my-pile = La tua pila
my-pile-what = Fuori portata per tutti fino alla prossima città. Poi torna nella tua mano.
my-pile-none = Vuota. Ciò che ricevi o mostri in questa tappa resta qui fino alla fine della tappa.
my-telegram = Il tuo telegramma
revealed = Scoperte per tutti
question = Che cosa ti si chiede
to-question = Al modulo
tab-train = Treno
tab-hand = Mano
tab-notebook = Taccuino
tab-ways = Percorsi
ways = Il percorso di ogni carta
ways-none = Nessuna carta si è ancora mossa. Tutto ciò che passa di mano viene elencato qui, sotto gli occhi di tutti.
step-back = Un passo indietro
step-on = Un passo avanti
step-run = Scorri da solo
towards = Verso { $city }

## nelle carrozze
two-actions = Due azioni
verb-grip = Apri una valigia
verb-madam = Parla con un passeggero
what-lounge = Nomina una categoria. Tutti gli altri ne mostrano a tutti una carta.
what-sleeping = Qualcuno nasconde il sacchetto in una mano. Se indovini, prendi una carta.
what-smoking = Due viaggiatori ti danno una carta ciascuno. Tu ne ridai una a ciascuno. Nessuno aspira.
what-passenger = Un vicino ti dà una carta, tu ne dai una dall’altra parte, e così via tutt’intorno.
what-dining = Ogni ospite ti mostra una carta di una categoria sua. Il conto è tuo.
what-grip = Tutte le carte di una categoria tornano da una pila nella mano del loro giocatore.
what-madam = Un passeggero ti lascia una carta, scelta dal dorso.
not-your-go = Non è il tuo turno. Puoi guardare, non fermarti.
stop-not = { $why ->
    [ME-31] Qui non puoi fermarti: non restano abbastanza ore.
    [ME-32] L’hai già fatto in questa tappa.
    [ME-33] Servono due carte in mano.
    [ME-56] Nessun passeggero è ancora a bordo.
    [ME-A7] Nessuno ha una carta da chiedere.
    [ME-A8] Non c’è nessuno con cui farlo.
    [ME-A9] Per le cuccette servono due ore di riserva.
    [ME-A19] Nessun passeggero a bordo ha più carte.
    [ME-A29] Nessuna pila ha una carta così.
   *[other] Le regole ora non lo permettono.
  }
with-whom = Con chi?
which-passenger = Quale passeggero?
which-kind = Che genere di carta?
kind-not = Qui non c’è nessuna carta così da avere: guarda i dorsi.
missing-whom = { $who ->
    [passenger] Scegli prima un passeggero.
   *[player] { $n ->
        [one] Scegli prima con chi.
       *[other] Scegli prima { $n } giocatori.
      }
  }
missing-kind = Scegli prima il genere di carta.
of-most = { $n } di { $most }
side = { $side ->
    [left] alla tua sinistra
   *[right] alla tua destra
  }
ask-guest = Chiedi a { $who }
who-sees = Chi vede che cosa.
sees-lounge = Tutti vedono tutte queste carte.
sees-sleeping = La carta la vedete tu e chi la possedeva. Gli altri vedono il dorso.
sees-smoking = Tu vedi entrambe le carte, chi le dà solo la propria. Gli altri vedono i dorsi.
sees-passenger = Ogni carta la vedono chi la dà e chi la riceve. Gli altri vedono i dorsi.
sees-dining = Tu le vedi tutte, ogni ospite solo la propria. Gli altri vedono i dorsi.
sees-grip = Si vedono solo dorsi.
sees-madam = La carta la vedi solo tu. Gli altri vedono il dorso.
conductor-here = Qui c’è il controllore: dopo scambierai una carta con lui.
do-lounge = Chiedi, { $n } h
do-sleeping = Fruga, { $n } h o una in più
do-smoking = Accendi, { $n } h
do-passenger = Fai passare, { $n } h
do-dining = Invita, { $n } h
do-grip = Apri, { $n } h
do-madam = Parla, { $n } h
do-done = { $n ->
    [0] Fine turno
   *[other] Fine turno, restano { $n } h
  }
tap-a-car = { $free ->
    [0] In questa tappa non si può fare altro.
   *[other] Tocca una carrozza per fermarti lì.
  }
blanks = Ancora vuote: { $n }.
form-unfilled = Scegli prima un dorso per lato.
handed-in = È consegnato. Cambia qualcosa e potrai consegnarlo di nuovo.
status-in = Pronti: { $in } su { $all }.

## domande
do-peek = Sbircia la carta { $k } ({ $who })
do-pass = Lascia passare
order-pass = La mia abilità: lascia passare sempre. Nessuno se ne accorge.
bag-side = { $side ->
    [left] Mano sinistra
   *[right] Mano destra
  }
do-steal = Prendi
choose-first = { $n ->
    [one] Scegli prima una carta.
   *[other] Scegli prima { $n } carte.
  }
do-slot = Posto { $n }: { $k }
give-order = Prima per l’uno, poi per l’altro.
give-to = La carta { $n } va a { $who }.
do-card = { $sealed ->
    [yes] Cambia
   *[no] { $what ->
        [lounge] Mostra questa carta a tutti
        [dining] Mostra questa carta
        [revelation] Rivela questa carta
        [fill] Lasciagli questa carta
        [return] Dai queste due
       *[other] Dai questa carta
      }
  }
tunnel-side = { $side ->
    [left] Alla tua sinistra: { $who }
   *[right] Alla tua destra: { $who }
  }
tunnel-none = Nessuna carta in mano da guardare.
about-telegram = Al massimo un indizio per categoria. Conta solo in caso di parità: giusto più uno, sbagliato meno uno. Ciò che parte è partito.
about-answers = Le tue cinque conclusioni. Una giusta vale un punto, una sbagliata non costa nulla.
submit-tunnel = { $sealed ->
    [yes] Scelto
   *[no] Guarda
  }
form-blanks = { $all ->
    [yes] Non hai indicato nulla. Vuoi inviarlo lo stesso?
   *[no] Non indicato: { $list }. Vuoi inviarlo lo stesso?
  }
form-all-the-same = Invia lo stesso
submit-telegram = { $sealed ->
    [yes] Consegnato
   *[no] Spedisci il telegramma
  }
submit-answers = { $sealed ->
    [yes] Consegnate
   *[no] Consegna
  }

## carte Ora
hour-cards = le carte Ora
look-well = Guarda bene
hours-begin = Cominciano le carte Ora.
hours-what = { $how ->
    [one] Ventitré carte, una alla volta. L’ora del delitto appare solo due volte.
    [stacks] Ventitré carte su tre mucchi. L’ora del delitto appare solo due volte.
   *[piles] Guarda il tuo mazzetto; al segnale passa a sinistra. L’ora del delitto c’è solo due volte.
  }
hours-missed = Le carte Ora di { $city } sono state mostrate mentre non c’eri.
hours-missed-how = Le vedrai una sola volta, una dopo l’altra, al passo del tavolo; intanto il taccuino resta chiuso.
hours-ready = Si comincia?
hours-show = Mostrale
hours-watch = Ognuno guarda un mazzetto per sé.
of-n = { $n } di { $of }
hours-heard = { $n } di { $of }: { $times }
signal-n = Mazzetto { $n } di { $of }
piles-go = Come gira il mazzetto
notebook-shut = taccuino chiuso
whistle-pace = { $me ->
    [yes] Hai il fischietto: quanto tempo per { $per ->
        [pile] mazzetto
       *[card] carta
      }?
   *[no] { $who } ha il fischietto e detta il passo. Chiudere gli occhi è permesso, ma non consigliato.
  }
pace-per = { $per ->
    [pile] Tempo per mazzetto
   *[card] Tempo per carta
  }
per-cent = { $n } %
aloud = Di’ gli orari ad alta voce

## il taccuino
only-you = solo per te
sheet = { $what }, tappa per tappa
leg-n = tappa { $n }
verdict-column = verdetto
cell = { $clue }, { $column }: { $mark }
printed-mark = stampato dall’aiuto: { $mark }
mark-none = niente
mark-seen = visto
mark-both = tutte e due le copie
mark-travels = gira
mark-not = non ne ha
mark-ask = forse
mark-sure = è questo
mark-innocent = escluso
mark-once = una volta
mark-twice = due volte
mark-thrice = tre volte
free-notes = Appunti
how-to-mark = Tocca una casella per cambiarne il segno.{ $aid ->
    [paper] {""}
   *[other] {" "}I segni grigi sono dell’aiuto: tocca il loro indizio per leggere perché.
  }

## la fine
verdict = Le carte nascoste
verdict-what = Prima che cosa pensa ognuno, poi che cosa fu.
right = giusto
wrong = sbagliato
points = Punti
level = A parità di punti contano i telegrammi: { $list }.
crime-was = Il delitto: { $suspect }, { $method }, { $motive }, { $car }, { $time }.

## a chi tocca
status-wait = Si prepara il treno.
status-go = È il turno di { $who }: { $n ->
    [one] resta { $n } ora
   *[other] restano { $n } ore
  } su { $of }.
status-go-mine = Tocca a te: { $n ->
    [one] resta { $n } ora
   *[other] restano { $n } ore
  } su { $of }.
status-lounge = { $who } è al bar: gli altri scelgono { $what } da mostrare a tutti.
status-lounge-mine = { $who } chiede a tutti di mostrare { $what }.
status-sleeping = { $who } fruga la cuccetta di { $to }: in quale mano è il sacchetto?
status-sleeping-mine = In quale mano { $to } nasconde il sacchetto?
status-sleeping-hide = { $who } fruga la tua cuccetta. Nascondi il sacchetto.
status-steal = { $who } ha trovato il sacchetto e nomina una categoria.
status-steal-mine = Hai trovato il sacchetto. Che genere di carta prendi?
status-smoking = { $who } è nella carrozza fumatori: { $to } scelgono { $what } da cedere.
status-smoking-mine = Dai a { $who } { $what }.
status-return = { $who } sceglie che cosa ridare a { $to }.
status-return-mine = Ridai una carta a ciascuno: { $to }.
status-link = { $mover } è nella carrozza passeggeri: { $who } sceglie { $what } per { $to }.
status-link-mine = Dai a { $to } { $what }.
status-dining = Ristorante: gli ospiti scelgono che cosa mostrare a { $who }.
status-dining-mine = È un invito: mostra a { $who } { $what }.
status-talk = { $who } parla con il controllore.
status-talk-mine = Qui c’è il controllore. Prendi una delle sue carte.
status-fill = { $who } lascia una carta al controllore.
status-fill-mine = Ora lasciagli una delle tue.
status-peek = Turno di { $mover }: una carta va in pila ({ $kinds }, pila di { $owners }). Può sbirciarla: { $others }.
status-peek-mine = Una carta del tuo colore va in pila. La sbirci?
status-showing = { $city }: si mostrano le carte Ora.
status-piles = { $city }: ognuno guarda un mazzetto di carte Ora.
status-tunnel = Il lungo tunnel: ognuno sbircia una carta di ogni vicino.
status-tunnel-mine = Il lungo tunnel: che genere di carta sbirci in mano a ogni vicino?
status-telegram = Si scrivono i telegrammi.
status-telegram-mine = Budapest: scrivi il tuo telegramma.
status-revelation = Rivelazione improvvisa: ognuno sceglie una carta.
status-revelation-mine = Rivelazione improvvisa: scegli una carta da scoprire per sempre.
status-answers = Istanbul: ognuno scrive cinque conclusioni.
status-answers-mine = Istanbul: chi, come, perché, dove e quando?
status-sealed = Annotato; risposte: { $in } su { $all }. Puoi ancora cambiare.
status-verdict = Le carte nascoste. { $part }!
status-end = La partita è finita.

## per chi comincia
hint-go = Tocca una carrozza per fermarti lì. Una fermata costa ore e fa vedere carte: più costa, più ne vedi. Mai due volte la stessa azione in una tappa.
hint-more = Ti restano ore. Tocca un’altra carrozza o finisci il turno: le ore non usate vanno perse.
hint-watch = Il dorso di una carta ne mostra a tutti il genere; solo la faccia è segreta. Osserva quali generi vanno dove: è mezza soluzione.
hint-lounge = Scegli una carta da mostrare a tutti. Se hai tutte e due le copie di un indizio, mostrarne una dice poco.
hint-dining = { $who } ti invita, e solo { $who } vedrà questa carta. Resta nella tua pila, fuori portata, e torna in mano alla prossima città.
hint-smoking = Questa carta ti lascia per sempre, e ne avrai un’altra in cambio.
hint-link = Dai via questa carta e ne ricevi una dall’altra parte. Quella appena ricevuta non si passa.
hint-sleeping = Si tira a indovinare. Chi viene scoperto perde una carta.
hint-steal = Prendi una categoria che conosci poco. Quale delle sue carte arriva, lo decide la sorte.
hint-return = Le carte appena ricevute sono in pila, perciò ne dai altre due. Dai via ciò che conosci bene.
hint-talk = Chi scambia con il controllore ne vede la carta. Guardane una che nessuno conosce.
hint-fill = Ciò che lasci qui lo riconoscerai più tardi. Gli altri ne vedono solo il dorso.
hint-peek = Una volta per tappa puoi guardare una carta del tuo colore messa in pila da un avversario. Nessuno saprà che cosa hai visto.
hint-showing = Conta a mente: ogni ora appare tre volte, quella del delitto solo due. In questo viaggio le vedrai tre volte.
hint-piles = Conta di nuovo. Ogni mazzetto ti passa davanti una volta.
hint-tunnel = Vedi una carta di ogni vicino. Scegli categorie che hai visto poco.
hint-telegram = Scrivi solo ciò di cui sei abbastanza sicuro: in caso di parità un errore costa un punto.
hint-revelation = Tutti vedranno questa carta. Scegline una già vista.
hint-answers = Tira a indovinare ciò che non sai: gli errori non costano nulla.

## il diario
log-cast = A bordo ci sono { $list }.
travels-as = { $who } come { $what }
log-whistle = { $me ->
    [yes] Hai il fischietto e cominci.
   *[no] { $who } ha il fischietto e comincia.
  }
log-dealt = Sette carte a testa. Una carta per categoria è nascosta: il delitto.
log-conductor = Il controllore va in questa carrozza: { $car }.
log-go = { $me ->
    [yes] È il tuo turno verso { $city }, con { $n } ore.
   *[no] È il turno di { $who } verso { $city }, con { $n } ore.
  }
log-rested = { $me ->
    [yes] Finisci il turno
   *[no] { $who } finisce il turno
  }; { $n ->
    [one] un’ora va persa.
   *[other] { $n } ore vanno perse.
  }
stopped-lounge = { $me ->
    [yes] Chiedi
   *[no] { $who } chiede
  } a tutti nel bar { $what } ({ $n } h).
stopped-sleeping = { $me ->
    [yes] Frughi la cuccetta di { $to }
   *[no] { $who } fruga la cuccetta di { $to }
  } nel vagone letto ({ $n } h).
stopped-smoking = { $me ->
    [yes] Chiedi
   *[no] { $who } chiede
  } tra i fumatori { $what } a testa a { $to } ({ $n } h).
stopped-passenger = { $me ->
    [yes] Fai
   *[no] { $who } fa
  } girare le carte nella carrozza passeggeri; { $to } comincia con { $what } ({ $n } h).
stopped-dining = { $me ->
    [yes] Ceni al ristorante e chiedi
   *[no] { $who } cena al ristorante e chiede
  } { $list } ({ $n } h).
guest-asked = a { $who } { $what }
stopped-grip = { $me ->
    [yes] Apri
   *[no] { $who } apre
  } una valigia nel salone ({ $n } h).
stopped-madam = { $me ->
    [yes] Chiedi
   *[no] { $who } chiede
  } { $what } al passeggero { $which }, nel salone ({ $n } h).
log-guessed = { $hit ->
    [yes] { $me ->
        [yes] Trovi il sacchetto in mano a { $to } e paghi un’altra ora.
       *[no] { $who } trova il sacchetto in mano a { $to } e paga un’altra ora.
      }
   *[no] { $me ->
        [yes] Scegli la mano sbagliata di { $to } e non trovi nulla.
       *[no] { $who } sceglie la mano sbagliata di { $to } e non trova nulla.
      }
  }
log-passed = { $me ->
    [yes] Non ne hai: guardi la carta che arriva e la passi a { $to }.
   *[no] { $who } non ne ha: guarda la carta che arriva e la passa a { $to }.
  }
log-gripped = { $me ->
    [yes] Riprendi
   *[no] { $who } riprende
  } { $what } dalla pila in mano.
moved-lounge = { $me ->
    [yes] Mostri
   *[no] { $who } mostra
  } a tutti { $card }.
moved-sleeping = { $me ->
    [yes] Perdi
   *[no] { $who } perde
  } { $card }{ $got ->
    [none] {""}
    [me] , che prendi tu
   *[other] , che va a { $to }
  }: ha deciso la sorte.
moved-smoking = { $me ->
    [yes] Cedi
   *[no] { $who }{ $got ->
        [me] {" "}ti cede
       *[other] {" "}cede
      }
  } { $card }{ $got ->
    [none] {""}
    [me] {""}
   *[other] {" "}a { $to }
  } tra i fumatori.
moved-passenger = { $got ->
    [back] { $me ->
        [yes] Ti torna { $card }: era la tua.
       *[no] A { $who } torna la propria carta: { $card }.
      }
   *[other] { $me ->
        [yes] Passi
       *[no] { $who }{ $got ->
            [me] {" "}ti passa
           *[other] {" "}passa
          }
      } { $card }{ $got ->
        [none] {""}
        [me] {""}
       *[other] {" "}a { $to }
      } nella carrozza passeggeri.
  }
moved-dining = { $me ->
    [yes] Mostri
   *[no] { $who } mostra
  } { $card } a cena.
moved-madam = Il passeggero { $n } { $got ->
    [none] cede { $card }
    [me] ti cede { $card }
   *[other] cede { $card } a { $to }
  }.
moved-talk = { $got ->
    [none] Il controllore cede { $card } dal posto { $n }
    [me] Prendi { $card } dal posto { $n } del controllore
   *[other] { $to } prende { $card } dal posto { $n } del controllore
  }.
moved-fill = { $me ->
    [yes] Lasci
   *[no] { $who } lascia
  } { $card } al controllore, nel posto { $n }.
moved-revelation = { $me ->
    [yes] Scopri
   *[no] { $who } scopre
  } { $card } per tutti, fino alla fine.
moved-piled = { $me ->
    [yes] Metti { $card } nella tua pila.
   *[no] { $who } mette { $card } nella propria pila.
  }
looked-tunnel = { $me ->
    [yes] Sbirci
   *[no] { $who } sbircia
  } nel tunnel { $card } { $mine ->
    [yes] nella tua mano
   *[no] in mano a { $to }
  }.
looked-ability = { $me ->
    [yes] Usi la tua abilità e sbirci
   *[no] { $who } usa la propria abilità e sbircia
  } { $card } prima che vada in pila.
log-arrived = Il treno è a { $city }. Si riprendono le pile, e { $me ->
    [yes] prendi il fischietto.
   *[no] { $who } prende il fischietto.
  }
log-boarded = Sale a bordo il passeggero { $n }.
log-pace = Il fischietto porta il ritmo al { $n } % del tempo solito.
log-deck = Le carte Ora sono riposte.
log-telegrams = I telegrammi sono partiti.
log-hypotheses = { $part }: { $list }.
thinks = { $blank ->
    [yes] { $who } non dice nulla
   *[no] { $who } dice { $what }
  }
log-crime = { $part }, in verità: { $card }.
log-opened = C’è parità, e si aprono i telegrammi. { $list }
opened = { $blank ->
    [yes] { $who } ne aveva mandato uno vuoto, che vale { $n }.
   *[no] { $who } aveva telegrafato { $list }, che vale { $n }.
  }
log-won = I punti: { $list }.
points-of = { $who } { $n }

## ciò che l’aiuto stampa
chance = { $p }%
moment = { $where ->
    [city] a { $city }
    [deal] quando si sono date le carte
   *[leg] nella tappa { $leg }
  }
sight = L’hai vista { $when }: { $where }.
why-seen = { $n ->
    [one] L’hai visto una volta.
   *[other] L’hai visto { $n } volte. Non sono per forza le due copie.
  }
why-pair = Escluso { $when }: hai tutte e due le copie.
why-held = Escluso { $when }: una copia è tua e l’altra l’hai vista.
why-twice = Escluso { $when }: visto due volte, e non poteva essere la stessa carta.
why-ways = Escluso { $when }: comunque siano andate le carte, non è quella nascosta.
why-rest = Dimostrato { $when }: dev’essere questo, tutti gli altri sono esclusi.
why-turned = La carta nascosta è stata girata.
why-odds = Probabile quanto dicono le carte che conosci: { $p }%.
why-memory = Nessun aiuto conta le carte Ora. Chi le ha guardate ricorda, oppure no.

## dopo
plot = Che cosa si poteva sapere
plot-picture = Quanto era probabile la verità, da Parigi a Istanbul.
plot-what = Le barre: quanto era probabile la verità in ogni città, per chi non dimentica nulla.
plot-row = { $part }. { $list }
plot-city = { $city }: { $p }, più probabile { $what }
plot-open = più d’uno alla pari
plot-likeliest = { $me ->
    [yes] Sotto: che cosa i tuoi appunti rendevano più probabile; la verità è sottolineata.
   *[no] Sotto: che cosa questi appunti rendevano più probabile; la verità è sottolineata.
  }
plot-since = Quando ogni indizio era dimostrabile
plot-clue = { $clue }: { $how ->
    [never] mai dimostrabile
    [guilty] dimostrato { $when }
   *[out] escluso { $when }
  }
plot-telegram = { $right ->
    [yes] Telegramma da Budapest, giusto: { $what }.
    [blank] Telegramma da Budapest: in bianco.
   *[no] Telegramma da Budapest, sbagliato: { $what }.
  }
plot-proved = { $where ->
    [in] Dimostrabile per la prima volta a { $city }, con la regola
   *[way] Dimostrabile per la prima volta in viaggio verso { $city }, con la regola
  }
plot-never = Mai dimostrabile.
plot-answer = { $right ->
    [yes] Risposta a Istanbul, giusta: { $what }.
    [blank] Risposta a Istanbul: in bianco.
   *[no] Risposta a Istanbul, sbagliata: { $what }.
  }

keys-mystery = Nel tuo turno da 1 a 6 aprono una carrozza; quando ti si chiede una carta, da 1 a 9 la scelgono.

## Che cosa farebbe ogni mossa, per chi comincia
explain-lounge = Due ore: nomini una categoria, e tutti gli altri ne mostrano a tutti una carta. Vedi molto, ma anche loro.
explain-sleeping = Una o due ore: qualcuno nasconde il sacchetto, tu indovini la mano. Giusto: gli prendi una carta. Sbagliato: un’ora per niente.
explain-smoking = Tre ore: due giocatori ti danno una carta ciascuno, e tu ne dai una a ciascuno. Vedi due facce e perdi due carte.
explain-passenger = Un’ora: un vicino ti dà una carta, tu ne dai una di quella categoria dall’altra parte, e così via tutt’intorno.
explain-dining = Un’ora per ogni ospite: ciascuno mostra una carta solo a te. Impari di più dove gli altri imparano di meno.
explain-grip = Un’ora: tutte le carte di una categoria tornano da una pila in mano, dove si possono chiedere di nuovo.
explain-madam = Tre ore: prendi una carta a un passeggero, dal dorso, e la vedi solo tu.
explain-club = Qui ci sono due azioni: aprire una pila per un’ora, o parlare con un passeggero per tre.
explain-shut = Qui adesso non si può fare nulla. Aprila, e dice perché.
explain-whom = Rivolgiti a questa persona. I dorsi sono visibili a tutti: guarda che cosa si può chiedere.
explain-kind = Chiedi questa categoria. Tutti vedono i dorsi e dove vanno; chi vede la faccia dipende dalla carrozza.
explain-done = { $n ->
    [0] Le tue ore sono finite: tocca al prossimo.
   *[other] Fermati qui: le { $n } h rimaste vanno perse, e tocca al prossimo.
  }
explain-card = { $what ->
    [lounge] Tutti vedranno questa carta. Poi sta nella tua pila, fuori portata, fino alla prossima città.
    [dining] Questa carta la vede solo chi ti ha invitato. Poi sta nella tua pila fino alla prossima città.
    [smoking] Dai via questa carta: la vede solo chi l’ha chiesta. In cambio ne ricevi un’altra.
    [return] Dai via questa carta, e la vede solo chi la riceve.
    [link] Passi questa carta: il vicino la tiene, e tu ne ricevi una dall’altra parte.
    [fill] Lasci questa carta al controllore: la vede chi scambia con lui, e tu sai che è lì.
   *[revelation] Tutti vedono questa carta, che resta scoperta fino alla fine. Non è più in mano a nessuno.
  }
explain-bag = { $me ->
    [hide] Nascondi il sacchetto in questa mano. Se lo trovano, perdi una carta della categoria che nominano.
   *[guess] Indovina questa mano. Giusto: un’altra ora, e prendi una carta. Sbagliato: niente.
  }
explain-steal = Prendi una carta di questa categoria da quella mano. Quale, lo decide la sorte, e la vedete solo voi due.
explain-slot = Prendi questa carta del controllore e guardala, da solo. Una della tua mano va al suo posto.
explain-peek = Guarda questa carta, da solo. Nessuno sa che cosa hai visto, ma la tua dote è esaurita per questa tappa.
explain-let = Non guardare: la tua dote resta pronta per una carta migliore.
explain-tunnel = Vedi una carta con questo dorso nella mano di questo vicino, e nessun altro la vede.
explain-telegram = Ciò che scrivi non si ritira. Conta solo in caso di parità: giusto un punto in più, sbagliato uno in meno.
explain-answers = Le tue cinque conclusioni: ognuna giusta è un punto, una sbagliata non costa nulla.
