## House rules
option-trolley-edition = Edizione
option-trolley-edition-own = Della casa
option-trolley-edition-french = Francese
option-trolley-edition-italian = Italiana
option-trolley-edition-ukrainian = Ucraina
option-trolley-edition-own-help = Squadre secondo i posti. Quel che le edizioni lasciano aperto, l’abbiamo deciso noi.
option-trolley-edition-french-help = Squadre secondo i posti; i complici possono tenersi i Modificatori.
option-trolley-edition-italian-help = Squadre secondo i posti, circa uguali; i complici devono giocare.
option-trolley-edition-ukrainian-help = Squadre estratte a sorte; il segnalino Tom Trolley passa di mano a fine round.
option-trolley-tom = Tom Trolley
option-trolley-tom-help = Chi ha più segnalini morte pesca altri tre Modificatori e può giocarne uno in più.
option-trolley-accomplices = Complici
option-trolley-accomplices-help = Ogni membro di una squadra pesca Modificatori e ne gioca uno.
option-trolley-order = I Modificatori si giocano
option-trolley-order-free = appena si è pronti
option-trolley-order-alternate = a lati alterni
option-trolley-order-sealed = coperti, tutti insieme
option-trolley-mates = I compagni si vedono le carte
option-trolley-mates-help = Altrimenti ognuno vede solo le proprie, e i compiti non si scambiano.
option-trolley-cycles = Turni alla leva per ciascuno
option-trolley-cycles-0 = come da regola
option-trolley-cycles-help = Come da regola: uno, oppure due in tre o quattro giocatori.
option-trolley-first = Primo Conducente
option-trolley-first-0 = a sorte
option-trolley-first-help = A sorte, oppure chi siede a questo posto.
clock-trolley-choose = Per calare una carta
clock-trolley-modify = Per appendere i Modificatori
clock-trolley-floor = La parola di ogni lato
clock-trolley-free = Quando parlano tutti
clock-trolley-lever = Alla leva

## Words of the game
innocent = Innocente
guilty = Colpevole
conductor = Conducente
conductor-is = Al comando: { $who }
side = { $side ->
    [north] Nord
   *[south] Sud
  }
track = { $side ->
    [north] Binario Nord
   *[south] Binario Sud
  }
tom = ha il segnalino Tom Trolley
tokens = { $n ->
    [0] nessun segnalino morte
    [one] { $n } segnalino morte
   *[other] { $n } segnalini morte
  }
death-tokens = Segnalini morte
pile-innocent = Innocenti
pile-guilty = Colpevoli
pile-modifier = Modificatori
job-none = consiglia
round = Round { $n } di { $of }
quoted = «{ $text }»
foreign = Questa carta non è tradotta
each = { $g ->
    [fp] ognuna
   *[other] ognuno
  }
company = Giocatori
awaited = si attende
rested = ha finito di parlare
hand-of = Carte di { $who }
reader = La carta

## The one sentence
status-draw = Si pesca.
status-lay = { $kind ->
    [guilty] Cala un Colpevole sul binario altrui: { $side ->
        [north] il Nord
       *[south] il Sud
      }.
   *[innocent] Cala un Innocente sul tuo binario: { $side ->
        [north] il Nord
       *[south] il Sud
      }.
  }
status-laying = { $kind ->
    [guilty] Ogni squadra cala un Colpevole sul binario altrui.
   *[innocent] Ogni squadra cala un Innocente sul proprio binario.
  }
status-in = Carte pronte: { $in } su { $of }.
status-sealed = Coperta. Puoi ancora cambiare idea. Carte pronte: { $in } su { $of }.
status-aim = { $must ->
    [yes] Scegli un Modificatore, poi tocca la figura che lo porterà.
   *[no] Puoi appendere un altro Modificatore, o tenerlo.
  }
status-aiming = Si appendono i Modificatori. Si attende: { $who }.
status-floor = { $me ->
    [yes] La parola è alla tua squadra. Difendi il tuo binario.
    [conductor] { $side ->
        [north] Parla il Nord. Ascolta.
       *[south] Parla il Sud. Ascolta.
      }
   *[no] { $side ->
        [north] La parola è al Nord.
       *[south] La parola è al Sud.
      }
  }
status-free = { $me ->
    [conductor] Parlano tutti insieme. Ascolta come puoi.
   *[no] La parola è a tutti.
  }
status-lever = { $me ->
    [yes] La leva è tua.
   *[no] { $who } è alla leva. Silenzio, per favore.
  }
status-end = L’ultimo binario è libero.

## My hands
do-choose = { $kind ->
    [guilty] Scegli un Colpevole
   *[innocent] Scegli un Innocente
  }
do-lay = { $kind ->
    [guilty] Calalo da loro
   *[innocent] Calalo da noi
  }
do-done = Calata, coperta
do-choose-modifier = Scegli un Modificatore
do-aim = Ora tocca una figura
do-hang = { $n ->
    [one] Appendilo lì
   *[other] Appendi tutti e { $n }
  }
do-keep = Tienili
aim-at = Appendilo a: { $who }
later = { $kind ->
    [innocent] Gli Innocenti si calano alla fase 3.
    [guilty] I Colpevoli si calano alla fase 4.
   *[modifier] I Modificatori si appendono alla fase 5.
  }
hand-empty = Ora non hai carte. Consiglia la tua squadra.
do-swap = { $offer ->
    [mine] Ritira la proposta
    [theirs] Accetta: scambiate compiti e carte
   *[none] Proponi di scambiare i compiti
  }
swap-what = I compiti passano di mano con le loro carte, se lo volete entrambi. Lo sa solo la tua squadra.
laid-by = { $me ->
    [yes] Calata da te
   *[no] Calata da { $who }
  }
laid-by-chance = L’ha messa qui il caso.
listen = { $me ->
    [conductor] Le squadre scelgono. Esercitati a sembrare imparziale.
   *[no] Ora puoi ascoltare.
  }

## Pleading
plea-about = Su
plea-matter = tutta la faccenda
plea-say = La tua arringa
plea-ready = Frasi pronte
plea-empty = Scrivi prima la tua arringa, o prendi una frase pronta.
plea-spare = Da salvare
plea-condemn = Da sacrificare
plea-pin-first = Appunta l’arringa a una carta: ci sarà di più da dire.
plea-by = { $about ->
    [yes] { $who } ({ $card }):
   *[no] { $who }{ $card }:
  }
plea-spent = Per questo turno hai detto tutto.
pleas-n = { $n ->
    [one] { $n } arringa
   *[other] { $n } arringhe
  }
do-plead = Arringa
do-pin = Parla di questa
do-rest = Ho finito
do-enough = { $floor ->
    [north] Basta così, Nord
    [south] Basta così, Sud
   *[free] Basta. Alla leva.
  }

## The lever
lever-hold = Tieni premuto un lato per un secondo, o premi due volte.
lever-again = { $side ->
    [north] Ancora una volta, e cade il Nord.
   *[south] Ancora una volta, e cade il Sud.
  }
lever-side = { $side ->
    [north] Sul Nord
   *[south] Sul Sud
  }
lever-fine = Arringhe: Nord { $north }, Sud { $south }. Nessun rimborso.
verdict = { $side ->
    [north] Cade il Nord
   *[south] Cade il Sud
  }
verdict-fine = I biglietti non saranno rimborsati.
verdict-expected = Per quanto si poteva sapere, era probabile al { $percent }%.
struck = depennato
next-conductor = Poi alla leva: { $who }.

## What happened
log-conductor = { $me ->
    [yes] Sei al comando.
   *[no] { $who } è al comando.
  }
log-tom = { $me ->
    [yes] Hai il segnalino Tom Trolley.
   *[no] { $who } ha il segnalino Tom Trolley.
  }
log-teams = Nord: { $north }. Sud: { $south }.
log-reshuffled = { $pile ->
    [innocent] Gli Innocenti vengono rimescolati.
    [guilty] I Colpevoli vengono rimescolati.
   *[modifier] I Modificatori vengono rimescolati.
  }
log-turned = { $side ->
    [north] Il caso mette a Nord: «{ $text }»
   *[south] Il caso mette a Sud: «{ $text }»
  }
log-laid = { $me ->
    [yes] Cali
   *[no] { $who } cala
  } { $kind ->
    [guilty] un Colpevole
   *[innocent] un Innocente
  } { $side ->
    [north] a Nord
   *[south] a Sud
  }: «{ $text }»
log-offer = { $fresh ->
    [yes] { $me ->
        [yes] Proponi a { $mate } di scambiare i compiti.
       *[no] { $who } propone a { $mate } di scambiare i compiti.
      }
   *[no] { $me ->
        [yes] Ritiri la proposta a { $mate }.
       *[no] { $who } ritira la proposta a { $mate }.
      }
  }
log-swapped = { $who } si scambiano i compiti.
log-aimed = { $me ->
    [yes] Appendi
   *[no] { $who } appende
  } un Modificatore { $side ->
    [north] a Nord
   *[south] a Sud
  }{ $named ->
    [yes] {" "}({ $figure })
   *[no] {""}
  }: «{ $text }»
log-floor = { $how ->
    [enough] Basta così, dice chi guida.
    [time] Tempo scaduto.
   *[ready] {""}
  } { $floor ->
    [north] La parola è al Nord.
    [south] La parola è al Sud.
    [free] La parola è a tutti.
   *[lever] Alla leva.
  }
log-rested = { $me ->
    [yes] Hai finito.
   *[no] { $who } ha finito.
  }
log-pleaded = { $about ->
    [yes] { $who } ({ $card }): «{ $text }»
   *[no] { $who }{ $card }: «{ $text }»
  }
words-removed = (parole rimosse)
log-killed = { $side ->
    [north] Il tram prende il Nord. Un segnalino morte per { $who }.
   *[south] Il tram prende il Sud. Un segnalino morte per { $who }.
  }

## For a newcomer
hint-innocent = Cala qualcuno che al Conducente dispiacerebbe perdere: questo è il tuo binario.
hint-guilty = Cala qualcuno che non mancherà a nessuno: è il binario degli altri, e vuoi che il tram passi di lì.
hint-modify = Appendi del bene da voi o del male da loro. Su una carta con più figure puoi scegliere quale.
hint-mate = Adesso gioca qualcun altro per la tua squadra. Vedi le sue carte: consiglia nella chat di squadra.
hint-conductor = Le squadre costruiscono i binari. Sentirai entrambe e poi sceglierai quale cade.
hint-plead = Spiega perché il tuo binario deve vivere, o perché l’altro no. Appuntata a una carta, la frase pesa di più.
hint-listen = La parola è all’altro lato. Poi tocca a te.
hint-done = Hai finito. La leva arriva quando tutti hanno finito, o quando il Conducente ne sa abbastanza.
hint-enough = Ascoltali fino in fondo, o taglia corto quando ne sai abbastanza.
hint-lever = Scegli il binario che cade. Ogni membro della sua squadra prende un segnalino morte; decidi solo tu.
hint-hush = Il Conducente decide da solo. Chi possiede il binario che cade prende un segnalino morte.

## The end
portraits = Che cosa dice di voi la leva
portraits-of = Alla leva
portrait-what = Che cosa questo Conducente risparmia e che cosa no; la più lunga pesa di più.
portrait-mark = { $spares ->
    [yes] salvi
   *[no] travolti
  }
expected = Che cosa si aspettava il tavolo
expected-line = { $n }. { $who }: { $side ->
    [north] cade il Nord
   *[south] cade il Sud
  }, probabilità { $percent }%
feature-lives = i più numerosi
feature-child = i bambini
feature-animal = gli animali
feature-cute = i teneri
feature-famous = i famosi
feature-useful = gli utili
feature-wicked = i malvagi
feature-sad = gli infelici
feature-funny = i buffi
feature-weird = gli strani
feature-rich = i ricchi
feature-relative = i suoi cari

## Pleas by plot: $whom is a figure as an object, $who as a subject, $of belonging to it, $g its gender and number
plea-quote = Guarda un po’ qui: «{ $text }»
plea-mind-1 = Leggi l’etichetta: «{ $text }»
plea-mind-2 = Rileggi le clausole in piccolo: «{ $text }»
plea-whole-1 = Guarda ancora i due binari. Il nostro pesa meno sulla coscienza.
plea-whole-2 = Noi non abbiamo niente da nascondere. Ora guarda da loro.
plea-whole-3 = Ti ricorderanno per questo. Scegli il binario che saprai spiegare.
plea-whole-4 = Sul nostro binario ci sono madri. Sul loro, scuse.
plea-rather-1 = Salva { $whom } e prendi { $other }. Non c’è paragone.
plea-rather-2 = Chiedi a chiunque in banchina: terrebbe { $whom } e lascerebbe andare { $other }.
plea-rather-3 = Bisogna scegliere. Tieni { $whom }, prendi { $other }.
plea-for-lives-1 = Salva { $whom }: sono più vite di quante ne stiano in una coscienza.
plea-for-lives-2 = Conta le teste prima di toccare la leva. Poi salva { $whom }.
plea-for-child-1 = Salva { $whom }: a quell’età gli orari non si imparano così.
plea-for-child-2 = Lo spiegheresti a una prima elementare? Allora lascia stare { $whom }.
plea-for-animal-1 = Salva { $whom }: nessun animale ha mai votato per i tram.
plea-for-animal-2 = { $who } non { $g ->
    [mp] hanno
    [fp] hanno
   *[other] ha
  } né biglietto, né colpe, né la minima idea di che cosa sia un binario.
plea-for-cute-1 = Investi { $whom }, e la fotografia ti seguirà per sempre.
plea-for-cute-2 = Guarda ancora una volta { $whom }, con calma. Adesso prova a tirare la leva.
plea-for-famous-1 = Investi { $whom }, e domani sei su tutti i giornali.
plea-for-famous-2 = Gli ammiratori { $of } aspettano alla prossima fermata, e sono tanti.
plea-for-useful-1 = Salva { $whom }: un giorno ti servirà proprio questo.
plea-for-useful-2 = Pensa al lavoro { $of }: chi lo farà lunedì?
plea-for-wicked-1 = Salva { $whom }: senza cattivi, di chi saremmo migliori?
plea-for-wicked-2 = Investi { $whom }, e addio processo, addio confessione.
plea-for-sad-1 = La vita è già passata abbastanza sopra { $whom }. Che il tram sia più gentile.
plea-for-sad-2 = La storia { $of } merita una pagina più lieta.
plea-for-funny-1 = Salva { $whom }: con meno battute il viaggio è più lungo.
plea-for-funny-2 = Leggendo hai sorriso. Ormai non puoi più investire { $whom }.
plea-for-weird-1 = Salva { $whom }: la scienza non ha un secondo esemplare.
plea-for-weird-2 = Investi { $whom }, e nessuno saprà mai di che cosa si trattava.
plea-for-rich-1 = Salva { $whom }: una gratitudine così grande ha il libretto degli assegni.
plea-for-rich-2 = Gli avvocati { $of } hanno già preso il tuo numero di matricola.
plea-for-relative-1 = Tu conosci { $whom }. Al prossimo pranzo di famiglia qualcuno te lo chiederà.
plea-for-relative-2 = Stasera, dallo specchio, ti guarderebbero gli occhi { $of }.
plea-against-lives-1 = Se deve toccare a qualcuno, prendi { $whom }: qui è il numero più piccolo.
plea-against-lives-2 = Fai i conti senza piangere, e prendi { $whom }.
plea-against-child-1 = L’infanzia finisce per tutti. Prendi { $whom }: qui finisce in orario.
plea-against-child-2 = Le gambe giovani fanno ancora in tempo a saltare. Punta { $whom }.
plea-against-animal-1 = La natura è crudele, e le ferrovie anche. Prendi { $whom }.
plea-against-animal-2 = L’altro binario può farti causa. Prendi { $whom }.
plea-against-cute-1 = Gli occhioni non sono un argomento. Prendi { $whom }.
plea-against-cute-2 = Ai teneri si perdona tutto. Oggi no: prendi { $whom }.
plea-against-famous-1 = Prendi { $whom }: la statua è già fusa.
plea-against-famous-2 = Le leggende durano più delle persone. Prendi { $whom }.
plea-against-useful-1 = Chi è utile si sostituisce entro lunedì. Prendi { $whom }.
plea-against-useful-2 = I successori { $of } hanno già mandato il curriculum.
plea-against-wicked-1 = Se mai questi binari sono stati posati per qualcuno, è per { $whom }.
plea-against-wicked-2 = Le vittime { $of } aspettano alla prossima fermata, con i fiori.
plea-against-sad-1 = Che la canzone triste finisca. Prendi { $whom }.
plea-against-sad-2 = Sarebbe quasi una gentilezza. Prendi { $whom }.
plea-against-funny-1 = Ogni barzelletta vuole un finale. Prendi { $whom }.
plea-against-funny-2 = Abbiamo riso. Ora { $who } { $g ->
    [mp] possono
    [fp] possono
   *[other] può
  } scendere, battute comprese.
plea-against-weird-1 = Nessuno sa spiegare { $whom }. E il tram non è tenuto a farlo.
plea-against-weird-2 = Certe domande è meglio lasciarle sui binari. Prendi { $whom }.
plea-against-rich-1 = Prendi { $whom }: l’assicurazione è ottima.
plea-against-rich-2 = I soldi { $of } hanno alzato ogni sbarra finora. Questa no.
plea-against-relative-1 = Niente favori su questa linea. Prendi { $whom }.
plea-against-relative-2 = Prendi { $whom }, e nessuno dirà che pensi solo ai tuoi.

keys-trolley = Da 1 a 9 scelgono una carta della tua mano.

## Che cosa farebbe ogni mossa, per chi comincia
explain-innocent = Calala sul tuo binario, coperta finché le squadre non hanno scelto. Più è difficile da uccidere, più sei al sicuro; le altre due si scartano.
explain-guilty = Calala in fondo al binario degli altri. Meno mancherebbe a qualcuno, meglio è per te; le altre due si scartano.
explain-modifier = Prendila in mano, poi tocca la figura a cui appenderla, su un binario o sull’altro. Tutti la vedono subito, e lì resta.
explain-target = { $own ->
    [yes] Appendila qui, sul tuo binario: una cosa buona lo rende più difficile da travolgere. Non si toglie più.
   *[no] Appendila qui, sull’altro binario: una cosa cattiva lo rende più facile da travolgere. Non si toglie più.
  }
explain-keep = Non giocarne altre: queste erano in più, tenerle non costa nulla.
explain-pin = Di che cosa parli: una carta sui binari, o tutta la faccenda.
explain-ready = Parole già pronte: ognuno le legge nella propria lingua.
explain-plead = Dillo al Conducente. Lo sentono tutti; hai cinque arringhe per turno di parola.
explain-rest = Non dire altro in questo turno di parola. Quando tutti quelli che hanno la parola hanno finito, si va avanti.
explain-enough = Taglia corto: in questo turno nessuno dice più nulla. Non ti costa niente, ma puoi perderti un buon motivo.
explain-lever = { $side ->
    [north] Cade il binario Nord, e ognuno della sua squadra prende un segnalino morte, per sempre. Tu nessuno. Premi due volte, o tieni premuto.
   *[south] Cade il binario Sud, e ognuno della sua squadra prende un segnalino morte, per sempre. Tu nessuno. Premi due volte, o tieni premuto.
  }
explain-swap = Scambia compito, e quindi carte, con questo compagno. Solo se lo volete entrambi, e prima che uno di voi abbia giocato.
