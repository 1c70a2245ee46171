## The page that checks the shuffle
proof = Le tirage, vérifié
proof-sound = { $n ->
    [one] Rien n’a été changé : votre navigateur a refait { $n } tirage et obtenu le même.
   *[other] Rien n’a été changé : votre navigateur a refait les { $n } tirages et obtenu les mêmes.
  }
proof-late = Aucun changement n’a été trouvé, mais cette partie a été tirée sans un nombre de cet appareil.
proof-unsound = Quelque chose ne va pas. Cette partie n’a pas été tirée comme promis.
proof-seed = Le secret est celui dont l’empreinte a été montrée avant la partie.
proof-nonces = { $n ->
    [0] Aucun navigateur n’a ajouté sa part.
    [one] { $n } navigateur a ajouté sa part, engagée avant le départ.
   *[other] { $n } navigateurs ont ajouté leur part, engagée avant le départ.
  }
proof-draws = { $n ->
    [one] { $n } tirage découle de ces nombres et des règles du jeu.
   *[other] Les { $n } tirages découlent de ces nombres et des règles du jeu.
  }
proof-draw-wrong = Le tirage numéro { $n } ne découle pas de ces nombres et des règles du jeu.
proof-seen = { $same ->
    [yes] L’empreinte est celle que cet appareil a vue avant le départ.
   *[no] L’empreinte n’est pas celle que cet appareil a vue avant le départ.
  }
proof-pledged = { $same ->
    [yes] Tous les nombres sont ceux dont cet appareil a vu l’empreinte au départ.
    [none] Cet appareil n’était pas là quand les nombres ont été dévoilés. Il ne peut donc dire si ceux des autres étaient fixés avant.
   *[no] Le nombre d’un joueur n’est pas celui dont cet appareil a vu l’empreinte au départ : il a été échangé.
  }
proof-own = { $same ->
    [yes] { $n ->
        [1] Votre propre nombre est parmi ceux des joueurs.
       *[other] Les nombres des personnes sur cet appareil sont parmi ceux des joueurs.
      }
    [late] Un nombre de cet appareil n’est pas dans le tirage : selon le serveur, il est arrivé trop tard. Cela arrive quand la ligne est coupée au départ ; un serveur qui voudrait choisir dirait la même chose.
   *[no] Un nombre de cet appareil manque : il a été pris au départ et n’est pas parmi ceux des joueurs.
  }
proof-shown = { $same ->
    [over] Du premier tirage à la fin, le hasard a montré sur cet appareil ce que donnent ces tirages (comparés : { $n }).
    [closed] Jusqu’à l’arrêt de la partie avant son terme, le hasard a montré sur cet appareil ce que donnent ces tirages (comparés : { $n }).
    [left] Le hasard a montré sur cet appareil ce que donnent ces tirages (comparés : { $n }). L’appareil n’est pas resté jusqu’à la fin : il ne peut comparer le reste.
    [none] Le hasard n’a rien montré sur cet appareil pendant la partie. Il ne peut donc comparer ni cartes ni tirages au sort.
   *[no] Pendant la partie, cet appareil a montré autre chose que ce que donnent ces tirages.
  }
proof-past = { $n ->
    [one] Le premier tirage a été fait à une autre table, où cette partie a commencé. C’est là qu’il se vérifie.
   *[other] Les { $n } premiers tirages ont été faits à une autre table, où cette partie a commencé. C’est là qu’ils se vérifient.
  }
proof-unseen = Cet appareil n’était pas à la table avant le départ. Il ne peut donc dire ni si l’empreinte est celle qui fut montrée alors, ni de qui viennent ces nombres, ni si les cartes de la table étaient celles de ces tirages ; ceux qui étaient là le peuvent.
proof-later = { $stage ->
    [before] La partie n’a pas commencé. L’empreinte ci-dessous est déjà fixée ; une fois la partie finie, tout pourra être vérifié ici.
   *[running] La partie est en cours. Une fois finie, tout pourra être vérifié ici.
  }
proof-how = Comment ça marche
proof-how-1 = Avant la partie, le serveur choisit un nombre secret et en montre l’empreinte. Personne ne peut deviner le nombre d’après l’empreinte, et aucun autre n’a la même.
proof-how-2 = Chaque navigateur choisit aussi un nombre. Au départ, tous voient les empreintes de tous les nombres, et c’est alors seulement que les nombres sont dévoilés : personne ne peut choisir le sien d’après ceux des autres.
proof-how-3 = Tous ces nombres ensemble décident de chaque mélange et de chaque tirage, l’un après l’autre.
proof-how-4 = La partie finie, le secret est montré. Votre navigateur refait tout le calcul et le compare à ce que cet appareil a montré pendant la partie : votre main, les cartes retournées, les tirages au sort. Si un seul de ces éléments avait été échangé, le compte ne tomberait pas juste.
proof-limits = Ce que cela ne montre pas
proof-limits-fingerprint = Que le serveur a montré à tous la même empreinte. Avant le départ, lisez-vous-la à voix haute, en entier.
proof-limits-peek = Que le serveur ne regarde pas. Il connaît le secret pendant la partie, et les robots tournent chez lui.
proof-limits-late = Que personne n’a retenu son nombre. S’il arrive trop tard, il ne compte pas ; un complice du serveur pourrait donc choisir entre deux tirages, avec son nombre ou sans.
proof-limits-others = Ce que seuls d’autres ont vu : seuls leurs appareils peuvent le comparer.
proof-limits-words = Quels mots figurent sur une carte de { $game } : les cartes sont tirées par leur numéro.
proof-limits-clock = Ce que l’horloge a joué pour qui s’est tu : c’est un coup, et il est noté comme tel.
proof-limits-page = Que cette page elle-même est honnête : elle vient aussi du serveur.
proof-record = Ce qu’une main contenait quand on y a tiré une carte, et où tombe une carte lancée dans le vent tiré au sort, cette page ne le recalcule pas. { $line } rejoue toute la partie selon les règles, sur un ordinateur à vous.
proof-numbers = Les nombres
proof-promise = Empreinte montrée avant la partie
proof-secret = Le secret
proof-code = Le calcul lui-même, pour les curieux
proof-code-how = Ces lignes lancent les dés sans cette page : ouvrez la console de votre navigateur (souvent F12) sur n’importe quelle page en https et collez-les. Elles affichent l’empreinte ; ensuite, { $line } est le premier lancer du premier tirage, avec un dé à { $sides } faces. Comment les lancers deviennent des cartes, elles ne le montrent pas : { $check } le vérifie, sur un ordinateur à vous.
proof-code-draws = Tous les tirages dans l’ordre : le genre, d’où l’on a tiré, ce qui est sorti
