### The deck workshop and the card editor of Veto!

ws-title = Deck workshop
ws-decks = Decks
ws-cards = Card editor
ws-again = Try again
ws-parts = Parts of the workshop
ws-part-cards = Cards
ws-part-deck = Deck
ws-part-figures = Figures & trial

## Cards

ws-search = Search
ws-search-hint = Name or rules text
ws-filters = Filters
ws-faction = Faction
ws-strategy = Strategy
ws-type = Type
ws-keyword = Keyword
ws-cost = Cost in dukats
ws-cost-least = At least
ws-cost-most = At most
ws-any = all
ws-nobodys = no faction
ws-order = Order
ws-order-type = by type
ws-order-name = by name
ws-order-lafa = cheapest first
ws-order-szabla = by Szabla
ws-order-kreski = by Kreski
ws-only-deck = in my deck
ws-only-own = home-made
ws-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ws-all-cards = Show all
ws-look = Show as
ws-look-faces = Faces
ws-look-lines = List
ws-keys = + and − change copies, Space shows a card large
ws-none-found = No card is like this. Try fewer filters or another word.
ws-no-own = You have made no card yet.
ws-make-card = Make a card
ws-own = home-made
ws-chosen = chosen
ws-in-deck = { $count } in the deck
ws-copies-of = Copies of { $name }
ws-less = One { $name } fewer
ws-more = One { $name } more

## Deck

ws-deck-name = Name of the deck
ws-my-decks = My decks
ws-other-deck = Another deck
ws-no-decks = You have saved no deck yet.
ws-no-strategy = none
ws-undo = Undo
ws-share = Share
ws-text = As text
ws-saved = Saved
ws-unsaved = Unsaved changes
ws-is-kept = Saved in your decks.
ws-not-kept = Not among your decks yet.
ws-deck-empty = The cupboard is empty. Click cards to put them in, or drag them here.
ws-figures-none = Choose a deck first; its figures come here.
ws-unknown = Unknown cards
ws-flawed = against the rules
ws-cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ws-own-count = { $count ->
    [one] 1 home-made
   *[other] { $count } home-made
}
ws-start-new = A new deck
ws-start-box = A deck of the box
ws-start-text = Read a deck from text
ws-rename = Rename { $name }
ws-copy = Duplicate { $name }
ws-copied = { $name } (copy)
ws-drop = Throw away
ws-drop-of = Throw { $name } away
ws-drop-sure = Throw “{ $name }” away for good?
ws-guard = The deck on the bench has changes that are not saved.
ws-guard-card = The card on the bench has changes that are not saved.
ws-guard-save = Save first
ws-guard-drop = Discard them

## Legality

ws-legal = { $rules }: legal
ws-illegal = { $rules }: not legal
ws-checking = { $rules }: checking …
ws-unchecked = { $rules }: not checked
ws-check-away = The server does not answer; the deck is checked as soon as it is back.
ws-warnings = { $count ->
    [one] 1 remark
   *[other] { $count } remarks
}

## Figures

ws-curve = Cost curve
ws-bar = { $last ->
    [true] { $price } dukats or more
   *[other] { $price ->
        [one] 1 dukat
       *[other] { $price } dukats
    }
}: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ws-figure-income = income
ws-figure-kreski = Kreski
ws-figure-szabla = Szabla
ws-figure-elects = Elects
ws-figure-negations = negations
ws-figure-mean = mean cost of characters
ws-types = Types
ws-factions = Factions
ws-keywords = Keywords
ws-chances = Chances of the opening hand
ws-chance-of = At least one
ws-chance-opening = of seven
ws-chance-redrawn = with a redraw
ws-chance-income = card with income
ws-chance-cheap = cheap character
ws-chance-elect = Elect
ws-hands = Sample hands
ws-hand-draw = Draw seven
ws-hand-other = Another hand
ws-hand-redraw = Redraw once
ws-hand-first = The opening hand. It may be exchanged once for seven other cards (VE-2.10).
ws-hand-second = The second hand, which must be kept (VE-2.10).

## Trial

ws-trial = Strength against the box
ws-trial-text = Bots play your deck on the server against every deck of the box ({ $rules }). It goes on when you leave this page.
ws-trial-games = Games per deck
ws-trial-begin = Begin the trial
ws-trial-stop = Stop
ws-trial-none = No trial yet.
ws-trial-state = { $status ->
    [running] plays: { $done } of { $total } games
    [finished] – finished: { $total } games
    [cancelled] – stopped by you after { $done } of { $total } games
   *[other] – broken off after { $done } of { $total } games
}
ws-trial-failed = { $count ->
    [one] 1 game failed and does not count.
   *[other] { $count } games failed and do not count.
}
ws-trial-against = Against
ws-trial-won = Won
ws-trial-rate = Rate
ws-trial-interval = 95%
ws-trial-earlier = Earlier trials
ws-trial-deck = Deck
ws-trial-unnamed = a deck
ws-trial-all = All

## Play

ws-play = Play against a bot
ws-play-how = Against whom?
ws-play-illegal = The deck must be legal ({ $rules }) before it can be played.
ws-level = Level of the bot
ws-rules = Rules
ws-bot-deck = Deck of the bot
ws-bot-deck-any = as it likes
ws-table-name = Trying { $deck }

## Text and links

ws-text-title = The deck as text
ws-export = Export
ws-import = Import
ws-text-language = Language of the names
ws-text-none = The text comes when the deck has been checked.
ws-copy-text = Copy
ws-download = Download
ws-paste = Text of a deck, or a link to one
ws-paste-hint = Faction: The Court
ws-take = Read it
ws-shared = A deck for you: { $name }
ws-take-deck = Copy to my decks
ws-to-mine = To my workshop
ws-link-broken = This link cannot be read

## Card editor

ws-form = Form of the card
ws-card = The card
ws-values = Values
ws-doing = Rules text and effects
ws-try = Try it at once
ws-my-cards = My cards
ws-no-cards = You have saved no card yet.
ws-new-card = A new card
ws-from-box = Begin with a card of the box
ws-and-more = … and { $count } more; search for them by name.
ws-finished = finished
ws-unfinished = unfinished
ws-nameless = Nameless card
ws-card-right = The card is right and can be played.
ws-card-flaws = { $count ->
    [one] 1 thing is still wrong
   *[other] { $count } things are still wrong
}
ws-card-doubts = The text and what the card does may not agree:
ws-meaning = Look at a field to read here what it means.
ws-whole-card = The card
ws-card-hint = “Try it at once” opens a private table with three copies in a deck of the card’s faction.
ws-toml-title = The card as TOML
ws-toml-flawed = A card is exported once nothing is wrong with it.
ws-paste-toml = TOML with [[card]]
ws-which-card = The file has several cards. Which one?
ws-remove = Remove: { $what }
ws-add = add: { $what }
ws-add-field = add a condition or detail
ws-up = Move up: { $what }
ws-down = Move down: { $what }
ws-form-of = Kind of { $what }
ws-form-number = a number
ws-form-word = one
ws-form-text = one
ws-form-list = several
ws-form-card = a known card
ws-form-table = any card that fits
ws-flaw-empty = Write something here.
