## House rules
option-mystery-hours = Hours per leg
option-mystery-hours-help = How many hours everybody has on each of the five legs. The rules tell only the four of the first leg: 4-3-5-4-6 is this house’s own default (ME-A1).
option-mystery-abilities = Abilities
option-mystery-abilities-help = Four investigators may glance at piled cards of their colour; Miss Pransky has an hour more.
option-mystery-passengers = Passengers’ cards
option-mystery-passengers-help = With four players: how many cards the first and the second passenger hold.
option-mystery-colours = Colours of the abilities
option-mystery-colours-mansard-car = Mansard: cars
option-mystery-colours-mansard-suspect = Mansard: suspects
option-mystery-colours-help = Which backs Mansard may glance at: cars or suspects. De Mirabella has the other ones.
option-mystery-first = First whistle
option-mystery-first-0 = by lot
option-mystery-first-help = By lot, or the player in this seat. In a rematch it moves one seat on.
option-mystery-aid = Notebook
option-mystery-aid-paper = paper
option-mystery-aid-clerk = clerk
option-mystery-aid-logician = logician
option-mystery-aid-statistician = statistician
option-mystery-aid-paper-help = Nothing happens by itself. Bring a pencil.
option-mystery-aid-clerk-help = Marks what you have seen yourself, with when and from whom.
option-mystery-aid-logician-help = Also marks what follows with certainty.
option-mystery-aid-statistician-help = Also says how likely each clue is.
option-mystery-seat = Seat { $n } travels as
option-mystery-seat-lot = by lot
option-mystery-seat-macdouglas = MacDouglas
option-mystery-seat-mansard = Mansard
option-mystery-seat-mirabella = De Mirabella
option-mystery-seat-strauss = Strauss
option-mystery-seat-pransky = Miss Pransky
unfit-mystery-seat = Each of them travels once: who sits elsewhere is not free.
clock-mystery-go = For each stop of a go
clock-mystery-show = To show a card
clock-mystery-give = To give a card
clock-mystery-bag = To hide and guess the bag
clock-mystery-steal = To name what is taken
clock-mystery-talk = With the conductor
clock-mystery-ability = To use an ability
clock-mystery-strasbourg = Each Hour card in Strasbourg
clock-mystery-budapest = Each Hour card in Budapest
clock-mystery-wien = Each pile of Hour cards in Wien
clock-mystery-tunnel = In the tunnel
clock-mystery-telegram = To write the telegram
clock-mystery-reveal = To choose what is revealed
clock-mystery-answer = For the final conclusions
clock-mystery-verdict = Before each hidden card is turned

## cards and people
category-method = Method
category-suspect = Suspect
category-motive = Motive
category-car = Car
category-time = Time
card-method = { $n ->
    [one] a method card
   *[other] { $n } method cards
  }
card-suspect = { $n ->
    [one] a suspect card
   *[other] { $n } suspect cards
  }
card-motive = { $n ->
    [one] a motive card
   *[other] { $n } motive cards
  }
card-car = { $n ->
    [one] a car card
   *[other] { $n } car cards
  }
card-face = the card “{ $name }”
city-0 = Paris
city-1 = Strasbourg
city-2 = München
city-3 = Wien
city-4 = Budapest
city-5 = Istanbul
clue-0 = Revolver
clue-1 = Candlestick
clue-2 = Poison
clue-3 = Rope
clue-4 = Stiletto
clue-5 = Open door
clue-8 = Mrs Vasser
clue-9 = Lord Pym
clue-10 = Prof. Halas
clue-11 = Miss Okoye
clue-12 = Signor Bruni
clue-13 = Dr Lind
clue-16 = Debts
clue-17 = Inheritance
clue-18 = Heartbreak
clue-19 = A secret
clue-20 = Envy
clue-21 = Ambition
clue-24 = Lounge
clue-25 = Sleeping
clue-26 = Smoking
clue-27 = Passenger
clue-28 = Dining
clue-29 = Club
time-at = { $h }:{ $m }
blank = blank
person-macdouglas = MacDouglas
person-mansard = Mansard
person-mirabella = De Mirabella
person-strauss = Strauss
person-pransky = Miss Pransky
conductor = Conductor
passenger = Passenger { $n }
waits = waits in { $city }
place-hand = { $me ->
    [yes] your hand
   *[no] { $who }’s hand
  }
place-pile = { $me ->
    [yes] your pile
   *[no] { $who }’s pile
  }
place-conductor = conductor’s slot { $n }
place-passenger = passenger { $n }

## the train
train = The train
notebook = The notebook
route-label = Leg { $leg }: from { $from } to { $to }
hours-short = { $n } h
hours-range = { $more ->
    [to] { $low }–{ $high } h
    [or] { $low } / { $high } h
    [each] { $low } h +
   *[no] { $low } h
  }
hours-left = { $n } of { $of } hours left
coach = { $who ->
    [no] {""}
   *[other] , here: { $who }
  }{ $conductor ->
    [yes] , the conductor is here
   *[no] {""}
  }{ $state ->
    [done] , done
    [shut] , not possible now
   *[no] {""}
  }
backs = Backs in hand
backs-pile = + pile
just-seen = Just seen:
in-pile = and { $n } in the pile
eye = { $ready ->
    [yes] May glance at piled cards: { $what }
   *[no] Ability used in this leg: { $what }
  }
has-whistle = has the whistle
pile-n = { $n ->
    [one] pile: { $n } card
   *[other] pile: { $n } cards
  }
my-pile = Your pile
my-pile-what = Out of everybody’s reach until the next city. Then it goes back into your hand.
my-pile-none = Empty. What you get or show on this leg lies here until the leg ends.
my-telegram = Your telegram
revealed = Open to all
question = What is asked of you
to-question = To the form
tab-train = Train
tab-hand = Hand
tab-notebook = Notebook
tab-ways = Routes
ways = Every card’s route
ways-none = No card has moved yet. Whatever changes hands is listed here, for all to see.
step-back = One step back
step-on = One step on
step-run = Step through them by itself
towards = Towards { $city }

## what is done in a car
two-actions = Two actions
verb-grip = Open a suitcase
verb-madam = Talk to a passenger
what-lounge = Name a kind of card. Everybody else shows one of it to all.
what-sleeping = Somebody hides the bag in one hand. Guess right, and you take a card.
what-smoking = Two travellers hand you a card each. You hand one back to each. Nobody inhales.
what-passenger = A neighbour gives you a card, you give one to the other side, and so on all round.
what-dining = Each guest shows you one card of a kind of its own. The bill is yours.
what-grip = All cards of one kind go back from a pile into that player’s hand.
what-madam = A passenger lets you have one card, by its back.
not-your-go = It is not your go. You can look, but not stop.
stop-not = { $why ->
    [ME-31] You cannot stop here: not enough hours left.
    [ME-32] You have done this already on this leg.
    [ME-33] You need two cards in hand for this.
    [ME-56] No passenger is aboard yet.
    [ME-A7] Nobody here holds a card that can be asked for.
    [ME-A8] There is nobody it could be done with.
    [ME-A9] The couchettes need two hours in reserve.
    [ME-A19] No passenger aboard has a card left.
    [ME-A29] No pile holds such a card.
   *[other] The rules do not allow it now.
  }
with-whom = With whom?
which-passenger = Which passenger?
which-kind = Which kind of card?
kind-not = There is no such card to be had here: look at the backs.
missing-whom = { $who ->
    [passenger] Choose a passenger first.
   *[player] { $n ->
        [one] Choose first with whom.
       *[other] Choose { $n } players first.
      }
  }
missing-kind = Choose first which kind of card.
of-most = { $n } of { $most }
side = { $side ->
    [left] on your left
   *[right] on your right
  }
ask-guest = Ask { $who } for
who-sees = Who sees what.
sees-lounge = Everybody sees all these cards.
sees-sleeping = You and the owner see the card. The others see its back.
sees-smoking = You see both cards, each giver only his own. The others see backs.
sees-passenger = Each card is seen by its giver and by those who get it. The others see backs.
sees-dining = You see all of them, each guest only his own. The others see backs.
sees-grip = Only backs are seen.
sees-madam = Only you see the card. The others see its back.
conductor-here = The conductor is here: afterwards you swap a card with him.
do-lounge = Ask, { $n } h
do-sleeping = Search, { $n } h or one more
do-smoking = Light up, { $n } h
do-passenger = Pass along, { $n } h
do-dining = Invite, { $n } h
do-grip = Open it, { $n } h
do-madam = Talk, { $n } h
do-done = { $n ->
    [0] End the go
   *[other] End the go, leave { $n } h
  }
tap-a-car = { $free ->
    [0] Nothing more can be done on this leg.
   *[other] Tap a car to stop there.
  }
blanks = Still blank: { $n }.
form-unfilled = Choose a back on each side first.
handed-in = This is handed in. Change something, and you can hand it in again.
status-in = Ready: { $in } of { $all }.

## questions
do-peek = Glance at the { $k } card ({ $who })
do-pass = Let it pass
order-pass = My ability: always let cards pass. Nobody can tell.
bag-side = { $side ->
    [left] Left hand
   *[right] Right hand
  }
do-steal = Take one
choose-first = { $n ->
    [one] Choose a card first.
   *[other] Choose { $n } cards first.
  }
do-slot = Slot { $n }: { $k }
give-order = First for the one, then for the other.
give-to = Card { $n } goes to { $who }.
do-card = { $sealed ->
    [yes] Change it
   *[no] { $what ->
        [lounge] Show this card to all
        [dining] Show this card
        [revelation] Reveal this card
        [fill] Leave this card with him
        [return] Give these two
       *[other] Give this card
      }
  }
tunnel-side = { $side ->
    [left] On your left: { $who }
   *[right] On your right: { $who }
  }
tunnel-none = No card in hand to look at.
about-telegram = At most one clue of each kind. It counts only in a tie: right plus one, wrong minus one. What you send stays sent.
about-answers = Your five conclusions. A right one is a point, a wrong one costs nothing.
submit-tunnel = { $sealed ->
    [yes] Chosen
   *[no] Look
  }
form-blanks = { $all ->
    [yes] You have not named anything. Send it all the same?
   *[no] Not named: { $list }. Send it all the same?
  }
form-all-the-same = Send all the same
submit-telegram = { $sealed ->
    [yes] Handed in
   *[no] Send the telegram
  }
submit-answers = { $sealed ->
    [yes] Handed in
   *[no] Hand in
  }

## Hour cards
hour-cards = the Hour cards
look-well = Look well
hours-begin = The Hour cards begin.
hours-what = { $how ->
    [one] Twenty-three cards, one at a time. The hour of the crime comes only twice.
    [stacks] Twenty-three cards on three stacks. The hour of the crime comes only twice.
   *[piles] Look at your pile; at the signal it goes to the left. The hour of the crime is there only twice.
  }
hours-missed = The Hour cards of { $city } were shown while you were away.
hours-missed-how = You see them once, one after the other at the table’s pace, and the notebook is shut meanwhile.
hours-ready = Ready?
hours-show = Show them
hours-watch = Everybody looks at a pile of their own.
of-n = { $n } of { $of }
hours-heard = { $n } of { $of }: { $times }
signal-n = Pile { $n } of { $of }
piles-go = How the pile goes
notebook-shut = notebook shut
whistle-pace = { $me ->
    [yes] You have the whistle: how much time per { $per ->
        [pile] pile
       *[card] card
      }?
   *[no] { $who } has the whistle and sets the pace. Closing your eyes is allowed, but not advised.
  }
pace-per = { $per ->
    [pile] Time per pile
   *[card] Time per card
  }
per-cent = { $n } %
aloud = Say the times aloud

## the notebook
only-you = only for you
sheet = { $what }, leg by leg
leg-n = leg { $n }
verdict-column = verdict
cell = { $clue }, { $column }: { $mark }
printed-mark = printed by the aid: { $mark }
mark-none = nothing
mark-seen = seen
mark-both = both copies
mark-travels = travels
mark-not = has none
mark-ask = perhaps
mark-sure = this one
mark-innocent = ruled out
mark-once = once
mark-twice = twice
mark-thrice = three times
free-notes = Notes
how-to-mark = Tap a square to turn its mark.{ $aid ->
    [paper] {""}
   *[other] {" "}Grey marks are the aid’s: tap their clue to read why.
  }

## the end
verdict = The hidden cards
verdict-what = First what everybody thinks, then what it was.
right = right
wrong = wrong
points = Points
level = Level on points, so the telegrams count: { $list }.
crime-was = The crime: { $suspect }, { $method }, { $motive }, { $car }, { $time }.

## whose move it is
status-wait = The train is being made ready.
status-go = { $who } has the go: { $n } of { $of } hours left.
status-go-mine = Your go: { $n } of { $of } hours left.
status-lounge = { $who } is in the lounge: all others choose { $what } to show to everybody.
status-lounge-mine = { $who } asks all of you to show { $what }.
status-sleeping = { $who } searches { $to }’s couchette: which hand holds the bag?
status-sleeping-mine = In which hand does { $to } hide the bag?
status-sleeping-hide = { $who } searches your couchette. Hide the bag.
status-steal = { $who } found the bag and names a kind of card.
status-steal-mine = You found the bag. Which kind of card do you take?
status-smoking = { $who } is in the smoking car: { $to } choose { $what } to hand over.
status-smoking-mine = Give { $who } { $what }.
status-return = { $who } chooses what to hand back to { $to }.
status-return-mine = Hand back a card each to { $to }.
status-link = { $mover } is in the passenger car: { $who } chooses { $what } for { $to }.
status-link-mine = Give { $to } { $what }.
status-dining = Dining car: the guests choose what to show { $who }.
status-dining-mine = You are invited: show { $who } { $what }.
status-talk = { $who } talks to the conductor.
status-talk-mine = The conductor is here. Take one of his cards.
status-fill = { $who } leaves a card with the conductor.
status-fill-mine = Now leave him one of yours.
status-peek = { $mover }’s go: a card is being piled ({ $kinds }, pile of { $owners }). { $others } may glance at it.
status-peek-mine = A card of your colour is being piled. Glance at it?
status-showing = { $city }: the Hour cards are shown.
status-piles = { $city }: everybody looks at a pile of Hour cards.
status-tunnel = The long tunnel: everybody glances at a card of both neighbours.
status-tunnel-mine = The long tunnel: which kind of card do you glance at in each neighbour’s hand?
status-telegram = Telegrams are being written.
status-telegram-mine = Budapest: write your telegram.
status-revelation = Sudden revelation: everybody chooses a card.
status-revelation-mine = Sudden revelation: choose a card to lay open for good.
status-answers = Istanbul: everybody writes five conclusions.
status-answers-mine = Istanbul: who, how, why, where and when?
status-sealed = Noted; { $in } of { $all } are in. You can still change it.
status-verdict = The hidden cards: { $part }.
status-end = The game is over.

## for newcomers
hint-go = Tap a car to stop there. A stop costs hours and shows you cards; dearer cars show more. No action twice in a leg.
hint-more = You have hours left. Tap another car, or end your go: unused hours are lost.
hint-watch = A card’s back shows its kind to all; only its face is secret. Watch which kinds go where: that is half the solution.
hint-lounge = Choose a card to show to all. If you hold both copies of a clue, showing one tells little.
hint-dining = { $who } invited you, and only { $who } will see this card. It lies on your pile, out of reach, and comes back to your hand in the next city.
hint-smoking = This card goes away from you for good, and you get another one for it.
hint-link = You give this card away and get one from the other side. You may not pass on what you just got.
hint-sleeping = A plain guess. Whoever is found loses a card.
hint-steal = Take a kind of which you know least. Which card of it you get is chance.
hint-return = The cards you just got lie on your pile, so you give two others. Give away what you know well.
hint-talk = The conductor’s cards are seen by whoever swaps with him. Look at one that nobody knows.
hint-fill = What you leave here you will recognise later. The others only see its back.
hint-peek = Once per leg you may look at a card of your colour that an opponent piles. Nobody learns what you saw.
hint-showing = Count in your head: every hour comes three times, the hour of the crime only twice. You will see them three times on this journey.
hint-piles = Count again. Each pile comes to you once.
hint-tunnel = You see one card of each neighbour. Choose kinds you have seen little of.
hint-telegram = Write only what you are rather sure of: wrong entries cost a point in a tie.
hint-revelation = All will see this card. Choose one they have seen already.
hint-answers = Guess what you do not know: mistakes cost nothing.

## the log
log-cast = On board are { $list }.
travels-as = { $who } as { $what }
log-whistle = { $me ->
    [yes] You have the whistle and begin.
   *[no] { $who } has the whistle and begins.
  }
log-dealt = Seven cards each. One card of each kind is hidden: the crime.
log-conductor = The conductor goes to this car: { $car }.
log-go = { $me ->
    [yes] It is your go on the way to { $city }, with { $n } hours.
   *[no] It is { $who }’s go on the way to { $city }, with { $n } hours.
  }
log-rested = { $me ->
    [yes] You end your go
   *[no] { $who } ends the go
  }; { $n ->
    [one] one hour is lost.
   *[other] { $n } hours are lost.
  }
stopped-lounge = { $me ->
    [yes] You ask
   *[no] { $who } asks
  } everybody in the Lounge for { $what } ({ $n } h).
stopped-sleeping = { $me ->
    [yes] You search { $to }’s couchette
   *[no] { $who } searches { $to }’s couchette
  } in the Sleeping car ({ $n } h).
stopped-smoking = { $me ->
    [yes] You ask
   *[no] { $who } asks
  } { $to } for { $what } each in the Smoking car ({ $n } h).
stopped-passenger = { $me ->
    [yes] You send cards
   *[no] { $who } sends cards
  } round the Passenger car; { $to } begins with { $what } ({ $n } h).
stopped-dining = { $me ->
    [yes] You dine and ask
   *[no] { $who } dines and asks
  } { $list } ({ $n } h).
guest-asked = { $who } for { $what }
stopped-grip = { $me ->
    [yes] You open
   *[no] { $who } opens
  } a suitcase in the Club car ({ $n } h).
stopped-madam = { $me ->
    [yes] You ask
   *[no] { $who } asks
  } passenger { $which } for { $what } in the Club car ({ $n } h).
log-guessed = { $hit ->
    [yes] { $me ->
        [yes] You find the bag in { $to }’s hand and pay another hour.
       *[no] { $who } finds the bag in { $to }’s hand and pays another hour.
      }
   *[no] { $me ->
        [yes] You choose the wrong hand of { $to } and find nothing.
       *[no] { $who } chooses the wrong hand of { $to } and finds nothing.
      }
  }
log-passed = { $me ->
    [yes] You have no such card: you look at the one that comes and pass it on to { $to }.
   *[no] { $who } has no such card, looks at the one that comes and passes it on to { $to }.
  }
log-gripped = { $me ->
    [yes] You take { $what } from your pile
   *[no] { $who } takes { $what } from the pile
  } back into the hand.
moved-lounge = { $me ->
    [yes] You show
   *[no] { $who } shows
  } everybody { $card }.
moved-sleeping = { $me ->
    [yes] You lose
   *[no] { $who } loses
  } { $card }{ $got ->
    [none] {""}
    [me] {" "}to you
   *[other] {" "}to { $to }
  }, drawn by lot.
moved-smoking = { $me ->
    [yes] You hand
   *[no] { $who } hands
  } { $card } { $got ->
    [none] over
    [me] to you
   *[other] to { $to }
  } in the Smoking car.
moved-passenger = { $got ->
    [back] { $me ->
        [yes] Your own card comes back to you
       *[no] { $who }’s own card comes back
      }: { $card }.
   *[other] { $me ->
        [yes] You pass
       *[no] { $who } passes
      } { $card } { $got ->
        [none] on
        [me] to you
       *[other] to { $to }
      } in the Passenger car.
  }
moved-dining = { $me ->
    [yes] You show
   *[no] { $who } shows
  } { $card } at dinner.
moved-madam = Passenger { $n } { $got ->
    [none] lets go of { $card }
    [me] gives you { $card }
   *[other] gives { $to } { $card }
  }.
moved-talk = { $got ->
    [none] The conductor gives { $card } from slot { $n }
    [me] You take { $card } from the conductor’s slot { $n }
   *[other] { $to } takes { $card } from the conductor’s slot { $n }
  }.
moved-fill = { $me ->
    [yes] You leave
   *[no] { $who } leaves
  } { $card } in the conductor’s slot { $n }.
moved-revelation = { $me ->
    [yes] You lay
   *[no] { $who } lays
  } { $card } open for all to the end.
moved-piled = { $me ->
    [yes] You put { $card } on your pile.
   *[no] { $who } puts { $card } on the pile.
  }
looked-tunnel = { $me ->
    [yes] You glance
   *[no] { $who } glances
  } in the tunnel at { $card } in { $mine ->
    [yes] your hand
   *[no] { $to }’s hand
  }.
looked-ability = { $me ->
    [yes] You use your ability and glance
   *[no] { $who } uses the ability and glances
  } at { $card } before it is piled.
log-arrived = The train is in { $city }. Piles are taken up, and { $me ->
    [yes] you take the whistle.
   *[no] { $who } takes the whistle.
  }
log-boarded = Passenger { $n } comes aboard.
log-pace = The whistle sets the pace to { $n } % of the usual time.
log-deck = The Hour cards are put away.
log-telegrams = The telegrams are sent.
log-hypotheses = { $part }: { $list }.
thinks = { $blank ->
    [yes] { $who } says nothing
   *[no] { $who } says { $what }
  }
log-crime = { $part }, in truth: { $card }.
log-opened = There is a tie, so the telegrams are opened. { $list }
opened = { $blank ->
    [yes] { $who } had sent a blank one, worth { $n }.
   *[no] { $who } had wired { $list }, worth { $n }.
  }
log-won = The points: { $list }.
points-of = { $who } { $n }

## what the aid prints
chance = { $p }%
moment = { $where ->
    [city] in { $city }
    [deal] when the cards were dealt
   *[leg] on leg { $leg }
  }
sight = You saw it { $when }: { $where }.
why-seen = { $n ->
    [one] You have seen it once.
   *[other] You have seen it { $n } times. That need not be both copies.
  }
why-pair = Ruled out { $when }: both copies are in your own hands.
why-held = Ruled out { $when }: you hold one copy and have seen the other.
why-twice = Ruled out { $when }: seen twice, and it cannot have been the same card.
why-ways = Ruled out { $when }: by no way that the cards can have gone is it the hidden one.
why-rest = Proved { $when }: it must be this one, all others are ruled out.
why-turned = The hidden card has been turned.
why-odds = As likely as the cards you know of make it: { $p }%.
why-memory = No aid counts Hour cards. Whoever watched them remembers, or does not.

## afterwards
plot = What could have been known
plot-picture = How likely the truth was, from Paris to Istanbul.
plot-what = Bars: how likely the truth was in each city, for somebody who forgets nothing.
plot-row = { $part }. { $list }
plot-city = { $city }: { $p }, likeliest { $what }
plot-open = several alike
plot-likeliest = { $me ->
    [yes] Under each bar: what your notes made likeliest; the truth is underlined.
   *[no] Under each bar: what these notes made likeliest; the truth is underlined.
  }
plot-since = When each clue was provable
plot-clue = { $clue }: { $how ->
    [never] never provable
    [guilty] proved { $when }
   *[out] ruled out { $when }
  }
plot-telegram = { $right ->
    [yes] Telegram from Budapest, rightly: { $what }.
    [blank] Telegram from Budapest: left blank.
   *[no] Telegram from Budapest, wrongly: { $what }.
  }
plot-proved = { $where ->
    [in] First provable in { $city }, by the rule
   *[way] First provable on the way to { $city }, by the rule
  }
plot-never = Never provable.
plot-answer = { $right ->
    [yes] Answered in Istanbul, rightly: { $what }.
    [blank] Answered in Istanbul: left blank.
   *[no] Answered in Istanbul, wrongly: { $what }.
  }

keys-mystery = In your go 1 to 6 open a car; when you are asked for a card, 1 to 9 choose it.

## What each move would do, for newcomers
explain-lounge = Two hours: you name a kind of card, and everybody else shows one of it to all. You see much, but so do they.
explain-sleeping = One or two hours: somebody hides the bag, you guess the hand. Right: you take a card from them. Wrong: an hour for nothing.
explain-smoking = Three hours: two players hand you a card each, and you hand each a card of yours. You see two faces and lose two cards.
explain-passenger = One hour: a neighbour gives you a card, you give one of that kind to the other side, and so on all round.
explain-dining = One hour for each guest: each shows a card to you alone. You learn most where the others learn least.
explain-grip = One hour: all cards of a kind go back from a pile into its owner’s hand, where they can be asked for again.
explain-madam = Three hours: you take a card from a passenger, by its back, and you alone see it.
explain-club = Two actions wait here: open a pile for an hour, or talk to a passenger for three.
explain-shut = Nothing can be done here now. Open it, and it says why.
explain-whom = Turn to this one. Backs are open to all: look which kinds are to be had.
explain-kind = Ask for this kind. All see backs and where they go; how many see the face depends on the car.
explain-done = { $n ->
    [0] Your hours are used up: the next one goes.
   *[other] Stop here: your { $n } h left are lost, and the next one goes.
  }
explain-card = { $what ->
    [lounge] All will see this card. Then it lies on your pile, out of reach, until the next city.
    [dining] Only your host sees this card. Then it lies on your pile until the next city.
    [smoking] You give this card away: only the one who asked sees it. You get another one for it.
    [return] You give this card away, and only the one who gets it sees it.
    [link] You pass this card on: the next one keeps it, and you get one from the other side.
    [fill] You leave this card with the conductor: whoever swaps with him sees it, and you know it is there.
   *[revelation] All see this card, and it lies open to the end. It is in nobody’s hand any more.
  }
explain-bag = { $me ->
    [hide] Hide the bag in this hand. If it is found, you lose a card of a kind the finder names.
   *[guess] Guess this hand. Right: another hour, and you take a card. Wrong: nothing.
  }
explain-steal = Take a card of this kind from that hand. Which one comes is chance, and only you two see it.
explain-slot = Take this card of the conductor’s and look at it, alone. One of your hand takes its place.
explain-peek = Look at this card, alone. Nobody learns what you saw, but your ability is used up on this leg.
explain-let = Do not look: your ability stays ready for a better card.
explain-tunnel = You see a card with this back in this neighbour’s hand, and nobody else does.
explain-telegram = What you write cannot be taken back. It counts only in a tie: right a point more, wrong a point less.
explain-answers = Your five conclusions: each right one is a point, a wrong one costs nothing.
