## House rules
option-dilemma-mode = Throwing
option-dilemma-mode-throw = Throw
option-dilemma-mode-race = Race
option-dilemma-mode-sealed = Sealed
option-dilemma-mode-throw-help = Flick the card with your thumb. It may land well, lean, lie on the rim or miss.
option-dilemma-mode-race-help = A tap throws. Every card lands; the first one takes the offer.
option-dilemma-mode-sealed-help = Everybody picks a card or passes in secret; a lot decides which lies lowest. For slow tables, and for two.
unfit-dilemma-mode = With two seats, or with fewer than ten cards each, only Sealed is played.
option-dilemma-lives = Candles each
option-dilemma-lives-0 = as printed
option-dilemma-lives-help = Each conflict costs one. As printed: two, or three with three players.
option-dilemma-remaining = Show what is left in each hand
option-dilemma-remaining-help = Everybody could work it out anyway.
option-dilemma-tiebreak = Break ties
option-dilemma-tiebreak-help = By candles left, then by cards won. Otherwise victory is shared.
option-dilemma-skill = Skill
option-dilemma-skill-help = The offer is thrown as well, and can miss. Only with Throw.
unfit-dilemma-skill = Choose Throw first: otherwise there is nothing to aim.
option-dilemma-cards = Cards each
option-dilemma-cards-help = Ten as printed. Fewer only in Sealed, for research and short stops.
option-dilemma-first = First Provoker
option-dilemma-first-0 = by lot
option-dilemma-first-help = By lot, or the player in this seat. In a rematch it moves one seat on.
clock-dilemma-offer = To make an offer
clock-dilemma-window = To throw
clock-dilemma-late = Late throws after a good card
clock-dilemma-respond = To choose a sealed card
clock-dilemma-duel = To set the duel token

## the table
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
won-list = won: { $list }
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
banned-equal = It equals the offer. With two players left this is not allowed.
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

## whose move it is
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

## the duel
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

## the log
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
log-thrown = { $n ->
    [1] One card is thrown: { $list }.
   *[other] From the bottom up: { $list }.
  }
log-taken = { $me ->
    [yes] You take the offer with the { $card }.
   *[no] { $who } takes the offer with the { $card }.
  }
log-again = No card counts. Everybody may throw again.
log-lost = Cards out of the game: { $list }.
log-kept = { $me ->
    [yes] Nobody wants the { $card }: you keep it.
   *[no] Nobody wants the { $card }: { $who } keeps it.
  }
log-missed = { $me ->
    [yes] Your offer misses the arena: the { $card } is lost.
   *[no] { $who }’s offer misses the arena: the { $card } is lost.
  }
result-nothing = no card won

## The mirror, and hints for newcomers
mirror = In the mirror
mirror-table = The mark on each bar is the whole table.
mirror-none = was in no duel this time.
mirror-blank = Nobody met in a duel this time: the mirror stays dark.
mirror-kept = Kept peace
mirror-first = Struck first
mirror-forgiving = Forgave
mirror-picture = The marks are the whole table. Below: how much like five classic characters.
mirror-like = How much like the five classics
like-dove = a dove (always peace)
like-hawk = a hawk (always conflict)
like-echo = an echo (tit for tat)
like-saint = a saint (two blows first)
like-elephant = an elephant (never forgets)
percent = { $n }%
mirror-peace = peace in { $peace } of { $duels }
mirror-struck = { $n ->
    [one] struck first once
   *[other] struck first { $n } times
  }
mirror-forgave = forgave { $n } of { $of }
way-dove = is most like a dove: always peace.
way-hawk = is most like a hawk: always conflict.
way-echo = is most like an echo: gives back what it got last.
way-saint = is most like a saint: strikes only after two blows.
way-elephant = is most like an elephant: kind until wronged, then never again.
hint-offer = You have the whistle: choose a card and offer it. Others may throw for it; a low card tempts nobody, a high one may cost you.
hint-window = An offer lies in the middle. Choose a card and flick it onto the offer, or pass. The first good card duels for both; a card of the same value does not count.
hint-respond = Everybody chooses in secret: a card to throw, or a pass. A lot decides which card lies lowest; that one duels.
hint-duel = Peace or conflict? Two peaces swap the cards. One conflict takes both and costs a candle. Two conflicts lose everything.
hint-sealed = Your choice is sealed. You can still change it until everybody is in.

keys-dilemma = 1 to 9 and 0 (the ten) choose a card, P passes. Switch on or off: Space or Enter plays the chosen card, the arrows aim.

## What each move would do, for newcomers
explain-offer = Offer your { $card }: whoever throws for it duels you, and both cards are at stake. If nobody does, it is won: { $card ->
    [one] { $card } point
   *[other] { $card } points
  }.
explain-throw = Throw your { $card }: the first to lie flat on the { $offer } duels for both. If it misses or comes late, it is gone.
explain-equal = Your { $card } is as high as the offer: it does not count, and it is gone.
explain-seal = Answer with your { $card }, in secret. If a lot lays it lowest, you duel for both cards; if not, it is gone.
explain-pass = Stay out of it: you keep all your cards. If nobody throws, the offer is won by whoever laid it.
explain-peace = If both keep peace you swap: you win the { $theirs }. If the other one strikes, you get nothing. It costs no candle.
explain-conflict = Against peace you win both cards, { $sum } points, for one candle. If both strike, both cards are lost and each loses a candle.
