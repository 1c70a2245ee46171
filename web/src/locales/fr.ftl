### Français. On vouvoie. $me vaut « yes » quand la personne qui lit est celle qui agit.

## Everywhere
close = Fermer
home = Accueil
rules = Règles
credits = Crédits
language = Langue
sound = Son
theme = Thème : { $theme ->
    [light] clair
    [dark] sombre
   *[auto] comme l’appareil
  }
menu = Menu
sending = Envoi…
you = vous
me = Vous
clause = Règle { $id }
seconds = { NUMBER($n, maximumFractionDigits: 1) } s
seconds-left = { $n ->
    [one] { $n } seconde restante
   *[other] { $n } secondes restantes
  }
minutes = { $n } min
no-limit = sans limite
title-your-move = ● À vous
nowhere = Ce quai n’existe pas
nowhere-what = Il n’y a rien à cette adresse. Le monsieur attend ici depuis un certain temps.

## Home
tagline = Des jeux de choix difficiles
poster = Une locomotive arrive sur un petit monsieur qui regarde sa montre là où la voie se divise
home-code = Un code de table ?
home-sit = Prendre place
home-fine = Sans compte. Attention à l’espace entre le bien et le mal.
soon = en chantier
game-trolley = Trial by Trolley
game-trolley-what = Deux voies. Persuadez le conducteur.
game-dilemma = Dilemma
game-dilemma-what = Lancez une carte, puis paix ou conflit.
game-mystery = Mystery Express
game-mystery-what = Cinq étapes, cinq indices, un coupable.
game-unknown = Cette page ne connaît pas encore ce jeu. Rechargez-la : le serveur est peut-être plus récent.
open-tables = Tables ouvertes
open-host = avec { $host }
open-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
  }
open-none = Aucune table n’attend de monde. Ouvrez-en une ; le monsieur gardera votre chapeau.
refresh = Actualiser

## A new table
new-table = Nouvelle table
new-fine = Tout cela reste modifiable jusqu’au départ.
create = Ouvrir la table
seats = Places
public = Ouverte à tout le monde
public-help = Affichée à l’accueil. Sinon, seuls le lien ou le code y mènent.
clocks = Pendules
option-dilemma-mode = Manière de lancer
option-dilemma-mode-throw = Lancer
option-dilemma-mode-race = Course
option-dilemma-mode-sealed = Pli cacheté
option-dilemma-mode-throw-help = Lancez la carte du pouce. Elle peut bien tomber, s’appuyer, rester sur le rebord ou manquer l’arène.
option-dilemma-mode-race-help = Un toucher lance. Toutes les cartes tombent bien ; la première relève l’offre.
option-dilemma-mode-sealed-help = Chacun choisit une carte ou passe en secret ; le sort décide laquelle est dessous. Pour les tables lentes, et à deux.
option-dilemma-lives = Bougies par personne
option-dilemma-lives-0 = selon la règle
option-dilemma-lives-help = Chaque conflit en coûte une. Selon la règle : deux, ou trois à trois joueurs.
option-dilemma-remaining = Montrer ce qui reste en main
option-dilemma-remaining-help = Tout le monde pourrait le calculer de toute façon.
option-dilemma-tiebreak = Départager les ex æquo
option-dilemma-tiebreak-help = Aux bougies restantes, puis aux cartes gagnées. Sinon la victoire est partagée.
option-dilemma-skill = Habileté
option-dilemma-skill-help = L’offre se lance aussi et peut rater. Seulement en mode Lancer.
option-dilemma-cards = Cartes par personne
option-dilemma-cards-help = Dix selon la règle. Moins seulement en pli cacheté, pour la recherche et les arrêts brefs.
clock-dilemma-offer = Pour faire une offre
clock-dilemma-window = Pour lancer
clock-dilemma-late = Lancers tardifs après une carte valable
clock-dilemma-respond = Pour choisir une carte cachetée
clock-dilemma-duel = Pour régler le jeton de duel

## Lobby
invite = Invitation
invite-qr = Code QR de l’adresse de cette table
invite-code = Table
copy = Copier le lien
copied = Copié
share = Partager
join = Prendre place
join-name = Votre nom
join-colour = Votre livrée
join-livery = Livrée { $n }
join-livery-taken = Livrée { $n }, prise par { $who }
join-sit = S’asseoir
watch = Regarder
host = hôte
guest = convive
away = absence
robot = robot
seat-empty = Place libre
seat-empty-what = invitez quelqu’un
seat-robot = Robot
seat-level = Niveau du prochain robot
seat-free = Libérer la place de { $who }
level-easy = facile
level-casual = tranquille
level-medium = moyen
lobby-leave = Quitter la table
lobby-missing = { $n ->
    [one] Il reste { $n } place libre
   *[other] Il reste { $n } places libres
  }
lobby-start = Départ
lobby-opening = Mélange en public…
lobby-wait-host = Tout le monde est là. L’hôte donne le départ.
lobby-settings = Règles de la maison
lobby-settings-fixed = Seul l’hôte peut les modifier.
seal = Tirages scellés : { $short }
seal-what = Le secret de tous les tirages est déjà fixé, en voici l’empreinte ; à la fin il est révélé, et chacun peut vérifier que rien n’a changé.
table-unknown = Il n’y a pas de table { $code }. Le code est peut-être mal recopié, ou le train est parti.

## At the table
line-connecting = Connexion…
line-slack = ligne : { $ms } ms accordées
line-lost = Connexion perdue, nouvel essai ({ $n } s)
paused = Pause. Les pendules sont arrêtées.
pause = Mettre en pause
resume = Reprendre
leave = Partir
leave-what = Un robot garde votre place. Rouvrez le lien pour la reprendre.
watching = Vous regardez.
players = Joueurs
mine = Vos cartes
log = Ce qui s’est passé
log-and-talk = { $unread ->
    [0] Journal et discussion
    [one] Journal et discussion, { $unread } message non lu
   *[other] Journal et discussion, { $unread } messages non lus
  }
talk = Discussion
say = Dites quelque chose
say-not-now = Silence pendant le duel
say-send = Envoyer
go-there = Y aller
go-on = Continuer
react-laurel = Lauriers
react-heart = Cœur
react-laugh = Rire
react-gasp = Stupeur
react-tear = Larme
react-whistle = Sifflet
stand-in = Un robot garde la place de { $who }

## Refusals: why not, in one sentence
no-malformed = Le serveur n’a pas pu lire cela. Rechargez la page, s’il vous plaît.
no-illegal = Les règles ne le permettent pas.
no-stale = Trop tard : la partie a continué.
no-paused = La partie est en pause.
no-seat = Ce n’est pas votre place.
no-taken = On vous a devancé : la place est prise.
no-host = Seul l’hôte peut faire cela.
no-stage = Pas à ce moment de la partie.
no-seats = Il reste des places libres.
no-options = Ces réglages ne vont pas ensemble.
no-room = On ne parle pas ici en ce moment.
no-flood = Plus lentement. Les trains ont des horaires.
no-size = C’est trop long.
no-token = Cette place n’est plus la vôtre.
no-unknown = Il n’y a rien de ce nom ici.
no-gone = Cette table n’existe plus.
no-over = La partie est finie.
no-colour = Cette livrée est prise.
no-name = Ce nom est déjà pris ou ne convient pas ; choisissez-en un autre.
no-pledge = La part de mélange de votre navigateur ne convient pas. Reprenez place, s’il vous plaît.
no-full = Toutes les places sont prises.
no-running = Le procès-verbal sera prêt à la fin de la partie.
no-offline = Le serveur ne répond pas.
no-server = Le serveur a trébuché. Réessayez dans un instant.
no-other = Le serveur a refusé ({ $code }).

## Dilemma: the table
arena = L’arène
hand = Votre main
hand-empty = Plus de cartes. Vous regardez la fin.
card = { $card }{ $why ->
    [banned] , interdite : égale à l’offre
    [warned] , égale à l’offre
   *[no] {""}
  }
candles = { $n ->
    [0] aucune bougie
    [one] { $n } bougie
   *[other] { $n } bougies
  }
whistle = a l’initiative
points = Points
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
passes = passe
won-cards = Cartes gagnées
left-values = Reste en main : { $list }
left-count = { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
  }
label-offer = offre : { $who }
label-good = valable : { $who }
void-lean = appuyée à la paroi
void-rim = sur le rebord
void-out = sur le tapis
void-equal = égale à l’offre
void-beside = à côté de l’offre
do-choose = Choisissez une carte
do-offer = Offrir le { $card }
do-throw = Lancer le { $card }
do-race = Touchez une carte pour la lancer
do-seal = { $sealed ->
    [done] Le { $card } est cacheté
   *[no] Cacheter le { $card }
  }
do-pass = Passer
do-duel = Paix ou conflit ?
warn-equal = Égale à l’offre : elle ne comptera pas.
aim = { $side ->
    [left] { $degrees } degrés à gauche
    [right] { $degrees } degrés à droite
   *[straight] tout droit
  }, force { $force } sur 10
hint-card = carte
hint-aim = visée
hint-force = force
hint-space = Espace
hint-throw = lancer
hint-pass = passer

## Dilemma: whose move it is
status-lead = Le sort désigne qui commence.
status-offer = { $who } choisit une offre.
status-offer-mine = À vous : offrez une carte.
status-window = { $who } offre un { $card }. Les derniers lancers retombent.
status-window-mine = { $again ->
    [yes] Toujours aucune carte valable sur le { $card } ({ $who }). Vous pouvez relancer.
   *[no] { $who } offre un { $card }. Lancez si vous le voulez.
  }
status-window-late = Le { $card } ({ $who }) est bien tombé. Lancer maintenant ne fait que vous coûter une carte.
status-window-others = { $who } offre un { $card }. Les autres peuvent lancer.
status-window-provoker = Vous offrez un { $card }. Les autres peuvent lancer.
status-respond = { $me ->
    [yes] Vous offrez un { $card } : { $in } réponses sur { $of }.
   *[no] { $who } offre un { $card } : { $in } réponses sur { $of }.
  }
status-respond-mine = { $again ->
    [yes] Toujours aucune carte valable sur le { $card } ({ $who }). Choisissez encore, ou passez.
   *[no] { $who } offre un { $card }. Choisissez une carte en secret, ou passez.
  }
status-sealed-card = Votre { $card } est cacheté ; { $in } réponses sur { $of }. Vous pouvez encore changer.
status-sealed-pass = Vous passez ; { $in } réponses sur { $of }. Vous pouvez encore changer.
status-duel = { $p } et { $c } choisissent : paix ou conflit.
status-duel-mine = Duel avec { $who } : paix ou conflit ?
status-end = La partie est finie.

## Dilemma: the duel
duel = Duel
peace = paix
conflict = conflit
duel-peace-what = Si c’est la paix des deux côtés, vous échangez les cartes. Sinon, vous n’avez rien.
duel-conflict-what = Coûte une bougie. Prend les deux cartes, sauf conflit des deux côtés.
duel-no-candle = Plus de bougie : seule la paix est possible.
duel-set = { $choice ->
    [conflict] Votre jeton dit conflit. Vous pouvez encore le retourner.
   *[peace] Votre jeton dit paix. Vous pouvez encore le retourner.
  }
duel-stakes = Votre { $mine } contre un { $theirs }.
duel-look = Regarder la table
side-offered = { $me ->
    [yes] avez offert le { $card }
   *[no] a offert le { $card }
  }
side-threw = { $me ->
    [yes] avez lancé le { $card }
   *[no] a lancé le { $card }
  }
duel-swap = { $me ->
    [p] Paix. Vous recevez le { $card }, { $c } le { $offer }.
    [c] Paix. Vous recevez le { $offer }, { $p } le { $card }.
   *[no] Paix. { $p } reçoit le { $card }, { $c } le { $offer }.
  }
duel-takes = { $me ->
    [yes] Vous prenez les deux cartes : +{ $sum }. Cela coûte une bougie.
   *[no] { $who } prend les deux cartes : +{ $sum }. Cela coûte une bougie.
  }
duel-clash = Conflit. Le { $offer } et le { $card } quittent la partie, et une bougie s’éteint de chaque côté.

## Dilemma: the log
name-card = { $who } ({ $card })
log-leads = { $me ->
    [yes] Vous avez le sifflet et commencez.
   *[no] { $who } a le sifflet et commence.
  }
log-initiative = { $me ->
    [yes] Le sifflet vous revient.
   *[no] Le sifflet passe à { $who }.
  }
log-passed = { $me ->
    [yes] Vous passez.
   *[no] { $who } passe.
  }
log-offered = { $me ->
    [yes] Vous offrez le { $card }.
   *[no] { $who } offre le { $card }.
  }
log-good = { $me ->
    [yes] Votre { $card } tombe bien.
   *[no] { $who } lance le { $card }. Il tombe bien.
  }
log-void = { $me ->
    [yes] Votre { $card } ne compte pas : { $why }.
   *[no] { $who } lance le { $card }. Il ne compte pas : { $why }.
  }
log-thrown = De bas en haut : { $list }.
log-taken = { $me ->
    [yes] Vous relevez l’offre avec le { $card }.
   *[no] { $who } relève l’offre avec le { $card }.
  }
log-again = Aucune carte ne compte. Tout le monde peut relancer.
log-lost = Hors jeu : { $list }.
log-kept = { $me ->
    [yes] Personne ne veut le { $card } : vous le gardez.
   *[no] Personne ne veut le { $card } : { $who } le garde.
  }
log-missed = { $me ->
    [yes] Votre offre manque l’arène : le { $card } est perdu.
   *[no] { $who } manque l’arène avec son offre : le { $card } est perdu.
  }

## Dilemma: the end
result-wins = { $n ->
    [one] { $me ->
        [yes] Vous gagnez
       *[no] { $who } gagne
      }
   *[other] Victoire partagée : { $who }
  }
result-nothing = aucune carte gagnée
result-again = Revanche, mêmes règles
result-record = Télécharger le procès-verbal

## Rules and credits
rules-what = Les règles telles que cette table les joue. Les clauses marquées A sont nos décisions là où le texte imprimé se tait.
rules-missing = Ces règles ne sont pas encore là.
credits-independent = Whistlestop est une réalisation indépendante des règles de jeux que nous admirons. Tous les mots, cartes et images sont de nous.
credits-games = Les jeux
credits-dilemma = Dilemma est un jeu d’Alex Randolph.
credits-marks = Les noms des jeux appartiennent à leurs propriétaires, étrangers à ce site. Si un jeu vous plaît, achetez-le : le carton retombe mieux.
credits-art = Lettres et images
credits-icons = Icônes de
credits-fonts = Poiret One de Denis Masharov et Mulish de Vernon Adams et d’autres, sous la
credits-fine = Aucun monsieur n’a été blessé pour cette affiche.
