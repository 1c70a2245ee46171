## Règles maison
option-mystery-hours = Heures par étape
option-mystery-hours-help = De combien d’heures chacun dispose sur chacune des cinq étapes. La règle ne donne que les quatre de la première : 4-3-5-4-6 est un choix de la maison (ME-A1).
option-mystery-abilities = Capacités
option-mystery-abilities-help = Quatre enquêteurs peuvent jeter un œil aux cartes défaussées de leur couleur ; Mlle Pransky a une heure de plus.
option-mystery-passengers = Cartes des passagers
option-mystery-passengers-help = À quatre : combien de cartes ont le premier et le second passager.
option-mystery-colours = Couleurs des capacités
option-mystery-colours-mansard-car = Mansard : voitures
option-mystery-colours-mansard-suspect = Mansard : suspects
option-mystery-colours-help = Quels dos Mansard peut regarder : voitures ou suspects. De Mirabella a les autres.
option-mystery-first = Premier sifflet
option-mystery-first-0 = au sort
option-mystery-first-help = Au sort, ou la personne assise à cette place. À la revanche, c’est la place suivante.
option-mystery-aid = Carnet
option-mystery-aid-paper = papier
option-mystery-aid-clerk = greffier
option-mystery-aid-logician = logicien
option-mystery-aid-statistician = statisticien
option-mystery-aid-paper-help = Rien ne se fait tout seul. Apportez un crayon.
option-mystery-aid-clerk-help = Note ce que vous avez vu vous-même, quand et chez qui.
option-mystery-aid-logician-help = Note aussi ce qui s’ensuit avec certitude.
option-mystery-aid-statistician-help = Dit aussi combien chaque indice est probable.
option-mystery-seat = La place { $n } voyage en
option-mystery-seat-lot = au sort
option-mystery-seat-macdouglas = MacDouglas
option-mystery-seat-mansard = Mansard
option-mystery-seat-mirabella = De Mirabella
option-mystery-seat-strauss = Strauss
option-mystery-seat-pransky = Mlle Pransky
unfit-mystery-seat = Chacun ne voyage qu’une fois : qui est assis ailleurs n’est pas libre.
clock-mystery-go = Pour chaque arrêt d’un tour
clock-mystery-show = Pour montrer une carte
clock-mystery-give = Pour donner une carte
clock-mystery-bag = Pour cacher et deviner le sac
clock-mystery-steal = Pour nommer ce qu’on prend
clock-mystery-talk = Avec le contrôleur
clock-mystery-ability = Pour user d’une capacité
clock-mystery-strasbourg = Chaque carte Heure à Strasbourg
clock-mystery-budapest = Chaque carte Heure à Budapest
clock-mystery-wien = Chaque paquet de cartes Heure à Vienne
clock-mystery-tunnel = Dans le tunnel
clock-mystery-telegram = Pour rédiger le télégramme
clock-mystery-reveal = Pour choisir la carte révélée
clock-mystery-answer = Pour les conclusions
clock-mystery-verdict = Avant chaque carte cachée

## cartes et personnages
category-method = Mode
category-suspect = Suspect
category-motive = Mobile
category-car = Voiture
category-time = Heure
card-method = { $n ->
    [one] une carte Mode
   *[other] { $n } cartes Mode
  }
card-suspect = { $n ->
    [one] une carte Suspect
   *[other] { $n } cartes Suspect
  }
card-motive = { $n ->
    [one] une carte Mobile
   *[other] { $n } cartes Mobile
  }
card-car = { $n ->
    [one] une carte Voiture
   *[other] { $n } cartes Voiture
  }
card-face = la carte « { $name } »
city-0 = Paris
city-1 = Strasbourg
city-2 = Munich
city-3 = Vienne
city-4 = Budapest
city-5 = Istanbul
clue-0 = Revolver
clue-1 = Chandelier
clue-2 = Poison
clue-3 = Corde
clue-4 = Stylet
clue-5 = Portière
clue-8 = Mme Vasser
clue-9 = Lord Pym
clue-10 = Pr Halas
clue-11 = Mlle Okoye
clue-12 = Sig. Bruni
clue-13 = Dr Lind
clue-16 = Dettes
clue-17 = Héritage
clue-18 = Dépit
clue-19 = Un secret
clue-20 = Envie
clue-21 = Ambition
clue-24 = Bar
clue-25 = Couchettes
clue-26 = Fumoir
clue-27 = Passagers
clue-28 = Restaurant
clue-29 = Salon
time-at = { $h } h { $m }
blank = rien
person-macdouglas = MacDouglas
person-mansard = Mansard
person-mirabella = De Mirabella
person-strauss = Strauss
person-pransky = Mlle Pransky
conductor = Contrôleur
passenger = Passager { $n }
waits = attend à { $city }
place-hand = { $me ->
    [yes] votre main
   *[no] main ({ $who })
  }
place-pile = { $me ->
    [yes] votre défausse
   *[no] défausse ({ $who })
  }
place-conductor = contrôleur (emplacement { $n })
place-passenger = passager { $n }

## le train
train = Le train
notebook = Le carnet
route-label = Étape { $leg } : de { $from } à { $to }
hours-short = { $n } h
hours-range = { $more ->
    [to] { $low }–{ $high } h
    [or] { $low } / { $high } h
    [each] { $low } h +
   *[no] { $low } h
  }
hours-left = { $n ->
    [one] { $n } heure sur { $of }
   *[other] { $n } heures sur { $of }
  }
coach = { $who ->
    [no] {""}
   *[other] , ici : { $who }
  }{ $conductor ->
    [yes] , le contrôleur est là
   *[no] {""}
  }{ $state ->
    [done] , fait
    [shut] , impossible maintenant
   *[no] {""}
  }
backs = Dos visibles
backs-pile = + défausse
just-seen = Cartes vues :
in-pile = et { $n } à la défausse
eye = { $ready ->
    [yes] Peut regarder les cartes défaussées : { $what }
   *[no] Capacité déjà utilisée dans cette étape : { $what }
  }
has-whistle = a le sifflet
pile-n = { $n ->
    [one] défausse : { $n } carte
   *[other] défausse : { $n } cartes
  }
my-pile = Votre défausse
my-pile-what = Hors d’atteinte jusqu’à la prochaine ville. Elle revient alors dans votre main.
my-pile-none = Vide. Ce que vous recevez ou montrez pendant cette étape reste ici jusqu’à sa fin.
my-telegram = Votre télégramme
revealed = À découvert
question = Ce qu’on vous demande
to-question = Au formulaire
tab-train = Train
tab-hand = Main
tab-notebook = Carnet
tab-ways = Trajets
ways = Le trajet des cartes
ways-none = Aucune carte n’a encore bougé. Tout ce qui change de main s’inscrit ici, visible de tous.
step-back = Un pas en arrière
step-on = Un pas en avant
step-run = Faire défiler tout seul
towards = Vers { $city }

## dans les voitures
two-actions = Deux actions
verb-grip = Ouvrir une valise
verb-madam = Parler à un passager
what-lounge = Nommez une catégorie. Tous les autres en montrent une carte à tout le monde.
what-sleeping = Quelqu’un cache le sac dans une main. Devinez juste, et vous prenez une carte.
what-smoking = Deux voyageurs vous cèdent chacun une carte. Vous leur en rendez une à chacun. Personne n’avale la fumée.
what-passenger = Un voisin vous donne une carte, vous en donnez une de l’autre côté, et ainsi de suite tout autour.
what-dining = Chaque convive vous montre une carte d’une catégorie à lui. L’addition est pour vous.
what-grip = Toutes les cartes d’une catégorie reviennent d’une défausse dans la main de leur joueur.
what-madam = Un passager vous laisse une carte, d’après son dos.
not-your-go = Ce n’est pas votre tour. Vous pouvez regarder, pas vous arrêter.
stop-not = { $why ->
    [ME-31] Arrêt impossible : il ne vous reste pas assez d’heures.
    [ME-32] Vous l’avez déjà fait dans cette étape.
    [ME-33] Il faut deux cartes en main.
    [ME-56] Aucun passager n’est encore à bord.
    [ME-A7] Personne n’a de carte qu’on puisse demander.
    [ME-A8] Il n’y a personne avec qui le faire.
    [ME-A9] Les couchettes demandent deux heures en réserve.
    [ME-A19] Aucun passager à bord n’a plus de carte.
    [ME-A29] Aucune défausse n’a une telle carte.
   *[other] Les règles ne le permettent pas maintenant.
  }
with-whom = Avec qui ?
which-passenger = Quel passager ?
which-kind = Quel genre de carte ?
kind-not = Aucune carte de ce genre n’est à prendre ici : voyez les dos.
missing-whom = { $who ->
    [passenger] Choisissez d’abord un passager.
   *[player] { $n ->
        [one] Choisissez d’abord avec qui.
       *[other] Choisissez d’abord { $n } joueurs.
      }
  }
missing-kind = Choisissez d’abord le genre de carte.
of-most = { $n } sur { $most }
side = { $side ->
    [left] à votre gauche
   *[right] à votre droite
  }
ask-guest = Demander à { $who }
who-sees = Qui verra quoi.
sees-lounge = Tout le monde voit toutes ces cartes.
sees-sleeping = Vous et la personne fouillée voyez la carte. Les autres : le dos.
sees-smoking = Vous : les deux cartes. Chacun des deux : seulement la sienne. Les autres : les dos.
sees-passenger = Chaque carte est vue par qui la donne et qui la reçoit. Les autres : les dos.
sees-dining = Vous : toutes. Chaque convive : seulement la sienne. Les autres : les dos.
sees-grip = On ne voit que des dos.
sees-madam = Vous seul voyez la carte. Les autres : le dos.
conductor-here = Le contrôleur est ici : vous échangerez ensuite une carte avec lui.
do-lounge = Interroger, { $n } h
do-sleeping = Fouiller, { $n } h ou une de plus
do-smoking = Allumer, { $n } h
do-passenger = Faire passer, { $n } h
do-dining = Inviter, { $n } h
do-grip = Ouvrir, { $n } h
do-madam = Bavarder, { $n } h
do-done = { $n ->
    [0] Finir le tour
   *[other] Finir, laisser { $n } h
  }
tap-a-car = { $free ->
    [0] Plus rien n’est possible dans cette étape.
   *[other] Touchez une voiture pour vous y arrêter.
  }
blanks = Encore vides : { $n }.
form-unfilled = Choisissez d’abord un dos de chaque côté.
handed-in = C’est remis. Modifiez quelque chose et vous pourrez le remettre de nouveau.
status-in = Prêts : { $in } sur { $all }.

## questions
do-peek = Regarder la carte { $k } ({ $who })
do-pass = Laisser passer
order-pass = Ma capacité : toujours laisser passer. Personne ne le saura.
bag-side = { $side ->
    [left] Main gauche
   *[right] Main droite
  }
do-steal = Prendre
choose-first = { $n ->
    [one] Choisissez d’abord une carte.
   *[other] Choisissez d’abord { $n } cartes.
  }
do-slot = Emplacement { $n } : { $k }
give-order = D’abord pour l’un, puis pour l’autre.
give-to = Carte { $n } : pour { $who }.
do-card = { $sealed ->
    [yes] Changer
   *[no] { $what ->
        [lounge] Montrer cette carte à tous
        [dining] Montrer cette carte
        [revelation] Révéler cette carte
        [fill] Lui laisser cette carte
        [return] Donner ces deux cartes
       *[other] Donner cette carte
      }
  }
tunnel-side = { $side ->
    [left] À votre gauche : { $who }
   *[right] À votre droite : { $who }
  }
tunnel-none = Aucune carte en main à regarder.
about-telegram = Au plus un indice par catégorie. Il ne compte qu’en cas d’égalité : juste, plus un ; faux, moins un. Ce qui est parti est parti.
about-answers = Vos cinq conclusions. Une juste vaut un point, une fausse ne coûte rien.
submit-tunnel = { $sealed ->
    [yes] Choisi
   *[no] Regarder
  }
form-blanks = { $all ->
    [yes] Vous n’avez rien nommé. L’envoyer quand même ?
   *[no] Non nommé : { $list }. L’envoyer quand même ?
  }
form-all-the-same = Envoyer quand même
submit-telegram = { $sealed ->
    [yes] Déposé
   *[no] Envoyer le télégramme
  }
submit-answers = { $sealed ->
    [yes] Remis
   *[no] Remettre
  }

## cartes Heure
hour-cards = les cartes Heure
look-well = Regardez bien
hours-begin = Les cartes Heure commencent.
hours-what = { $how ->
    [one] Vingt-trois cartes, une à la fois. L’heure du crime ne paraît que deux fois.
    [stacks] Vingt-trois cartes sur trois tas. L’heure du crime ne paraît que deux fois.
   *[piles] Regardez votre paquet ; au signal il passe à gauche. L’heure du crime n’y est que deux fois.
  }
hours-missed = Les cartes Heure de { $city } ont été montrées en votre absence.
hours-missed-how = Vous les verrez une seule fois, l’une après l’autre, au rythme de la table ; le carnet reste fermé pendant ce temps.
hours-ready = On y va ?
hours-show = Les montrer
hours-watch = Chacun regarde son propre paquet.
of-n = { $n } sur { $of }
hours-heard = { $n } sur { $of } : { $times }
signal-n = Paquet { $n } sur { $of }
piles-go = Par où passe le paquet
notebook-shut = carnet fermé
whistle-pace = { $me ->
    [yes] Vous avez le sifflet : combien de temps par { $per ->
        [pile] paquet
       *[card] carte
      } ?
   *[no] { $who } a le sifflet et donne le rythme. Fermer les yeux est permis, mais déconseillé.
  }
pace-per = { $per ->
    [pile] Temps par paquet
   *[card] Temps par carte
  }
per-cent = { $n } %
aloud = Dire les heures à voix haute

## le carnet
only-you = pour vous seul
sheet = { $what }, étape par étape
leg-n = étape { $n }
verdict-column = verdict
cell = { $clue }, { $column } : { $mark }
printed-mark = imprimé par l’aide : { $mark }
mark-none = rien
mark-seen = vu
mark-both = les deux exemplaires
mark-travels = circule
mark-not = n’en a pas
mark-ask = peut-être
mark-sure = c’est lui
mark-innocent = écarté
mark-once = une fois
mark-twice = deux fois
mark-thrice = trois fois
free-notes = Notes
how-to-mark = Touchez une case pour changer sa marque.{ $aid ->
    [paper] {""}
   *[other] {" "}Les marques grises viennent de l’aide : touchez leur indice pour lire pourquoi.
  }

## la fin
verdict = Les cartes cachées
verdict-what = D’abord ce que chacun pense, puis ce qui fut.
right = juste
wrong = faux
points = Points
level = À égalité de points, les télégrammes comptent : { $list }.
crime-was = Le crime : { $suspect }, { $method }, { $motive }, { $car }, { $time }.

## à qui de jouer
status-wait = On prépare le train.
status-go = C’est à { $who } : encore { $n } h sur { $of }.
status-go-mine = À vous : encore { $n } h sur { $of }.
status-lounge = { $who } est au bar : les autres choisissent { $what } à montrer à tous.
status-lounge-mine = { $who } vous demande à tous de montrer { $what }.
status-sleeping = { $who } fouille chez { $to } : dans quelle main est le sac ?
status-sleeping-mine = { $to } cache le sac. Dans quelle main ?
status-sleeping-hide = { $who } fouille votre couchette. Cachez le sac.
status-steal = { $who } a trouvé le sac et nomme une catégorie.
status-steal-mine = Vous avez trouvé le sac. Quel genre de carte prenez-vous ?
status-smoking = { $who } est au fumoir : { $to } choisissent { $what } à céder.
status-smoking-mine = Donnez à { $who } { $what }.
status-return = { $who } choisit ce qu’il faut rendre à { $to }.
status-return-mine = Rendez une carte à chacun : { $to }.
status-link = { $mover } est dans la voiture des passagers : { $who } choisit { $what } pour { $to }.
status-link-mine = Donnez à { $to } { $what }.
status-dining = Restaurant : les convives choisissent ce que verra { $who }.
status-dining-mine = On vous invite : montrez à { $who } { $what }.
status-talk = { $who } parle au contrôleur.
status-talk-mine = Le contrôleur est là. Prenez une de ses cartes.
status-fill = { $who } laisse une carte au contrôleur.
status-fill-mine = Laissez-lui maintenant une des vôtres.
status-peek = Tour de { $mover } : une carte part à la défausse ({ $kinds }, chez { $owners }). Peut la regarder : { $others }.
status-peek-mine = Une carte de votre couleur part à la défausse. La regarder ?
status-showing = { $city } : on montre les cartes Heure.
status-piles = { $city } : chacun regarde un paquet de cartes Heure.
status-tunnel = Le long tunnel : chacun regarde une carte de ses deux voisins.
status-tunnel-mine = Le long tunnel : quel genre de carte regardez-vous chez chaque voisin ?
status-telegram = On rédige les télégrammes.
status-telegram-mine = Budapest : rédigez votre télégramme.
status-revelation = Révélation soudaine : chacun choisit une carte.
status-revelation-mine = Révélation soudaine : choisissez une carte à découvrir pour de bon.
status-answers = Istanbul : chacun écrit cinq conclusions.
status-answers-mine = Istanbul : qui, comment, pourquoi, où et quand ?
status-sealed = C’est noté ; { $in } sur { $all } ont répondu. Vous pouvez encore changer.
status-verdict = Les cartes cachées. { $part } !
status-end = La partie est finie.

## pour débuter
hint-go = Touchez une voiture pour vous y arrêter. Un arrêt coûte des heures et fait voir des cartes : plus c’est cher, plus on en voit. Jamais deux fois la même action par étape.
hint-more = Il vous reste des heures. Touchez une autre voiture, ou finissez : les heures non utilisées sont perdues.
hint-watch = Le dos d’une carte montre son genre à tous ; seule la face est secrète. Suivez quels genres vont où : c’est la moitié de la solution.
hint-lounge = Choisissez une carte à montrer à tous. Si vous avez les deux exemplaires d’un indice, en montrer un en dit peu.
hint-dining = { $who } vous invite et verra cette carte, mais personne d’autre. Elle reste à votre défausse, hors d’atteinte, et revient en main à la prochaine ville.
hint-smoking = Cette carte vous quitte pour de bon, et vous en recevrez une autre.
hint-link = Vous donnez cette carte et en recevez une de l’autre côté. On ne passe pas celle qu’on vient de recevoir.
hint-sleeping = Une simple devinette. Qui est découvert perd une carte.
hint-steal = Prenez une catégorie que vous connaissez mal. Laquelle de ses cartes vient, c’est le hasard.
hint-return = Les cartes reçues sont à votre défausse : vous en donnez deux autres. Donnez ce que vous connaissez bien.
hint-talk = Qui échange avec le contrôleur voit sa carte. Regardez-en une que personne ne connaît.
hint-fill = Ce que vous laissez ici, vous le reconnaîtrez plus tard. Les autres n’en voient que le dos.
hint-peek = Une fois par étape, vous pouvez regarder une carte de votre couleur qu’un adversaire défausse. Personne n’apprend ce que vous avez vu.
hint-showing = Comptez de tête : chaque heure paraît trois fois, celle du crime seulement deux. Vous les verrez trois fois pendant ce voyage.
hint-piles = Comptez encore. Chaque paquet passe une fois devant vous.
hint-tunnel = Vous voyez une carte de chaque voisin. Choisissez des catégories que vous avez peu vues.
hint-telegram = N’écrivez que ce dont vous êtes assez sûr : en cas d’égalité, une erreur coûte un point.
hint-revelation = Tous verront cette carte. Choisissez-en une qu’ils ont déjà vue.
hint-answers = Devinez ce que vous ignorez : les erreurs ne coûtent rien.

## le journal
log-cast = Sont à bord : { $list }.
travels-as = { $who } en { $what }
log-whistle = { $me ->
    [yes] Vous avez le sifflet et commencez.
   *[no] { $who } a le sifflet et commence.
  }
log-dealt = Sept cartes chacun. Une carte de chaque catégorie est cachée : le crime.
log-conductor = Le contrôleur va dans cette voiture : { $car }.
log-go = { $me ->
    [yes] C’est à vous, en route vers { $city }, avec { $n } heures.
   *[no] C’est à { $who }, en route vers { $city }, avec { $n } heures.
  }
log-rested = { $me ->
    [yes] Vous finissez votre tour
   *[no] { $who } finit son tour
  } ; { $n ->
    [one] une heure est perdue.
   *[other] { $n } heures sont perdues.
  }
stopped-lounge = { $me ->
    [yes] Vous demandez
   *[no] { $who } demande
  } à tout le monde, au bar, { $what } ({ $n } h).
stopped-sleeping = { $me ->
    [yes] Vous fouillez chez { $to }
   *[no] { $who } fouille chez { $to }
  } dans la voiture-couchettes ({ $n } h).
stopped-smoking = { $me ->
    [yes] Vous demandez
   *[no] { $who } demande
  } au fumoir { $what } à chacun : { $to } ({ $n } h).
stopped-passenger = { $me ->
    [yes] Vous faites
   *[no] { $who } fait
  } circuler des cartes dans la voiture des passagers ; { $to } commence par { $what } ({ $n } h).
stopped-dining = { $me ->
    [yes] Vous dînez au restaurant et demandez
   *[no] { $who } dîne au restaurant et demande
  } { $list } ({ $n } h).
guest-asked = à { $who } { $what }
stopped-grip = { $me ->
    [yes] Vous ouvrez
   *[no] { $who } ouvre
  } une valise au salon ({ $n } h).
stopped-madam = { $me ->
    [yes] Vous demandez
   *[no] { $who } demande
  } { $what } au passager { $which }, au salon ({ $n } h).
log-guessed = { $hit ->
    [yes] { $me ->
        [yes] Vous trouvez le sac chez { $to } et payez une heure de plus.
       *[no] { $who } trouve le sac chez { $to } et paie une heure de plus.
      }
   *[no] { $me ->
        [yes] Vous choisissez la mauvaise main chez { $to } et ne trouvez rien.
       *[no] { $who } choisit la mauvaise main chez { $to } et ne trouve rien.
      }
  }
log-passed = { $me ->
    [yes] Vous n’en avez pas : vous regardez la carte qui arrive et la passez à { $to }.
   *[no] { $who } n’en a pas, regarde la carte qui arrive et la passe à { $to }.
  }
log-gripped = { $me ->
    [yes] Vous reprenez
   *[no] { $who } reprend
  } { $what } de la défausse dans la main.
moved-lounge = { $me ->
    [yes] Vous montrez
   *[no] { $who } montre
  } à tous { $card }.
moved-sleeping = { $me ->
    [yes] Vous perdez
   *[no] { $who } perd
  } { $card }{ $got ->
    [none] {""}
    [me] , que vous prenez
   *[other] , que prend { $to }
  } : le sort en a décidé.
moved-smoking = { $me ->
    [yes] Vous cédez
   *[no] { $who }{ $got ->
        [me] {" "}vous cède
       *[other] {" "}cède
      }
  } { $card }{ $got ->
    [none] {""}
    [me] {""}
   *[other] {" "}à { $to }
  } au fumoir.
moved-passenger = { $got ->
    [back] { $me ->
        [yes] Vous récupérez { $card } : c’était la vôtre.
       *[no] { $who } récupère sa propre carte : { $card }.
      }
   *[other] { $me ->
        [yes] Vous passez
       *[no] { $who }{ $got ->
            [me] {" "}vous passe
           *[other] {" "}passe
          }
      } { $card }{ $got ->
        [none] {""}
        [me] {""}
       *[other] {" "}à { $to }
      } dans la voiture des passagers.
  }
moved-dining = { $me ->
    [yes] Vous montrez
   *[no] { $who } montre
  } { $card } au dîner.
moved-madam = Le passager { $n } { $got ->
    [none] cède { $card }
    [me] vous cède { $card }
   *[other] cède { $card } à { $to }
  }.
moved-talk = { $got ->
    [none] Le contrôleur cède { $card } de son emplacement { $n }
    [me] Vous prenez { $card } au contrôleur, emplacement { $n }
   *[other] { $to } prend { $card } au contrôleur, emplacement { $n }
  }.
moved-fill = { $me ->
    [yes] Vous laissez
   *[no] { $who } laisse
  } { $card } au contrôleur, emplacement { $n }.
moved-revelation = { $me ->
    [yes] Vous découvrez
   *[no] { $who } découvre
  } { $card } pour tous, jusqu’à la fin.
moved-piled = { $me ->
    [yes] Vous posez { $card } sur votre défausse.
   *[no] { $who } pose { $card } sur sa défausse.
  }
looked-tunnel = { $me ->
    [yes] Vous regardez
   *[no] { $who } regarde
  } dans le tunnel { $card }, { $mine ->
    [yes] dans votre main
   *[no] en main chez { $to }
  }.
looked-ability = { $me ->
    [yes] Vous usez de votre capacité et regardez
   *[no] { $who } use de sa capacité et regarde
  } { $card } avant la défausse.
log-arrived = Le train est à { $city }. On relève les défausses, et { $me ->
    [yes] vous prenez le sifflet.
   *[no] { $who } prend le sifflet.
  }
log-boarded = Le passager { $n } monte à bord.
log-pace = Le sifflet règle le rythme à { $n } % du temps habituel.
log-deck = Les cartes Heure sont rangées.
log-telegrams = Les télégrammes sont partis.
log-hypotheses = { $part } : { $list }.
thinks = { $blank ->
    [yes] { $who } ne dit rien
   *[no] { $who } dit { $what }
  }
log-crime = { $part }, en vérité : { $card }.
log-opened = Il y a égalité : on ouvre les télégrammes. { $list }
opened = { $blank ->
    [yes] { $who } en avait envoyé un vide, qui vaut { $n }.
   *[no] { $who } avait télégraphié { $list }, ce qui vaut { $n }.
  }
log-won = Les points : { $list }.
points-of = { $who } { $n }

## ce que l’aide imprime
chance = { $p } %
moment = { $where ->
    [city] à { $city }
    [deal] à la donne
   *[leg] à l’étape { $leg }
  }
sight = Vous l’avez vue { $when } : { $where }.
why-seen = { $n ->
    [one] Vous l’avez vu { $n } fois.
   *[other] Vous l’avez vu { $n } fois. Ce ne sont pas forcément les deux exemplaires.
  }
why-pair = Écarté { $when } : vous avez les deux exemplaires.
why-held = Écarté { $when } : vous en avez un et avez vu l’autre.
why-twice = Écarté { $when } : vu deux fois, et ce ne pouvait pas être la même carte.
why-ways = Écarté { $when } : quel qu’ait été le trajet des cartes, ce n’est pas celle qui est cachée.
why-rest = Démontré { $when } : c’est forcément celui-ci, tous les autres sont écartés.
why-turned = La carte cachée est retournée.
why-odds = Aussi probable que le disent les cartes que vous connaissez : { $p } %.
why-memory = Aucune aide ne compte les cartes Heure. Qui les a regardées s’en souvient, ou pas.

## après coup
plot = Ce qu’on aurait pu savoir
plot-picture = Combien la vérité était probable, de Paris à Istanbul.
plot-what = Les barres : la probabilité de la vérité dans chaque ville, pour qui n’oublie rien.
plot-row = { $part }. { $list }
plot-city = { $city } : { $p }, le plus probable { $what }
plot-open = plusieurs à égalité
plot-likeliest = { $me ->
    [yes] Dessous : ce que vos notes rendaient le plus probable ; la vérité est soulignée.
   *[no] Dessous : ce que ces notes rendaient le plus probable ; la vérité est soulignée.
  }
plot-since = Quand chaque indice était démontrable
plot-clue = { $clue } : { $how ->
    [never] jamais démontrable
    [guilty] démontré { $when }
   *[out] écarté { $when }
  }
plot-telegram = { $right ->
    [yes] Télégramme de Budapest, juste : { $what }.
    [blank] Télégramme de Budapest : rien.
   *[no] Télégramme de Budapest, faux : { $what }.
  }
plot-proved = { $where ->
    [in] Démontrable pour la première fois à { $city }, par la règle
   *[way] Démontrable pour la première fois en route vers { $city }, par la règle
  }
plot-never = Jamais démontrable.
plot-answer = { $right ->
    [yes] Réponse à Istanbul, juste : { $what }.
    [blank] Réponse à Istanbul : rien.
   *[no] Réponse à Istanbul, fausse : { $what }.
  }

keys-mystery = Pendant votre tour, 1 à 6 ouvrent une voiture ; quand on vous demande une carte, 1 à 9 la choisissent.

## Ce que ferait chaque coup, pour les novices
explain-lounge = Deux heures : vous nommez une catégorie, et tous les autres en montrent une carte à tous. Vous voyez beaucoup, mais eux aussi.
explain-sleeping = Une ou deux heures : quelqu’un cache le sac, vous devinez la main. Juste : vous lui prenez une carte. Faux : une heure pour rien.
explain-smoking = Trois heures : deux joueurs vous donnent chacun une carte, et vous leur en donnez une à chacun. Vous voyez deux faces et perdez deux cartes.
explain-passenger = Une heure : un voisin vous donne une carte, vous en donnez une de cette catégorie de l’autre côté, et ainsi de suite tout autour.
explain-dining = Une heure par convive : chacun vous montre une carte, à vous seul. On apprend le plus là où les autres apprennent le moins.
explain-grip = Une heure : toutes les cartes d’une catégorie reviennent d’une défausse en main, où l’on peut de nouveau les demander.
explain-madam = Trois heures : vous prenez une carte à un passager, d’après son dos, et vous seul la voyez.
explain-club = Deux actions vous attendent ici : ouvrir une défausse pour une heure, ou parler à un passager pour trois.
explain-shut = Rien à faire ici pour l’instant. Ouvrez, et vous lirez pourquoi.
explain-whom = Adressez-vous à cette personne. Les dos sont visibles de tous : regardez ce qu’il y a à demander.
explain-kind = Demandez cette catégorie. Tous voient les dos et où ils vont ; qui voit la face dépend de la voiture.
explain-done = { $n ->
    [0] Vos heures sont épuisées : au suivant.
   *[other] Arrêtez là : vos { $n } h restantes sont perdues, et c’est au suivant.
  }
explain-card = { $what ->
    [lounge] Tous verront cette carte. Ensuite elle reste à votre défausse, hors d’atteinte, jusqu’à la prochaine ville.
    [dining] Seul votre hôte voit cette carte. Ensuite elle reste à votre défausse jusqu’à la prochaine ville.
    [smoking] Vous donnez cette carte : seule la personne qui l’a demandée la voit. Vous en recevez une autre.
    [return] Vous donnez cette carte, et seul qui la reçoit la voit.
    [link] Vous passez cette carte : votre voisin la garde, et vous en recevez une de l’autre côté.
    [fill] Vous laissez cette carte au contrôleur : qui échange avec lui la verra, et vous savez qu’elle est là.
   *[revelation] Tous voient cette carte, et elle reste ouverte jusqu’à la fin. Elle n’est plus dans aucune main.
  }
explain-bag = { $me ->
    [hide] Cachez le sac dans cette main. S’il est trouvé, vous perdez une carte de la catégorie que l’autre nomme.
   *[guess] Devinez cette main. Juste : une heure de plus, et vous prenez une carte. Faux : rien.
  }
explain-steal = Prenez une carte de cette catégorie dans cette main. Laquelle, c’est le hasard, et vous seuls la voyez, vous deux.
explain-slot = Prenez cette carte du contrôleur et regardez-la, seul. Une de votre main prend sa place.
explain-peek = Regardez cette carte, seul. Personne n’apprend ce que vous avez vu, mais votre don est épuisé pour l’étape.
explain-let = Ne regardez pas : votre don reste prêt pour une meilleure carte.
explain-tunnel = Vous voyez une carte de ce dos dans la main de ce voisin, et personne d’autre ne la voit.
explain-telegram = Ce que vous écrivez ne se reprend pas. Cela ne compte qu’à égalité : juste, un point de plus ; faux, un de moins.
explain-answers = Vos cinq conclusions : chaque bonne vaut un point, une mauvaise ne coûte rien.
