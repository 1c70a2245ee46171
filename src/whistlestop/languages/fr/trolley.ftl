## House rules
option-trolley-edition = Édition
option-trolley-edition-own = Celle de la maison
option-trolley-edition-french = Française
option-trolley-edition-italian = Italienne
option-trolley-edition-ukrainian = Ukrainienne
option-trolley-edition-own-help = Équipes selon les places. Ce que les éditions laissent ouvert, nous l’avons tranché.
option-trolley-edition-french-help = Équipes selon les places ; les complices peuvent garder leurs Modificateurs.
option-trolley-edition-italian-help = Équipes selon les places, à peu près égales ; les complices doivent jouer.
option-trolley-edition-ukrainian-help = Équipes tirées au sort ; le jeton Tom Trolley change de main en fin de manche.
option-trolley-tom = Tom Trolley
option-trolley-tom-help = Qui a le plus de jetons Mort pioche trois Modificateurs de plus et peut en jouer un de plus.
option-trolley-accomplices = Complices
option-trolley-accomplices-help = Chaque membre d’une équipe pioche des Modificateurs et en joue un.
option-trolley-order = Les Modificateurs se jouent
option-trolley-order-free = quand on est prêt
option-trolley-order-alternate = les camps tour à tour
option-trolley-order-sealed = en secret, tous ensemble
option-trolley-mates = On voit les mains de ses équipiers
option-trolley-mates-help = Sinon chacun ne voit que ses cartes, et les rôles ne s’échangent pas.
option-trolley-cycles = Tours au levier pour chacun
option-trolley-cycles-0 = comme imprimé
option-trolley-cycles-help = Comme imprimé : un, ou deux à trois ou quatre joueurs.
option-trolley-first = Premier Conducteur
option-trolley-first-0 = au sort
option-trolley-first-help = Au sort, ou la personne assise à cette place.
clock-trolley-choose = Pour poser une carte
clock-trolley-modify = Pour accrocher les Modificateurs
clock-trolley-floor = La parole de chaque camp
clock-trolley-free = Quand tous parlent
clock-trolley-lever = Au levier

## Words of the game
innocent = Innocent
guilty = Coupable
conductor = Conducteur
conductor-is = Aux commandes : { $who }
side = { $side ->
    [north] Nord
   *[south] Sud
  }
track = { $side ->
    [north] Voie Nord
   *[south] Voie Sud
  }
tom = détient le jeton Tom Trolley
tokens = { $n ->
    [0] aucun jeton Mort
    [one] { $n } jeton Mort
   *[other] { $n } jetons Mort
  }
death-tokens = Jetons Mort
pile-innocent = Innocents
pile-guilty = Coupables
pile-modifier = Modificateurs
job-none = conseille
round = Manche { $n } sur { $of }
quoted = « { $text } »
foreign = Cette carte n’est pas traduite
each = { $g ->
    [fp] chacune
   *[other] chacun
  }
company = Joueurs
awaited = on attend
rested = a fini de parler
hand-of = Cartes : { $who }
reader = La carte

## The one sentence
status-draw = On pioche.
status-lay = { $kind ->
    [guilty] Posez un Coupable sur la voie d’en face : { $side ->
        [north] le Nord
       *[south] le Sud
      }.
   *[innocent] Posez un Innocent sur votre voie : { $side ->
        [north] le Nord
       *[south] le Sud
      }.
  }
status-laying = { $kind ->
    [guilty] Chaque équipe pose un Coupable chez l’autre.
   *[innocent] Chaque équipe pose un Innocent sur sa voie.
  }
status-in = Cartes prêtes : { $in } sur { $of }.
status-sealed = Face cachée. Vous pouvez encore changer d’avis. Cartes prêtes : { $in } sur { $of }.
status-aim = { $must ->
    [yes] Choisissez un Modificateur, puis touchez la figure qui le portera.
   *[no] Vous pouvez accrocher un Modificateur de plus, ou le garder.
  }
status-aiming = On accroche les Modificateurs. On attend { $who }.
status-floor = { $me ->
    [yes] La parole est à votre équipe. Plaidez pour votre voie.
    [conductor] { $side ->
        [north] Le Nord plaide. Écoutez.
       *[south] Le Sud plaide. Écoutez.
      }
   *[no] { $side ->
        [north] La parole est au Nord.
       *[south] La parole est au Sud.
      }
  }
status-free = { $me ->
    [conductor] Tout le monde parle. Écoutez comme vous pouvez.
   *[no] La parole est à tous.
  }
status-lever = { $me ->
    [yes] À vous le levier.
   *[no] { $who } est au levier. Silence, s’il vous plaît.
  }
status-end = La dernière voie est libre.

## My hands
do-choose = { $kind ->
    [guilty] Choisissez un Coupable
   *[innocent] Choisissez un Innocent
  }
do-lay = { $kind ->
    [guilty] Le poser chez eux
   *[innocent] Le poser chez nous
  }
do-done = Posée face cachée
do-choose-modifier = Choisissez un Modificateur
do-aim = Touchez une figure
do-hang = { $n ->
    [one] L’accrocher ici
   *[other] Accrocher les { $n }
  }
do-keep = Les garder
aim-at = Accrocher à : { $who }
later = { $kind ->
    [innocent] Les Innocents se posent à l’étape 3.
    [guilty] Les Coupables se posent à l’étape 4.
   *[modifier] Les Modificateurs s’accrochent à l’étape 5.
  }
hand-empty = Vous n’avez pas de cartes. Conseillez votre équipe.
do-swap = { $offer ->
    [mine] Retirer la proposition
    [theirs] Accepter : échanger rôles et cartes
   *[none] Proposer d’échanger les rôles
  }
swap-what = Les rôles changent de main avec leurs cartes si vous le voulez tous les deux. Seule votre équipe le sait.
laid-by = { $me ->
    [yes] Posée par vous
   *[no] Posée par { $who }
  }
laid-by-chance = C’est le hasard qui l’a mise là.
listen = { $me ->
    [conductor] Les équipes choisissent. Entraînez-vous à l’impartialité.
   *[no] Vous pouvez écouter.
  }

## Pleading
plea-about = Sur
plea-matter = toute l’affaire
plea-say = Votre plaidoirie
plea-ready = Phrases toutes prêtes
plea-empty = Écrivez d’abord votre plaidoirie, ou prenez une phrase toute prête.
plea-spare = À épargner
plea-condemn = À sacrifier
plea-pin-first = Épinglez la plaidoirie à une carte : il y aura plus à en dire.
plea-by = { $about ->
    [yes] { $who }, sur { $card } :
   *[no] { $who }{ $card } :
  }
plea-spent = Vous avez tout dit pour cette fois.
pleas-n = { $n ->
    [one] { $n } plaidoirie
   *[other] { $n } plaidoiries
  }
do-plead = Plaider
do-pin = Plaider là-dessus
do-rest = J’ai fini
do-enough = { $floor ->
    [north] Assez entendu le Nord
    [south] Assez entendu le Sud
   *[free] Assez. Au levier.
  }

## The lever
lever-hold = Tenez un côté une seconde, ou appuyez deux fois.
lever-again = { $side ->
    [north] Encore une fois, et le Nord y passe.
   *[south] Encore une fois, et le Sud y passe.
  }
lever-side = { $side ->
    [north] Sur le Nord
   *[south] Sur le Sud
  }
lever-fine = Plaidoiries : Nord { $north }, Sud { $south }. Personne ne revient en arrière.
verdict = { $side ->
    [north] Le Nord tombe
   *[south] Le Sud tombe
  }
verdict-fine = Les billets ne sont pas remboursés.
verdict-expected = Autant qu’on pouvait en juger, c’était probable à { $percent } %.
struck = radié
next-conductor = Prochain tour au levier : { $who }.

## What happened
log-conductor = { $me ->
    [yes] Vous êtes aux commandes.
   *[no] { $who } est aux commandes.
  }
log-tom = { $me ->
    [yes] Vous détenez le jeton Tom Trolley.
   *[no] { $who } détient le jeton Tom Trolley.
  }
log-teams = Nord : { $north }. Sud : { $south }.
log-reshuffled = { $pile ->
    [innocent] On remélange les Innocents.
    [guilty] On remélange les Coupables.
   *[modifier] On remélange les Modificateurs.
  }
log-turned = { $side ->
    [north] Le hasard pose au Nord : « { $text } »
   *[south] Le hasard pose au Sud : « { $text } »
  }
log-laid = { $me ->
    [yes] Vous posez
   *[no] { $who } pose
  } { $kind ->
    [guilty] un Coupable
   *[innocent] un Innocent
  } { $side ->
    [north] au Nord
   *[south] au Sud
  } : « { $text } »
log-offer = { $fresh ->
    [yes] { $me ->
        [yes] Vous proposez à { $mate } d’échanger les rôles.
       *[no] { $who } propose à { $mate } d’échanger les rôles.
      }
   *[no] { $me ->
        [yes] Vous retirez votre proposition à { $mate }.
       *[no] { $who } retire sa proposition à { $mate }.
      }
  }
log-swapped = { $who } échangent leurs rôles.
log-aimed = { $me ->
    [yes] Vous accrochez
   *[no] { $who } accroche
  } un Modificateur { $side ->
    [north] au Nord
   *[south] au Sud
  }{ $named ->
    [yes] {" "}({ $figure })
   *[no] {""}
  } : « { $text } »
log-floor = { $how ->
    [enough] Assez, dit-on aux commandes.
    [time] Le temps est écoulé.
   *[ready] {""}
  } { $floor ->
    [north] La parole est au Nord.
    [south] La parole est au Sud.
    [free] La parole est à tous.
   *[lever] Au levier.
  }
log-rested = { $me ->
    [yes] Vous avez fini.
   *[no] { $who } a fini.
  }
log-pleaded = { $about ->
    [yes] { $who }, sur { $card } : « { $text } »
   *[no] { $who }{ $card } : « { $text } »
  }
words-removed = (paroles retirées)
log-killed = { $side ->
    [north] Le tram prend le Nord. Un jeton Mort pour { $who }.
   *[south] Le tram prend le Sud. Un jeton Mort pour { $who }.
  }

## For a newcomer
hint-innocent = Posez quelqu’un que le Conducteur regretterait : c’est votre propre voie.
hint-guilty = Posez quelqu’un qui ne manquera à personne : c’est la voie des autres, et vous voulez que le tram la prenne.
hint-modify = Accrochez du bien chez vous ou du mal chez eux. Sur une carte à plusieurs figures, vous choisissez laquelle.
hint-mate = Quelqu’un d’autre joue pour votre équipe. Vous voyez ses cartes : conseillez dans le salon de l’équipe.
hint-conductor = Les équipes construisent les voies. Vous entendrez les deux camps, puis vous choisirez laquelle meurt.
hint-plead = Dites pourquoi votre voie doit vivre, ou pourquoi l’autre ne le mérite pas. Épinglée à une carte, la phrase pèse plus.
hint-listen = La parole est à l’autre camp. Votre tour viendra.
hint-done = Vous avez fini. Le levier vient quand tous ont fini, ou quand le Conducteur en sait assez.
hint-enough = Écoutez-les jusqu’au bout, ou coupez court quand vous en savez assez.
hint-lever = Choisissez la voie qui meurt. Chaque membre de son équipe reçoit un jeton Mort ; la décision n’appartient qu’à vous.
hint-hush = Le Conducteur décide seul. L’équipe de la voie qui tombe reçoit les jetons Mort.

## The end
portraits = Ce que le levier dit de vous
portraits-of = Au levier
portrait-what = Ce que ce Conducteur épargne, et ce qu’il n’épargne pas ; la plus longue pèse le plus.
portrait-mark = { $spares ->
    [yes] épargnés
   *[no] écrasés
  }
expected = Ce que la table attendait
expected-line = { $n }. { $who } : { $side ->
    [north] le Nord tombe
   *[south] le Sud tombe
  }, attendu à { $percent } %
feature-lives = le grand nombre
feature-child = les enfants
feature-animal = les animaux
feature-cute = les mignons
feature-famous = les célèbres
feature-useful = les utiles
feature-wicked = les méchants
feature-sad = les malheureux
feature-funny = les drôles
feature-weird = les bizarres
feature-rich = les riches
feature-relative = ses proches

## Pleas by plot: $whom is a figure as an object, $who as a subject, $of belonging to it, $g its gender and number
plea-quote = Regardez-moi ça : « { $text } »
plea-mind-1 = Lisez l’étiquette : « { $text } »
plea-mind-2 = Relisez les petits caractères : « { $text } »
plea-whole-1 = Regardez encore les deux voies. La nôtre pèse moins lourd sur la conscience.
plea-whole-2 = Nous n’avons rien à cacher. Maintenant, regardez chez eux.
plea-whole-3 = On se souviendra de vous pour ça. Prenez la voie que vous saurez expliquer.
plea-whole-4 = Sur notre voie, il y a des mères. Sur la leur, des excuses.
plea-rather-1 = Épargnez { $whom } et prenez { $other }. Il n’y a pas photo.
plea-rather-2 = Demandez sur le quai : tout le monde garderait { $whom } et sacrifierait { $other }.
plea-rather-3 = Il faut choisir. Gardez { $whom }, prenez { $other }.
plea-for-lives-1 = Épargnez { $whom } : c’est plus de vies qu’une conscience n’en peut porter.
plea-for-lives-2 = Comptez les têtes avant de toucher au levier. Puis épargnez { $whom }.
plea-for-child-1 = Épargnez { $whom } : à cet âge, on n’apprend pas les horaires de cette façon.
plea-for-child-2 = Vous l’expliqueriez à une classe de CP ? Alors laissez vivre { $whom }.
plea-for-animal-1 = Épargnez { $whom } : jamais un animal n’a voté pour les trams.
plea-for-animal-2 = { $who } { $g ->
    [mp] n’ont
    [fp] n’ont
   *[other] n’a
  } ni billet, ni faute, ni la moindre idée de ce qu’est un rail.
plea-for-cute-1 = Écrasez { $whom }, et la photo vous suivra toute la vie.
plea-for-cute-2 = Regardez encore une fois { $whom }, lentement. Et maintenant, essayez de tirer le levier.
plea-for-famous-1 = Écrasez { $whom }, et demain vous êtes dans tous les journaux.
plea-for-famous-2 = Les admirateurs { $of } attendent au prochain arrêt, et ils sont nombreux.
plea-for-useful-1 = Épargnez { $whom } : un jour, c’est exactement ce qu’il vous faudra.
plea-for-useful-2 = Pensez au travail { $of } : qui le fera lundi ?
plea-for-wicked-1 = Épargnez { $whom } : sans méchants, qui nous donnerait bonne conscience ?
plea-for-wicked-2 = Écrasez { $whom }, et adieu le procès, adieu les aveux.
plea-for-sad-1 = La vie a déjà bien assez roulé sur { $whom }. Que le tram fasse mieux.
plea-for-sad-2 = L’histoire { $of } mérite une page plus gaie.
plea-for-funny-1 = Épargnez { $whom } : avec moins de blagues, le trajet est plus long.
plea-for-funny-2 = Vous avez souri en lisant. Vous ne pouvez plus écraser { $whom }.
plea-for-weird-1 = Épargnez { $whom } : la science n’en a pas d’autre.
plea-for-weird-2 = Écrasez { $whom }, et personne ne saura jamais de quoi il retournait.
plea-for-rich-1 = Épargnez { $whom } : une telle gratitude a un carnet de chèques.
plea-for-rich-2 = Les avocats { $of } ont déjà relevé votre matricule.
plea-for-relative-1 = Vous connaissez { $whom }. Au prochain repas de famille, on vous posera la question.
plea-for-relative-2 = Ce soir, dans le miroir, ce sont les yeux { $of } qui vous regarderaient.
plea-against-lives-1 = S’il faut quelqu’un, prenez { $whom } : c’est le plus petit nombre ici.
plea-against-lives-2 = Faites le calcul sans pleurer, et prenez { $whom }.
plea-against-child-1 = L’enfance finit pour tout le monde. Prenez { $whom } : ici, elle finit à l’heure.
plea-against-child-2 = De jeunes jambes peuvent encore sauter. Visez { $whom }.
plea-against-animal-1 = La nature est cruelle, les chemins de fer aussi. Prenez { $whom }.
plea-against-animal-2 = L’autre voie peut vous attaquer en justice. Prenez { $whom }.
plea-against-cute-1 = De grands yeux ne sont pas un argument. Prenez { $whom }.
plea-against-cute-2 = On pardonne tout aux mignons. Pas aujourd’hui : prenez { $whom }.
plea-against-famous-1 = Prenez { $whom } : la statue est déjà coulée.
plea-against-famous-2 = Les légendes durent plus que les gens. Prenez { $whom }.
plea-against-useful-1 = Les gens utiles sont remplacés dès lundi. Prenez { $whom }.
plea-against-useful-2 = Les successeurs { $of } ont déjà envoyé leur candidature.
plea-against-wicked-1 = Si l’on a un jour posé ces rails pour quelqu’un, c’est pour { $whom }.
plea-against-wicked-2 = Les victimes { $of } attendent au prochain arrêt, avec des fleurs.
plea-against-sad-1 = Que la chanson triste s’arrête. Prenez { $whom }.
plea-against-sad-2 = Ce serait presque une bonté. Prenez { $whom }.
plea-against-funny-1 = Toute blague a besoin d’une chute. Prenez { $whom }.
plea-against-funny-2 = On a bien ri. Maintenant, { $who } { $g ->
    [mp] peuvent
    [fp] peuvent
   *[other] peut
  } descendre, blagues comprises.
plea-against-weird-1 = Personne ne peut expliquer { $whom }. Le tram n’y est pas tenu non plus.
plea-against-weird-2 = Il est des questions qu’on laisse sur les rails. Prenez { $whom }.
plea-against-rich-1 = Prenez { $whom } : l’assurance est excellente.
plea-against-rich-2 = L’argent { $of } a levé toutes les barrières. Pas celle-ci.
plea-against-relative-1 = Pas de passe-droit sur cette ligne. Prenez { $whom }.
plea-against-relative-2 = Prenez { $whom }, et nul ne dira que vous favorisez les vôtres.

keys-trolley = 1 à 9 choisissent une carte de votre main.

## Ce que ferait chaque coup, pour les novices
explain-innocent = Posez-la sur votre voie, cachée jusqu’à ce que les deux équipes aient choisi. Plus elle est dure à tuer, plus vous êtes à l’abri ; les deux autres sont défaussées.
explain-guilty = Posez-la au bout de la voie adverse. Moins elle manquerait, mieux c’est pour vous ; les deux autres sont défaussées.
explain-modifier = Prenez-la en main, puis touchez la figure où l’accrocher, sur l’une ou l’autre voie. Tous la voient aussitôt, et elle y reste.
explain-target = { $own ->
    [yes] Accrochez-la ici, chez vous : du bien rend la voie plus dure à écraser. On ne la décroche plus.
   *[no] Accrochez-la ici, chez eux : du mal rend la voie plus facile à écraser. On ne la décroche plus.
  }
explain-keep = N’en jouez plus : celles-ci étaient en plus, les garder ne coûte rien.
explain-pin = Ce dont parlent vos mots : une carte des voies, ou toute l’affaire.
explain-ready = Des mots tout prêts : chacun les lit dans sa langue.
explain-plead = Dites-le au Conducteur. Tout le monde l’entend ; vous avez cinq plaidoiries par tour de parole.
explain-rest = N’en dites pas plus pour ce tour de parole. Quand tous ceux qui ont la parole ont fini, le jeu continue.
explain-enough = Coupez court : plus personne ne parle à ce tour. Cela ne vous coûte rien, sinon peut-être une bonne raison.
explain-lever = { $side ->
    [north] La voie Nord meurt, et chacun de son équipe reçoit un jeton Mort, pour toujours. Vous, aucun. Appuyez deux fois, ou tenez.
   *[south] La voie Sud meurt, et chacun de son équipe reçoit un jeton Mort, pour toujours. Vous, aucun. Appuyez deux fois, ou tenez.
  }
explain-swap = Échangez vos rôles, donc vos cartes, avec ce coéquipier. Seulement si vous le voulez tous deux, et avant que l’un de vous ait joué.
