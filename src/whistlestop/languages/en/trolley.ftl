## House rules
option-trolley-edition = Edition
option-trolley-edition-own = Our house
option-trolley-edition-french = French
option-trolley-edition-italian = Italian
option-trolley-edition-ukrainian = Ukrainian
option-trolley-edition-own-help = Teams by seat. What the editions leave open, we have settled.
option-trolley-edition-french-help = Teams by seat; accomplices may keep their Modifiers.
option-trolley-edition-italian-help = Teams by seat, about equal; accomplices must play.
option-trolley-edition-ukrainian-help = Teams by lot; the Tom Trolley token moves at the end of a round.
option-trolley-tom = Tom Trolley
option-trolley-tom-help = Whoever has most death tokens draws three more Modifiers and may play one more.
option-trolley-accomplices = Accomplices
option-trolley-accomplices-help = Everybody in a team draws Modifiers and plays one.
option-trolley-order = Modifiers are played
option-trolley-order-free = as people are ready
option-trolley-order-alternate = by the sides in turn
option-trolley-order-sealed = sealed, all at once
option-trolley-mates = Team-mates see each other’s hands
option-trolley-mates-help = Without it everybody sees their own cards only, and jobs cannot be swapped.
option-trolley-cycles = Turns at the lever for each
option-trolley-cycles-0 = as printed
option-trolley-cycles-help = As printed: one, or two with three or four players.
option-trolley-first = First Conductor
option-trolley-first-0 = by lot
option-trolley-first-help = By lot, or the player in this seat.
clock-trolley-choose = To lay a card
clock-trolley-modify = To hang Modifiers
clock-trolley-floor = The floor of each side
clock-trolley-free = When everybody speaks
clock-trolley-lever = At the lever

## Words of the game
innocent = Innocent
guilty = Guilty
conductor = Conductor
conductor-is = Conductor: { $who }
side = { $side ->
    [north] North
   *[south] South
  }
track = { $side ->
    [north] North track
   *[south] South track
  }
tom = holds the Tom Trolley token
tokens = { $n ->
    [0] no death token
    [one] { $n } death token
   *[other] { $n } death tokens
  }
death-tokens = Death tokens
pile-innocent = Innocents
pile-guilty = Guilty
pile-modifier = Modifiers
job-none = advises
round = Round { $n } of { $of }
quoted = “{ $text }”
foreign = This card is not translated
each = { $g ->
   *[other] each
  }
company = People
awaited = is awaited
rested = has finished speaking
hand-of = Cards of { $who }
reader = The card

## The one sentence
status-draw = The cards are being drawn.
status-lay = { $kind ->
    [guilty] Lay a Guilty card on the other side’s track: { $side ->
        [north] North
       *[south] South
      }.
   *[innocent] Lay an Innocent on your own track: { $side ->
        [north] North
       *[south] South
      }.
  }
status-laying = { $kind ->
    [guilty] Each team lays a Guilty card on the other track.
   *[innocent] Each team lays an Innocent on its own track.
  }
status-in = { $in } of { $of } are in.
status-sealed = Face down. You can still change your mind. { $in } of { $of } are in.
status-aim = { $must ->
    [yes] Choose a Modifier, then touch the figure it hangs on.
   *[no] You may hang one more Modifier, or keep it.
  }
status-aiming = Modifiers are being hung. Awaited: { $who }.
status-floor = { $me ->
    [yes] Your team has the floor. Plead for your track.
    [conductor] { $side ->
        [north] North pleads. Listen.
       *[south] South pleads. Listen.
      }
   *[no] { $side ->
        [north] North has the floor.
       *[south] South has the floor.
      }
  }
status-free = { $me ->
    [conductor] Everybody speaks at once. Listen as well as you can.
   *[no] Everybody may speak.
  }
status-lever = { $me ->
    [yes] The lever is yours.
   *[no] { $who } is at the lever. Silence, please.
  }
status-end = The last track is clear.

## My hands
do-choose = { $kind ->
    [guilty] Choose a Guilty card
   *[innocent] Choose an Innocent
  }
do-lay = { $kind ->
    [guilty] Lay it on their track
   *[innocent] Lay it on our track
  }
do-done = Laid face down
do-choose-modifier = Choose a Modifier
do-aim = Now touch a figure
do-hang = { $n ->
    [one] Hang it there
   *[other] Hang all { $n }
  }
do-keep = Keep them
aim-at = Hang it on { $who }
later = { $kind ->
    [innocent] Innocents are laid in step 3.
    [guilty] Guilty cards are laid in step 4.
   *[modifier] Modifiers are hung in step 5.
  }
hand-empty = You have no cards now. Advise your team.
do-swap = { $offer ->
    [mine] Take the offer back
    [theirs] Accept: swap jobs and cards
   *[none] Offer to swap jobs
  }
swap-what = Jobs change hands with their cards, if both of you want it. Only your team knows.
laid-by = { $me ->
    [yes] Laid by you
   *[no] Laid by { $who }
  }
laid-by-chance = Chance has laid it here.
listen = { $me ->
    [conductor] The teams are choosing. Practise looking impartial.
   *[no] You may listen now.
  }

## Pleading
plea-about = About
plea-matter = the whole matter
plea-say = Your plea
plea-ready = Ready words
plea-empty = Write your plea first, or take ready words.
plea-spare = Spare it
plea-condemn = Let it go
plea-pin-first = Pin the plea to a card, and there will be more words about it.
plea-by = { $about ->
    [yes] { $who }, about { $card }:
   *[no] { $who }{ $card }:
  }
plea-spent = You have said all you may on this floor.
pleas-n = { $n ->
    [one] { $n } plea
   *[other] { $n } pleas
  }
do-plead = Plead
do-pin = Plead about this
do-rest = I’m done
do-enough = { $floor ->
    [north] Enough from North
    [south] Enough from South
   *[free] Enough. To the lever.
  }

## The lever
lever-hold = Hold a side for one second, or press it twice.
lever-again = { $side ->
    [north] Once more, and North dies.
   *[south] Once more, and South dies.
  }
lever-side = { $side ->
    [north] Over North
   *[south] Over South
  }
lever-fine = Pleas: North { $north }, South { $south }. No refunds.
verdict = { $side ->
    [north] North falls
   *[south] South falls
  }
verdict-fine = Tickets are not refunded.
verdict-expected = As far as anybody could tell, this was { $percent }% likely.
struck = struck off
next-conductor = Next at the lever: { $who }.

## What happened
log-conductor = { $me ->
    [yes] You are the Conductor.
   *[no] { $who } is the Conductor.
  }
log-tom = { $me ->
    [yes] You hold the Tom Trolley token.
   *[no] { $who } holds the Tom Trolley token.
  }
log-teams = North: { $north }. South: { $south }.
log-reshuffled = { $pile ->
    [innocent] The Innocents are shuffled anew.
    [guilty] The Guilty are shuffled anew.
   *[modifier] The Modifiers are shuffled anew.
  }
log-turned = { $side ->
    [north] Chance lays on North: “{ $text }”
   *[south] Chance lays on South: “{ $text }”
  }
log-laid = { $me ->
    [yes] You lay
   *[no] { $who } lays
  } { $kind ->
    [guilty] a Guilty card
   *[innocent] an Innocent
  } on { $side ->
    [north] North
   *[south] South
  }: “{ $text }”
log-offer = { $fresh ->
    [yes] { $me ->
        [yes] You offer { $mate } to swap jobs.
       *[no] { $who } offers { $mate } to swap jobs.
      }
   *[no] { $me ->
        [yes] You take back your offer to { $mate }.
       *[no] { $who } takes back the offer to { $mate }.
      }
  }
log-swapped = { $who } swap jobs.
log-aimed = { $me ->
    [yes] You hang
   *[no] { $who } hangs
  } a Modifier on { $side ->
    [north] North
   *[south] South
  }{ $named ->
    [yes] {" "}({ $figure })
   *[no] {""}
  }: “{ $text }”
log-floor = { $how ->
    [enough] Enough, says the Conductor.
    [time] Time is up.
   *[ready] {""}
  } { $floor ->
    [north] The floor is North’s.
    [south] The floor is South’s.
    [free] Everybody may speak.
   *[lever] To the lever.
  }
log-rested = { $me ->
    [yes] You have finished.
   *[no] { $who } has finished.
  }
log-pleaded = { $about ->
    [yes] { $who }, about { $card }: “{ $text }”
   *[no] { $who }{ $card }: “{ $text }”
  }
words-removed = (words removed)
log-killed = { $side ->
    [north] The trolley takes North. A death token for { $who }.
   *[south] The trolley takes South. A death token for { $who }.
  }

## For a newcomer
hint-innocent = Lay somebody the Conductor would hate to lose: this is your own track.
hint-guilty = Lay somebody who will not be missed: this is the other team’s track, and you want it run over.
hint-modify = Hang something good on your own track or something bad on theirs. A card with several figures lets you aim.
hint-mate = Somebody else plays for your team now. You see their cards: give advice in the team’s chat.
hint-conductor = The teams build the tracks. You will hear both sides and then choose which one dies.
hint-plead = Tell the Conductor why your track should live, or why the other should not. Pin it to a card for weight.
hint-listen = The other side has the floor. Your turn comes.
hint-done = You are done. The lever comes when everybody is, or when the Conductor has heard enough.
hint-enough = Hear them out, or end this floor when you have heard enough.
hint-lever = Choose the track that dies. Its team gets a death token each; nobody can vote but you.
hint-hush = The Conductor decides alone. Whoever owns the track that falls gets a death token.

## The end
portraits = What the lever says about you
portraits-of = At the lever
portrait-what = What this Conductor spared and what not; the longest weighs most.
portrait-mark = { $spares ->
    [yes] spared
   *[no] struck
  }
expected = What the table expected
expected-line = { $n }. { $who }: { $side ->
    [north] North falls
   *[south] South falls
  }, expected with { $percent }%
feature-lives = many lives
feature-child = children
feature-animal = animals
feature-cute = the cute
feature-famous = the famous
feature-useful = the useful
feature-wicked = the wicked
feature-sad = the sad
feature-funny = the funny
feature-weird = the strange
feature-rich = the rich
feature-relative = their own

## Pleas by plot: $whom is a figure as an object, $who as a subject, $of belonging to it, $g its gender and number
plea-quote = Have a look at this one: “{ $text }”
plea-mind-1 = Mind the label: “{ $text }”
plea-mind-2 = Read the small print once more: “{ $text }”
plea-whole-1 = Look at both tracks again. Ours sits lighter on the conscience.
plea-whole-2 = We have nothing to hide. Now look at theirs.
plea-whole-3 = You will be remembered for this. Choose the track you can explain.
plea-whole-4 = Our track has mothers. Theirs has excuses.
plea-rather-1 = Spare { $whom } and take { $other }. It is not even close.
plea-rather-2 = Ask anybody on the platform: they would keep { $whom } and let go of { $other }.
plea-rather-3 = One of them has to go. Keep { $whom }, take { $other }.
plea-for-lives-1 = Spare { $whom }: that is more lives than fit on one conscience.
plea-for-lives-2 = Count heads before you touch that lever. Then spare { $whom }.
plea-for-child-1 = Spare { $whom }: nobody that small should learn about timetables this way.
plea-for-child-2 = Would you explain this to a school class? Then leave { $whom } alone.
plea-for-animal-1 = Spare { $whom }: no animal ever voted for trolleys.
plea-for-animal-2 = { $who } { $g ->
    [p] have
   *[other] has
  } no ticket, no guilt and no idea what a rail is.
plea-for-cute-1 = Run over { $whom }, and the photograph will follow you for life.
plea-for-cute-2 = Look at { $whom } once more, slowly. Now try to pull.
plea-for-famous-1 = Run over { $whom }, and tomorrow you are in every newspaper.
plea-for-famous-2 = The admirers { $of } are waiting at the next stop, and there are many.
plea-for-useful-1 = Spare { $whom }: one day you will need exactly that.
plea-for-useful-2 = Think of the work { $of }: who will do it on Monday?
plea-for-wicked-1 = Spare { $whom }: without villains, whom would we feel better than?
plea-for-wicked-2 = Run over { $whom }, and there will be no trial and no confession.
plea-for-sad-1 = Life has spared { $whom } nothing so far. The trolley could begin.
plea-for-sad-2 = The story { $of } deserves one happier page.
plea-for-funny-1 = Spare { $whom }: with fewer jokes it is a longer ride.
plea-for-funny-2 = You smiled when you read it. You cannot run over { $whom } now.
plea-for-weird-1 = Spare { $whom }: science has no second specimen.
plea-for-weird-2 = Run over { $whom }, and nobody will ever know what that was about.
plea-for-rich-1 = Spare { $whom }: gratitude of that size comes with a chequebook.
plea-for-rich-2 = The lawyers { $of } have already noted your number.
plea-for-relative-1 = You know { $whom }. At the next family dinner somebody will ask.
plea-for-relative-2 = Tonight the eyes { $of } would look at you out of the mirror.
plea-against-lives-1 = If somebody must go, take { $whom }: it is the smallest number here.
plea-against-lives-2 = Do the sum without tears, and take { $whom }.
plea-against-child-1 = Childhood ends for everybody. Take { $whom }: here it ends on time.
plea-against-child-2 = Young legs can still jump. Steer at { $whom }.
plea-against-animal-1 = Nature is cruel, and so are railways. Take { $whom }.
plea-against-animal-2 = The other track can sue you. Take { $whom }.
plea-against-cute-1 = Big eyes are no argument. Take { $whom }.
plea-against-cute-2 = The cute always get away with it. Not today: take { $whom }.
plea-against-famous-1 = Take { $whom }: the statue is already cast.
plea-against-famous-2 = Legends last longer than people. Take { $whom }.
plea-against-useful-1 = Useful ones are replaced by Monday. Take { $whom }.
plea-against-useful-2 = The successors { $of } have already applied.
plea-against-wicked-1 = If these rails were ever laid for somebody, it was for { $whom }.
plea-against-wicked-2 = The victims { $of } are waiting at the next stop, with flowers.
plea-against-sad-1 = Let the sad song end. Take { $whom }.
plea-against-sad-2 = It would almost be a kindness. Take { $whom }.
plea-against-funny-1 = Every joke needs an ending. Take { $whom }.
plea-against-funny-2 = We have laughed. Now { $who } can get off, and take { $g ->
    [m] his
    [f] her
    [n] its
   *[p] their
  } jokes along.
plea-against-weird-1 = Nobody can explain { $whom }. The trolley need not either.
plea-against-weird-2 = Some questions are best left on the rails. Take { $whom }.
plea-against-rich-1 = Take { $whom }: the insurance is excellent.
plea-against-rich-2 = The money { $of } has opened every barrier so far. Not this one.
plea-against-relative-1 = No favours on this line. Take { $whom }.
plea-against-relative-2 = Take { $whom }, and nobody can say that you look after your own.

keys-trolley = 1 to 9 choose a card of your hand.

## What each move would do, for newcomers
explain-innocent = Lay it on your own track, hidden until both teams have chosen. The harder it is to kill, the safer you are; the other two are discarded.
explain-guilty = Lay it at the end of the other team’s track. The less it would be missed, the better for you; the other two are discarded.
explain-modifier = Take it in hand, then touch the figure it shall hang on, on either track. All see it at once, and it stays there.
explain-target = { $own ->
    [yes] Hang it here, on your own track: something good makes it harder to run over. It cannot be taken off again.
   *[no] Hang it here, on the other track: something bad makes it easier to run over. It cannot be taken off again.
  }
explain-keep = Play no more of them: these were extra, nothing is lost by keeping them.
explain-pin = What your words are about: one card on the tracks, or the whole matter.
explain-ready = Ready words: everybody reads them in a language of their own.
explain-plead = Say this to the Conductor. Everybody hears it; you have five pleas in a floor.
explain-rest = Say no more on this floor. When all who have the floor are done, the game goes on.
explain-enough = End this floor: nobody says anything more on it. It costs you nothing, but you may miss a reason.
explain-lever = { $side ->
    [north] The North track dies, and everybody of its team gets a death token for good. You get none. Press twice, or hold.
   *[south] The South track dies, and everybody of its team gets a death token for good. You get none. Press twice, or hold.
  }
explain-swap = Swap jobs, and so cards, with this team-mate. It happens only if you both want it, and before anybody of you has played.
