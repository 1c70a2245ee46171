## The page that checks the shuffle
proof = La mescolata, verificata
proof-sound = { $n ->
    [one] Nulla è stato cambiato: il tuo browser ha rifatto { $n } estrazione e ha ottenuto la stessa.
   *[other] Nulla è stato cambiato: il tuo browser ha rifatto tutte le { $n } estrazioni e ha ottenuto le stesse.
  }
proof-late = Nessun cambiamento è stato trovato, ma questa partita è stata estratta senza un numero di questo dispositivo.
proof-unsound = Qualcosa non torna. Questa partita non è stata estratta come promesso.
proof-seed = Il segreto è quello di cui è stata mostrata l’impronta prima della partita.
proof-nonces = { $n ->
    [0] Nessun browser ha aggiunto una sua parte.
    [one] { $n } browser ha aggiunto la sua parte, impegnata prima dell’inizio.
   *[other] { $n } browser hanno aggiunto la loro parte, impegnata prima dell’inizio.
  }
proof-draws = { $n ->
    [one] { $n } estrazione segue da questi numeri e dalle regole del gioco.
   *[other] Tutte le { $n } estrazioni seguono da questi numeri e dalle regole del gioco.
  }
proof-draw-wrong = L’estrazione numero { $n } non segue da questi numeri e dalle regole del gioco.
proof-seen = { $same ->
    [yes] L’impronta è quella che questo dispositivo ha visto prima dell’inizio.
   *[no] L’impronta non è quella che questo dispositivo ha visto prima dell’inizio.
  }
proof-pledged = { $same ->
    [yes] Tutti i numeri sono quelli di cui questo dispositivo ha visto l’impronta all’inizio.
    [none] Questo dispositivo non c’era quando i numeri sono stati scoperti. Perciò non può dire se quelli degli altri fossero fissati prima.
   *[no] Il numero di un giocatore non è quello di cui questo dispositivo ha visto l’impronta all’inizio: è stato scambiato.
  }
proof-own = { $same ->
    [yes] { $n ->
        [1] Il tuo numero è tra quelli dei giocatori.
       *[other] I numeri delle persone su questo dispositivo sono tra quelli dei giocatori.
      }
    [late] Un numero di questo dispositivo non è nell’estrazione: secondo il server è arrivato troppo tardi. Succede quando la linea cade all’inizio; un server che volesse scegliere direbbe lo stesso.
   *[no] Manca un numero di questo dispositivo: all’inizio è stato preso, ma non è tra quelli dei giocatori.
  }
proof-shown = { $same ->
    [over] Dalla prima estrazione alla fine, il caso ha mostrato su questo dispositivo ciò che danno queste estrazioni (confronti: { $n }).
    [closed] Finché la partita non è stata chiusa in anticipo, il caso ha mostrato su questo dispositivo ciò che danno queste estrazioni (confronti: { $n }).
    [left] Il caso ha mostrato su questo dispositivo ciò che danno queste estrazioni (confronti: { $n }). Il dispositivo non è rimasto fino alla fine: il resto non può confrontarlo.
    [none] Il caso non ha mostrato nulla su questo dispositivo durante la partita. Perciò non può confrontare carte e sorteggi.
   *[no] Durante la partita questo dispositivo ha mostrato qualcosa di diverso da ciò che danno queste estrazioni.
  }
proof-past = { $n ->
    [one] La prima estrazione è stata fatta a un altro tavolo, dove questa partita è iniziata. Si verifica là.
   *[other] Le prime { $n } estrazioni sono state fatte a un altro tavolo, dove questa partita è iniziata. Si verificano là.
  }
proof-unseen = Questo dispositivo non era al tavolo prima dell’inizio. Perciò non può dire se l’impronta sia quella mostrata allora, di chi siano questi numeri, né se le carte sul tavolo fossero quelle di queste estrazioni; chi c’era può.
proof-later = { $stage ->
    [before] La partita non è ancora iniziata. L’impronta qui sotto è già fissata; quando la partita sarà finita, qui si potrà verificare tutto.
   *[running] La partita è ancora in corso. Quando sarà finita, qui si potrà verificare tutto.
  }
proof-how = Come funziona
proof-how-1 = Prima della partita il server pensa un numero segreto e ne mostra l’impronta. Dall’impronta nessuno può indovinare il numero, e nessun altro numero ha la stessa.
proof-how-2 = Anche ogni browser pensa un numero. All’inizio tutti vedono le impronte di tutti i numeri, e solo allora i numeri si scoprono: nessuno può scegliere il suo in base a quelli degli altri.
proof-how-3 = Tutti questi numeri insieme decidono ogni mescolata e ogni sorteggio, uno dopo l’altro.
proof-how-4 = A partita finita il segreto viene mostrato. Il tuo browser rifà tutto il conto e lo confronta con ciò che questo dispositivo ha mostrato durante la partita: la tua mano, le carte scoperte, i sorteggi. Se anche uno solo fosse stato scambiato, non tornerebbe.
proof-limits = Che cosa non può mostrare
proof-limits-fingerprint = Che il server abbia mostrato a tutti la stessa impronta. Prima dell’inizio leggetevela a voce alta, per intero.
proof-limits-peek = Che il server non sbirci. Conosce il segreto mentre giocate, e i robot girano lì.
proof-limits-late = Che nessuno abbia trattenuto il suo numero. Se arriva troppo tardi non conta; così un complice del server potrebbe scegliere tra due estrazioni, con il suo numero o senza.
proof-limits-others = Ciò che hanno visto solo altri: possono confrontarlo solo i loro dispositivi.
proof-limits-words = Quali parole stanno su una carta di { $game }: le carte si estraggono per numero.
proof-limits-clock = Che cosa l’orologio ha giocato per chi taceva: è una mossa, e come tale è annotata.
proof-limits-page = Che questa pagina stessa sia onesta: viene anch’essa dal server.
proof-record = Che cosa c’era in una mano quando ne è stata estratta una carta, e dove cade una carta lanciata nel vento sorteggiato, questa pagina non lo ricalcola. { $line } rigioca tutta la partita secondo le regole, su un computer tuo.
proof-numbers = I numeri
proof-promise = Impronta mostrata prima della partita
proof-secret = Il segreto
proof-code = Il conto vero e proprio, per i curiosi
proof-code-how = Queste righe tirano i dadi senza questa pagina: apri la console del browser (spesso F12) su una pagina https qualsiasi e incollale. Stampano l’impronta; poi { $line } è il primo tiro della prima estrazione, con un dado a { $sides } facce. Come i tiri diventino carte non lo mostrano: lo verifica { $check }, su un computer tuo.
proof-code-draws = Tutte le estrazioni in ordine: il tipo, da che cosa si è estratto, che cosa è uscito
