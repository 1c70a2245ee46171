"""What a viewer of Trial by Trolley can know, from what it was told.

A reshuffle in the middle of a draw splits a deck's cards: what was drawn before it cannot be a card that lay
in the discards then.  Such places are *old*; they are filled first, and only with cards that fit."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from msgspec import UNSET

from whistlestop.kernel import Note, Rng, Seat, shuffled

from .rules import DRAWING, END, LEVERING, SPLIT, Choose, Lead, Modify, Plead, pinned
from .state import DECK, EXTRA, INNOCENT, MODIFIER, Cards, House, State, Teams, figured, teamed
from .view import View


class Held:
    """One seat's hand, as known: per pile the cards (None: hidden) and how many of the hidden are old."""

    def __init__(self) -> None:
        self.cards: list[Cards | None] = [(), (), (), ()]
        self.old = [0, 0, 0, 0]

    def lose(self, pile: int, card: int, barred: set[int]) -> None:
        """A card was shown.  One that lay in the discards at the reshuffle was not old; any other may be."""
        cards = self.cards[pile]
        if cards is not None:
            self.cards[pile] = tuple(c for c in cards if c != card)
        elif self.old[pile] and card not in barred:
            self.old[pile] -= 1

    def merge(self) -> None:
        """In step 5 the extra Modifiers join the others."""
        mods, extra = self.cards[MODIFIER], self.cards[EXTRA]
        self.cards[MODIFIER] = None if mods is None or extra is None else mods + extra
        self.old[MODIFIER] += self.old[EXTRA]
        self.cards[EXTRA], self.old[EXTRA] = (), 0


class Memory:
    def __init__(self, seats: int, house: House) -> None:
        self.seats, self.house = seats, house
        a, b, c = house.sizes
        self.box = (range(a), range(a, a + b), range(a + b, a + b + c))
        self.known: list[set[int]] = [set(), set(), set()]  # cards that certainly lie in the discards
        self.barred: list[set[int]] = [set(), set(), set()]  # those that did when the deck ran out
        self.hidden = [0, 0, 0]  # unseen discards that are old
        self.left = [0, 0, 0]  # in this draw: cards that still come from the old deck
        self.held = [Held() for _ in range(seats)]
        self.track: list[tuple[int, int]] = []  # (deck, card)
        self.offers: set[tuple[Seat, Seat]] = set()

    def told(self, note: Note) -> None:
        data: Any = note.data
        match note.what:
            case "reshuffled":  # TT-30
                deck, left = data
                self.barred[deck], self.known[deck] = self.known[deck], set()
                self.hidden[deck], self.left[deck] = 0, left
            case "drew":
                seat, pile, count = data
                cards = None if note.secret is UNSET else tuple(note.secret)
                self.held[seat].cards[pile] = cards
                self.held[seat].old[pile] = self._old(DECK[pile], count)
            case "turned":
                self._old(INNOCENT, 1)
                self.track.append((INNOCENT, data[1]))
            case "laid":
                seat, _, card = data
                pile = int(card in self.box[1])
                self.held[seat].lose(pile, card, self.barred[pile])
                self.track.append((pile, card))
                self.offers = set()
            case "aimed":
                self.held[data[0]].merge()
                self.held[data[0]].lose(MODIFIER, data[1], self.barred[MODIFIER])
                self.track.append((MODIFIER, data[1]))
            case "discarded":
                self._discard(data[0], data[1], note.secret)
            case "offer":
                self._offer(note.secret)
            case "swapped":
                self._swap(*data)
            case "killed":  # TT-29
                for deck, card in self.track:
                    self.known[deck].add(card)
                self.track = []
            case _:
                pass

    def _old(self, deck: int, count: int) -> int:
        old = min(count, self.left[deck])
        self.left[deck] -= old
        return old

    def _discard(self, seat: Seat, pile: int, secret: Any) -> None:
        held = self.held[seat]
        if pile == MODIFIER:
            held.merge()
        if secret is UNSET:
            self.hidden[pile] += held.old[pile]
        else:
            self.known[pile] |= set(secret)
        held.cards[pile], held.old[pile] = (), 0

    def _offer(self, secret: Any) -> None:
        seat, mate, fresh = secret
        (self.offers.add if fresh else self.offers.discard)((seat, mate))

    def _swap(self, seat: Seat, mate: Seat) -> None:
        one, two = self.held[seat], self.held[mate]
        for pile in range(EXTRA):
            one.cards[pile], two.cards[pile] = two.cards[pile], one.cards[pile]
            one.old[pile], two.old[pile] = two.old[pile], one.old[pile]
        self.offers = {pair for pair in self.offers if not {seat, mate} & set(pair)}

    # --- worlds ------------------------------------------------------------------------------------------

    def imagine(self, view: View, rng: Rng) -> State:
        hands: list[list[Cards]] = [[cards or () for cards in held.cards] for held in self.held]
        decks: list[Cards] = []
        discards: list[Cards] = []
        for deck in range(3):
            piles = (deck,) if deck < MODIFIER else (MODIFIER, EXTRA)
            places = [(i, p) for i in range(self.seats) for p in piles if self.held[i].cards[p] is None]
            old, new = self._unseen(deck, sum(self.held[i].old[p] for i, p in places), rng)
            for seat, pile in places:
                first = self.held[seat].old[pile]
                rest = view.counts[seat][pile] - first
                hands[seat][pile] = (*old[:first], *new[:rest])
                del old[:first], new[:rest]
            gone = view.discards[deck] - len(self.known[deck]) - len(old)
            discards.append((*sorted(self.known[deck]), *old, *new[:gone]))
            decks.append(tuple(sorted(new[gone:])))
        teams = teamed(self.seats, view.conductor, view.teams[0])
        return State(
            self.seats,
            self.house,
            self._phase(view, teams, rng),
            view.conductor,
            teams,
            view.jobs,
            view.tokens,
            (decks[0], decks[1], decks[2]),
            (discards[0], discards[1], discards[2]),
            tuple((a, b, c, d) for a, b, c, d in hands),
            view.tracks,
            view.tom,
            view.round,
        )

    def _unseen(self, deck: int, held: int, rng: Rng) -> tuple[list[int], list[int]]:
        """Cards for the old places, hidden hands first, and all others: any fitting choice equally likely."""
        seen = {card for at, card in self.track if at == deck} | self.known[deck]
        for hand in self.held:
            seen.update(card for cards in hand.cards for card in cards or ())
        unseen = [card for card in self.box[deck] if card not in seen]
        fitting = shuffled([card for card in unseen if card not in self.barred[deck]], rng)
        need = held + self.hidden[deck]
        others = [card for card in unseen if card in self.barred[deck]]
        return list(fitting[:need]), list(shuffled((*fitting[need:], *others), rng))

    def _phase(self, view: View, teams: Teams, rng: Rng) -> Any:
        match view.stage:
            case "innocent":
                return Choose(INNOCENT, tuple(sorted(self.offers | self._rumours(teams, rng))))
            case "guilty":
                return Choose(1)
            case "modify":
                return Modify(figured(self.house, view.tracks), view.due, view.side, view.turns)
            case "floor" | "free":
                rested = sum(1 << seat for seat in view.rested)
                return Plead(view.floor, pinned(view.tracks), view.said, rested)
            case stage:
                others = {"teams": SPLIT, "draw": DRAWING, "lever": LEVERING, "end": END}
                return others.get(stage) or Lead(tuple(range(self.seats)))

    def _rumours(self, teams: Teams, rng: Rng) -> set[tuple[Seat, Seat]]:
        """What others may have offered each other: nobody tells, so one offer in four."""
        found: set[tuple[Seat, Seat]] = set()
        if not self.house.mates:
            return found
        for team in teams.members:
            if all(self.held[seat].cards[INNOCENT] is not None for seat in team):
                continue  # one's own: all its offers were told
            for a, b in combinations(team, 2):
                lot = rng(8)
                found |= {(a, b)} if lot == 0 else {(b, a)} if lot == 1 else set()
        return found
