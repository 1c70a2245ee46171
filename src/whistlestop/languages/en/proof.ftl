## The page that checks the shuffle
proof = The shuffle, checked
proof-sound = { $n ->
    [one] Nothing was changed: your own browser has drawn { $n } draw again and got the same.
   *[other] Nothing was changed: your own browser has drawn all { $n } draws again and got the same.
  }
proof-late = No change was found, but this game was drawn without a number from this device.
proof-unsound = Something does not fit. This game was not drawn as it was promised.
proof-seed = The secret is the one whose fingerprint was shown before the game.
proof-nonces = { $n ->
    [0] No browser added a part of its own.
    [one] { $n } browser added its part, pledged before the start.
   *[other] { $n } browsers added their parts, pledged before the start.
  }
proof-draws = { $n ->
    [one] { $n } draw follows from these numbers and the rules of the game.
   *[other] All { $n } draws follow from these numbers and the rules of the game.
  }
proof-draw-wrong = Draw number { $n } does not follow from these numbers and the rules of the game.
proof-seen = { $same ->
    [yes] The fingerprint is the one that this device saw before the start.
   *[no] The fingerprint is not the one that this device saw before the start.
  }
proof-pledged = { $same ->
    [yes] All numbers are those whose fingerprints this device saw at the start.
    [none] This device was not there when the numbers were opened. So it cannot say whether those of the others were fixed before.
   *[no] A player’s number is not the one whose fingerprint this device saw at the start: it was exchanged.
  }
proof-own = { $same ->
    [yes] { $n ->
        [1] Your own number is among those of the players.
       *[other] The numbers of the people on this device are among those of the players.
      }
    [late] A number from this device is not in the draw: according to the server it came too late. That happens when the line is down at the start; a server that wanted to choose would say the same.
   *[no] A number from this device is missing: it was taken at the start and is not among those of the players.
  }
proof-shown = { $same ->
    [over] From the first draw to the end, chance showed on this device what these draws gave (compared: { $n }).
    [closed] Until the game was ended early, chance showed on this device what these draws gave (compared: { $n }).
    [left] Chance showed on this device what these draws gave (compared: { $n }). It was not there until the end: the rest it cannot compare.
    [none] Chance showed nothing on this device while the game ran. So it cannot compare cards and lots.
   *[no] While the game ran, this device was shown something else than these draws gave.
  }
proof-past = { $n ->
    [one] The first draw was made at another table, where this game began. It is proved there.
   *[other] The first { $n } draws were made at another table, where this game began. They are proved there.
  }
proof-unseen = This device was not at the table before the start. So it cannot say whether the fingerprint is the one that was shown then, whose numbers these are, nor whether the cards on the table were those of these draws; who was there can.
proof-later = { $stage ->
    [before] The game has not begun. The fingerprint below is fixed already; when the game is over, everything can be checked here.
   *[running] The game is still running. When it is over, everything can be checked here.
  }
proof-how = How it works
proof-how-1 = Before the game the server thinks of a secret number and shows its fingerprint. From a fingerprint nobody can guess the number, and no other number has the same one.
proof-how-2 = Each browser thinks of a number too. At the start all see the fingerprints of all numbers, and only then are the numbers opened: nobody can choose his by those of the others.
proof-how-3 = All these numbers together decide every shuffle and every lot, one after the other.
proof-how-4 = When the game is over the secret is shown. Your browser does the whole sum again and compares it with what this device was shown while you played: your hand, cards turned over, lots. If one of them had been exchanged, it would not come out.
proof-limits = What it cannot show
proof-limits-fingerprint = That the server showed everybody the same fingerprint. Before the start, read it to each other, aloud and whole.
proof-limits-peek = That the server does not peek. It knows the secret while you play, and the robots run on it.
proof-limits-late = That nobody held a number back. One that comes too late is left out; so somebody in league with the server could choose between two draws, with his number and without it.
proof-limits-others = What only others were shown: only their devices can compare that.
proof-limits-words = Which words stand on a card of { $game }: cards are drawn by number.
proof-limits-clock = What the clock played for somebody who was silent: that is a move, and stands in the record as one.
proof-limits-page = That this page itself is honest: it comes from the server, too.
proof-record = What a hand held when a card was drawn out of it, and where a thrown card lands in the wind that was drawn, this page does not work out for itself. { $line } plays the whole record again by the rules, on a computer of your own.
proof-numbers = The numbers
proof-promise = Fingerprint shown before the game
proof-secret = The secret
proof-code = The sum itself, for the curious
proof-code-how = These lines throw the dice without this page: open the console of your browser (often F12) on any page with https, and paste them. They print the fingerprint; then { $line } is the first throw of the first draw, with a die of { $sides } sides. How throws become cards they do not show: { $check } checks that, on a computer of your own.
proof-code-draws = All draws in order: the kind, what it was drawn from, what came
