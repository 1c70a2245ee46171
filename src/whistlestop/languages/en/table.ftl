### English. Labels say what happens; jokes live in the small print only.
### $me is "yes" when the reader is the one who acts. Names of people come fenced and bold.

## Everywhere
close = Close
home = Home
rules = Rules
credits = Credits
language = Language
sound = Sound
keys = Keyboard
keys-single = Single-key shortcuts
keys-always = Everything can also be reached with Tab and pressed with Enter or Space; Escape closes.
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
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
no-limit = no limit
title-your-move = ● Your move
nowhere = No such platform
nowhere-what = There is nothing at this address. The gentleman has been waiting here for some time.

## Home
tagline = Games of hard choices
poster = A locomotive coming towards a small gentleman who is checking his watch where the track divides
home-what = Three games for friends, in the browser. Choose one and send the link, or try it with robots.
home-again = Try again
home-code = Have a table code?
home-sit = Take a seat
home-fine = No account. Mind the gap between right and wrong.
soon = in the works
ticket-players = { $n ->
    [one] player
   *[other] players
  }
game-trolley = Trial by Trolley
game-trolley-what = Two tracks. Persuade the driver.
game-dilemma = Dilemma
game-dilemma-what = Flick a card, then peace or conflict.
game-mystery = Mystery Express
game-mystery-what = Five legs, five clues, one culprit.
game-unknown = This page does not know the game yet. Reload it: there may be a newer one.
my-tables = Your tables
my-stage = { $stage ->
    [lobby] not yet begun
    [over] over, to look back on
   *[other] in play
  }
open-tables = Open tables
open-host = with { $host }
open-taken = { $taken } of { $seats } seats taken
open-none = No table is waiting for players. Open one above; the gentleman will hold your hat.
open-locked = A table with a password
refresh = Refresh

## A new table
new-table = A new table
new-fine = You can change all this until the game starts.
create = Open the table
more-options = More options
more-set = { $n ->
    [0] The usual rules
    [one] { $n } rule changed
   *[other] { $n } rules changed
  } · pace: { $pace } · { $public ->
    [yes] open to everybody
   *[no] by link only
  }
learn-link = First time? Two minutes, with robots
seats = Seats
public = Open to everybody
public-help = Listed on the home page. Otherwise only people with the link or the code find it.
pace = Pace
pace-help = For all clocks at once.
pace-brisk = brisk
pace-usual = usual
pace-relaxed = relaxed
pace-day = a day a move
pace-none = no clocks
pace-own = as set below
manners = Table manners
talk-on = Written talk
talk-on-help = Without it, faces and ready phrases remain.
talk-off = Switch written talk off
talk-again = Switch written talk on
openly = Open book afterwards
openly-help = A proposal: only if everybody at the table agrees before the start may anybody replay the game through anybody’s eyes afterwards.
late = Late guests
late-help = Who comes when the game runs may take a robot’s seat, and see its hand.
behind = Watchers are behind
behind-help = So that nobody whispers what they see.
behind-none = not at all
clocks = Clocks

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
join-taken = Crossed out: already worn by { $who }.
join-password = Password
join-sit = Sit down
afterwards = { $openly ->
    [yes] Open book: afterwards anybody may see the whole game through anybody’s eyes, every hand and every secret.
    [asked] An open book is proposed: if everybody agrees before the start, afterwards anybody may see the whole game through anybody’s eyes, every hand and every secret. If not, whoever has the address can read the record: every card dealt, every move, names and what was said to all.
   *[no] Afterwards whoever has the address can read the record: every card dealt, every move, names and what was said to all.
  }
agree = I agree to the open book
agree-missing = Not yet agreed: { $who }. Unless everybody agrees, the book stays closed.
agree-all = Everybody agrees: it will be an open book.
watch = Watch
host = host
guest = guest
away = away
robot = robot
seat-empty = Free seat
seat-empty-what = for a guest or a robot
seats-robots = { $who ->
    [me] Nobody there? Robots can fill the free seats: one by one, or all at once.
    [first] Robots can fill the free seats: whoever sits down first puts them there.
   *[host] Robots can fill the free seats: the host puts them there.
  }
seat-robot = Robot
seats-fill = Robots on all free seats
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
lobby-missing-what = Every seat must be taken. Invite people with the link, or put robots on the free seats.
lobby-start = Depart
lobby-opening = Shuffling in public…
lobby-wait-host = Everybody is here. The host starts the game.
lobby-settings = House rules
lobby-settings-fixed = Only the host can change these: { $who }.
lobby-host-first = Whoever sits down first is the host and can change these.
password = Password
password-on = set
password-set = Set
password-clear = Remove
password-empty = Write a password first.
password-help = Whoever sits down or watches must know it. Those who sit already stay.
locked = This table has a password
locked-what = Whoever wants to sit down or to watch at table { $code } must know it. Ask whoever invited you.
locked-enter = Come in
crowd = Another person on this device
hands = Who has the device?
hands-help = Pick your name and do what is yours: talk, write cards, veto topics, choose, get up. What is private shuts when you hand the device on.
seal = Draws sealed: { $short }
seal-what = The secret behind every draw is fixed already and this is its fingerprint: read it to each other, for all must see the same. At the end the secret is shown, and your browser checks the draws.
seal-more = How the draws can be checked
table-unknown = There is no table { $code }. Perhaps the code has a typo, or the train has left.
learn = A guided game
learn-trolley = The trolley must run over one of two tracks. Each team lays good people on its own and villains on the other, and pleads; the Conductor of the round pulls the lever. Whoever’s track falls gets a death token; the fewest tokens win.
learn-dilemma = Everybody has cards from 1 to 10. One is offered, another is thrown onto it, and their two owners choose in secret: peace swaps the cards, conflict may take both. Cards won are points; the most points win.
learn-mystery = A crime on the train: who, how, why, in which car and at what hour? Every clue is on two cards; of each true one a card is hidden. So whoever sees both cards of a clue can rule it out. From Paris to Istanbul see as many as you can, and say at the end what is left.
learn-what = You against robots, for about two minutes. Nothing hurries you, except where the game is a race; open the book at the top, and even that waits. A gentleman at your shoulder says at each step what you may do; touch a card or a button, and he says what it would do and what it would cost.
learn-name = Guest
learn-begin = Begin
guide = Guide
guide-wait = Nothing to do for you now. Watch what the others do.
guide-end = I can do without
guide-moves = What can I do now?
guide-done = That is all there is to it
guide-on = Play on
guide-own = Open a table of my own
taught-dilemma = You have seen a whole turn: offer, throw, peace or conflict. All that comes is more of it, until hands run out. The art is to know whom to trust, and when they will stop trusting you.
taught-trolley = You have been on both sides: you laid and pleaded, and you pulled the lever. Everybody is Conductor in turn; the fewest death tokens win.
taught-mystery = You have travelled one leg and seen the Hour cards once. Four legs are left. Cross off in the notebook what you see twice: what is never crossed off is the crime.

## At the table
line-connecting = Connecting…
line-slack = A throw counts from when you let go, up to { $s } s before it is heard of
line-offline = You are offline. Your place is kept.
line-restart = Whistlestop does not answer; it may be back in a moment.
line-broken = Connection lost.
line-again = Trying again in { $n } s.
line-poor = Poor connection
paused = Paused. The clocks stand still.
paused-by = { $who } can let it go on.
paused-all = { $n ->
    [0] By now everybody can.
    [one] In { $n } minute everybody can.
   *[other] In { $n } minutes everybody can.
  }
pause = Pause the game
resume = Go on
leave = Leave
leave-what = A robot keeps your seat. Open the link again to take it back.
watching = You are watching.
join-late = Take a robot’s place
curtain = Cover the screen
curtain-to = Give the device to { $who }.
curtain-hold = Hold your name to look, or press it twice.
curtain-again = Press once more to lift it for { $who }.
tv-sound = Tap or press a key for sound
people = People
mute = Do not hear { $who }
kick = Send away
kick-sure = Really? A robot goes on
more-time = Give more time
end-game = End the game
end-game-sure = Really end it for everybody?
screens = Other screens
screens-mine = Your seat on another device
screens-mine-help = Scan it yourself: whoever has this code plays for you.
screens-tv = The table on a television
screens-tv-help = Only what everybody may see.
calls = When it is your move
calls-notify = Notify me when I look elsewhere
calls-push = Also when no page is open.
calls-page = Only while the page is open.
calls-failed = Only while the page is open: just now this device cannot be called otherwise.
calls-insecure = Notifications need https, and this page was opened without it.
calls-install = On an iPhone or iPad, first add Whistlestop to the home screen (Share, Add to Home Screen) and open it from there.
calls-refused = This browser refuses notifications from here. You can allow them in its settings for this site.
calls-none = This browser has no notifications.
calls-vibrate = Vibrate
orders = Standing orders
orders-what = How to answer for you at each kind of question. To the others it looks like a choice.
order-ask = ask me
order-answer = as last time
order-silence = as if I said nothing
order-robot = as my robot would
line = { $quality ->
    [good] Good connection ({ $ms } ms)
    [fair] Fair connection ({ $ms } ms)
    [poor] Poor connection ({ $ms } ms)
   *[none] No connection
  }
players = Players
mine = Your cards
log = What happened
log-none = Nothing has happened yet. Each move will be told here, with its rule.
log-and-talk = { $unread ->
    [0] Log and talk
    [one] Log and talk, { $unread } unread message
   *[other] Log and talk, { $unread } unread messages
  }
talk = Talk
talk-none = Nobody has said anything yet. A face or a ready phrase is a good beginning.
say = Say something
say-not-now = Not now: the rules ask for silence
say-off = Talk is switched off
say-empty = Write something first.
say-to = To whom
room-all = to all
room-team = team only
phrases = Ready phrases
phrase-hello = Good evening, everybody.
phrase-luck = Good luck.
phrase-well-played = Well played.
phrase-thinking = Let me think.
phrase-hurry = The train is leaving…
phrase-sorry = Sorry.
phrase-really = Really?
phrase-thanks = Thank you.
phrase-again = Another round?
phrase-bye = Good night.
phrase-late = I have taken the robot’s seat.
phrase-open-book = Everybody agreed: this game is an open book afterwards.
phrase-closed-book = Not everybody agreed: no open book after this game.
say-team = Only your team hears this
said-by = { $who }: { $said }
say-send = Send
go-on = Go on
react-laurel = Laurels
react-heart = Heart
react-laugh = Laughter
react-gasp = Gasp
react-tear = Tear
react-whistle = Whistle
stuck = Nothing has moved for a while.
relieve = Let a robot play for { $who }
relieve-when = { $n ->
    [one] Possible if nothing moves for { $n } more minute.
   *[other] Possible if nothing moves for { $n } more minutes.
  }
relieved = A robot plays for you.
relieved-back = I am here again
stand-in = A robot keeps the seat of { $who }

## Refusals: why not, in one sentence
no-malformed = That did not arrive whole. Reload the page, please.
no-illegal = The rules do not allow that.
no-stale = Too late: the game has moved on.
no-paused = The game is paused.
no-patience = Not yet: nobody has waited long enough for that.
no-seat = That is not your seat.
no-taken = Somebody was faster: the seat is taken.
no-host = Only the host can do that.
no-stage = Not at this stage of the game.
no-seats = Some seats are still free.
no-options = These settings do not go together.
no-room = No talking here now.
no-flood = Slower, please. Trains have timetables.
no-guesses = Too many codes that lead nowhere were tried from here. Wait a minute, then try again.
no-size = That is too long.
no-token = This seat is no longer yours.
no-unknown = There is nothing by that name here.
no-gone = That table no longer exists.
no-edition = This game was played under older rules (edition { $edition }), which are no longer kept here. It cannot be shown as it was, so it is not shown at all.
no-over = The game is over.
no-colour = That livery is taken.
no-name = That name is taken or cannot be used; choose another.
no-pledge = Your part in the shuffle does not fit. Sit down again, please.
no-full = All seats are taken.
no-running = The record is ready when the game is over.
no-password = That is not the password of this table.
no-late = No late guests take a robot’s seat at this table.
no-quiet = The host has switched talk off.
no-pencil = Pencils down: a showing is running.
no-pace = A showing is running: the game itself sets its pace.
no-pack = That deck is not here.
no-card = This card cannot be printed as it is.
no-deck = Too few cards are left for this table. Take another deck, or fewer vetoes.
no-offline = Whistlestop does not answer.
no-server = Something stumbled at our end. Try again in a moment.
no-other = That cannot be done here ({ $code }).

## The end
result-wins = { $n ->
    [1] { $me ->
        [yes] You win
       *[no] { $who } wins
      }
   *[other] Shared victory: { $who }
  }
result-again = Again, same rules
result-closed = The host ended the game
result-follow = Follow the others
result-replay = Watch it again
result-proof = The shuffle, checked
result-record = Download the record
picture = A picture to share
picture-seat = Seat { $n }
picture-nameless = Without names
picture-failed = The picture could not be drawn.
picture-of = { $title }: { $who }
picture-save = Save picture
replay = Replay
replay-back = Back to the table
replay-none = There is nothing to show here. A replay’s address comes from whoever shared it; your own games are on their tables.
replay-steps = Steps
replay-less = One step back
replay-more = One step on
replay-first = This is the beginning.
replay-last = This is the end.
replay-run = Run
replay-step = Step
replay-tools = Eyes, sharing, what if
replay-eyes = Seen by
replay-public = the public
replay-everybody = everybody
replay-nameless = without names, talk and typed words
replay-share = Copy a link
replay-what-if = What if? Play on from here
replay-what-if-help = To play on from here, look through the eyes of a player first.
replay-what-if-over = Here the game is over. Step back, then play on from there.
replay-what-if-public = Here is only what the public saw, and the players did not agree before the start to show more: nobody can sit down in their places.
replay-seat = Sit down as
ratings = Ratings
ratings-off = Ratings are switched off here. Whoever keeps this Whistlestop can switch them on.
ratings-name = Name
ratings-rating = Rating
ratings-games = Games
ratings-none = Nobody is rated here yet. Play a game with at least one other person.
ratings-what = By name and per game, from tables with at least two people; robots are not rated. A careful estimate: it rises as the doubt shrinks. Names are not guarded, and a game that its host ends counts for nobody: this is for friends, not for prizes.
fates = The fates of cards
fates-what = { $n ->
    [one] This browser remembers { $n } verdict of people, for robots who should know you, and how each card fared. It stays here, and goes only to tables where you sit.
   *[other] This browser remembers { $n } verdicts of people, for robots who should know you, and how each card fared. It stays here, and goes only to tables where you sit.
  }
fates-row = run over { $killed } of { $staked } times
fates-none = No trial has ended in this browser yet. Play one, and its cards stand here.
fates-export = Export
fates-erase = Erase what is remembered
fates-erase-sure = Really erase it?
no-off = This is switched off here.

## Rules and credits
rules-what = The rules as this table plays them. Clauses with an A are our rulings where the printed text is silent.
rules-missing = The rules could not be fetched. Check your connection, then reload the page.
rules-other = The rules of another game
credits-independent = Whistlestop is an independent implementation of the rules of games we admire. All words, cards and pictures here are our own.
credits-games = The games
credits-dilemma = Dilemma was designed by Alex Randolph.
credits-trolley = Trial by Trolley is published by Skybound Games and Explosm.
credits-mystery = Mystery Express was designed by Antoine Bauza and Serge Laget and published by Days of Wonder.
credits-marks = Names of games belong to their owners, who have nothing to do with this site. If you like a game, buy it: cardboard lands better.
credits-art = Type and pictures
credits-icons = Icons from
credits-fonts = Poiret One by Denis Masharov and Mulish by Vernon Adams and others, under the
credits-fine = No gentleman was harmed in the making of the poster.
