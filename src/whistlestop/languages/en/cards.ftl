### What is said of decks and of cards of one’s own: only where a game deals such cards.

decks = Decks
decks-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
decks-last = A table needs at least one deck. Add another one first.
decks-own = Add a deck of your own
decks-own-help = The example is a text file: open it in any text editor. Keep what you like and replace the rest; its comments say how. Then add the file here, and whatever is wrong is said with its line.
decks-example = Download an example deck
written-faults = This card cannot be printed yet:
decks-faults = { $n ->
    [one] The deck was not taken: { $n } fault
   *[other] The deck was not taken: { $n } faults
  }
decks-line = Line { $n }:
tier = How dark
tier-family = family
tier-standard = standard
tier-dark = dark
tier-family-help = Fit for the grandparents.
tier-standard-help = Mild poison.
tier-dark-help = Black humour: death, crime, illness.
kind-innocent = Innocent
kind-guilty = Guilty
kind-modifier = Modifier
written = Cards of your own
written-n = { $n ->
    [0] {""}
   *[other] { $n } at this table
  }
written-help = Up to three join the deck of this game. Nobody learns who wrote which.
written-kind = Kind of card
written-text = Text of the card
written-add = Add the card
written-empty = Write first what the card says.
written-remove = Remove: { $text }
example-innocent = A lighthouse keeper who waves at every ship.
example-guilty = A man who hums during chess.
example-modifier = Owes you eleven euros.
veto = Private veto
veto-n = { $n ->
    [0] {""}
   *[other] { $n }
  }
veto-help = Topics you tap do not come up tonight. Nobody learns who asked, not even the host.
topic-animals = animals
topic-arts = arts
topic-body = the body
topic-children = children
topic-crime = crime
topic-death = death
topic-elders = old age
topic-faith = faith
topic-family = family
topic-food = food
topic-illness = illness
topic-insects = insects
topic-mind = the mind
topic-money = money
topic-occult = the occult
topic-politics = politics
topic-romance = romance
topic-school = school
topic-sport = sport
topic-substances = drink and drugs
topic-tech = technology
topic-violence = violence
topic-war = war
topic-work = work
fault-size = the file has { $n } KiB; a deck may have { $most }
fault-wide = this line is too long; a line may have { $most } characters
fault-cards-many = there are { $n } cards; a deck may have { $most }
fault-encoding = this is not UTF-8 text; save the file as UTF-8
fault-toml = from here the file cannot be read; a quotation mark, a bracket or a = may be missing
fault-deep = brackets are nested too deeply
fault-unknown = there is no field { $x }
fault-unknown-language = { $x } is not one of the languages named in the head
fault-head-none = the part [pack] is missing
fault-cards-none = there are no cards: each begins with [[card]]
fault-missing = { $field } is missing
fault-format = the format must be 1
fault-pack-id = { $x } is no id: use small letters, digits and hyphens
fault-pack-version = { $x } is no version: write it like 1.0.0
fault-free = { $field } is a text of 1 to { $most } characters
fault-languages = languages are some of { $of }, each once
fault-languages-none = no language is named that is known here
fault-title-table = the title has one line per language, like title.en = "…"
fault-title-language = the title in { $lang } is missing
fault-id-none = a card needs an id: 3 to 32 small letters, digits and hyphens
fault-id = { $x } is no id: 3 to 32 small letters, digits and hyphens
fault-id-twice = the card at line { $n } has this id already
fault-choice-none = { $field } is missing: one of { $of }
fault-choice = { $field } cannot be { $x }: it is one of { $of }
fault-topics-none = topics are missing; write topics = [] if there are none
fault-topics-many = topics are a list of up to four
fault-topic = there is no topic { $x }, only { $of }
fault-topic-twice = a topic is named twice
fault-text-none = the text in { $lang } is missing
fault-text-not = { $x } is not text: put it into quotation marks
fault-text-copied = it is a copy of the text in { $other }, not a translation
fault-twin = it is nearly the same as { $x } (line { $n })
fault-markup = { $x } is markup; cards are plain text
fault-invisible = there is an invisible character: { $x }
fault-mixed = { $x } mixes letters of several alphabets
fault-foreign = { $x } does not belong in a card in this language
fault-length = { $n ->
    [one] { $n } character
   *[other] { $n } characters
  }; a card takes { $least } to { $most }
fault-word = { $x } is too long for one line
fault-quotes = straight quotes; use ’ “ ” or « »
fault-dots = several full stops; use …
fault-space = a space too many
fault-capital = it does not begin with a capital letter
fault-stop = it does not end with a full stop
fault-brace = a brace or bar without its partner
fault-brace-character = only Modifiers have braces
fault-brace-english = English needs no forms in braces; write “their”
fault-forms = { $x } has { $n ->
    [one] { $n } form
   *[other] { $n } forms
  }; this language has { $most }
fault-figures = a character card shows 1 to 4 figures, each with [card.who.NAME]
fault-figure-name = { $x } is no name of a figure: small letters, digits and hyphens
fault-figure-at = at is [x, y] in per cent of the picture
fault-line = a figure’s line is text of up to { $most } characters
fault-gender = { $x } must begin with a code of gender ({ $of }) and a space
fault-small = { $x }: the noun begins with a small letter
fault-article = { $x }: the article does not go with { $code } or with the noun
fault-cases = { $x }: one case, or four (nominative/genitive/accusative/instrumental)
fault-icon-none = a picture is missing: icon = "a name from game-icons.net"
fault-icon = there is no picture { $x }; the names are those of game-icons.net
fault-moral = write is like this: is = {"{"} cute = 2 {"}"}
fault-feature = there is no feature { $x }, only { $of }
fault-feature-range = { $field } cannot be { $x }; it goes from { $least } to { $most }
