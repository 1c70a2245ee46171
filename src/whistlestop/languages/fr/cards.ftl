### What is said of decks and of cards of one’s own: only where a game deals such cards.

decks = Paquets
decks-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
decks-last = Une table a besoin d’au moins un paquet. Ajoutez-en d’abord un autre.
decks-own = Ajouter votre paquet
decks-own-help = L’exemple est un fichier texte : ouvrez-le dans n’importe quel éditeur. Gardez ce qui vous plaît, remplacez le reste ; ses commentaires (en anglais) disent comment. Ajoutez ensuite le fichier ici : chaque faute est dite avec sa ligne.
decks-example = Télécharger un paquet d’exemple
written-faults = Cette carte ne peut pas encore être imprimée :
decks-faults = { $n ->
    [one] Le paquet n’est pas accepté : { $n } faute
   *[other] Le paquet n’est pas accepté : { $n } fautes
  }
decks-line = Ligne { $n } :
tier = Noirceur
tier-family = famille
tier-standard = standard
tier-dark = noir
tier-family-help = Pour les grands-parents aussi.
tier-standard-help = Un poison doux.
tier-dark-help = Humour noir : mort, crime, maladie.
kind-innocent = Innocent
kind-guilty = Coupable
kind-modifier = Modificateur
written = Vos propres cartes
written-n = { $n ->
    [0] {""}
   *[other] { $n } à cette table
  }
written-help = Trois au plus rejoignent le paquet de cette partie. Personne ne saura qui a écrit quoi.
written-kind = Genre de carte
written-text = Texte de la carte
written-add = Ajouter la carte
written-empty = Écrivez d’abord ce que dit la carte.
written-remove = Retirer : { $text }
example-innocent = Un gardien de phare qui salue chaque navire.
example-guilty = Un homme qui fredonne pendant les échecs.
example-modifier = Vous doit onze euros.
veto = Veto secret
veto-n = { $n ->
    [0] {""}
   *[other] { $n }
  }
veto-help = Les sujets que vous touchez n’apparaîtront pas. Personne ne saura qui l’a demandé, pas même l’hôte.
topic-animals = animaux
topic-arts = arts
topic-body = le corps
topic-children = enfants
topic-crime = crime
topic-death = mort
topic-elders = vieillesse
topic-faith = religion
topic-family = famille
topic-food = nourriture
topic-illness = maladie
topic-insects = insectes
topic-mind = l’esprit
topic-money = argent
topic-occult = occulte
topic-politics = politique
topic-romance = amour
topic-school = école
topic-sport = sport
topic-substances = alcool et drogues
topic-tech = technique
topic-violence = violence
topic-war = guerre
topic-work = travail
fault-size = le fichier fait { $n } Kio ; un paquet peut en faire { $most }
fault-wide = cette ligne est trop longue ; une ligne peut avoir { $most } caractères
fault-cards-many = il y a { $n } cartes ; un paquet peut en avoir { $most }
fault-encoding = ce n’est pas du texte UTF-8 ; enregistrez le fichier en UTF-8
fault-toml = à partir d’ici le fichier est illisible ; il manque peut-être un guillemet, un crochet ou un =
fault-deep = les crochets sont trop imbriqués
fault-unknown = il n’y a pas de champ { $x }
fault-unknown-language = { $x } n’est pas une des langues nommées en tête
fault-head-none = la partie [pack] manque
fault-cards-none = il n’y a pas de cartes : chacune commence par [[card]]
fault-missing = { $field } manque
fault-format = le format doit être 1
fault-pack-id = { $x } n’est pas un identifiant : minuscules, chiffres et traits d’union
fault-pack-version = { $x } n’est pas une version : écrivez-la comme 1.0.0
fault-free = { $field } est un texte de 1 à { $most } caractères
fault-languages = les langues sont parmi { $of }, une fois chacune
fault-languages-none = aucune langue connue ici n’est nommée
fault-title-table = le titre a une ligne par langue, comme title.fr = "…"
fault-title-language = le titre en { $lang } manque
fault-id-none = une carte a besoin d’un id : 3 à 32 minuscules, chiffres et traits d’union
fault-id = { $x } n’est pas un id : 3 à 32 minuscules, chiffres et traits d’union
fault-id-twice = la carte de la ligne { $n } a déjà cet id
fault-choice-none = { $field } manque : parmi { $of }
fault-choice = { $field } ne peut pas être { $x } : parmi { $of }
fault-topics-none = topics manque ; écrivez topics = [] s’il n’y en a pas
fault-topics-many = topics est une liste de quatre au plus
fault-topic = il n’y a pas de thème { $x }, seulement { $of }
fault-topic-twice = un thème est nommé deux fois
fault-text-none = le texte en { $lang } manque
fault-text-not = { $x } n’est pas du texte : mettez-le entre guillemets
fault-text-copied = c’est une copie du texte en { $other }, pas une traduction
fault-twin = elle est presque pareille à { $x } (ligne { $n })
fault-markup = { $x } est du balisage ; les cartes sont du texte simple
fault-invisible = il y a un caractère invisible : { $x }
fault-mixed = { $x } mêle des lettres de plusieurs alphabets
fault-foreign = { $x } n’a pas sa place sur une carte en cette langue
fault-length = { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
  } ; une carte en prend de { $least } à { $most }
fault-word = { $x } est trop long pour une ligne
fault-quotes = guillemets droits ; utilisez ’ “ ” ou « »
fault-dots = plusieurs points ; utilisez …
fault-space = une espace de trop
fault-capital = elle ne commence pas par une majuscule
fault-stop = elle ne finit pas par un point
fault-brace = une accolade ou une barre sans sa pareille
fault-brace-character = seuls les Modificateurs ont des accolades
fault-brace-english = l’anglais n’a pas besoin d’accolades ; écrivez « their »
fault-forms = { $x } a { $n ->
    [one] { $n } forme
   *[other] { $n } formes
  } ; cette langue en a { $most }
fault-figures = une carte de personnage montre 1 à 4 figures, chacune avec [card.who.NOM]
fault-figure-name = { $x } n’est pas un nom de figure : minuscules, chiffres et traits d’union
fault-figure-at = at est [x, y] en pour cent de l’image
fault-line = la ligne d’une figure est un texte d’au plus { $most } caractères
fault-gender = { $x } doit commencer par un code de genre ({ $of }) et une espace
fault-small = { $x } : le nom commence par une minuscule
fault-article = { $x } : l’article ne va pas avec { $code } ou avec le nom
fault-cases = { $x } : un cas, ou quatre (nominatif/génitif/accusatif/instrumental)
fault-icon-none = il manque une image : icon = "un nom de game-icons.net"
fault-icon = il n’y a pas d’image { $x } ; les noms sont ceux de game-icons.net
fault-moral = écrivez is comme ceci : is = {"{"} cute = 2 {"}"}
fault-feature = il n’y a pas de trait { $x }, seulement { $of }
fault-feature-range = { $field } ne peut pas être { $x } ; il va de { $least } à { $most }
