### English. Labels say what happens; jokes live in the small print only.
### $me is "yes" when the reader is the one who acts. Names of people come fenced and bold.

## Everywhere
close = Close
home = Home
rules = Rules
credits = Credits
language = Language
sound = Sound
theme = Theme: { $theme ->
    [light] light
    [dark] dark
   *[auto] as your device
  }
menu = Menu
sending = Sending…
you = you
me = You
clause = Rule { $id }
seconds = { NUMBER($n, maximumFractionDigits: 1) } s
seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
  }
minutes = { $n } min
no-limit = no limit
title-your-move = ● Your move
nowhere = No such platform
nowhere-what = There is nothing at this address. The gentleman has been waiting here for some time.

## Home
tagline = Games of hard choices
poster = A locomotive coming towards a small gentleman who is checking his watch where the track divides
home-code = Have a table code?
home-sit = Take a seat
home-fine = No account. Mind the gap between right and wrong.
soon = in the works
game-trolley = Trial by Trolley
game-trolley-what = Two tracks. Persuade the driver.
game-dilemma = Dilemma
game-dilemma-what = Flick a card, then peace or conflict.
game-mystery = Mystery Express
game-mystery-what = Five legs, five clues, one culprit.
game-unknown = This page does not know the game yet. Reload it: the server may be newer.
open-tables = Open tables
open-host = with { $host }
open-taken = { $taken } of { $seats } seats taken
open-none = No table is waiting for players. Open one above; the gentleman will hold your hat.
refresh = Refresh

## A new table
new-table = A new table
new-fine = You can change all this until the game starts.
create = Open the table
seats = Seats
public = Open to everybody
public-help = Listed on the home page. Otherwise only people with the link or the code find it.
clocks = Clocks
option-dilemma-mode = Throwing
option-dilemma-mode-throw = Throw
option-dilemma-mode-race = Race
option-dilemma-mode-sealed = Sealed
option-dilemma-mode-throw-help = Flick the card with your thumb. It may land well, lean, lie on the rim or miss.
option-dilemma-mode-race-help = A tap throws. Every card lands; the first one takes the offer.
option-dilemma-mode-sealed-help = Everybody picks a card or passes in secret; a lot decides which lies lowest. For slow tables, and for two.
option-dilemma-lives = Candles each
option-dilemma-lives-0 = as printed
option-dilemma-lives-help = Each conflict costs one. As printed: two, or three with three players.
option-dilemma-remaining = Show what is left in each hand
option-dilemma-remaining-help = Everybody could work it out anyway.
option-dilemma-tiebreak = Break ties
option-dilemma-tiebreak-help = By candles left, then by cards won. Otherwise victory is shared.
option-dilemma-skill = Skill
option-dilemma-skill-help = The offer is thrown as well, and can miss. Only with Throw.
option-dilemma-cards = Cards each
option-dilemma-cards-help = Ten as printed. Fewer only in Sealed, for research and short stops.
clock-dilemma-offer = To make an offer
clock-dilemma-window = To throw
clock-dilemma-late = Late throws after a good card
clock-dilemma-respond = To choose a sealed card
clock-dilemma-duel = To set the duel token

## Lobby
invite = Invitation
invite-qr = QR code of this table’s address
invite-code = Table
copy = Copy the link
copied = Copied
share = Share
join = Take a seat
join-name = Your name
join-colour = Your livery
join-livery = Livery { $n }
join-livery-taken = Livery { $n }, taken by { $who }
join-sit = Sit down
watch = Watch
host = host
guest = guest
away = away
robot = robot
seat-empty = Free seat
seat-empty-what = invite somebody
seat-robot = Robot
seat-level = Level of the next robot
seat-free = Free the seat of { $who }
level-easy = easy
level-casual = casual
level-medium = medium
lobby-leave = Leave the table
lobby-missing = { $n ->
    [one] One seat is still free
   *[other] { $n } seats are still free
  }
lobby-start = Depart
lobby-opening = Shuffling in public…
lobby-wait-host = Everybody is here. The host starts the game.
lobby-settings = House rules
lobby-settings-fixed = Only the host can change these.
seal = Draws sealed: { $short }
seal-what = The secret behind every draw is fixed already and this is its fingerprint; at the end it is shown, and anyone can check that nothing was changed.
table-unknown = There is no table { $code }. Perhaps the code has a typo, or the train has left.

## At the table
line-connecting = Connecting…
line-slack = line: { $ms } ms allowed
line-lost = Connection lost, trying again ({ $n } s)
paused = Paused. The clocks stand still.
pause = Pause the game
resume = Go on
leave = Leave
leave-what = A robot keeps your seat. Open the link again to take it back.
watching = You are watching.
players = Players
mine = Your cards
log = What happened
log-and-talk = { $unread ->
    [0] Log and talk
    [one] Log and talk, { $unread } unread message
   *[other] Log and talk, { $unread } unread messages
  }
talk = Talk
say = Say something
say-not-now = No talk during a duel
say-send = Send
go-there = Go there
go-on = Go on
react-laurel = Laurels
react-heart = Heart
react-laugh = Laughter
react-gasp = Gasp
react-tear = Tear
react-whistle = Whistle
stand-in = A robot keeps the seat of { $who }

## Refusals: why not, in one sentence
no-malformed = The server could not read that. Reload the page, please.
no-illegal = The rules do not allow that.
no-stale = Too late: the game has moved on.
no-paused = The game is paused.
no-seat = That is not your seat.
no-taken = Somebody was faster: the seat is taken.
no-host = Only the host can do that.
no-stage = Not at this stage of the game.
no-seats = Some seats are still free.
no-options = These settings do not go together.
no-room = No talking here now.
no-flood = Slower, please. Trains have timetables.
no-size = That is too long.
no-token = This seat is no longer yours.
no-unknown = There is nothing by that name here.
no-gone = That table no longer exists.
no-over = The game is over.
no-colour = That livery is taken.
no-name = That name is taken or cannot be used; choose another.
no-pledge = Your browser’s share of the shuffle does not fit. Sit down again, please.
no-full = All seats are taken.
no-running = The record is ready when the game is over.
no-offline = The server does not answer.
no-server = The server stumbled. Try again in a moment.
no-other = The server refused ({ $code }).

## Dilemma: the table
arena = The arena
hand = Your hand
hand-empty = No cards left. You watch how it ends.
card = { $card }{ $why ->
    [banned] , not allowed: equals the offer
    [warned] , equals the offer
   *[no] {""}
  }
candles = { $n ->
    [0] no candle
    [one] { $n } candle
   *[other] { $n } candles
  }
whistle = has the initiative
points = Points
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
passes = passes
won-cards = Won cards
left-values = Left in hand: { $list }
left-count = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
  }
label-offer = { $who }’s offer
label-good = good: { $who }
void-lean = leans on the wall
void-rim = on the rim
void-out = on the carpet
void-equal = equals the offer
void-beside = beside the offer
do-choose = Choose a card
do-offer = Offer the { $card }
do-throw = Throw the { $card }
do-race = Tap a card to throw it
do-seal = { $sealed ->
    [done] The { $card } is sealed
   *[no] Seal the { $card }
  }
do-pass = Pass
do-duel = Peace or conflict?
warn-equal = It equals the offer, so it will not count.
aim = { $side ->
    [left] { $degrees } degrees to the left
    [right] { $degrees } degrees to the right
   *[straight] straight
  }, force { $force } of 10
hint-card = card
hint-aim = aim
hint-force = force
hint-space = Space
hint-throw = throw
hint-pass = pass

## Dilemma: whose move it is
status-lead = A lot decides who begins.
status-offer = { $who } is choosing an offer.
status-offer-mine = Your move: offer a card.
status-window = { $who } offers the { $card }. The last throws are coming down.
status-window-mine = { $again ->
    [yes] Still no good card on { $who }’s { $card }. You may throw again.
   *[no] { $who } offers the { $card }. Throw if you want it.
  }
status-window-late = { $who }’s { $card } lies well. Throwing now only costs your card.
status-window-others = { $who } offers the { $card }. The others may throw.
status-window-provoker = You offer the { $card }. The others may throw.
status-respond = { $me ->
    [yes] You offer the { $card }: { $in } of { $of } are in.
   *[no] { $who } offers the { $card }: { $in } of { $of } are in.
  }
status-respond-mine = { $again ->
    [yes] Still no good card on { $who }’s { $card }. Choose again, or pass.
   *[no] { $who } offers the { $card }. Choose a card in secret, or pass.
  }
status-sealed-card = Your { $card } is sealed; { $in } of { $of } are in. You can still change it.
status-sealed-pass = You pass; { $in } of { $of } are in. You can still change it.
status-duel = { $p } and { $c } are choosing: peace or conflict.
status-duel-mine = Duel with { $who }: peace or conflict?
status-end = The game is over.

## Dilemma: the duel
duel = Duel
peace = peace
conflict = conflict
duel-peace-what = If both choose peace, you swap cards. If not, you get nothing.
duel-conflict-what = Costs a candle. Takes both cards, unless both choose conflict.
duel-no-candle = No candle left: only peace is possible.
duel-set = { $choice ->
    [conflict] Your token says conflict. You can still turn it.
   *[peace] Your token says peace. You can still turn it.
  }
duel-stakes = Your { $mine } against their { $theirs }.
duel-look = Look at the table
side-offered = { $me ->
    [yes] offered the { $card }
   *[no] offered the { $card }
  }
side-threw = { $me ->
    [yes] threw the { $card }
   *[no] threw the { $card }
  }
duel-swap = { $me ->
    [p] Peace. You get the { $card }, { $c } the { $offer }.
    [c] Peace. You get the { $offer }, { $p } the { $card }.
   *[no] Peace. { $p } gets the { $card }, { $c } the { $offer }.
  }
duel-takes = { $me ->
    [yes] You take both cards: +{ $sum }. It costs a candle.
   *[no] { $who } takes both cards: +{ $sum }. It costs a candle.
  }
duel-clash = Conflict. The { $offer } and the { $card } leave the game, and a candle goes out on either side.

## Dilemma: the log
name-card = { $who } ({ $card })
log-leads = { $me ->
    [yes] You have the whistle and begin.
   *[no] { $who } has the whistle and begins.
  }
log-initiative = { $me ->
    [yes] The whistle goes to you.
   *[no] The whistle goes to { $who }.
  }
log-passed = { $me ->
    [yes] You pass.
   *[no] { $who } passes.
  }
log-offered = { $me ->
    [yes] You offer the { $card }.
   *[no] { $who } offers the { $card }.
  }
log-good = { $me ->
    [yes] Your { $card } lies well.
   *[no] { $who } throws the { $card }. It lies well.
  }
log-void = { $me ->
    [yes] Your { $card } does not count: { $why }.
   *[no] { $who } throws the { $card }. It does not count: { $why }.
  }
log-thrown = From the bottom up: { $list }.
log-taken = { $me ->
    [yes] You take the offer with the { $card }.
   *[no] { $who } takes the offer with the { $card }.
  }
log-again = No card counts. Everybody may throw again.
log-lost = Out of the game: { $list }.
log-kept = { $me ->
    [yes] Nobody wants the { $card }: you keep it.
   *[no] Nobody wants the { $card }: { $who } keeps it.
  }
log-missed = { $me ->
    [yes] Your offer misses the arena: the { $card } is lost.
   *[no] { $who }’s offer misses the arena: the { $card } is lost.
  }

## Dilemma: the end
result-wins = { $n ->
    [one] { $me ->
        [yes] You win
       *[no] { $who } wins
      }
   *[other] Shared victory: { $who }
  }
result-nothing = no card won
result-again = Again, same rules
result-record = Download the record

## Rules and credits
rules-what = The rules as this table plays them. Clauses with an A are our rulings where the printed text is silent.
rules-missing = These rules are not here yet.
credits-independent = Whistlestop is an independent implementation of the rules of games we admire. All words, cards and pictures here are our own.
credits-games = The games
credits-dilemma = Dilemma was designed by Alex Randolph.
credits-marks = Names of games belong to their owners, who have nothing to do with this site. If you like a game, buy it: cardboard lands better.
credits-art = Type and pictures
credits-icons = Icons from
credits-fonts = Poiret One by Denis Masharov and Mulish by Vernon Adams and others, under the
credits-fine = No gentleman was harmed in the making of the poster.
