"""From one dictionary line per figure and language to what a plea needs.

A line is a code of gender, a space and the noun with its article; Ukrainian gives four cases instead:
"f the beekeeper", "f l’oie", "m lo sposo in fuga", "f гуска/гуски/гуску/гускою".  A language of which this
file knows nothing has any code and no articles; without a line the card itself is quoted."""

from __future__ import annotations

import re

from .sentences import Wrong, wrong
from .text import quoted

# m f n: one of that gender; p: several; with a gender before it where "each of them" has one
CODES = {"en": "m f n p", "fr": "m f mp fp", "it": "m f mp fp", "uk": "m f n p fp np"}
SLOT = {"m": 0, "f": 1, "n": 2, "p": 0, "mp": 0, "fp": 1, "np": 2}
CASES = ("n", "gen", "acc", "ins")

VOWEL = "[aeiouàâéèêëîïôœ]"
IMPURE = "(?:s[^aeiouàèéìòù]|z|gn|ps|pn|x|y)"  # takes lo and gli
ELIDES = f"(?!onz|oui)(?:{VOWEL}|h|y)"
ARTICLE = {  # what a line of this code begins with; h may be mute or not, only its author knows
    "en": dict.fromkeys("mfnp", "the "),
    "fr": {
        "m": f"le (?!(?!onz|oui){VOWEL})|l’(?={ELIDES})",
        "f": f"la (?!(?!onz|oui){VOWEL})|l’(?={ELIDES})",
        "mp": "les ",
        "fp": "les ",
    },
    "it": {
        "m": f"il (?![aeiou]|{IMPURE})|lo (?={IMPURE})|l’(?={VOWEL}|h)",
        "f": f"la (?![aeouè])|l’(?={VOWEL}|h)",
        "mp": f"i (?![aeiou]|{IMPURE})|gli (?=[aeiou]|{IMPURE})",
        "fp": "le ",
    },
    "uk": dict.fromkeys(CODES["uk"].split(), "[а-щьюяґєії]"),
}


def refuse(lang: str, line: str) -> Wrong | None:
    """What is wrong with a figure's line; article and code are redundant so that they can be compared."""
    code, _, noun = line.partition(" ")
    codes = CODES.get(lang, " ".join(SLOT))
    if code not in codes.split():
        return wrong("gender", x=quoted(line), of=codes)
    if not re.match(ARTICLE[lang][code] if lang in ARTICLE else ".", noun):
        if lang == "uk":
            return wrong("small", x=quoted(line))
        return wrong("article", x=quoted(line), code=code)
    if lang == "uk" and (noun.count("/") not in (0, 3) or not all(noun.split("/"))):
        return wrong("cases", x=quoted(line))
    return None


def forms(lang: str, line: str) -> dict[str, str]:
    """g(ender) and n(oun); fr: of, to; it: of, to, by, on; uk: gen(itive), acc(usative), ins(trumental)."""
    code, _, noun = line.partition(" ")
    found = {"g": code, "n": noun}
    if lang == "fr":
        found |= {"of": _french("de", "du ", "des ", noun), "to": _french("à", "au ", "aux ", noun)}
    elif lang == "it":
        for case, preposition in (("of", "de"), ("to", "a"), ("by", "da"), ("on", "su")):
            found[case] = _italian(preposition, noun)
    elif lang == "uk":
        found |= zip(CASES, noun.split("/"))
    return found


def _french(plain: str, one: str, many: str, noun: str) -> str:
    if noun.startswith("le "):
        return one + noun[3:]
    return many + noun[4:] if noun.startswith("les ") else f"{plain} {noun}"


def _italian(stem: str, noun: str) -> str:
    """de + lo -> dello, de + gli -> degli, de + il -> del."""
    if noun.startswith("il "):
        return f"{stem}l {noun[3:]}"
    return stem + ("l" if noun.startswith("l") else "") + noun


def agreed(code: str, text: str) -> str:
    """A Modifier's text as it agrees with a figure of this code."""
    return re.sub(r"\{([^{}]*)\}", lambda found: found[1].split("|")[SLOT[code]], text)
