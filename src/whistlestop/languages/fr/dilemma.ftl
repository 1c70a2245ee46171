## House rules
option-dilemma-mode = Manière de lancer
option-dilemma-mode-throw = Lancer
option-dilemma-mode-race = Course
option-dilemma-mode-sealed = Pli cacheté
option-dilemma-mode-throw-help = Lancez la carte du pouce. Elle peut bien tomber, s’appuyer, rester sur le rebord ou manquer l’arène.
option-dilemma-mode-race-help = Un toucher lance. Toutes les cartes tombent bien ; la première relève l’offre.
option-dilemma-mode-sealed-help = Chacun choisit une carte ou passe en secret ; le sort décide laquelle est dessous. Pour les tables lentes, et à deux.
unfit-dilemma-mode = À deux places, ou avec moins de dix cartes chacun, on ne joue qu’en Pli cacheté.
option-dilemma-lives = Bougies par personne
option-dilemma-lives-0 = selon la règle
option-dilemma-lives-help = Chaque conflit en coûte une. Selon la règle : deux, ou trois à trois joueurs.
option-dilemma-remaining = Montrer ce qui reste en main
option-dilemma-remaining-help = Tout le monde pourrait le calculer de toute façon.
option-dilemma-tiebreak = Départager les ex æquo
option-dilemma-tiebreak-help = Aux bougies restantes, puis aux cartes gagnées. Sinon la victoire est partagée.
option-dilemma-skill = Adresse
option-dilemma-skill-help = L’offre se lance aussi et peut rater. Seulement en mode Lancer.
unfit-dilemma-skill = Choisissez d’abord Lancer : sinon il n’y a rien à viser.
option-dilemma-cards = Cartes par personne
option-dilemma-cards-help = Dix selon la règle. Moins seulement en pli cacheté, pour la recherche et les arrêts brefs.
option-dilemma-first = Premier provocateur
option-dilemma-first-0 = au sort
option-dilemma-first-help = Au sort, ou la personne assise à cette place. À la revanche, c’est la place suivante.
clock-dilemma-offer = Pour faire une offre
clock-dilemma-window = Pour lancer
clock-dilemma-late = Lancers tardifs après une carte valable
clock-dilemma-respond = Pour choisir une carte cachetée
clock-dilemma-duel = Pour régler le jeton de duel

## the table
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
won-list = gagnées : { $list }
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
banned-equal = Elle est égale à l’offre. À deux joueurs restants, c’est interdit.
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

## whose move it is
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
    [yes] Vous offrez un { $card }. Réponses : { $in } sur { $of }.
   *[no] { $who } offre un { $card }. Réponses : { $in } sur { $of }.
  }
status-respond-mine = { $again ->
    [yes] Toujours aucune carte valable sur le { $card } ({ $who }). Choisissez encore, ou passez.
   *[no] { $who } offre un { $card }. Choisissez une carte en secret, ou passez.
  }
status-sealed-card = Votre { $card } est cacheté. Réponses : { $in } sur { $of }. Vous pouvez encore changer.
status-sealed-pass = Vous passez. Réponses : { $in } sur { $of }. Vous pouvez encore changer.
status-duel = { $p } et { $c } choisissent : paix ou conflit.
status-duel-mine = Duel avec { $who } : paix ou conflit ?
status-end = La partie est finie.

## the duel
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

## the log
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
log-thrown = { $n ->
    [1] Une seule carte est lancée : { $list }.
   *[other] De bas en haut : { $list }.
  }
log-taken = { $me ->
    [yes] Vous relevez l’offre avec le { $card }.
   *[no] { $who } relève l’offre avec le { $card }.
  }
log-again = Aucune carte ne compte. Tout le monde peut relancer.
log-lost = Cartes hors jeu : { $list }.
log-kept = { $me ->
    [yes] Personne ne veut le { $card } : vous le gardez.
   *[no] Personne ne veut le { $card } : { $who } le garde.
  }
log-missed = { $me ->
    [yes] Votre offre manque l’arène : le { $card } est perdu.
   *[no] { $who } manque l’arène avec son offre : le { $card } est perdu.
  }
result-nothing = aucune carte gagnée

## The mirror, and hints for newcomers
mirror = Dans le miroir
mirror-table = Le repère sur chaque barre est celui de toute la table.
mirror-none = n’a eu aucun duel cette fois.
mirror-blank = Personne ne s’est affronté cette fois : le miroir reste noir.
mirror-kept = Paix gardée
mirror-first = Premier coup
mirror-forgiving = Pardon
mirror-picture = Les repères sont ceux de la table. En bas : la ressemblance avec cinq caractères classiques.
mirror-like = Ressemblance avec les cinq classiques
like-dove = une colombe (toujours la paix)
like-hawk = un faucon (toujours le conflit)
like-echo = un écho (œil pour œil)
like-saint = un saint (après deux coups)
like-elephant = un éléphant (n’oublie rien)
percent = { $n } %
mirror-peace = la paix { $peace } fois sur { $duels }
mirror-struck = { $n ->
    [one] a frappé en premier une fois
   *[other] a frappé en premier { $n } fois
  }
mirror-forgave = a pardonné { $n } fois sur { $of }
way-dove = tient surtout de la colombe : toujours la paix.
way-hawk = tient surtout du faucon : toujours le conflit.
way-echo = tient surtout de l’écho : rend ce qu’il a reçu en dernier.
way-saint = tient surtout du saint : ne frappe qu’après deux coups.
way-elephant = tient surtout de l’éléphant : bon jusqu’au premier tort, puis plus jamais.
hint-offer = Vous avez le sifflet : choisissez une carte et offrez-la. Les autres peuvent lancer ; une carte basse ne tente personne, une haute peut vous coûter.
hint-window = Une offre est au centre. Choisissez une carte et lancez-la sur l’offre, ou passez. La première carte valable va au duel pour les deux ; une carte de même valeur ne compte pas.
hint-respond = Chacun choisit en secret : une carte, ou passer. Le sort décide laquelle est dessous ; c’est elle qui ira au duel.
hint-duel = Paix ou conflit ? Deux fois la paix, et l’on échange les cartes. Un seul conflit prend les deux et coûte une bougie. Deux conflits, et tout est perdu.
hint-sealed = Votre choix est cacheté. Vous pouvez encore le changer jusqu’à ce que tous aient choisi.

keys-dilemma = 1 à 9 et 0 (le dix) choisissent une carte, P passe. Dans tous les cas, Espace ou Entrée joue la carte choisie et les flèches visent.

## Ce que ferait chaque coup, pour les novices
explain-offer = Offrez votre { $card } : qui lance dessus vous défie, et les deux cartes sont en jeu. Si personne ne lance, elle est gagnée : { $card ->
    [one] { $card } point
   *[other] { $card } points
  }.
explain-throw = Lancez votre { $card } : la première à plat sur le { $offer } va au duel pour les deux. Ratée ou tardive, elle est perdue.
explain-equal = Votre { $card } vaut autant que l’offre : elle ne compte pas, et elle est perdue.
explain-seal = Répondez avec votre { $card }, en secret. Si le sort la met dessous, vous allez au duel pour les deux cartes ; sinon, elle est perdue.
explain-pass = Restez à l’écart : vous gardez toutes vos cartes. Si personne ne lance, qui a posé l’offre la gagne.
explain-peace = Paix des deux côtés : vous échangez, et vous gagnez le { $theirs }. Si l’autre frappe, vous n’avez rien. Cela ne coûte pas de bougie.
explain-conflict = Contre la paix, vous gagnez les deux cartes, { $sum } points, pour une bougie. Conflit des deux côtés : les deux cartes sont perdues, et une bougie chacun.
