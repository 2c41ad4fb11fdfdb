### Decks of Veto! as text: what cannot be read

deck-line = Line { $line }: { $text }
deck-no-faction = The deck has no faction: a line such as “Faction: The Court” is missing.
deck-no-header = “{ $typed }:” is neither “Faction:” nor “Strategy:”.
deck-twice = There is more than one line “{ $typed }:”.
deck-no-card = “{ $typed }” is no number and name of a card, such as “3 Feint”.
deck-copies = There cannot be { $typed } copies of a card.
deck-ambiguous = “{ $typed }” is more than one card; write one of these: “{ NAME($near, join: "”, “") }”.
deck-unknown = There is no { $kind ->
    [faction] faction
    [strategy] strategy
   *[card] card
} “{ $typed }”{ $near ->
    [none] .
   *[other] ; perhaps: “{ NAME($near, join: "”, “") }”.
}
deck-own-card = This home-made card cannot be read: { $flaw }.

## What stands against a deck, or is not wise

deck-flaw =
    .unknown-faction = There is no faction “{ $faction }”.
    .unknown-strategy = There is no strategy “{ $strategy }”.
    .unknown-card = There is no card “{ $card }”.
    .outside = { $card }: faction and strategy cards stay outside the cupboard.
    .no-copies = { $card }: the number of copies is { $count }; it must be at least 1.
    .too-many = { $card }: { $count } copies, { $most } at most.
    .too-few = The cupboard has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; it needs at least { $least }.
    .not-first-game = The guided first game is played with its own two decks.
    .foreign-mark = { $card }: only another faction may use it ({ $faction }).
    .foreign-loyal = { $card }: Loyal to another faction ({ $faction }), so you cannot deploy it.
    .no-bearer = { $card }: you can deploy no character of the faction that may bear it ({ $faction }).
    .no-elect = There is no Elect you can deploy, and an election needs one.
    .own-many = There are { $count } home-made cards; { $most } at most.
    .own-wrong = A home-made card cannot be played: { $flaw }.
    .own-unused = { $card }: this home-made card is not in the deck.
    .own-twins = Two home-made cards are called “{ $name }”.
