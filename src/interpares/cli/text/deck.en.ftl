### Decks of Veto!

cli-deck-none = There is no deck “{ $deck }”; the decks are { $decks }.
cli-deck-no-file = { $file ->
    [none] Name a file, or one of the decks:
   *[other] There is no file “{ $file }”, and the decks are
} { $decks }.
cli-deck-encoding = This is no text in UTF-8; a deck must be saved in this encoding.

cli-deck-checked = { $deck }, { $rules }
cli-deck-legal = This deck is legal: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
cli-deck-refused = { $deck }: this deck is not legal, { $flaws ->
    [one] 1 flaw
   *[other] { $flaws } flaws
}.
cli-deck-warning = warning
cli-deck-flaw = { $rule }: { $text }

cli-deck-no-strategy = no strategy
cli-deck-no-faction = no faction
cli-deck-variants = for
    .standard = the standard game
    .multiplayer = three or four players
    .feast = the feast rules
    .first-game = the first game

cli-deck-cards = Cards
cli-deck-types = By type
cli-deck-factions = By faction
cli-deck-keywords = By keyword
cli-deck-lafa = Lafa
cli-deck-average = Lafa of a character
cli-deck-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
cli-deck-income = Income
cli-deck-incomes = { $income } a round from { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
cli-deck-kreski = Kreski of the characters
cli-deck-szabla = Szabla of the characters
cli-deck-elects = Elects
cli-deck-karmazyns = Karmazyns
cli-deck-negations = Negations
cli-deck-chance-income = Opening hand with an income card
cli-deck-chance-cheap = Opening hand with a character under { $lafa } lafa
cli-deck-chance-elect = Opening hand with an Elect
cli-deck-chance = { NUMBER($opening, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, with a redraw { NUMBER($redrawn, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-deck-replies = Replies by moment
    .game-start = start of the game
    .untap-begin = beginning of the untap phase
    .initiative-set = initiative fixed
    .untapped = cards unmarked
    .settlement-begin = beginning of the settlement phase
    .cards-drawn = hands filled
    .dukats-computed = settlement computed
    .dukats-settled = settlement paid
    .election-announced = election announced
    .game-phase-begin = beginning of the game phase
    .declared = something declared
    .duel-answered = duel accepted or refused
    .duel-before = before a duel
    .fight-turn = fight turn of a duel
    .duel-result = result of a duel fixed
    .duel-applied = result of a duel applied
    .duel-end = end of a duel
    .casualty-pending = character to be wounded or killed
    .entered-play = card enters play
    .left-play = card leaves play
    .agitated = after an agitation
    .influence-used = political influence used
    .ending-begin = beginning of the ending phase
    .victory-check = victory being checked
    .hand-discarded = discards of the ending phase
    .any = any moment of the game phase

cli-card-checked = { $name }{ $id ->
    [none] : this card cannot be played.
   *[other] : { $id }
}
cli-card-refused = { $file }: { $cards ->
    [one] 1 card cannot be played.
   *[other] { $cards } cards cannot be played.
}
cli-card-toml = this is no TOML: { $flaw }
cli-card-none = there is no entry “[[card]]”.
