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
join-password = Mot de passe
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
say-not-now = Pas maintenant : la règle impose le silence
say-team = Votre équipe seule entend
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
no-password = Ce n’est pas le mot de passe de cette table.
no-quiet = L’hôte a coupé la conversation.
no-pencil = Crayons posés : une présentation est en cours.
no-pack = Ce paquet n’est pas sur ce serveur.
no-card = Cette carte ne peut pas être imprimée telle quelle.
no-deck = Il reste trop peu de cartes pour cette table. Prenez un autre paquet, ou moins de vetos.
no-offline = Le serveur ne répond pas.
no-server = Le serveur a trébuché. Réessayez dans un instant.
no-other = Le serveur a refusé ({ $code }).

## The end
result-wins = { $n ->
    [one] { $me ->
        [yes] Vous gagnez
       *[no] { $who } gagne
      }
   *[other] Victoire partagée : { $who }
  }
result-again = Revanche, mêmes règles
result-closed = L’hôte a mis fin à la partie
result-follow = Suivre les autres
result-replay = Revoir la partie
result-proof = Le tirage, vérifié
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
