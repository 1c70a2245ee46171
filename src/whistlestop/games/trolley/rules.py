"""Trial by Trolley, clause by clause, in the order of RULES.md: one phase per step of a round."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from functools import lru_cache

from msgspec import UNSET
from msgspec.structs import replace

from whistlestop.kernel import (
    CHANCE,
    CLOCK,
    Ask,
    Clock,
    Data,
    Draw,
    Each,
    Json,
    Menu,
    Note,
    OneOf,
    Order,
    Over,
    Pick,
    Seat,
    Step,
    put,
)

from .deck import Deals
from .menus import ENOUGH, LEVER, REST, Aim, plead_menu, swap_menus, targets_among
from .state import (
    EXTRA,
    GUILTY,
    INNOCENT,
    LEFT,
    MODIFIER,
    NOBODY,
    RIGHT,
    Hand,
    Job,
    State,
    Stop,
    Teams,
    Tracks,
    by_seat,
    figured,
    jobs_of,
    seats_in,
    teamed,
)

Moves = Mapping[Seat, Json]

PARTS = 32  # each part of a round has its own clock
FLOOR, PULL, TURNS = 2, 5, 6  # choosing has 0 and 1, the floors 2 to 4; step 5 has at most 26 turns
FREE = 2  # the floor that is everybody's
PLEAS = 5  # a member's, in one floor (TT-A27)
DRAWN = ("TT-10", "TT-11", "TT-12", "TT-50")  # the clause by which each pile is drawn


class Lead(Data, frozen=True):
    """TT-4: somebody is the first Conductor."""

    among: tuple[Seat, ...]  # TT-A2: everybody, or whom the host picked

    def turn(self, s: State) -> Draw:
        return Pick(tuple([(seat, 1) for seat in self.among]))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        seat = moves[CHANCE]
        return opened(replace(s, conductor=seat), (Note("conductor", seat, "TT-4"),))


def opened(s: State, notes: tuple[Note, ...]) -> Step[State]:
    """A round begins: the token is handed out, then teams are formed."""
    if not s.house.late:  # TT-D5
        s, notes = handed(s, s.conductor, notes)
    if s.house.lot:
        return Step(replace(s, phase=SPLIT), notes)
    return seated(s, by_seat(s.n, s.conductor), notes)  # TT-5, TT-A3


def handed(s: State, conductor: Seat, notes: tuple[Note, ...]) -> tuple[State, tuple[Note, ...]]:
    """TT-50: whoever has most death tokens holds the Tom Trolley token (TT-3)."""
    most = max(s.tokens)
    if not s.house.tom or not most:  # TT-A13: nobody while all are at none
        return s, notes
    lead = [seat for seat in range(s.n) if s.tokens[seat] == most]
    if s.tom in lead:
        return s, notes
    others = [seat for seat in lead if seat != conductor]  # TT-A14: the Conductor only if he leads alone
    seat = min(others, key=lambda i: (i - conductor) % s.n) if others else conductor
    return replace(s, tom=seat), (*notes, Note("tom", seat, "TT-50"))


class Split(Data, frozen=True):
    """TT-A24: an edition that only asks for two teams has them drawn by lot."""

    def turn(self, s: State) -> Draw:
        return Order(s.n - 1)

    def apply(self, s: State, moves: Moves) -> Step[State]:
        others = [(s.conductor + 1 + k) % s.n for k in moves[CHANCE]]
        return seated(s, teamed(s.n, s.conductor, others[: s.n // 2]), ())


SPLIT = Split()


def seated(s: State, teams: Teams, notes: tuple[Note, ...]) -> Step[State]:
    jobs = jobs_of(s.n, teams, s.house.accomplices, s.house.willing)
    s = replace(s, phase=DRAWING, teams=teams, jobs=jobs)
    return Step(s, (*notes, Note("teams", teams.members, "TT-5")))


def may_see(s: State, seat: Seat) -> int:
    """TT-13, TT-V2, TT-A5: who knows this seat's cards."""
    return s.teams.masks[s.teams.sides[seat]] if s.house.mates else 1 << seat


# --- steps 1 and 2: drawing, and the Innocents that chance lays ------------------------------------------

Sizes = tuple[tuple[int, ...], ...]
Heap = tuple[Seat, int, int]  # who, which pile, how many; NOBODY: turned over onto track "pile"
Heaps = tuple[tuple[Heap, ...], ...]


@lru_cache(maxsize=256)
def heaps(jobs: tuple[Job, ...], conductor: Seat, tom: Seat) -> tuple[Heaps, Sizes]:
    """What is drawn from each deck, clockwise from the Conductor."""
    n = len(jobs)
    order = [(conductor + k) % n for k in range(1, n)]
    innocent = [(seat, INNOCENT, 3) for seat in order if jobs[seat][0]]  # TT-10
    turned = [(NOBODY, 0, 1), (NOBODY, 1, 1)]  # TT-20: one for each track
    guilty = [(seat, GUILTY, 3) for seat in order if jobs[seat][1]]  # TT-11
    modifier: list[Heap] = []
    for seat in order:
        if jobs[seat][2] or jobs[seat][3]:
            modifier.append((seat, MODIFIER, 3))  # TT-12, TT-15, TT-51
        if seat == tom:
            modifier.append((seat, EXTRA, 3))  # TT-50, TT-A15, TT-A16, TT-A28
    found = (*innocent, *turned), tuple(guilty), tuple(modifier)
    return found, tuple([tuple([heap[2] for heap in drawn]) for drawn in found])


def holding(hand: Hand, pile: int, cards: tuple[int, ...]) -> Hand:
    return hand[:pile] + (cards,) + hand[pile + 1 :]  # type: ignore[return-value]  # noqa: RUF005


class Drawing(Data, frozen=True):
    """Steps 1 and 2.  Nobody draws too few: a table takes no deck below one round's need (TT-A11)."""

    def turn(self, s: State) -> Draw:
        return Deals(s.decks, s.discards, heaps(s.jobs, s.conductor, s.tom)[1])

    def apply(self, s: State, moves: Moves) -> Step[State]:
        decks, discards, notes = list(s.decks), list(s.discards), list[Note]()
        hands: list[list[tuple[int, ...]]] = [[(), (), (), ()] for _ in range(s.n)]
        tracks: list[tuple[Stop, ...]] = []
        clauses = (*DRAWN[:MODIFIER], "TT-51" if s.house.accomplices else "TT-12", DRAWN[EXTRA])
        eyes = [may_see(s, seat) for seat in range(s.n)]
        for d, drawn in enumerate(heaps(s.jobs, s.conductor, s.tom)[0]):
            out, row = moves[CHANCE][d], list(decks[d])
            flat = [card for heap in out for card in heap]
            if len(row) < len(flat):  # TT-30: what was left, then the discards
                notes.append(Note("reshuffled", (d, len(row)), "TT-30"))
                flat, row, discards[d] = flat[len(row) :], sorted(discards[d]), ()
            for card in flat:
                del row[bisect_left(row, card)]
            decks[d] = tuple(row)
            for heap, cards in zip(drawn, out, strict=True):
                seat, pile, _ = heap
                if seat == NOBODY:
                    tracks.append((Stop(cards[0], NOBODY),))
                    notes.append(Note("turned", (pile, cards[0]), "TT-20"))
                else:
                    hands[seat][pile] = cards
                    notes.append(Note("drew", heap, clauses[pile], cards, eyes[seat]))
        s = replace(
            s,
            phase=CHOOSING,
            decks=(decks[0], decks[1], decks[2]),
            discards=(discards[0], discards[1], discards[2]),
            hands=tuple([(i, g, m, e) for i, g, m, e in hands]),
            tracks=(tracks[0], tracks[1]),
        )
        return Step(s, tuple(notes))


DRAWING = Drawing()


# --- steps 3 and 4: each team lays one of its cards ------------------------------------------------------


class Choose(Data, frozen=True):
    """TT-21 and TT-22: both teams commit in secret and are shown together (TT-A6), the rest never (TT-A9)."""

    pile: int
    offers: tuple[tuple[Seat, Seat], ...] = ()  # (from, to): known to the team only (TT-A4)

    def turn(self, s: State) -> Ask[Json]:
        pile = self.pile
        clause = "TT-21" if pile == INNOCENT else "TT-22"
        sealed = {
            seat: OneOf(s.hands[seat][pile], clause=clause, lot=True)
            for seat, job in enumerate(s.jobs)
            if job[pile]
        }
        swaps = swap_menus(s.teams.members) if pile == INNOCENT and s.house.mates else {}  # TT-A4, TT-A26
        return Ask(sealed, swaps, Clock("choose", s.round * PARTS + pile))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        if len(moves) == 1:  # a swap: each team has its own holder, so two commit
            ((seat, (_, mate)),) = moves.items()
            return self.swap(s, seat, mate)
        pile, notes, sides = self.pile, list[Note](), s.teams.sides
        hands, tracks, discard = list(s.hands), list(s.tracks), s.discards[pile]
        clause = "TT-21" if pile == INNOCENT else "TT-22"
        for seat, card in moves.items():
            side = sides[seat]
            track = side if pile == INNOCENT else RIGHT - side  # TT-22: the opposing one
            tracks[track] += (Stop(card, seat),)  # TT-23: at the far end
            rest = tuple([c for c in hands[seat][pile] if c != card])
            hands[seat] = holding(hands[seat], pile, ())
            discard += rest
            notes.append(Note("laid", (seat, track, card), clause))
            notes.append(Note("discarded", (seat, pile, len(rest)), clause, rest, may_see(s, seat)))  # TT-V4
        laid = tracks[0], tracks[1]
        phase = GUILTIES if pile == INNOCENT else modifying(s, laid)
        discards = put(s.discards, pile, discard)
        s = replace(s, phase=phase, hands=tuple(hands), tracks=laid, discards=discards)
        return Step(s, tuple(notes))

    def swap(self, s: State, seat: Seat, mate: Seat) -> Step[State]:
        """TT-A4: an offer, or the same again to take it back; offered by both, jobs and cards are swapped."""
        offer, to = (seat, mate), s.teams.masks[s.teams.sides[seat]]
        if (mate, seat) not in self.offers:
            fresh = offer not in self.offers
            offers = {*self.offers, offer} if fresh else {*self.offers} - {offer}
            s = replace(s, phase=Choose(INNOCENT, tuple(sorted(offers))))
            return Step(s, (Note("offer", UNSET, "TT-A4", (seat, mate, int(fresh)), to),))
        jobs, hands = list(s.jobs), list(s.hands)
        jobs[seat], jobs[mate] = jobs[mate], jobs[seat]
        one, two = hands[seat], hands[mate]
        hands[seat], hands[mate] = holding(two, EXTRA, one[EXTRA]), holding(one, EXTRA, two[EXTRA])  # TT-50
        offers = {pair for pair in self.offers if not {seat, mate} & set(pair)}
        phase = Choose(INNOCENT, tuple(sorted(offers)))
        s = replace(s, phase=phase, jobs=tuple(jobs), hands=tuple(hands))
        return Step(s, (Note("swapped", offer, "TT-A4"),))


CHOOSING, GUILTIES = Choose(INNOCENT), Choose(GUILTY)


# --- step 5: Modifiers -----------------------------------------------------------------------------------


class Modify(Data, frozen=True):
    """TT-24 in one of three orders (TT-A7)."""

    figures: tuple[tuple[int, ...], tuple[int, ...]]  # per track and place (TT-25)
    due: tuple[tuple[int, int], ...]  # per seat: Modifiers still to be played, and those that may be
    side: int = -1  # whose turn it is, where sides alternate
    turns: int = 0

    def seats(self, s: State) -> list[Seat]:
        """Who may play now."""
        if self.side < 0:
            return [i for i, due in enumerate(self.due) if due != DONE]
        return [i for i in s.teams.members[self.side] if self.due[i] != DONE]

    def turn(self, s: State) -> Ask[Json]:
        sealed = s.house.order == "sealed"
        menus = {}
        for seat in self.seats(s):
            must, may = self.due[seat]
            least, most = (must, must + may) if sealed else (int(must > 0), 1)
            hand = s.hands[seat]
            menus[seat] = Aim(hand[MODIFIER] + hand[EXTRA], self.figures, least, most)
        clock = Clock("modify", s.round * PARTS + TURNS + self.turns)
        return Ask(menus, {}, clock) if sealed else Ask({}, menus, clock)

    def apply(self, s: State, moves: Moves) -> Step[State]:
        if CLOCK not in moves:
            return self.played(s, moves)
        silent = tuple([seat for seat in self.seats(s) if self.due[seat][0]])
        if silent:  # TT-A29
            return Step(replace(s, phase=Lots(self, silent if self.side < 0 else silent[:1])))
        return self.played(s, dict.fromkeys(self.seats(s), ()))  # TT-A8: what may be kept, is

    def played(self, s: State, moves: Moves, over: bool = False) -> Step[State]:
        """`over`: time is up, so nobody plays another one."""
        due, notes = list(self.due), list[Note]()
        hands, discard, tracks = list(s.hands), s.discards[MODIFIER], [list(track) for track in s.tracks]
        whole = s.house.order == "sealed" or over
        for seat, aims in moves.items():
            must, may = due[seat]
            cards = hands[seat][MODIFIER] + hands[seat][EXTRA]
            for card, track, place, figure in aims:
                stop = tracks[track][place]
                tracks[track][place] = replace(stop, mods=(*stop.mods, (card, figure, seat)))  # TT-A10
                cards = tuple([c for c in cards if c != card])
                must, may = (must - 1, may) if must else (0, may - 1)
                notes.append(Note("aimed", (seat, card, track, place, figure), "TT-24"))
            due[seat] = (must, may) if aims and not whole else DONE
            if due[seat] == DONE:
                note = Note("discarded", (seat, MODIFIER, len(cards)), "TT-24", cards, may_see(s, seat))
                notes.append(note)
                discard += cards
                cards = ()
            hands[seat] = ((), (), cards, ())
        innocent, guilty, _ = s.discards
        laid = tuple(tracks[0]), tuple(tracks[1])
        s = replace(s, hands=tuple(hands), discards=(innocent, guilty, discard), tracks=laid)
        if due.count(DONE) == s.n:
            step = floored(s, 0, "time" if over else "ready", pinned(laid))
            return Step(step.state, (*notes, *step.notes))
        side = self.side
        if side >= 0 and any(d != DONE for i, d in enumerate(due) if s.teams.sides[i] == RIGHT - side):
            side = RIGHT - side
        phase = replace(self, due=tuple(due), side=side, turns=self.turns + (self.side >= 0))
        return Step(replace(s, phase=phase), tuple(notes))


DONE = (0, 0)


def modifying(s: State, tracks: Tracks) -> Modify:
    tom = s.tom if s.tom != s.conductor else NOBODY  # TT-A14
    due = tuple([(job[2], job[3] + (seat == tom)) for seat, job in enumerate(s.jobs)])  # TT-50, TT-A16
    return Modify(figured(s.house, tracks), due, LEFT if s.house.order == "alternate" else -1)


class Lots(Data, frozen=True):
    """TT-A29: for the silent a lot plays; a fixed choice could be told from a person's."""

    modify: Modify
    silent: tuple[Seat, ...]

    def turn(self, s: State) -> Draw:
        targets = tuple(range(len(targets_among(self.modify.figures))))
        bags: list[tuple[int, ...]] = []
        for seat in self.silent:
            bags += (s.hands[seat][MODIFIER] + s.hands[seat][EXTRA], targets)
        return Each(tuple(bags))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        targets = targets_among(self.modify.figures)
        lots = iter(moves[CHANCE])
        aims = {seat: ((next(lots), *targets[next(lots)]),) for seat in self.silent}
        keep: dict[Seat, Json] = {}
        if self.modify.side < 0:
            keep = {seat: () for seat in self.modify.seats(s) if seat not in aims}
        return self.modify.played(s, aims | keep, over=self.modify.side < 0)


# --- step 6: pleading and the verdict --------------------------------------------------------------------


class Plead(Data, frozen=True):
    """TT-26, TT-A18: the floor is the left team's, then the right team's, then everybody's."""

    floor: int
    pins: tuple[int, ...]  # what a plea may be pinned to: all cards on the tracks
    said: tuple[int, ...]  # pleas per seat in this floor
    rested: int = 0  # mask: who yields

    def speakers(self, s: State) -> int:
        masks = s.teams.masks
        return masks[self.floor] if self.floor < FREE else masks[0] | masks[1]

    def turn(self, s: State) -> Ask[Json]:
        floor = self.floor
        menus: dict[Seat, Menu[Json]]
        menus = dict.fromkeys(seats_in(self.speakers(s) & ~self.rested), plead_menu(self.pins))
        if PLEAS in self.said:  # TT-A27
            menus |= {seat: REST for seat in menus if self.said[seat] == PLEAS}
        menus[s.conductor] = ENOUGH
        return Ask({}, menus, Clock("free" if floor == FREE else "floor", s.round * PARTS + FLOOR + floor))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        ((seat, what),) = moves.items()
        if seat == CLOCK or seat == s.conductor:  # TT-A18, TT-A30
            return floored(s, self.floor + 1, "time" if seat == CLOCK else "enough", self.pins)
        verb, plea = what
        if verb == "yield":
            rested = self.rested | 1 << seat
            if not self.speakers(s) & ~rested:
                return floored(s, self.floor + 1, "ready", self.pins)
            return Step(replace(s, phase=replace(self, rested=rested)), (Note("rested", seat, "TT-A27"),))
        pin, *said = plea
        words = {"text": said[0]} if type(said[0]) is str else {"plot": tuple(said)}
        note = Note("pleaded", {"seat": seat, "floor": self.floor, "pin": pin, **words}, "TT-26")
        phase = replace(self, said=put(self.said, seat, self.said[seat] + 1))
        return Step(replace(s, phase=phase), (note,))


def floored(s: State, floor: int, how: str, pins: tuple[int, ...]) -> Step[State]:
    """The next floor opens, or the lever is free; `how` the last part ended."""
    note = Note("floor", (floor, how), "TT-26" if floor <= FREE else "TT-27")
    if floor > FREE:
        return Step(replace(s, phase=LEVERING), (note,))
    return Step(replace(s, phase=Plead(floor, pins, (0,) * s.n)), (note,))


def pinned(tracks: Tracks) -> tuple[int, ...]:
    """Every card on the tracks, character or Modifier."""
    pins: list[int] = []
    for stop in tracks[LEFT] + tracks[RIGHT]:
        pins.append(stop.card)
        if stop.mods:
            pins += [mod[0] for mod in stop.mods]
    return tuple(pins)


class Lever(Data, frozen=True):
    """TT-27: the Conductor must choose, and nobody else can."""

    def turn(self, s: State) -> Ask[Json]:
        return Ask({s.conductor: LEVER}, {}, Clock("lever", s.round * PARTS + PULL))  # TT-A19

    def apply(self, s: State, moves: Moves) -> Step[State]:
        dead = moves[s.conductor]
        sides = s.teams.sides
        tokens = tuple([k + (side == dead) for k, side in zip(s.tokens, sides, strict=True)])  # TT-28
        (one, two, three), (four, five, six) = s.tracks  # TT-23
        innocent, guilty, modifier = s.discards
        mods = [mod[0] for track in s.tracks for stop in track for mod in stop.mods]
        notes: tuple[Note, ...] = (Note("killed", (dead, s.teams.members[dead]), "TT-27"),)
        conductor, round_ = (s.conductor + 1) % s.n, s.round + 1  # TT-31
        s = replace(
            s,
            tokens=tokens,
            discards=(  # TT-29: each card to the pile of its own deck
                (*innocent, one.card, two.card, four.card, five.card),
                (*guilty, three.card, six.card),
                (*modifier, *mods),
            ),
            tracks=((), ()),
            round=round_,
        )
        if s.house.late:  # TT-D5: even after the last round
            s, notes = handed(s, conductor, notes)
        if round_ == s.house.rounds:  # TT-40, TT-41
            return Step(replace(s, phase=END), notes)
        s = replace(s, conductor=conductor)
        return opened(s, (*notes, Note("conductor", conductor, "TT-31")))


LEVERING = Lever()


class End(Data, frozen=True):
    """TT-42: fewest death tokens win; TT-43, TT-A21: a tie is a shared victory."""

    def turn(self, s: State) -> Over:
        best = min(s.tokens)
        reason = "TT-40" if s.house.rounds == s.n else "TT-41"
        scores = tuple([-k for k in s.tokens])
        return Over(scores, reason, tuple([i for i, k in enumerate(s.tokens) if k == best]))

    def apply(self, s: State, moves: Moves) -> Step[State]:
        raise AssertionError("the game is over")


END = End()
