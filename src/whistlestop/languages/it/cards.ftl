### What is said of decks and of cards of one’s own: only where a game deals such cards.

decks = Mazzi
decks-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }
decks-last = A un tavolo serve almeno un mazzo. Aggiungine prima un altro.
decks-own = Aggiungi un mazzo tuo
decks-own-help = L’esempio è un file di testo: aprilo con un editor qualsiasi. Tieni quello che ti piace e sostituisci il resto; i commenti (in inglese) dicono come. Poi aggiungi il file qui: ogni errore è detto con la sua riga.
decks-example = Scarica un mazzo d’esempio
written-faults = Questa carta non si può ancora stampare:
decks-faults = { $n ->
    [one] Il mazzo non è stato accettato: { $n } errore
   *[other] Il mazzo non è stato accettato: { $n } errori
  }
decks-line = Riga { $n }:
tier = Quanto nero
tier-family = famiglia
tier-standard = standard
tier-dark = nero
tier-family-help = Va bene anche per i nonni.
tier-standard-help = Veleno leggero.
tier-dark-help = Umorismo nero: morte, crimine, malattia.
kind-innocent = Innocente
kind-guilty = Colpevole
kind-modifier = Modificatore
written = Carte scritte da te
written-n = { $n ->
    [0] {""}
   *[other] { $n } a questo tavolo
  }
written-help = Fino a tre entrano nel mazzo di questa partita. Nessuno saprà chi ha scritto che cosa.
written-kind = Tipo di carta
written-text = Testo della carta
written-add = Aggiungi la carta
written-empty = Scrivi prima che cosa dice la carta.
written-remove = Togli: { $text }
example-innocent = Un guardiano del faro che saluta ogni nave.
example-guilty = Un uomo che canticchia durante gli scacchi.
example-modifier = Ti deve undici euro.
veto = Veto segreto
veto-n = { $n ->
    [0] {""}
   *[other] { $n }
  }
veto-help = Gli argomenti che tocchi stasera non escono. Nessuno saprà chi l’ha chiesto, nemmeno chi ospita.
topic-animals = animali
topic-arts = arti
topic-body = il corpo
topic-children = bambini
topic-crime = crimine
topic-death = morte
topic-elders = vecchiaia
topic-faith = religione
topic-family = famiglia
topic-food = cibo
topic-illness = malattia
topic-insects = insetti
topic-mind = la mente
topic-money = soldi
topic-occult = occulto
topic-politics = politica
topic-romance = amore
topic-school = scuola
topic-sport = sport
topic-substances = alcol e droghe
topic-tech = tecnologia
topic-violence = violenza
topic-war = guerra
topic-work = lavoro
fault-size = il file è di { $n } KiB; un mazzo può averne { $most }
fault-wide = questa riga è troppo lunga; una riga può avere { $most } caratteri
fault-cards-many = ci sono { $n } carte; un mazzo può averne { $most }
fault-encoding = questo non è testo UTF-8; salva il file in UTF-8
fault-toml = da qui il file non si legge; forse manca una virgoletta, una parentesi o un =
fault-deep = le parentesi sono troppo annidate
fault-unknown = non esiste il campo { $x }
fault-unknown-language = { $x } non è tra le lingue indicate in testa
fault-head-none = manca la parte [pack]
fault-cards-none = non ci sono carte: ognuna comincia con [[card]]
fault-missing = manca { $field }
fault-format = il formato deve essere 1
fault-pack-id = { $x } non è un id: usa minuscole, cifre e trattini
fault-pack-version = { $x } non è una versione: scrivila come 1.0.0
fault-free = { $field } è un testo da 1 a { $most } caratteri
fault-languages = le lingue sono tra { $of }, una volta ciascuna
fault-languages-none = non è indicata nessuna lingua conosciuta qui
fault-title-table = il titolo ha una riga per lingua, come title.it = "…"
fault-title-language = manca il titolo in { $lang }
fault-id-none = a una carta serve un id: da 3 a 32 minuscole, cifre e trattini
fault-id = { $x } non è un id: da 3 a 32 minuscole, cifre e trattini
fault-id-twice = la carta alla riga { $n } ha già questo id
fault-choice-none = manca { $field }: uno tra { $of }
fault-choice = { $field } non può essere { $x }: è uno tra { $of }
fault-topics-none = manca topics; scrivi topics = [] se non ce ne sono
fault-topics-many = topics è un elenco di al massimo quattro
fault-topic = non esiste il tema { $x }, solo { $of }
fault-topic-twice = un tema è indicato due volte
fault-text-none = manca il testo in { $lang }
fault-text-not = { $x } non è testo: mettilo tra virgolette
fault-text-copied = è una copia del testo in { $other }, non una traduzione
fault-twin = è quasi uguale a { $x } (riga { $n })
fault-markup = { $x } è marcatura; le carte sono testo semplice
fault-invisible = c’è un carattere invisibile: { $x }
fault-mixed = { $x } mescola lettere di più alfabeti
fault-foreign = { $x } non sta su una carta in questa lingua
fault-length = { $n ->
    [one] { $n } carattere
   *[other] { $n } caratteri
  }; una carta ne prende da { $least } a { $most }
fault-word = { $x } è troppo lungo per una riga
fault-quotes = virgolette diritte; usa ’ “ ” oppure « »
fault-dots = più punti di fila; usa …
fault-space = uno spazio di troppo
fault-capital = non comincia con la maiuscola
fault-stop = non finisce con un punto
fault-brace = una graffa o una barra senza la compagna
fault-brace-character = solo i Modificatori hanno graffe
fault-brace-english = l’inglese non ha bisogno di graffe; scrivi «their»
fault-forms = { $x } ha { $n ->
    [one] { $n } forma
   *[other] { $n } forme
  }; questa lingua ne ha { $most }
fault-figures = una carta di personaggio mostra da 1 a 4 figure, ognuna con [card.who.NOME]
fault-figure-name = { $x } non è un nome di figura: minuscole, cifre e trattini
fault-figure-at = at è [x, y] in percentuale dell’immagine
fault-line = la riga di una figura è un testo di al massimo { $most } caratteri
fault-gender = { $x } deve cominciare con un codice di genere ({ $of }) e uno spazio
fault-small = { $x }: il nome comincia con la minuscola
fault-article = { $x }: l’articolo non va con { $code } o con il nome
fault-cases = { $x }: un caso, o quattro (nominativo/genitivo/accusativo/strumentale)
fault-icon-none = manca un’immagine: icon = "un nome di game-icons.net"
fault-icon = non esiste l’immagine { $x }; i nomi sono quelli di game-icons.net
fault-moral = scrivi is così: is = {"{"} cute = 2 {"}"}
fault-feature = non esiste il tratto { $x }, solo { $of }
fault-feature-range = { $field } non può essere { $x }; va da { $least } a { $most }
