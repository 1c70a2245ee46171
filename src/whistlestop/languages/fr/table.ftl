### Français. On vouvoie. $me vaut « yes » quand la personne qui lit est celle qui agit.

## Everywhere
close = Fermer
home = Accueil
rules = Règles
credits = Crédits
language = Langue
sound = Son
keys = Clavier
keys-single = Raccourcis à une seule touche
keys-always = Tout s’atteint aussi avec Tab et s’active avec Entrée ou Espace ; Échap ferme.
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
days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }
no-limit = sans limite
title-your-move = ● À vous
nowhere = Ce quai n’existe pas
nowhere-what = Il n’y a rien à cette adresse. Le monsieur attend ici depuis un certain temps.

## Home
tagline = Des jeux de choix difficiles
poster = Une locomotive arrive sur un petit monsieur qui regarde sa montre là où la voie se divise
home-what = Trois jeux entre amis, dans le navigateur. Choisissez-en un et envoyez le lien, ou essayez avec des robots.
home-again = Réessayer
home-code = Un code de table ?
home-sit = Prendre place
home-fine = Sans compte. Attention à l’espace entre le bien et le mal.
soon = en chantier
ticket-players = { $n ->
    [one] joueur
   *[other] joueurs
  }
game-trolley = Trial by Trolley
game-trolley-what = Deux voies. Persuadez le conducteur.
game-dilemma = Dilemma
game-dilemma-what = Lancez une carte, puis paix ou conflit.
game-mystery = Mystery Express
game-mystery-what = Cinq étapes, cinq indices, un coupable.
game-unknown = Cette page ne connaît pas encore ce jeu. Rechargez-la : il y en a peut-être une plus récente.
my-tables = Vos tables
my-stage = { $stage ->
    [lobby] pas encore commencée
    [over] finie, à revoir
   *[other] en cours
  }
open-tables = Tables ouvertes
open-host = avec { $host }
open-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
  }
open-none = Aucune table n’attend de monde. Ouvrez-en une ; le monsieur gardera votre chapeau.
open-locked = Une table avec mot de passe
refresh = Actualiser

## A new table
new-table = Nouvelle table
new-fine = Tout cela reste modifiable jusqu’au départ.
create = Ouvrir la table
more-options = Plus d’options
more-set = { $n ->
    [0] Règles habituelles
    [one] { $n } règle changée
   *[other] { $n } règles changées
  } · rythme : { $pace } · { $public ->
    [yes] ouverte à tout le monde
   *[no] par lien seulement
  }
learn-link = Première fois ? 2 min avec des robots
seats = Places
public = Ouverte à tout le monde
public-help = Affichée à l’accueil. Sinon, seuls le lien ou le code y mènent.
pace = Rythme
pace-help = Pour toutes les pendules à la fois.
pace-brisk = vif
pace-usual = normal
pace-relaxed = tranquille
pace-day = un jour par coup
pace-none = sans pendule
pace-own = réglé plus bas
manners = Manières de table
talk-on = Discussion écrite
talk-on-help = Sans elle, il reste les mimiques et les phrases toutes faites.
talk-off = Couper la discussion écrite
talk-again = Rétablir la discussion écrite
openly = À livre ouvert ensuite
openly-help = Une proposition : chacun ne pourra revoir la partie avec les yeux de n’importe qui que si toute la table est d’accord avant le départ.
late = Retardataires bienvenus
late-help = Qui arrive en cours de partie peut prendre la place d’un robot, et voir sa main.
behind = Spectateurs en retard
behind-help = Pour que personne ne souffle ce qu’il voit.
behind-none = pas du tout
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
join-taken = Barrées : déjà portées par { $who }.
join-password = Mot de passe
join-sit = S’asseoir
afterwards = { $openly ->
    [yes] Livre ouvert : après la partie, chacun peut la revoir tout entière avec les yeux de n’importe qui, mains et secrets compris.
    [asked] Livre ouvert proposé : si tout le monde est d’accord avant le départ, chacun pourra ensuite revoir toute la partie avec les yeux de n’importe qui, mains et secrets compris. Sinon, qui a l’adresse pourra lire le procès-verbal : chaque carte distribuée, chaque coup, les noms et ce qui a été dit à tout le monde.
   *[no] Après la partie, qui a l’adresse peut lire le procès-verbal : chaque carte distribuée, chaque coup, les noms et ce qui a été dit à tout le monde.
  }
agree = Je suis d’accord pour le livre ouvert
agree-missing = Pas encore d’accord : { $who }. S’il manque quelqu’un, le livre reste fermé.
agree-all = Tout le monde est d’accord : ce sera à livre ouvert.
watch = Regarder
host = hôte
guest = convive
away = absence
robot = robot
seat-empty = Place libre
seat-empty-what = pour une personne ou un robot
seats-robots = { $who ->
    [me] Personne ? Des robots peuvent prendre les places libres : une à une, ou toutes d’un coup.
    [first] Des robots peuvent prendre les places libres : la première personne assise les installe.
   *[host] Des robots peuvent prendre les places libres : l’hôte les installe.
  }
seat-robot = Robot
seats-fill = Des robots sur toutes les places libres
seat-level = Niveau du prochain robot
seat-free = Libérer la place : { $who }
level-easy = facile
level-casual = tranquille
level-medium = moyen
lobby-leave = Quitter la table
lobby-missing = { $n ->
    [one] Il reste { $n } place libre
   *[other] Il reste { $n } places libres
  }
lobby-missing-what = Toutes les places doivent être prises. Invitez du monde avec le lien, ou mettez des robots.
lobby-start = Départ
lobby-opening = Mélange en public…
lobby-wait-host = Tout le monde est là. L’hôte donne le départ.
lobby-settings = Règles de la maison
lobby-settings-fixed = Seul l’hôte peut les modifier : { $who }.
lobby-host-first = La première personne assise devient l’hôte et peut les modifier.
password = Mot de passe
password-on = défini
password-set = Définir
password-clear = Retirer
password-empty = Écrivez d’abord un mot de passe.
password-help = Qui s’assoit ou regarde doit le connaître. Les personnes déjà assises restent.
locked = Cette table a un mot de passe
locked-what = Pour s’asseoir ou regarder à la table { $code }, il faut le connaître. Demandez-le à la personne qui vous a invité.
locked-enter = Entrer
crowd = Une autre personne sur cet appareil
hands = Qui tient l’appareil ?
hands-help = Choisissez votre nom pour faire ce qui vous revient : parler, écrire des cartes, écarter des sujets, choisir, vous lever. Ce qui est privé se referme quand l’appareil change de mains.
seal = Tirages scellés : { $short }
seal-what = Le secret de tous les tirages est déjà fixé, en voici l’empreinte : lisez-vous-la, car tous doivent voir la même. À la fin le secret est révélé, et votre navigateur vérifie les tirages.
seal-more = Comment vérifier les tirages
table-unknown = Il n’y a pas de table { $code }. Le code est peut-être mal recopié, ou le train est parti.
learn = Une partie guidée
learn-trolley = Le tramway doit passer sur l’une des deux voies. Chaque équipe pose de braves gens sur la sienne et des crapules sur l’autre, puis plaide ; le Conducteur de la manche tire le levier. Qui perd sa voie reçoit un jeton Mort ; le moins de jetons gagne.
learn-dilemma = Chacun a des cartes de 1 à 10. L’une est offerte, une autre est lancée dessus, et leurs deux propriétaires choisissent en secret : la paix échange les cartes, le conflit peut prendre les deux. Les cartes gagnées sont des points ; le plus de points gagne.
learn-mystery = Un crime à bord : qui, comment, pourquoi, dans quelle voiture et à quelle heure ? Chaque indice est sur deux cartes ; de chaque indice vrai, une carte est cachée. Qui voit les deux cartes d’un indice peut donc l’écarter. De Paris à Istanbul, voyez-en le plus possible, et dites à la fin ce qui reste.
learn-what = Vous contre des robots, pendant deux minutes environ. Rien ne presse, sauf là où le jeu est une course ; ouvrez le livre en haut, et même elle attend. Un monsieur à votre épaule dit à chaque étape ce que vous pouvez faire ; touchez une carte ou un bouton, et il dit ce que cela ferait et ce que cela coûterait.
learn-name = Novice
learn-begin = Commencer
guide = Guide
guide-wait = Rien à faire pour l’instant. Regardez ce que font les autres.
guide-end = Je m’en passerai
guide-moves = Que puis-je faire ?
guide-done = C’est tout, ou presque
guide-on = Continuer à jouer
guide-own = Ouvrir ma propre table
taught-dilemma = Vous avez vu un tour entier : offre, lancer, paix ou conflit. La suite est pareille, jusqu’à ce que les mains soient vides. Tout l’art est de savoir à qui se fier, et quand on cessera de se fier à vous.
taught-trolley = Vous avez été des deux côtés : vous avez posé et plaidé, puis tiré le levier. Chacun est Conducteur à son tour ; le moins de jetons Mort gagne.
taught-mystery = Vous avez fait une étape et vu une fois les cartes Heure. Il reste quatre étapes. Rayez dans le carnet ce que vous voyez deux fois : ce qui n’est jamais rayé, c’est le crime.

## At the table
line-connecting = Connexion…
line-slack = Un lancer compte dès que vous lâchez, jusqu’à { $s } s avant d’arriver
line-offline = Vous êtes hors ligne. Votre place est gardée.
line-restart = Whistlestop ne répond pas ; cela devrait revenir dans un instant.
line-broken = Connexion perdue.
line-again = Nouvel essai dans { $n } s.
line-poor = Mauvaise connexion
paused = Pause. Les pendules sont arrêtées.
paused-by = { $who } peut la relancer.
paused-all = { $n ->
    [0] Désormais, tout le monde le peut.
    [one] Dans { $n } minute, tout le monde le pourra.
   *[other] Dans { $n } minutes, tout le monde le pourra.
  }
pause = Mettre en pause
resume = Reprendre
leave = Partir
leave-what = Un robot garde votre place. Rouvrez le lien pour la reprendre.
watching = Vous regardez.
join-late = Prendre la place d’un robot
curtain = Couvrir l’écran
curtain-to = Passez l’appareil à { $who }.
curtain-hold = Maintenez votre nom pour regarder, ou pressez-le deux fois.
curtain-again = Pressez encore une fois pour ouvrir à { $who }.
tv-sound = Touchez ou pressez une touche pour le son
people = Personnes
mute = Ne plus entendre { $who }
kick = Exclure
kick-sure = Vraiment ? Un robot continue
more-time = Donner plus de temps
end-game = Arrêter la partie
end-game-sure = Vraiment l’arrêter pour tout le monde ?
screens = Autres écrans
screens-mine = Votre place sur un autre appareil
screens-mine-help = Scannez-le vous-même : qui a ce code joue pour vous.
screens-tv = La table sur un téléviseur
screens-tv-help = Seulement ce que tout le monde peut voir.
calls = Quand c’est à vous
calls-notify = M’avertir quand je regarde ailleurs
calls-push = Même quand aucune page n’est ouverte.
calls-page = Seulement tant que la page est ouverte.
calls-failed = Seulement tant que la page est ouverte : pour l’instant, on ne peut pas appeler cet appareil autrement.
calls-insecure = Les notifications exigent https, et cette page a été ouverte sans.
calls-install = Sur iPhone ou iPad, ajoutez d’abord Whistlestop à l’écran d’accueil (Partager, Sur l’écran d’accueil), puis ouvrez-le de là.
calls-refused = Ce navigateur refuse les notifications d’ici. Vous pouvez les autoriser dans ses réglages pour ce site.
calls-none = Ce navigateur n’a pas de notifications.
calls-vibrate = Vibrer
orders = Ordres permanents
orders-what = Comment répondre pour vous à chaque sorte de question. Pour les autres, c’est un choix comme un autre.
order-ask = me demander
order-answer = comme la dernière fois
order-silence = comme si je me taisais
order-robot = comme mon robot
line = { $quality ->
    [good] Bonne connexion ({ $ms } ms)
    [fair] Connexion moyenne ({ $ms } ms)
    [poor] Mauvaise connexion ({ $ms } ms)
   *[none] Pas de connexion
  }
players = Joueurs
mine = Vos cartes
log = Ce qui s’est passé
log-none = Rien ne s’est encore passé. Chaque coup sera raconté ici, avec sa règle.
log-and-talk = { $unread ->
    [0] Journal et discussion
    [one] Journal et discussion, { $unread } message non lu
   *[other] Journal et discussion, { $unread } messages non lus
  }
talk = Discussion
talk-none = Personne n’a encore rien dit. Un visage ou une phrase toute prête, c’est un bon début.
say = Dites quelque chose
say-not-now = Pas maintenant : la règle impose le silence
say-off = La discussion est coupée
say-empty = Écrivez d’abord quelque chose.
say-to = À qui
room-all = à tous
room-team = l’équipe seulement
phrases = Phrases toutes faites
phrase-hello = Bonsoir, tout le monde.
phrase-luck = Bonne chance.
phrase-well-played = Bien joué.
phrase-thinking = Laissez-moi réfléchir.
phrase-hurry = Le train va partir…
phrase-sorry = Pardon.
phrase-really = Vraiment ?
phrase-thanks = Merci.
phrase-again = Encore une ?
phrase-bye = Bonne nuit.
phrase-late = J’ai pris la place du robot.
phrase-open-book = Tout le monde est d’accord : après la partie, le livre sera ouvert.
phrase-closed-book = Tout le monde n’était pas d’accord : pas de livre ouvert après cette partie.
say-team = Votre équipe seule entend
said-by = { $who } : { $said }
say-send = Envoyer
go-on = Continuer
react-laurel = Lauriers
react-heart = Cœur
react-laugh = Rire
react-gasp = Stupeur
react-tear = Larme
react-whistle = Sifflet
stuck = Rien ne bouge depuis un moment.
relieve = Laisser un robot jouer pour { $who }
relieve-when = { $n ->
    [one] Possible si rien ne bouge pendant encore { $n } minute.
   *[other] Possible si rien ne bouge pendant encore { $n } minutes.
  }
relieved = Un robot joue pour vous.
relieved-back = Me revoilà
stand-in = Un robot garde la place : { $who }

## Refusals: why not, in one sentence
no-malformed = Cela n’est pas arrivé en entier. Rechargez la page, s’il vous plaît.
no-illegal = Les règles ne le permettent pas.
no-stale = Trop tard : la partie a continué.
no-paused = La partie est en pause.
no-patience = Pas encore : l’attente n’a pas été assez longue.
no-seat = Ce n’est pas votre place.
no-taken = Quelqu’un a été plus rapide : la place est prise.
no-host = Seul l’hôte peut faire cela.
no-stage = Pas à ce moment de la partie.
no-seats = Il reste des places libres.
no-options = Ces réglages ne vont pas ensemble.
no-room = On ne parle pas ici en ce moment.
no-flood = Plus lentement. Les trains ont des horaires.
no-guesses = Trop de codes sans table ont été essayés d’ici. Attendez une minute, puis réessayez.
no-size = C’est trop long.
no-token = Cette place n’est plus la vôtre.
no-unknown = Il n’y a rien de ce nom ici.
no-gone = Cette table n’existe plus.
no-edition = Cette partie s’est jouée avec des règles plus anciennes (édition { $edition }), qui ne sont plus ici. Elle ne peut être montrée telle qu’elle fut ; elle ne l’est donc pas du tout.
no-over = La partie est finie.
no-colour = Cette livrée est prise.
no-name = Ce nom est déjà pris ou ne convient pas ; choisissez-en un autre.
no-pledge = Votre part du mélange ne convient pas. Reprenez place, s’il vous plaît.
no-full = Toutes les places sont prises.
no-running = Le procès-verbal sera prêt à la fin de la partie.
no-password = Ce n’est pas le mot de passe de cette table.
no-late = À cette table, les retardataires ne prennent pas la place d’un robot.
no-quiet = L’hôte a coupé la discussion.
no-pencil = Crayons posés : le défilé est en cours.
no-pace = Un défilé est en cours : le jeu en règle lui-même le rythme.
no-pack = Ce paquet n’est pas ici.
no-card = Cette carte ne peut pas être imprimée telle quelle.
no-deck = Il reste trop peu de cartes pour cette table. Prenez un autre paquet, ou moins de vetos.
no-offline = Whistlestop ne répond pas.
no-server = Quelque chose a trébuché chez nous. Réessayez dans un instant.
no-other = C’est impossible ici ({ $code }).

## The end
result-wins = { $n ->
    [1] { $me ->
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
picture = Une image à partager
picture-seat = Place { $n }
picture-nameless = Sans les noms
picture-failed = L’image n’a pas pu être dessinée.
picture-of = { $title } : { $who }
picture-save = Enregistrer l’image
replay = Rediffusion
replay-back = Retour à la table
replay-none = Il n’y a rien à montrer ici. L’adresse d’une rediffusion vient de qui l’a partagée ; vos parties sont à leurs tables.
replay-steps = Étapes
replay-less = Une étape en arrière
replay-more = Une étape en avant
replay-first = C’est le début.
replay-last = C’est la fin.
replay-run = Dérouler
replay-step = Étape
replay-tools = Regards, partage, et si…
replay-eyes = Vue par
replay-public = le public
replay-everybody = tout le monde
replay-nameless = sans noms, discussion ni paroles tapées
replay-share = Copier un lien
replay-what-if = Et si… ? Reprendre ici
replay-what-if-help = Pour reprendre d’ici, choisissez d’abord les yeux d’un joueur.
replay-what-if-over = Ici la partie est finie. Revenez en arrière et reprenez de là.
replay-what-if-public = On ne voit ici que ce que le public a vu, et les joueurs n’avaient pas accepté avant le départ d’en montrer plus : personne ne peut s’asseoir à leur place.
replay-seat = S’asseoir comme
ratings = Classement
ratings-off = Le classement est désactivé ici. Qui tient ce Whistlestop peut l’activer.
ratings-name = Nom
ratings-rating = Cote
ratings-games = Parties
ratings-none = Personne n’est encore classé ici. Jouez une partie avec au moins une autre personne.
ratings-what = Par nom et par jeu, aux tables d’au moins deux personnes ; les robots ne sont pas classés. Une estimation prudente : elle monte quand le doute diminue. Les noms ne sont pas protégés, et une partie que son hôte arrête ne compte pour personne : c’est entre amis, sans prix à gagner.
fates = Le sort des cartes
fates-what = { $n ->
    [one] Ce navigateur se souvient de { $n } verdict humain, pour que les robots vous connaissent, et du sort de chaque carte. Tout reste ici et ne va qu’aux tables où vous prenez place.
   *[other] Ce navigateur se souvient de { $n } verdicts humains, pour que les robots vous connaissent, et du sort de chaque carte. Tout reste ici et ne va qu’aux tables où vous prenez place.
  }
fates-row = écrasée { $killed } fois sur { $staked }
fates-none = Aucun procès ne s’est encore terminé dans ce navigateur. Jouez-en un, et ses cartes seront ici.
fates-export = Exporter
fates-erase = Effacer ces souvenirs
fates-erase-sure = Vraiment effacer ?
no-off = C’est désactivé ici.

## Rules and credits
rules-what = Les règles telles que cette table les joue. Les clauses marquées A sont nos décisions là où le texte imprimé se tait.
rules-missing = Les règles n’ont pas pu être chargées. Vérifiez votre connexion, puis rechargez la page.
rules-other = Les règles d’un autre jeu
credits-independent = Whistlestop est une réalisation indépendante des règles de jeux que nous admirons. Tous les mots, cartes et images sont de nous.
credits-games = Les jeux
credits-dilemma = Dilemma est un jeu d’Alex Randolph.
credits-trolley = Trial by Trolley est édité par Skybound Games et Explosm.
credits-mystery = Mystery Express est un jeu d’Antoine Bauza et Serge Laget, édité par Days of Wonder.
credits-marks = Les noms des jeux appartiennent à leurs propriétaires, étrangers à ce site. Si un jeu vous plaît, achetez-le : le carton retombe mieux.
credits-art = Lettres et images
credits-icons = Icônes de
credits-fonts = Poiret One de Denis Masharov et Mulish de Vernon Adams et d’autres, sous la
credits-fine = Aucun monsieur n’a été blessé pour cette affiche.
