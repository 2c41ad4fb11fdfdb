### Refusals of Veto!: what was tried, and what stands against it

## Moments

refusal-not-your-turn = You are not asked now: { SEAT($asked) } must choose first.
refusal-out-of-the-game = You are out of the game and decide nothing any more.
refusal-not-what-is-asked = This is no answer to the question that is asked now.
refusal-not-at-voice = You want to carry out { $kind ->
    [deed] a deed
   *[trifle] a trifle
}, but that is done in your own turn only, and { SEAT($voice) } are at voice.
refusal-no-deeds-in-windows = You want to carry out { $kind ->
    [deed] a deed
   *[trifle] a trifle
}, but while replies can be made only replies are possible.
refusal-no-deeds-now = You want to carry out { $kind ->
    [deed] a deed
   *[trifle] a trifle
}, but that is done between other things in your own turn, never in the middle of a duel or of another deed.
refusal-no-reply-now = You want to use a reply, but no reply window is open.
refusal-no-yielding-now = You want to hand over the voice, but that is said in your own turn only.
refusal-no-bene-now = “Bene” is no answer here: something must be chosen.
refusal-decks-are-chosen = You want to choose a deck, but that is done once, before the game.
refusal-hands-are-final = You want to choose your opening hand, but a hand is drawn anew at most once, before the first round; now it is final.
refusal-no-bribe-now = You want to bribe the gentry, but everybody makes one offer, in the untap phase, before the initiative is fixed.
refusal-no-bribes-yet = You want to bribe the gentry, but in the first round there is no bribery.
refusal-no-bribes-at-feasts = You want to bribe the gentry, but under the feast rules the initiative passes on by itself.
refusal-no-challenge-to-answer = There is no challenge for you to answer now.
refusal-no-equipment-now = You want to take up equipment, but that is done once, after a duel has been accepted.
refusal-no-discarding-now = You want to discard a card, but nothing asks you to; of your own will you discard one card at most, in the ending phase.
refusal-no-searching-now = You want to look for a card, but nobody looks through piles or cupboards without a card that allows it.
refusal-no-looking-now = You want to look into your cupboard, but it lies face down and no card allows you to look now.

## Choices

refusal-card-not-among-these = “{ NAME($card) }” is not among the cards you can choose here.
refusal-not-among-these = This is not among the things you can choose here.
refusal-no-such-opponent = You must name an opponent who is still in the game.
refusal-no-such-card = There is no card called “{ NAME($card) }”.
refusal-no-such-character = There is no such character in play.
refusal-not-in-hand = You have no “{ NAME($card) }” in your hand.
refusal-wrong-type = { $type ->
    [character] You want to deploy “{ NAME($card) }” as a character, but it is no character.
    [possession] You want to deploy “{ NAME($card) }” as a possession, but it is no possession.
    [equipment] You want to deploy “{ NAME($card) }” as equipment, but it is no equipment.
    [thrust] You want to attach “{ NAME($card) }” as a thrust, but it is no thrust.
   *[effect] You want to play “{ NAME($card) }” as an effect, but it is no effect.
}

## Decks

refusal-no-such-deck = There is no deck called “{ NAME($deck) }” to choose at this table.
refusal-unknown-faction = There is no faction called “{ NAME($faction) }”.
refusal-unknown-strategy = There is no strategy called “{ NAME($strategy) }”.
refusal-unknown-card = There is no card called “{ NAME($card) }”, so it cannot be in the cupboard.
refusal-outside = “{ NAME($card) }” cannot be in the cupboard: faction and strategy cards stay outside.
refusal-no-copies = “{ NAME($card) }” must be in the cupboard at least once, or not be listed.
refusal-too-many = The cupboard has { $count } copies of “{ NAME($card) }”; { $most } are the most.
refusal-too-few = The cupboard has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; it needs at least { $least }.
refusal-code-wrong = This is not the link of a deck.
refusal-code-version = This link was made for another version of the game.
refusal-own-forbidden = Your deck has home-made cards, and this table is played without them.
refusal-own-many = Your deck has { $count } home-made cards; { $most } are the most.
refusal-own-wrong = A home-made card cannot be played: { $flaw }.
refusal-own-unused = The home-made card “{ $name }” is brought along, but it is not in the deck.
refusal-own-twins = Two home-made cards of your deck are called “{ $name }”.
refusal-faction-taken = You want to lead { NAME($faction) }, but somebody else does so already, and at this table all factions are different.

## Untap and settlement

refusal-bribes-forbidden = You want to bribe the gentry, but “{ NAME($by) }” forbids it to you.
refusal-bribe-above-treasury = You want to pay { $bribe } for the initiative, but your treasury holds { $dukats }.
refusal-bribe-in-multiples = You want to pay { $bribe } for the initiative, but a bribe is 0 or a multiple of { $price }.
refusal-no-election-yet = You want to announce an election, but that is not done in the first round.
refusal-election-is-announced = You want to announce an election, but { SEAT($announcer) } have announced one for this round already.
refusal-holder-announces = You want to announce an election, but { SEAT($holder) } hold the initiative, and only its holder may.
refusal-kreski-for-election = You want to announce an election, but that takes { $least } kreski and you have { $kreski }.
refusal-elect-for-election = You want to announce an election, but you have no Elect in play.
refusal-election-forbidden = You want to announce an election, but “{ NAME($by) }” forbids it to you.
refusal-no-announcing-now = You want to announce an election, but that is done in the settlement phase, after the dukats have been settled.

## Turns

refusal-nothing-declared = You want to hand over the voice, but you have declared nothing in this turn; say “bene”.
refusal-no-deed-left = You want to carry out a deed, but you have no deed left in this turn.
refusal-declared-enough = You have declared { $most } deeds and trifles in this phase; now you can only say “bene”.
refusal-too-expensive = “{ NAME($card) }” costs { COUNTED($cost, of: "dukats") }, and you have { $dukats }.
refusal-foreign-too-expensive = “{ NAME($card) }” is of another faction and costs you { COUNTED($cost, of: "dukats") }; you have { $dukats }.
refusal-person-in-play = You want to deploy “{ NAME($card) }”, but this person is in play already.
refusal-person-barred = You want to deploy “{ NAME($card) }”, but a card of this person has been removed from the game; nobody can deploy another.
refusal-unique-in-play = You want to deploy “{ NAME($card) }”, but it is unique and in play already.
refusal-foreign-loyal = You want to deploy “{ NAME($card) }”, but that character is Loyal to another faction: { NAME($faction) }.
refusal-foreign-mark = “{ NAME($card) }” bears the mark of another faction, { NAME($faction) }, and only its player may use it.
refusal-elects-enough = “{ NAME($card) }” would be one Elect too many: { $most } of them is the most you may have in play.
refusal-influential-on-election = You want to deploy “{ NAME($card) }” on the karmazyn field, but an Influential character is always deployed on the election field.
refusal-karmazyns-only = You want to deploy “{ NAME($card) }” on the karmazyn field, but only Karmazyns are deployed there.
refusal-not-on-karmazyn-field = You want to deploy “{ NAME($card) }” on the karmazyn field, but “{ NAME($by) }” forbids it.
refusal-bearer-not-yours = You want to give “{ NAME($card) }” to “{ NAME($bearer) }”, but that character is not of your company.
refusal-bearer-of-faction = You want to give “{ NAME($card) }” to “{ NAME($bearer) }”, but only characters of its faction, { NAME($faction) }, may bear it.
refusal-bearer-unfit = You want to give “{ NAME($card) }” to “{ NAME($bearer) }”, but that character does not meet what the card asks of its bearer.
refusal-thrusts-enough = “{ NAME($card) }” carries { $count } of { $most } face-down thrusts and can take no more.
refusal-face-up-thrust-there = “{ NAME($card) }” has a face-up thrust already and can take no other.
refusal-face-up-for-famous = You want to attach a thrust face up, but “{ NAME($card) }” is not Famous.

## Characters

forbidden-deed = { $deed ->
    [agitate] agitate
    [challenge] challenge
    [be_challenged] be challenged
    [move_field] change fields
    [enter_karmazyn] go to the karmazyn field
    [attach_thrust] be given a thrust
   *[use_ability] use its abilities
}
refusal-not-your-character = “{ NAME($card) }” is not of your company.
refusal-is-marked = “{ NAME($card) }” cannot { forbidden-deed }, being marked.
refusal-is-absent = “{ NAME($card) }” cannot { forbidden-deed }, being Absent.
refusal-on-karmazyn-field = “{ NAME($card) }” cannot { forbidden-deed } on the karmazyn field.
refusal-keyword-forbids = “{ NAME($card) }” cannot { forbidden-deed }, because of the keyword { NAME($keyword) }.
refusal-card-forbids = “{ NAME($card) }” cannot { forbidden-deed }: “{ NAME($by) }” forbids it.
refusal-own-character = You cannot challenge “{ NAME($card) }”: that character is of your own company.
refusal-stays-on-field = “{ NAME($card) }” cannot change fields, being neither Karmazyn nor Influential.
refusal-thrust-of-another = Only a thrust attached to the agitator can be discarded for the agitation, and “{ NAME($card) }” has no such thrust.
refusal-agitation-from-pool = You name an opponent, but while there are kreski in the pool ({ $pool }) an agitation takes them from there only.
refusal-agitation-needs-victim = The pool is empty: you must name the opponent you agitate against.

## Cards and abilities

refusal-thrust-outside-duel = You want to play “{ NAME($card) }”, but thrusts are played in duels of your own characters only.
refusal-thrusts-in-duels-only = You want to play an attached thrust, but your character is not fighting a duel.
refusal-reply-needs-event = “{ NAME($card) }” is a reply: it can be used only right after what it answers.
refusal-unikat-in-play = You want to play “{ NAME($card) }”, but one is in play already, and there is never a second.
refusal-banned-by-card = You want to play “{ NAME($card) }”, but “{ NAME($by) }” forbids it to you.
refusal-source-not-in-play = You want to use an ability of a card that is not in play.
refusal-no-such-ability = This card has no such ability.
refusal-not-your-card = You want to use an ability of “{ NAME($card) }”, but you do not control this card.
refusal-passive-works-itself = This ability of “{ NAME($card) }” works by itself and is never declared.
refusal-card-is-silent = You want to use an ability of “{ NAME($card) }”, but it does not work: the card is blanked or Absent.
refusal-conditions-not-met = The conditions of “{ NAME($card) }” are not met now.
refusal-limit-used-up = { $limit ->
    [once_per_turn] You have used this ability of “{ NAME($card) }” in this turn already.
    [once_per_duel] You have used this ability of “{ NAME($card) }” in this duel already.
    [once_per_round] You have used this ability of “{ NAME($card) }” in this round already.
   *[once_per_game] You have used “{ NAME($card) }” already; it is used once in a game.
}
refusal-too-few-kreski = “{ NAME($card) }” costs { COUNTED($cost, of: "kreski") }, and you have { $kreski }.
refusal-no-target = There is nothing in play that “{ NAME($card) }” could be aimed at.
refusal-targets-wanted = { $count ->
    [0] “{ NAME($card) }” is aimed at nothing.
    [one] “{ NAME($card) }” needs 1 target.
   *[other] “{ NAME($card) }” needs { $count } targets.
}
refusal-targets-differ = The targets of “{ NAME($card) }” must be different.
refusal-no-such-player = “{ NAME($card) }” cannot be aimed at that player.
refusal-target-not-there = “{ NAME($card) }” cannot be aimed at that.
refusal-target-unfit = “{ NAME($target) }” is no target that “{ NAME($card) }” could be aimed at.
refusal-target-permanent = “{ NAME($card) }” cannot touch “{ NAME($target) }”: a Permanent effect stays.
refusal-target-absent = “{ NAME($target) }” is Absent, so “{ NAME($card) }” cannot be aimed at that character.
refusal-target-protected = “{ NAME($card) }” cannot be aimed at “{ NAME($target) }”, which is protected by “{ NAME($by) }”.
refusal-cannot-duel = “{ NAME($card) }” would start a duel, but these cannot fight each other now: { NAME($fighters, join: " · ") }.
refusal-already-marked = “{ NAME($card) }” is marked and cannot be marked again.
refusal-nothing-to-mark = “{ NAME($card) }” costs a mark, and there is nothing you could mark for it.
refusal-mark-wanted = For “{ NAME($card) }” you must mark one of the cards its text allows.
refusal-absent-cannot-pay = “{ NAME($mark) }” is Absent and cannot be marked for “{ NAME($card) }”.
refusal-too-few-discards = “{ NAME($card) }” costs discarded cards ({ $count }), and you do not hold enough that fit.
refusal-discards-wanted = For “{ NAME($card) }” you must discard cards of your hand that fit its text: { $count }.
refusal-permanent-cannot-pay = “{ NAME($card) }” is Permanent and pays for nothing.
refusal-attached-wanted = “{ NAME($card) }” costs a card that is attached to it and fits its text.
refusal-not-this-way = “{ NAME($card) }” cannot be declared in this way: something was named that its text does not ask for.
refusal-no-influence-at-feasts = You want to use political influence, but the feast rules do not know it.
refusal-no-influence-yet = You want to use political influence, but that is not done in the first round.
refusal-holder-has-influence = You want to use political influence, but { SEAT($holder) } hold the initiative, and only its holder may.
refusal-influence-forbidden = You want to use political influence, but “{ NAME($by) }” forbids it to you.
refusal-influence-used = You want to use political influence, but your faction card, “{ NAME($card) }”, is marked: it serves once in a round.

## Replies

refusal-reply-of-other-phase = “{ NAME($card) }” answers nothing that happens in this phase.
refusal-nothing-to-answer = What “{ NAME($card) }” answers has not just happened.
refusal-event-lacks-card = “{ NAME($card) }” speaks of a character that this event does not have.
refusal-no-such-event = “{ NAME($card) }” cannot answer that event of this window.
refusal-answered-already = This ability of “{ NAME($card) }” has answered this event already.
refusal-not-on-top = “{ NAME($card) }” can negate only what is on top of the stack, and “{ NAME($answered) }” is not.
refusal-second-negation = You have aimed a negation at “{ NAME($answered) }” before; “{ NAME($card) }” would be the second.
refusal-unstoppable = “{ NAME($answered) }” can be neither negated nor discarded, so “{ NAME($card) }” does not help against it.
refusal-first-game-spares = In the first round of a first game “{ NAME($card) }” cannot be played against the player at voice.

## Duels

refusal-marked-cannot-refuse = You want to refuse the duel, but “{ NAME($card) }” is marked and cannot be marked for a refusal.
refusal-cannot-refuse = You want to refuse the duel, but “{ NAME($card) }” cannot: { NAME($by) }.
refusal-duel-without-refusal = You want to refuse the duel, but “{ NAME($card) }” was drawn into it by a card that leaves no choice.
refusal-duel-is-accepted = You want to refuse the duel, but “{ NAME($card) }” has accepted it.
refusal-not-borne = You choose among the weapons, firearms and armour your fighter bears, each of them once.
refusal-too-many-weapons = You want to use more weapons and firearms than your fighter can in one duel: { $most }.
refusal-too-many-armours = You want to use two armours, but only one works in a duel.
refusal-weapons-first = Name the weapons first, in the order in which they lie there, then the armour.
refusal-thrust-in-fight-turn = You want to play “{ NAME($card) }”, but such a thrust is played in your own fight turn, not as a reply.
refusal-duel-reply-in-fight-turn = You want to use “{ NAME($card) }”, but that is done in your own fight turn, instead of a thrust.
refusal-reply-thrust = “{ NAME($card) }” is no fight turn: it answers a thrust of the opponent.
refusal-no-duel-reply = “{ NAME($card) }” is neither a thrust nor a duel reply, and a fight turn is one of these or “bene”.
refusal-thrust-not-of-fighter = You want to play a thrust that is not attached to your fighter.
