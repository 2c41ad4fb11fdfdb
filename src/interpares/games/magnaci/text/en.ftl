### Magnaci

game-magnaci = The Magnates: A Game of Power
    .text = Rule the Commonwealth together, outgrow your partners and do not let a third province fall. In four Ages your family seeks offices in the Senate, pushes Laws through the Sejm and lends as much strength as it must to the defence of the borders.
    .time = about 90 minutes
    .weight = 3 of 5

option-trade = Trading Laws
    .text = Laws may change hands in every window and before decisions of the Primate. Without trade a game is shorter.
option-families = Families
    .text = Which family sits where. All decks are alike, so the choice has no effect on play.

outcome-finished = The Commonwealth has come through four Ages; the greatest Wealth wins.
outcome-collapsed = The Third Partition: the Commonwealth is gone, and every family has lost.

## Families

name-lubomirski = Lubomirski
name-potocki = Potocki
name-radziwill = Radziwiłł
name-sapieha = Sapieha
name-zamoyski = Zamoyski

## The map

name-prussia = Prussia
name-lithuania = Lithuania
name-ukraine = Ukraine
name-little-poland = Little Poland
name-great-poland = Great Poland

name-livonia = Livonia
name-smolensk = Smolensk Land
name-moldavia = Moldavia
name-silesia = Silesia

name-moscow = Moscow
name-cossacks-tatars = Cossacks/Tatars
name-turkey = Ottoman Empire
name-habsburgs = Habsburg Empire
name-brandenburg-sweden = Brandenburg/Sweden

name-palace = Palace
name-partition = Partition

## Ages, phases, windows

name-golden = Golden Age
name-silver = Silver Age
name-bronze = Bronze Age
name-iron = Iron Age

name-setup = Setup
name-election = Election of the King
name-senate = Senate
name-sejm = Sejm
name-conflicts = Conflicts
name-interregnum = Interregnum
name-scoring = Final scoring

name-senate-open = Opening of the Senate
name-senate-contest = Contest for an office
name-sejm-open = Opening of the Sejm
name-sejm-contest = Contest for a Law
name-sejm-end = Close of the Sejm
name-conflicts-open = Eve of the Conflicts
name-conflict = Conflict
name-tie-pause = Pause before the Primate decides

## Kings and symbols

name-sabre = sabre
name-chalice = chalice
name-ducat = ducat
name-crown = crown

name-sigismund-augustus = Sigismund II Augustus
name-henry-of-valois = Henry of Valois
name-stephen-bathory = Stephen Báthory
name-sigismund-iii-vasa = Sigismund III Vasa
name-ladislaus-iv-vasa = Ladislaus IV Vasa
name-john-ii-casimir = John II Casimir
name-michael-wisniowiecki = Michael Korybut Wiśniowiecki
name-john-iii-sobieski = John III Sobieski
name-augustus-ii-the-strong = Augustus II the Strong
name-stanislaus-leszczynski = Stanislaus Leszczyński
name-augustus-iii = Augustus III
name-stanislaus-augustus = Stanislaus Augustus Poniatowski

## Family cards; all but the Lady are called by their number

name-lady = Lady

## Standing in a province

name-presence = Presence
name-advantage = Advantage
name-dominance = Dominance

## Senators

name-primate = Primate
name-treasurer = Treasurer
name-hetman = Hetman
name-chancellor = Chancellor

senator-primate = { name-primate }
    .text = Decides every tie of this Age but the one for Primate, as the holder likes. It is never used up and has no action.
senator-treasurer = { name-treasurer }
    .text = Interregnum: choose an open province and another player with an estate there. That player loses 1 estate there, you place 1 of your own.
senator-hetman = { name-hetman }
    .text = Conflict: +3 to the strength of your card.
senator-chancellor = { name-chancellor }
    .text = Contest for a Law: +3 to the influence of your card.

## Laws

name-bishopric = Bishopric
name-versailles-of-the-north = Versailles of the North
name-corps-of-cadets = Corps of Cadets
name-land-sejmik = Land Sejmik
name-tribunal = Tribunal
name-jesuit-colleges = Jesuit Colleges
name-confederation = Confederation
name-dissenters = Dissenters
name-rokosz = Rokosz
name-capitulation = Capitulation
name-levy-in-mass = Levy in Mass
name-quarter-army = Quarter Army
name-monastery = Monastery
name-palazzo-in-fortezza = Palazzo in fortezza
name-fortress = Fortress
name-grain-rafting = Grain Rafting
name-union-of-brest = Union of Brest
name-private-duchy = Private Duchy
name-ad-maiorem-dei-gloriam = Ad maiorem Dei gloriam
name-embassy = Embassy
name-entail = Entail
name-veto = VETO!
name-assignats = Assignats
name-pacta-conventa = Pacta conventa
name-constitution-may-3 = Constitution of 3 May

law-bishopric = { name-bishopric }
    .text = Contest for Primate: +10 to the influence of your card, if you have one there.
law-versailles-of-the-north = { name-versailles-of-the-north }
    .text = Contest for Treasurer: +10 to the influence of your card, if you have one there.
law-corps-of-cadets = { name-corps-of-cadets }
    .text = Contest for Hetman: +10 to the influence of your card, if you have one there.
law-land-sejmik = { name-land-sejmik }
    .text = Contest for Chancellor: +10 to the influence of your card, if you have one there.
law-tribunal = { name-tribunal }
    .text = Contest for an office or a Law: +1 to the influence of your card.
law-jesuit-colleges = { name-jesuit-colleges }
    .text = Contest for an office or a Law: +1 to the influence of your card.
law-confederation = { name-confederation }
    .text = Contest for an office or a Law: +2 to the influence of your card.
law-dissenters = { name-dissenters }
    .text = Conflict: −1 to the strength of your card.
law-rokosz = { name-rokosz }
    .text = Conflict: −2 to the strength of your card.
law-capitulation = { name-capitulation }
    .text = Conflict: −3 to the strength of your card.
law-levy-in-mass = { name-levy-in-mass }
    .text = Conflict: +1 to the strength of your card.
law-quarter-army = { name-quarter-army }
    .text = Conflict: +2 to the strength of your card.
law-monastery = { name-monastery }
    .text = Conflict: the Monastery rises in the attacked province for good. It adds 1 to the strength of the Commonwealth there, in this Conflict already.
law-palazzo-in-fortezza = { name-palazzo-in-fortezza }
    .text = Conflict: the Palace rises in the attacked province for good. It adds 2 to the strength of the Commonwealth there, in this Conflict already.
law-fortress = { name-fortress }
    .text = Conflict: the Fortress rises in the attacked province for good. It adds 3 to the strength of the Commonwealth there, in this Conflict already.
law-grain-rafting = { name-grain-rafting }
    .text = Interregnum: 1 estate in Prussia if you have one in Great Poland; a second if you also have one in Little Poland. Every province this relies on must be open.
law-union-of-brest = { name-union-of-brest }
    .text = Interregnum: 1 estate in an open province if you have Advantage or Dominance in Lithuania or in Ukraine, partitioned or not.
law-private-duchy = { name-private-duchy }
    .text = Interregnum: 1 estate in an open province if you have Dominance in 2 open provinces; with 4 or 5 players 1 is enough.
law-ad-maiorem-dei-gloriam = { name-ad-maiorem-dei-gloriam }
    .text = Interregnum: 1 estate in an open province if you have estates in at least 4 open provinces.
law-embassy = { name-embassy }
    .text = Before cards are committed to the Conflicts: put any Conflict on the board out of the game; a new one is dealt.
law-entail = { name-entail }
    .text = When you are about to lose an estate to a lost Conflict or to the Treasurer, lose it in another province instead. It saves neither fiefs nor what Assignats demand.
law-veto = { name-veto }
    .text = When another player has declared the action of a Senator or Law: it comes to nothing, and its card is gone. A Senator is gone for this Age only.
law-assignats = { name-assignats }
    .text = On your turn in any window of actions: name another player and one of that player’s Laws. The victim either hands you that Law or names an open province where your estates replace all of the victim’s.
law-pacta-conventa = { name-pacta-conventa }
    .text = Close of the Sejm: name a symbol other than the King’s. 1 estate for each Law with it that you won in this Sejm, all in one open province.
law-constitution-may-3 = { name-constitution-may-3 }
    .text = It has no action. If no province is partitioned at the end of the game, it adds 5 to your Wealth.

## Conflicts

name-livonian-war = Livonian War
name-smolensk-war = Smolensk War
name-muscovite-war = Muscovite War
name-war-with-russia = War with Russia
name-silent-sejm = Silent Sejm
name-kantymir-raid = Kantemir’s Raid
name-cossack-rebellion = Cossack Rebellion
name-war-with-abaza-pasha = War with Abaza Pasha
name-crimean-horde-invasion = Invasion of the Crimean Horde
name-khmelnytsky-uprising = Khmelnytsky Uprising
name-bulwark-of-christendom = Bulwark of Christendom
name-holy-league = Holy League
name-turkish-war = Turkish War
name-moldavian-war = Moldavian War
name-rakoczi-invasion = Rákóczi’s Invasion
name-maximilian-election = Maximilian’s Election
name-insurrection = Insurrection
name-relief-of-vienna = Relief of Vienna
name-habsburg-queen = Habsburg Queen
name-three-black-eagles-treaty = Treaty of the Three Black Eagles
name-gdansk-rebellion = Gdańsk Rebellion
name-northern-war = Northern War
name-swedish-war = Swedish War
name-swedish-deluge = Swedish Deluge
name-black-clouds = Black Clouds

## What a Conflict brings: the strongest card is rewarded, the weakest penalised

-invasion = Defeat: everybody loses 1 estate in { $where }, and the weakest card costs 1 more.
-wide-invasion = Defeat: everybody loses 1 estate in each of { $where }, and the weakest card costs 1 more in { $home }.
-law-loss = Defeat: the weakest card costs a Law.

conflict-livonian-war = { name-livonian-war }
    .text = Victory: 1 estate in Livonia. { -invasion(where: "Lithuania") }
conflict-smolensk-war = { name-smolensk-war }
    .text = Victory: 1 estate in Smolensk Land. { -invasion(where: "Lithuania") }
conflict-muscovite-war = { name-muscovite-war }
    .text = Victory: 1 estate in Smolensk Land. { -law-loss }
conflict-war-with-russia = { name-war-with-russia }
    .text = Victory: 1 estate in Lithuania. { -wide-invasion(where: "Lithuania and Ukraine", home: "Lithuania") }
conflict-silent-sejm = { name-silent-sejm }
    .text = Victory: 1 estate in Lithuania. Defeat: a pawn in each province lowers the strength of the Commonwealth there by 2 for the rest of the game.
conflict-kantymir-raid = { name-kantymir-raid }
    .text = Victory: 1 estate in Ukraine. { -invasion(where: "Ukraine") }
conflict-cossack-rebellion = { name-cossack-rebellion }
    .text = Victory: 1 estate in Ukraine. { -invasion(where: "Ukraine") }
conflict-war-with-abaza-pasha = { name-war-with-abaza-pasha }
    .text = Victory: 1 estate in Ukraine. { -invasion(where: "Ukraine") }
conflict-crimean-horde-invasion = { name-crimean-horde-invasion }
    .text = Victory: 1 estate in Ukraine. { -wide-invasion(where: "Ukraine and Little Poland", home: "Ukraine") }
conflict-khmelnytsky-uprising = { name-khmelnytsky-uprising }
    .text = Victory: 1 estate in Ukraine. { -wide-invasion(where: "Ukraine and Lithuania", home: "Ukraine") }
conflict-bulwark-of-christendom = { name-bulwark-of-christendom }
    .text = Victory: 1 estate in Little Poland. { -invasion(where: "Little Poland") }
conflict-holy-league = { name-holy-league }
    .text = Victory: 1 estate in Little Poland. { -invasion(where: "Little Poland") }
conflict-turkish-war = { name-turkish-war }
    .text = Victory: 1 estate in Little Poland. { -invasion(where: "Little Poland") }
conflict-moldavian-war = { name-moldavian-war }
    .text = Victory: 1 estate in Moldavia. { -law-loss }
conflict-rakoczi-invasion = { name-rakoczi-invasion }
    .text = Victory: 1 estate in Little Poland. { -wide-invasion(where: "Little Poland and Great Poland", home: "Little Poland") }
conflict-maximilian-election = { name-maximilian-election }
    .text = Victory: 1 estate in Great Poland. { -invasion(where: "Great Poland") }
conflict-insurrection = { name-insurrection }
    .text = Victory: 1 estate in Great Poland. { -invasion(where: "Great Poland") }
conflict-relief-of-vienna = { name-relief-of-vienna }
    .text = Victory: 1 estate in Great Poland. { -invasion(where: "Great Poland") }
conflict-habsburg-queen = { name-habsburg-queen }
    .text = Victory: 1 estate in Silesia. { -law-loss }
conflict-three-black-eagles-treaty = { name-three-black-eagles-treaty }
    .text = Victory: 1 estate in Great Poland. { -wide-invasion(where: "Great Poland, Prussia and Lithuania", home: "Great Poland") }
conflict-gdansk-rebellion = { name-gdansk-rebellion }
    .text = Victory: 1 estate in Prussia. { -invasion(where: "Prussia") }
conflict-northern-war = { name-northern-war }
    .text = Victory: 1 estate in Prussia. { -invasion(where: "Prussia") }
conflict-swedish-war = { name-swedish-war }
    .text = Victory: 1 estate in Prussia. { -invasion(where: "Prussia") }
conflict-swedish-deluge = { name-swedish-deluge }
    .text = Victory: 1 estate in Prussia. { -wide-invasion(where: "Prussia, Great Poland and Little Poland", home: "Prussia") }
conflict-black-clouds = { name-black-clouds }
    .text = Victory: 1 estate in Prussia. Defeat: a pawn in Prussia lowers the strength of the Commonwealth there by 2 for the rest of the game.

## Parts of sentences

# Where a card lies or what a tie is about: an office, a Conflict (I to X), a Law (1 to 5).
at-place = { $place ->
    [primate] at the office of Primate
    [treasurer] at the office of Treasurer
    [hetman] at the office of Hetman
    [chancellor] at the office of Chancellor
    [track] on the order track
    [I] at Conflict I
    [II] at Conflict II
    [III] at Conflict III
    [IV] at Conflict IV
    [V] at Conflict V
    [VI] at Conflict VI
    [VII] at Conflict VII
    [VIII] at Conflict VIII
    [IX] at Conflict IX
    [X] at Conflict X
   *[other] at Law { $place }
}

# A card and what it is aimed at.
played-card = { $card ->
    [treasurer] Treasurer (an estate of { SEAT($victim) } in { NAME($target) })
    [assignats] { $target ->
        [none] Assignats (against { SEAT($victim) })
       *[other] Assignats (against { SEAT($victim) }, for “{ NAME($target) }”)
    }
    [embassy] Embassy (Conflict “{ NAME($target) }”)
    [pacta_conventa] Pacta conventa (symbol: { NAME($target) })
   *[other] { NAME($card) }
}

# The same for cards played out of turn too.
declared-card = { $card ->
    [entail] Entail (a loss in { NAME($place) }, not in { NAME($target) })
   *[other] { played-card }
}

## Actions

action-leave-out = Do not stand for { NAME($office) }
action-lay = Lay { $card ->
    [lady] the Lady
   *[other] { NAME($card) }
} { at-place }
action-settle = Place in { NAME($province) }
action-play = Play { played-card }
action-pass = Pass
action-veto = Play VETO!
action-decline = No
action-accept = Accept
action-redirect = Play Entail: lose in { NAME($instead) }, not in { NAME($loss) }
action-name = Name { SEAT($chosen) }
action-discard = Put “{ NAME($conflict) }” out of the game
action-order = { SEAT($track, join: ", ") }
action-hand-over = { $what ->
    [prussia] Hand over all estates in Prussia
    [lithuania] Hand over all estates in Lithuania
    [ukraine] Hand over all estates in Ukraine
    [little_poland] Hand over all estates in Little Poland
    [great_poland] Hand over all estates in Great Poland
   *[other] Hand over “{ NAME($what) }”
}
action-lose = Lose “{ NAME($law) }”
action-offer = Trade with { SEAT($to) }
action-give = Give “{ NAME($law) }”
action-take = Ask for “{ NAME($law) }”
action-propose = Make the proposal
action-pledge = Pledge “{ NAME($law) }” to the Primate

## Decisions

-primate-guide = As Primate you decide every tie as you like, also in your own favour. The others remember.
decision-start-estate = Choose the province for your first estate.
    .name = The first estate
    .waiting = Waiting for { SEAT($seats) } to place a first estate.
    .guide = Estates are your Wealth. More of them in a province than anybody else is Advantage, more than all others together is Dominance; both count extra at the end. Alone in a province, one estate is enough.
decision-turn = { $window ->
    [senate_open] The Senate opens; no cards have been laid yet. What do you do?
    [senate_contest] The cards { at-place } are revealed. What do you do?
    [sejm_open] The Laws of this Sejm are dealt; no cards have been committed yet. What do you do?
    [sejm_contest] The cards { at-place }, “{ NAME($subject) }”, are revealed. What do you do?
    [sejm_end] The Sejm comes to its close. What do you do?
    [conflicts_open] The Conflicts are dealt; no cards have been committed yet. What do you do?
    [conflict] The cards { at-place }, “{ NAME($subject) }”, are revealed. What do you do?
    [interregnum] Interregnum: the last occasion in this Age to use Senators and Laws. What do you do?
   *[tie_pause] { $tied ->
        [none] A tie { at-place }.
       *[other] { SEAT($tied) } are tied { at-place }{ $subject ->
            [none] .
            [treasurer] .
            [hetman] .
            [chancellor] .
           *[other] , “{ NAME($subject) }”.
        }
    } What do you do before the Primate decides?
}
    .name = A turn in a window of actions
    .answer-pass = I pass
    .waiting = { NAME($window) }: waiting for { SEAT($seats) }.
    .guide = In each window everybody has one turn, in the order of the track, to use offices and Laws. Each choice says what it would change. A Law used is gone for good, so to pass is the usual answer. Who sits later knows more.
decision-proposal = Your proposal to { SEAT($to) }. You give: { $give ->
    [none] nothing
   *[other] { NAME($give) }
}. You get: { $take ->
    [none] nothing
   *[other] { NAME($take) }
}.
    .name = Making a proposal of trade
    .waiting = Waiting for { SEAT($seats) } to make { SEAT($to) } a proposal.
decision-trade-answer = Proposal of { SEAT($proposer) }. You get: { $give ->
    [none] nothing
   *[other] { NAME($give) }
}. You give: { NAME($take) }. Do you accept?
    .name = Answering a proposal of trade
    .answer-decline = I decline
    .answer-accept = I accept
    .waiting = Waiting for { SEAT($seats) } to answer the proposal of { SEAT($proposer) }.
    .guide = Only the exchange itself binds; whatever else was promised does not. Think of what the Law would do for the other family.
decision-veto-question = { SEAT($actor) } plays { declared-card }. Do you play VETO!?
    .name = Playing VETO!
    .answer-decline = I do not play VETO!
    .answer-veto = I play VETO!
    .waiting = { SEAT($actor) } plays { declared-card }. Waiting to hear whether { SEAT($seats) } plays VETO!
    .guide = VETO! undoes what was just declared and is then out of the game. There is only one: is this worth it?
decision-entail-question = { $cause ->
    [treasurer] The Treasurer threatens an estate of yours in { NAME($losses) }.
   *[other] “{ NAME($cause) }” is lost: you face losses in { NAME($losses) }.
} Do you play Entail, to lose one estate in another province instead?
    .name = Playing Entail
    .answer-decline = I do not play Entail
    .waiting = { $cause ->
        [treasurer] The Treasurer threatens an estate in { NAME($losses) }.
       *[other] “{ NAME($cause) }” is lost.
    } Waiting to hear whether { SEAT($seats) } plays Entail.
    .guide = Entail moves one loss to a province where it hurts less. It can be used once.
decision-extorted = { $law ->
    [none] Assignats of { SEAT($actor) }: in which open province do you hand over all your estates?
   *[other] Assignats of { SEAT($actor) }: do you hand over “{ NAME($law) }”, or all your estates in one open province?
}
    .name = Answering Assignats
    .waiting = Waiting for { SEAT($seats) } to answer the Assignats of { SEAT($actor) }.
    .guide = Assignats leave you the choice of evil: the Law that was named, or all estates in one province of your choice. A province with a single estate is often the cheaper price.
decision-placement = { $place ->
    [none] Which office do you not stand for? You will lay one card at each of the other three.
   *[other] Which card do you lay { at-place }?
}
    .name = Cards in the Senate
    .waiting = Waiting for { SEAT($seats) } to lay cards in the Senate.
    .guide = Thirteen cards must last the whole Age: three go to offices now, five to Laws, five to Conflicts. The highest card wins an office and an estate with it, two if the king favours that office. The Primate decides ties. High cards spent here are missed in the wars.
decision-office-tie = { SEAT($tied) } are tied. To whom do you, as Primate, give the office of { NAME($place) }?
    .name = A tie for an office
    .waiting = { SEAT($tied) } are tied for { NAME($place) }. Waiting for { SEAT($seats) } to decide as Primate.
    .guide = { -primate-guide }
decision-place-estates = { $count ->
    [one] Place 1 estate in a province that is not partitioned.
   *[other] Place { $count } estates, all in one province that is not partitioned.
}
    .name = Placing estates
    .waiting = Waiting for { SEAT($seats) } to place { $count ->
        [one] 1 estate
       *[other] { $count } estates
    }.
    .guide = Point at a province to see what your estates would change there: who leads, and how much Wealth everybody would have. A province with many Conflicts against it is rich ground and risky ground.
decision-sejm-commitment = Which card do you lay at Law { $place }, “{ NAME($subject) }”?
    .name = Cards in the Sejm
    .waiting = Waiting for { SEAT($seats) } to commit cards in the Sejm.
    .guide = One card for each Law, all in secret; the highest Influence wins the Law and the estates it brings, one more if the king favours it. What you keep in hand is all you will have for the Conflicts. The Lady counts ten here and only one in war.
decision-law-tie = { SEAT($tied) } are tied. To whom do you, as Primate, give the Law “{ NAME($subject) }”?
    .name = A tie for a Law
    .waiting = { SEAT($tied) } are tied for the Law “{ NAME($subject) }”. Waiting for { SEAT($seats) } to decide as Primate.
    .guide = { -primate-guide }
decision-conflict-commitment = Which card do you lay at Conflict { $place }, “{ NAME($subject) }”?
    .name = Cards for the Conflicts
    .waiting = Waiting for { SEAT($seats) } to commit cards to the Conflicts.
    .guide = All families fight together: if the sum of all cards reaches the Scale, the strongest takes the reward. If not, estates are lost there, the weakest family loses most, and the province is partitioned. Three partitioned provinces, and everybody has lost the game.
decision-reward-tie = { SEAT($tied) } are tied. To whom do you, as Primate, give the reward of “{ NAME($subject) }”?
    .name = A tie for a reward
    .waiting = { SEAT($tied) } are tied for the reward of “{ NAME($subject) }”. Waiting for { SEAT($seats) } to decide as Primate.
    .guide = { -primate-guide }
decision-penalty-tie = { SEAT($tied) } have the lowest cards at “{ NAME($subject) }”. On whom do you, as Primate, lay the penalty?
    .name = A tie for a penalty
    .waiting = { SEAT($tied) } have the lowest cards at “{ NAME($subject) }”. Waiting for { SEAT($seats) } to lay the penalty as Primate.
    .guide = { -primate-guide }
decision-law-loss = “{ NAME($conflict) }” is lost and costs you a Law. Which one do you lose?
    .name = Giving up a Law
    .waiting = Waiting for { SEAT($seats) } to give up a Law.
    .guide = Give up the Law whose time has passed, or the one that would help you least.
decision-conflict-tie = { NAME($conflicts) } are lost and have the same Scale. Which of them do you, as Primate, put out of the game?
    .name = A tie of lost Conflicts
    .waiting = Waiting for { SEAT($seats) } to decide as Primate which of two lost Conflicts is put out of the game.
    .guide = { -primate-guide }
decision-track-tie = Equally many estates: { SEAT($tied) }{ $also_tied ->
    [none] .
   *[other] ; and among themselves { SEAT($also_tied) }.
} Which order do you, as Primate, give to the track?
    .name = A tie on the order track
    .waiting = Waiting for { SEAT($seats) } to settle the order track as Primate.
    .guide = { -primate-guide }
decision-victory-tie = { SEAT($tied) } share the greatest Wealth. Whom do you, as Primate, name the winner?
    .name = A tie for victory
    .waiting = { SEAT($tied) } share the greatest Wealth. Waiting for { SEAT($seats) } to name the winner as Primate.
    .guide = { -primate-guide }

## Events

event-king-elected = { NAME($age) }: { NAME($king) } is elected King. Royal Policy: { NAME($symbol) }.
event-king-died = The reign of { NAME($king) } ends; no Royal Policy is in force.
event-estates-placed = { SEAT($seat) } { $count ->
    [0] places no estate
    [one] places 1 estate
   *[other] places { $count } estates
} in { NAME($place) }.
event-estates-forfeited = { SEAT($seat) } { $count ->
    [one] forfeits 1 estate
   *[other] forfeits { $count } estates
}: the supply is exhausted.
event-estates-lost = { SEAT($seat) } { $count ->
    [one] loses 1 estate
   *[other] loses { $count } estates
} in { NAME($place) }.
event-card-laid = { SEAT($seat) } lays a card { at-place }.
event-committed = { SEAT($seat) } has committed all cards.
event-cards-revealed = { NAME($subject) }: { EACH($seats, $cards) }.
event-office-empty = Nobody stands for the office of { NAME($office) }.
event-primate-by-default = { SEAT($seat) }, last on the track, becomes Primate without a contest and without estates.
event-tied = { SEAT($seats) } are tied. { SEAT($primate) } decides as Primate.
event-favoured = The Primate ({ SEAT($primate) }) names { SEAT($seat) }.
event-office-won = { SEAT($seat) } wins the office of { NAME($office) }.
event-laws-dealt = Laws of this Sejm: { NAME($laws, join: ", ") }.
event-law-won = { SEAT($seat) } wins the Law “{ NAME($law) }”.
event-conflict-dealt = Conflict { $slot }: “{ NAME($conflict) }”.
event-conflict-returned = “{ NAME($conflict) }” would be a third Conflict of one Power; it is shuffled back into the deck.
event-conflict-won = Conflict won: “{ NAME($conflict) }”. Strength of the Commonwealth { SIGNED($strength, plus: "") }, Scale { $scale }.
event-conflict-lost = Conflict lost: “{ NAME($conflict) }”. Strength of the Commonwealth { SIGNED($strength, plus: "") }, Scale { $scale }.
event-penalised = The penalty falls on { SEAT($seat) }.
event-conflict-discarded = The Conflict “{ NAME($conflict) }” is out of the game.
event-partitioned = { NAME($province) } is partitioned.
event-restored = { NAME($province) } is partitioned no longer.
event-silent-sejm = Silent Sejm pawns stand in all five provinces: from now on −2 to the strength of the Commonwealth in each.
event-black-clouds = The Black Clouds pawn stands in Prussia: from now on −2 to the strength of the Commonwealth there.
event-declared = { SEAT($seat) } plays { declared-card }.
event-passed = { SEAT($seat) } passes.
event-modified = Card of { SEAT($seat) }: { SIGNED($amount) }, { SIGNED($total, plus: "") } in all.
event-built = The { NAME($building) } rises in { NAME($province) }.
event-vetoed = { SEAT($seat) } plays VETO!: the action of “{ NAME($card) }” comes to nothing.
event-law-moved = “{ NAME($law) }” passes from { SEAT($giver) } to { SEAT($receiver) }.
event-law-lost = { SEAT($seat) } loses the Law “{ NAME($law) }”; it is out of the game.
event-proposed = { $take ->
    [none] { SEAT($seat) } makes { SEAT($to) } a gift: { NAME($give) }.
   *[other] { SEAT($seat) } proposes a trade to { SEAT($to) }. Gives: { $give ->
        [none] nothing
       *[other] { NAME($give) }
    }. Gets: { NAME($take) }.
}
event-declined = { SEAT($seat) } declines the proposal of { SEAT($to) }.
event-pledged = { SEAT($seat) } pledges “{ NAME($law) }” to the Primate for a favourable decision.
event-track-ordered = New order: { SEAT($track, join: ", ") }.
event-age-began = The { NAME($age) } begins.
event-collapsed = The Third Partition, in the { NAME($age) }: the Commonwealth falls and everybody loses.
event-wealth-counted = { SEAT($seat) }: Wealth { $wealth } (estates { $estates }, standing in provinces { $standing }, fiefs { $fiefs }, Laws { $laws }).
event-won = { SEAT($seat) } wins with a Wealth of { $wealth }.

## Refusals

refusal-not-yet = You want to act, but in this window it is the turn of { SEAT($seat) }; yours comes later.
refusal-already-passed = You want to act, but your turn in this window is over; a pass is final.
refusal-trade-is-off = You want to trade, but this table plays without trade.
refusal-offer-first = You speak of Laws to give or take, but a proposal begins with the player it is made to.
refusal-no-pledge = You cannot pledge “{ NAME($law) }” now. A pledge is made in the pause before the Primate decides, by a player concerned by the tie other than the Primate, with own Laws and instead of an initiative.
refusal-no-initiative = You want to trade again, but you have at most { $most ->
    [one] 1 initiative
   *[other] { $most } initiatives
} here, and none is left.
refusal-no-partner = You want to trade, but a proposal goes to one other player at this table.
refusal-pledged-instead = You want to trade, but you have pledged Laws in this pause, and a pledge takes the place of an initiative.
refusal-nothing-to-trade = You want to trade with { SEAT($to) }, but neither of you has a Law that may still change hands here.
refusal-empty-proposal = Your proposal is empty: at least one Law must be given or taken.
refusal-only-laws = “{ NAME($law) }” cannot be traded: it is no Law in front of { SEAT($seat) }, and only Laws won may change hands.
refusal-law-pledged = “{ NAME($law) }” cannot be traded: it is pledged to the Primate in this pause.
refusal-law-moved = “{ NAME($law) }” cannot be traded: it has changed hands in this window already.
refusal-out-of-order = “{ NAME($law) }” cannot be added now: first come the Laws you give, then those you ask for, each in the order of the card list.
refusal-no-such-card = There is no Senator or Law called “{ NAME($card) }”.
refusal-senator-used = You want to play “{ NAME($card) }”, but you have used this Senator in this Age already.
refusal-not-yours = You want to play “{ NAME($card) }”, but this card is not yours.
refusal-no-action = You want to play “{ NAME($card) }”, but this card has no action.
refusal-wrong-window = You want to play “{ NAME($card) }”, but this is not the moment the card names.
refusal-wrong-office = You want to play “{ NAME($card) }”, but it does not work in a contest for { NAME($office) }.
refusal-no-card-there = You want to play “{ NAME($card) }”, but you have no family card at the office of { NAME($office) }.
refusal-out-of-reach = You want to replace an estate in { NAME($province) }, but the province is partitioned and out of the Treasurer’s reach.
refusal-condition-not-met = You want to play “{ NAME($card) }”, but its condition is not met, so it would bring nothing.
refusal-wrong-target = You want to play “{ NAME($card) }”, but it cannot be aimed at that.
refusal-cannot-hand-over = “{ NAME($what) }” is not what the Assignats demand: hand over the Law that was named, or all your estates in one open province where you have some.
refusal-not-your-placement = You want to lay cards, but { SEAT($seat) } lays first; cards are laid in track order.
refusal-no-such-family-card = There is no family card called “{ NAME($card) }”; there are 2 to 9, 11 to 14 and the Lady.
refusal-card-used = You want to lay { $card ->
    [lady] the Lady
   *[other] { NAME($card) }
}, but this card has left your hand; every card is played once in an Age.
refusal-three-offices = You want another office, but one card goes to each of exactly three: first name the office you leave out, then lay the cards in the order Primate, Treasurer, Hetman, Chancellor.
refusal-not-your-law = You want to lose “{ NAME($law) }”, but you do not hold this Law.
refusal-not-one-of-two = “{ NAME($conflict) }” is not one of the two lost Conflicts between which you choose.
refusal-one-province = You want to place in “{ NAME($province) }”, but estates go, all of one card together, into one of the five provinces.
refusal-partitioned = You want to place in { NAME($province) }, but the province is partitioned; no estate may be placed there now.
refusal-nothing-to-veto = You want to play VETO!, but there is no action of another player that you could cancel now. Winning a card, trade and decisions of the Primate are no actions.
refusal-no-loss-to-redirect = You want to play Entail, but you are not asked now about an estate that you are about to lose.
refusal-no-window = You want to play “{ NAME($card) }”, but cards are played only on your own turn in a window.
refusal-no-trade-now = You want to trade, but another decision is pending; Laws change hands only on your own turn in a window or pause.
refusal-not-tied = You may name only one of those who are tied: { SEAT($tied) }.
refusal-cannot-redirect = You cannot lose an estate in { NAME($instead) } instead of { NAME($loss) }: the loss must be one you face, and in the other province you must have an estate to spare.
refusal-commitment-is-final = You want to lay a card, but none is asked of you now; cards once laid are final.
refusal-no-fief-to-take = You want to place in { NAME($province) }, but a fief is gained only as the reward of a Conflict, and not while its province is partitioned.
refusal-one-card-each = You want to lay a card elsewhere, but exactly one card goes to each place, in their order.
refusal-not-an-order = This is no possible order: more estates come first, and you arrange only families with equal numbers.
