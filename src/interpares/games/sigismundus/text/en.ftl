### Sigismundus Augustus
###
### Names are those of the data; a House goes by its family name and stands in the singular. `.acc` is a
### country with its article, `.loc` with its preposition too; `.gen` an office after "the office of";
### `.card` a Policy card of a deck with its article. What a thing does stands at its name and is
### repeated at its kind.

game-sigismundus = Sigismundus Augustus: Dei gratia rex Poloniae
    .text = Poland under the last of the Jagiellons, from 1548 to the Union of Lublin. Head a magnate House: win Figures and foreign courts, gather votes, buy and sell them, and spend them in secret on offices, on the king’s favour and on laws that change the rest of the game.
    .time = about 150 minutes
    .weight = 4 of 5

option-variant = Length
    .text = The full game has eight Sejms, the short one four: those of 1548, 1550, 1562 and 1569. Everything else is alike.
option-unbid_office = Office nobody bids for
    .text = What happens when every hand for an office opens empty: the Royal Representative names its holder, as in any tie, or the office stays available.
option-edition = Edition
    .text = Many values of offices and Houses are not known from the printed game; they are ours. The second edition holds those that were evened out after thousands of games, the first those we began with.

name-full = full game
    .text = Eight rounds, one for each Sejm from 1548 to 1569.
name-short = short game
    .text = Four rounds: the Sejms I, II, V and VIII. The other four cards are out of the game.
name-representative = the Royal Representative names the holder
name-vacant = the office stays available
name-second = second edition
name-first = first edition
name-unbid-office = Office nobody bids for

outcome-finished = The last Sejm is over; the most victory points win, and of equals the one who stands higher in the king’s favour.

## Houses

name-gorka = Górka
    .house = House of Górka
    .arms = Łodzia
    .text = Arms Łodzia. In the second edition: initiative 3; among the five Houses it starts III on the Royal, II on the Senatorial and II on the Parliamentary Support track.
name-zborowski = Zborowski
    .house = House of Zborowski
    .arms = Jastrzębiec
    .text = Arms Jastrzębiec. In the second edition: initiative 2; among the five Houses it starts II on the Royal, III on the Senatorial and IV on the Parliamentary Support track.
name-zamoyski = Zamoyski
    .house = House of Zamoyski
    .arms = Jelita
    .text = Arms Jelita. In the second edition: initiative 4; among the five Houses it starts V on the Royal, IV on the Senatorial and I on the Parliamentary Support track.
name-tarnowski = Tarnowski
    .house = House of Tarnowski
    .arms = Leliwa
    .text = Arms Leliwa. In the second edition: initiative 1; among the five Houses it starts IV on the Royal, I on the Senatorial and III on the Parliamentary Support track.
name-firlej = Firlej
    .house = House of Firlej
    .arms = Lewart
    .text = Arms Lewart. In the second edition: initiative 5; among the five Houses it starts I on the Royal, V on the Senatorial and V on the Parliamentary Support track.

## Rounds, phases, stages

name-round-1 = Round 1
name-round-2 = Round 2
name-round-3 = Round 3
name-round-4 = Round 4
name-round-5 = Round 5
name-round-6 = Round 6
name-round-7 = Round 7
name-round-8 = Round 8

name-setup = Set-up
name-initiative = Initiative
    .text = The first player marker passes to the left, the Sejm card and the Royal Demand of the round are turned up, and three Figures are laid open.
name-income = Income
    .text = Everybody takes 2 ducats and the income of one office of their choice.
name-draw = Draw
    .text = Everybody in order draws a Policy card from a deck of their choice, then the extra cards of offices, Figures and seals.
name-special-actions = Special Actions
    .text = Everybody in order may take one special action: a Policy card, a church court or Walenty Bakfark. The Magnate’s Representative has one more, before all others.
name-foreign-policy = Foreign Policy
    .text = The Royal Representative crowns a country. Then everybody in order may discard Foreign Policy cards for House markers in one country.
name-actions = Actions
    .text = Everybody in order sends one client to a field and acts there, round and round until all clients are used.
name-sejm = Sejm
    .text = Votes are counted, bought and sold, and spent on offices, on the Royal Demand and on the Act of Law of the round.
name-scoring = Scoring
    .text = Offices score their prestige. Then every crowned country is scored and loses its crown; one with House markers in it gives its seal away too.
name-maintenance = Maintaining the Army
    .text = Everybody in order pays for the units to be kept: 1 ducat for infantry, 2 for hussars, 3 for artillery. The others go back to the supply.
name-ending = End of the game
    .text = The golden ribbons are scored, and the grants if their Act is in force.

name-count-votes = Counting votes
    .text = Everybody takes the votes of their spaces on the three support tracks, and bonuses.
name-additional-votes = Additional votes
    .text = Everybody in order may discard Internal Policy cards for 1 vote each.
name-bribery = Bribery
    .text = First ducats, then votes are offered in secret. The largest parcel of votes chooses its buyer first.
name-voting = Voting on offices
    .text = Hidden votes are bid for each office, one after the other. All votes bid are spent, won or not.
name-royal-demand = Royal Demand
    .text = Ducats, votes or units are given to the king in secret. The gifts set the order on the Royal Support track anew.
name-act-of-law = Act of Law
    .text = With all the votes left everybody is for or against the Act of the round, in secret.

## Policy decks, kinds of offices, units

name-internal = Internal Policy
    .card = an Internal Policy card
    .cards = Internal Policy cards
    .deck = the deck of Internal Policy
name-foreign = Foreign Policy
    .card = a Foreign Policy card
    .cards = Foreign Policy cards
    .deck = the deck of Foreign Policy
name-military = Military Policy
    .card = a Military Policy card
    .cards = Military Policy cards
    .deck = the deck of Military Policy

name-ecclesiastical = Ecclesiastical offices
    .one = Ecclesiastical office
    .text = Bishops and archbishops. Each has a church court; their prestige falls to 1 when the National Church is passed.
name-ministerial = Ministerial offices
    .one = Ministerial office
    .text = Ministers of the Crown. Each has an ability of its own; no Act turns them.
name-land = Land offices
    .one = Land office
    .text = Palatines and castellans. Each brings a unit and keeps one of its kind free of charge; the income of palatines falls with the Execution of the crown estates.

name-archbishop = archbishop
name-bishop = bishop
name-minister = minister
name-palatine = palatine
name-castellan = castellan

name-infantry = Infantry
    .text = Power 1, upkeep 1 ducat. It fights in the third step of a combat.
name-hussars = Hussars
    .text = Power 2, upkeep 2 ducats. They fight in the second step of a combat.
name-artillery = Artillery
    .text = Power 3, upkeep 3 ducats. It fights in the first step of a combat.

name-ducats = ducats
name-votes = votes
name-units = units

name-culture = culture
name-diplomacy = diplomacy

calling-culture = person of culture
calling-diplomacy = diplomat
calling-military = soldier

## Offices

-court-text = A church court as a special action, once a round: a random Policy card from an opponent’s hand. The Act National Church turns the office to prestige 1.
-palatine-text = Whoever gains it takes 1 hussars unit, and 1 hussars unit is kept free of charge. The Act Execution of the crown estates turns it to a lower income.
-castellan-text = Whoever gains it takes 1 infantry, and 1 infantry is kept free of charge.

name-archiepiscopus-gnesnensis = Archbishop of Gniezno, Primate
    .latin = archiepiscopus gnesnensis
    .gen = Archbishop of Gniezno
    .text = { -court-text }
name-marschalcus-regni = Grand Marshal of the Crown
    .latin = marschalcus regni
    .gen = Grand Marshal of the Crown
    .text = 1 more vote when votes are counted in the Sejm.
name-castellanus-cracoviensis = Castellan of Kraków
    .latin = castellanus cracoviensis
    .gen = Castellan of Kraków
    .text = { -castellan-text }
name-archiepiscopus-leopoliensis = Archbishop of Lwów
    .latin = archiepiscopus leopoliensis
    .gen = Archbishop of Lwów
    .text = { -court-text }
name-cancellarius-regni = Grand Chancellor of the Crown
    .latin = cancellarius regni
    .gen = Grand Chancellor of the Crown
    .text = 1 more House marker on the country you choose in the Foreign Policy phase, even if you discard no card.
name-palatinus-cracoviensis = Palatine of Kraków
    .latin = palatinus cracoviensis
    .gen = Palatine of Kraków
    .text = { -palatine-text }
name-episcopus-cracoviensis = Bishop of Kraków
    .latin = episcopus cracoviensis
    .gen = Bishop of Kraków
    .text = { -court-text }
name-vicecancellarius-regni = Vice-Chancellor of the Crown
    .latin = vicecancellarius regni
    .gen = Vice-Chancellor of the Crown
    .text = 1 more Policy card in the Draw phase, from a deck of your choice.
name-palatinus-posnaniensis = Palatine of Poznań
    .latin = palatinus posnaniensis
    .gen = Palatine of Poznań
    .text = { -palatine-text }
name-episcopus-cuiaviensis = Bishop of Kuyavia
    .latin = episcopus cuiaviensis
    .gen = Bishop of Kuyavia
    .text = { -court-text }
name-thesaurarius-regni = Grand Treasurer of the Crown
    .latin = thesaurarius regni
    .gen = Grand Treasurer of the Crown
    .text = In the Income phase you take the income of 2 different offices instead of one; this one may be among them.
name-palatinus-sandomirensis = Palatine of Sandomierz
    .latin = palatinus sandomirensis
    .gen = Palatine of Sandomierz
    .text = { -palatine-text }
name-episcopus-posnaniensis = Bishop of Poznań
    .latin = episcopus posnaniensis
    .gen = Bishop of Poznań
    .text = { -court-text }
name-marschalcus-curiae = Court Marshal of the Crown
    .latin = marschalcus curiae
    .gen = Court Marshal of the Crown
    .text = You pay 1 ducat less to enter an occupied field with a client.
name-castellanus-posnaniensis = Castellan of Poznań
    .latin = castellanus posnaniensis
    .gen = Castellan of Poznań
    .text = { -castellan-text }

## Policy cards

name-client-card = Client
    .text = Take 1 client from the supply, for this round only.
name-primus-inter-pares = Primus Inter Pares
    .text = Take the first player marker. The new order counts from the next phase on.
name-death-of-senator = Death of a Senator
    .text = Name any player with an office. That player returns one office of their own choice, and it is available again.
name-church-foundation = Church Foundation
    .text = Pay 3 ducats and score 5 VP. Until the end of the round nobody can attack you.
name-vistula-raft = Raft of the Vistula River
    .text = Take 4 ducats.
name-diplomatic-mission = Diplomatic Mission
    .text = Turn the Foreign Policy marker of a country to its crown: it will be scored in this round.
name-negotiations = Negotiations
    .text = You may move any country to the first or to the last space of the foreign policy track; the others close up.
name-secret-pact = Secret Pact
    .text = Lay the card on a country. Until the end of the round nobody, you included, places House markers there.
name-enlistment = Enlistment
    .text = Take 1 infantry and, as you choose, 1 hussars or 1 artillery.
name-abduction = Abduction
    .text = An attack. If you win you take a Figure of your choice from the defeated player, with the gold on it.
name-sack = Sack
    .text = An attack. If you win you take half of the ducats of the defeated player, rounded down.
name-foray = Foray
    .text = An attack. If you win you take 6 VP from the defeated player, or all there are.

## Figures

name-florian-zebrzydowski = Florian Zebrzydowski
    .desc = court hetman, author of military articles
    .text = In the maintenance phase you keep 1 unit of any kind free of charge.
name-bernard-pretwicz = Bernard Pretwicz
    .desc = captain of the standing border defence
    .text = When you are attacked, each of your dice counts 2 more.
name-dymitr-wisniowiecki = Dymitr Wiśniowiecki
    .desc = prince, leader of raids on the Crimea
    .text = When you attack, each of your dice counts 2 more.
name-tomasz-sierpinek = Tomasz Sierpinek
    .desc = commander of the royal privateers
    .text = 2 more ducats in the Income phase.
name-prospero-provana = Prospero Provana
    .desc = organiser of the royal post
    .text = 1 more Policy card in the Draw phase, from a deck of your choice.
name-andrzej-taranowski = Andrzej Taranowski
    .desc = envoy to the Porte and the Crimea
    .text = Your Envoy places 2 House markers on the country instead of 1.
name-piotr-barzi = Piotr Barzi
    .desc = envoy to Rome and Spain
    .text = 1 more House marker on the country you choose in the Foreign Policy phase, even if you discard no card.
name-bartlomiej-groicki = Bartłomiej Groicki
    .desc = jurist
    .text = 1 more vote when votes are counted in the Sejm.
name-jozef-strus = Józef Struś
    .desc = royal physician
    .text = You cannot be named for Death of a Senator. 1 more VP when offices are scored.
name-jan-laski = Jan Łaski
    .desc = religious reformer
    .text = No church court takes a card from you. Your Parliamentary Agitation moves 1 more space free of charge.
name-waclaw-z-szamotul = Wacław z Szamotuł
    .desc = royal composer
    .text = Your Nobles’ Feast moves 1 more space free of charge.
name-walenty-bakfark = Walenty Bakfark
    .desc = royal lutenist
    .text = As a special action you look at the whole hand of an opponent, then draw a Policy card from a deck of your choice.
name-jan-kochanowski = Jan Kochanowski
    .desc = poet
    .text = Golden ribbon: 1 VP for each Figure you control at the end, this one included; 8 VP at most.
name-mikolaj-rej = Mikołaj Rej
    .desc = writer
    .text = Golden ribbon: 2 VP for each Policy card in your hand at the end; 8 VP at most.
name-andrzej-frycz-modrzewski = Andrzej Frycz Modrzewski
    .desc = political writer
    .text = Golden ribbon: 2 VP for each Act in force at the end; 8 VP at most.
name-stanislaw-orzechowski = Stanisław Orzechowski
    .desc = polemicist
    .text = Golden ribbon: 2 VP for each Act rejected in this game; 8 VP at most.
name-lukasz-gornicki = Łukasz Górnicki
    .desc = courtier and writer
    .text = Golden ribbon: 8, 5, 3, 1 or 0 VP for your final space I to V on the Royal Support track.
name-marcin-bielski = Marcin Bielski
    .desc = chronicler
    .text = Golden ribbon: 8, 5, 3, 1 or 0 VP for your final space I to V on the Parliamentary Support track.
name-jan-maria-padovano = Jan Maria Padovano
    .desc = sculptor and architect
    .text = Golden ribbon: 1 VP for every 2 ducats in your treasury at the end; 8 VP at most.
name-santi-gucci = Santi Gucci
    .desc = sculptor and architect
    .text = Golden ribbon: 3 VP for each of your land offices at the end.
name-marcin-kromer = Marcin Kromer
    .desc = historian and diplomat
    .text = Golden ribbon: 3 VP for each seal you hold at the end.
name-stanislaw-hozjusz = Stanisław Hozjusz
    .desc = cardinal and legate
    .text = Golden ribbon: 3 VP for each of your ecclesiastical offices at the end.
name-jan-herburt = Jan Herburt
    .desc = jurist, historian and envoy
    .text = Golden ribbon: 3 VP for each of your ministerial offices at the end.
name-mikolaj-sieniawski = Mikołaj Sieniawski
    .desc = grand hetman of the Crown
    .text = Golden ribbon: 1 VP for each point of power of the army you keep at the end; 8 VP at most.

## Acts of Law

name-recognition-of-royal-marriage = Recognition of the royal marriage
    .number = I
    .session = Piotrków 1548
    .dates = 31 October to 12 December 1548
    .text = Space I of the Royal Support track gives 1 more vote when votes are counted.
name-border-defence = Standing border defence
    .number = II
    .session = Piotrków 1550
    .dates = 15 May to 30 July 1550
    .text = Every player keeps 1 hussars unit free of charge, on top of all other free upkeep.
name-suspension-of-church-courts = Suspension of the ecclesiastical courts
    .number = III
    .session = Piotrków 1552
    .dates = 2 February to 11 April 1552
    .text = No church court can be held any more.
name-national-church = National Church
    .number = IV
    .session = Piotrków 1555
    .dates = 22 April to 15 June 1555
    .text = All ecclesiastical offices, held or available, turn to their back and have prestige 1.
name-incompatibilitas = Incompatibilitas
    .number = V
    .session = Piotrków 1562
    .dates = 30 November 1562 to 25 March 1563
    .text = Everybody keeps at most one office of each kind, now and later; the others are available again.
name-execution-of-crown-estates = Execution of the crown estates
    .number = VI
    .session = Warsaw 1563
    .dates = 22 November 1563 to 1 April 1564
    .text = All palatines, held or available, turn to their back and have a lower income.
name-grants-for-the-deserving = Grants for the deserving
    .number = VII
    .session = Piotrków 1567
    .dates = 7 April to 20 June 1567
    .text = At the end of the game the spaces I to V of the Royal Support track score 5, 3, 2, 1 and 0 VP.
name-union-of-lublin = Union of Lublin
    .number = VIII
    .session = Lublin 1569
    .dates = 10 January to 12 August 1569
    .text = When the Grand Duchy of Lithuania is scored, its first value is 4 higher and its second 2 higher.

## Royal Demands

-tax-text = Everybody gives ducats in secret. All of them are spent; the most stands first in the king’s favour.
-support-text = Everybody gives votes in secret. All of them are spent; the most stands first in the king’s favour.
-host-text = Everybody sends units in secret, and their power counts. They stay yours but turn to their grey side, so that they cannot fight until the next Royal Demand, and they must be paid for first.

name-tax = Tax
    .text = { -tax-text }
name-sejm-support = Support in Sejm
    .text = { -support-text }
name-noble-host = Noble Host
    .text = { -host-text }
name-tax-1 = Tax: land levy
    .text = { -tax-text }
name-tax-2 = Tax: for the Muscovite need
    .text = { -tax-text }
name-tax-3 = Tax: excise on drink
    .text = { -tax-text }
name-sejm-support-1 = Support in Sejm: the voice of the senate
    .text = { -support-text }
name-sejm-support-2 = Support in Sejm: the voice of the deputies
    .text = { -support-text }
name-sejm-support-3 = Support in Sejm: the land dietines
    .text = { -support-text }
name-noble-host-1 = Noble Host: against the Tatars
    .text = { -host-text }
name-noble-host-2 = Noble Host: to Livonia
    .text = { -host-text }
name-noble-host-3 = Noble Host: against Muscovy
    .text = { -host-text }

## Countries and the foreign policy track

name-lithuania = Grand Duchy of Lithuania
    .short = Lithuania
    .latin = Magnus Ducatus Lithuaniae
    .acc = the Grand Duchy of Lithuania
    .loc = in the Grand Duchy of Lithuania
    .text = Its seal: 1 more vote when votes are counted in the Sejm.
name-sweden = Sweden
    .short = Sweden
    .latin = Regnum Sueciae
    .acc = Sweden
    .loc = in Sweden
    .text = Its seal: 1 artillery is kept free of charge.
name-habsburg = Habsburg Empire
    .short = Habsburgs
    .latin = Imperium Habsburgensis
    .acc = the Habsburg Empire
    .loc = in the Habsburg Empire
    .text = Its seal: 1 more VP when offices are scored.
name-muscovy = Muscovy
    .short = Muscovy
    .latin = Magnus Ducatus Moscoviae
    .acc = Muscovy
    .loc = in Muscovy
    .text = Its seal: 1 more card in the Draw phase, from the deck of Military Policy.
name-ottoman = Ottoman Empire
    .short = Ottomans
    .latin = Imperium Ottomanorum
    .acc = the Ottoman Empire
    .loc = in the Ottoman Empire
    .text = Its seal: 1 more card in the Draw phase, from the deck of Foreign Policy.
name-prussia = Duchy of Prussia
    .short = Prussia
    .latin = Ducatus Prussiae
    .acc = the Duchy of Prussia
    .loc = in the Duchy of Prussia
    .text = Its seal: 2 more ducats in the Income phase.

name-foreign-policy-space-1 = space 1
name-foreign-policy-space-2 = space 2
name-foreign-policy-space-3 = space 3
name-foreign-policy-space-4 = space 4
name-foreign-policy-space-5 = space 5
name-foreign-policy-space-6 = space 6

## Support tracks and Representatives

name-royal-support = Royal Support track
    .short = Royal Support
    .text = 5, 4, 3, 2 and 1 votes for the spaces I to V. The Royal Demand sets its order anew in every Sejm, and space I gives the card of the Royal Representative.
name-senatorial-support = Senatorial Support track
    .short = Senatorial Support
    .text = 4, 3, 2, 1 and 0 votes for the spaces I to V. The Nobles’ Feast moves you forward; space I gives the card of the Magnate’s Representative.
name-parliamentary-support = Parliamentary Support track
    .short = Parliamentary Support
    .text = 3, 2, 1, 0 and 0 votes for the spaces I to V. Parliamentary Agitation moves you forward; space I gives the card of the Nobility’s Representative.

name-royal-representative = Royal Representative
    .text = Crowns a country at the start of the Foreign Policy phase and settles every tie. The card changes hands only at the end of the Royal Demand.
name-magnates-representative = Magnate’s Representative
    .text = One more special action, before everybody else. The card passes at once when another House comes to space I of the Senatorial Support track.
name-nobilitys-representative = Nobility’s Representative
    .text = 4 clients instead of 3 in the Actions phase. The card passes at once when another House comes to space I of the Parliamentary Support track.

## Action fields

name-envoy = Envoy
    .text = Place 1 House marker on a country; it moves one space to the left on the foreign policy track.
name-patronage = Patronage
    .text = Take an open Figure and put any number of your ducats on it, or bribe a Figure of another player for 1 ducat more than lies on it.
name-calling-banners = Calling Banners
    .text = Take 1 unit of any kind from the supply.
name-vacancy = Vacancy
    .text = Put a House marker on an available office: it will be voted on in this Sejm, and you have 2 extra votes for it.
name-nobles-feast = Nobles’ Feast
    .text = Move 1 space forward on the Senatorial Support track, and 1 more for each Internal Policy card you discard, as many as you like.
name-academy = Academy
    .text = Draw 2 Policy cards, one after the other, each from a deck of your choice.
name-economist = Economist
    .text = Take 3 ducats.
name-economist-five = Economist II
    .text = Take 3 ducats. This field is in play with 5 players only.
name-parliamentary-agitation = Parliamentary Agitation
    .text = Move 1 space forward on the Parliamentary Support track, and 1 more for each ducat you pay, as many as you like.

## Where victory points come from

name-foundation = Church Foundations
name-offices = Offices
name-countries = Countries
name-grants = Grants
name-ribbons = Golden ribbons

source-foundation = Church Foundations
source-foray = Forays
source-offices = Prestige of offices
source-countries = Countries
source-grants = Grants for the deserving
source-ribbons = Golden ribbons

## Components

name-sigismundus = Sigismundus Augustus. Dei gratia rex Poloniae
name-sejm-card = Sejm card
name-figure-card = Figure card
name-royal-demand-card = Royal Demand card
name-reference-sheet = reference sheet
name-symbol-card = symbol description card
name-house-card = House card
name-representative-card = Representative card
name-office-card = Senatorial Office card
name-foreign-policy-card = Foreign Policy card
name-internal-policy-card = Internal Policy card
name-military-policy-card = Military Policy card
name-military-marker = military marker
name-foreign-policy-marker = Foreign Policy Directions marker
name-first-player-marker = first player marker
name-ducat = ducat
name-vote = vote
name-house-marker = House marker
name-track-marker = track marker
name-client = Client token
name-die = six-sided die
name-start-offices-3 = starting offices, 3 players
name-start-offices-4 = starting offices, 4 players
name-start-offices-5 = starting offices, 5 players
name-church-court = church court

## The same by kind, for the reference

phase-initiative = { name-initiative }
    .text = { name-initiative.text }
phase-income = { name-income }
    .text = { name-income.text }
phase-draw = { name-draw }
    .text = { name-draw.text }
phase-special-actions = { name-special-actions }
    .text = { name-special-actions.text }
phase-foreign-policy = { name-foreign-policy }
    .text = { name-foreign-policy.text }
phase-actions = { name-actions }
    .text = { name-actions.text }
phase-sejm = { name-sejm }
    .text = { name-sejm.text }
phase-scoring = { name-scoring }
    .text = { name-scoring.text }
phase-maintenance = { name-maintenance }
    .text = { name-maintenance.text }

field-envoy = { name-envoy }
    .text = { name-envoy.text }
field-patronage = { name-patronage }
    .text = { name-patronage.text }
field-calling-banners = { name-calling-banners }
    .text = { name-calling-banners.text }
field-vacancy = { name-vacancy }
    .text = { name-vacancy.text }
field-nobles-feast = { name-nobles-feast }
    .text = { name-nobles-feast.text }
field-academy = { name-academy }
    .text = { name-academy.text }
field-economist = { name-economist }
    .text = { name-economist.text }
field-economist-five = { name-economist-five }
    .text = { name-economist-five.text }
field-parliamentary-agitation = { name-parliamentary-agitation }
    .text = { name-parliamentary-agitation.text }

support_track-royal-support = { name-royal-support }
    .text = { name-royal-support.text }
support_track-senatorial-support = { name-senatorial-support }
    .text = { name-senatorial-support.text }
support_track-parliamentary-support = { name-parliamentary-support }
    .text = { name-parliamentary-support.text }

country-lithuania = { name-lithuania }
    .text = { name-lithuania.text }
country-sweden = { name-sweden }
    .text = { name-sweden.text }
country-habsburg = { name-habsburg }
    .text = { name-habsburg.text }
country-muscovy = { name-muscovy }
    .text = { name-muscovy.text }
country-ottoman = { name-ottoman }
    .text = { name-ottoman.text }
country-prussia = { name-prussia }
    .text = { name-prussia.text }

representative-royal-representative = { name-royal-representative }
    .text = { name-royal-representative.text }
representative-magnates-representative = { name-magnates-representative }
    .text = { name-magnates-representative.text }
representative-nobilitys-representative = { name-nobilitys-representative }
    .text = { name-nobilitys-representative.text }

variant-full = { name-full }
    .text = { name-full.text }
variant-short = { name-short }
    .text = { name-short.text }

unit-infantry = { name-infantry }
    .text = { name-infantry.text }
unit-hussars = { name-hussars }
    .text = { name-hussars.text }
unit-artillery = { name-artillery }
    .text = { name-artillery.text }

house-gorka = { name-gorka.house }
    .text = { name-gorka.text }
house-zborowski = { name-zborowski.house }
    .text = { name-zborowski.text }
house-zamoyski = { name-zamoyski.house }
    .text = { name-zamoyski.text }
house-tarnowski = { name-tarnowski.house }
    .text = { name-tarnowski.text }
house-firlej = { name-firlej.house }
    .text = { name-firlej.text }

office-archiepiscopus-gnesnensis = { name-archiepiscopus-gnesnensis }
    .text = { name-archiepiscopus-gnesnensis.text }
office-marschalcus-regni = { name-marschalcus-regni }
    .text = { name-marschalcus-regni.text }
office-castellanus-cracoviensis = { name-castellanus-cracoviensis }
    .text = { name-castellanus-cracoviensis.text }
office-archiepiscopus-leopoliensis = { name-archiepiscopus-leopoliensis }
    .text = { name-archiepiscopus-leopoliensis.text }
office-cancellarius-regni = { name-cancellarius-regni }
    .text = { name-cancellarius-regni.text }
office-palatinus-cracoviensis = { name-palatinus-cracoviensis }
    .text = { name-palatinus-cracoviensis.text }
office-episcopus-cracoviensis = { name-episcopus-cracoviensis }
    .text = { name-episcopus-cracoviensis.text }
office-vicecancellarius-regni = { name-vicecancellarius-regni }
    .text = { name-vicecancellarius-regni.text }
office-palatinus-posnaniensis = { name-palatinus-posnaniensis }
    .text = { name-palatinus-posnaniensis.text }
office-episcopus-cuiaviensis = { name-episcopus-cuiaviensis }
    .text = { name-episcopus-cuiaviensis.text }
office-thesaurarius-regni = { name-thesaurarius-regni }
    .text = { name-thesaurarius-regni.text }
office-palatinus-sandomirensis = { name-palatinus-sandomirensis }
    .text = { name-palatinus-sandomirensis.text }
office-episcopus-posnaniensis = { name-episcopus-posnaniensis }
    .text = { name-episcopus-posnaniensis.text }
office-marschalcus-curiae = { name-marschalcus-curiae }
    .text = { name-marschalcus-curiae.text }
office-castellanus-posnaniensis = { name-castellanus-posnaniensis }
    .text = { name-castellanus-posnaniensis.text }

policy-client-card = { name-client-card }
    .text = { name-client-card.text }
policy-primus-inter-pares = { name-primus-inter-pares }
    .text = { name-primus-inter-pares.text }
policy-death-of-senator = { name-death-of-senator }
    .text = { name-death-of-senator.text }
policy-church-foundation = { name-church-foundation }
    .text = { name-church-foundation.text }
policy-vistula-raft = { name-vistula-raft }
    .text = { name-vistula-raft.text }
policy-diplomatic-mission = { name-diplomatic-mission }
    .text = { name-diplomatic-mission.text }
policy-negotiations = { name-negotiations }
    .text = { name-negotiations.text }
policy-secret-pact = { name-secret-pact }
    .text = { name-secret-pact.text }
policy-enlistment = { name-enlistment }
    .text = { name-enlistment.text }
policy-abduction = { name-abduction }
    .text = { name-abduction.text }
policy-sack = { name-sack }
    .text = { name-sack.text }
policy-foray = { name-foray }
    .text = { name-foray.text }

figure-florian-zebrzydowski = { name-florian-zebrzydowski }
    .text = { name-florian-zebrzydowski.text }
figure-bernard-pretwicz = { name-bernard-pretwicz }
    .text = { name-bernard-pretwicz.text }
figure-dymitr-wisniowiecki = { name-dymitr-wisniowiecki }
    .text = { name-dymitr-wisniowiecki.text }
figure-tomasz-sierpinek = { name-tomasz-sierpinek }
    .text = { name-tomasz-sierpinek.text }
figure-prospero-provana = { name-prospero-provana }
    .text = { name-prospero-provana.text }
figure-andrzej-taranowski = { name-andrzej-taranowski }
    .text = { name-andrzej-taranowski.text }
figure-piotr-barzi = { name-piotr-barzi }
    .text = { name-piotr-barzi.text }
figure-bartlomiej-groicki = { name-bartlomiej-groicki }
    .text = { name-bartlomiej-groicki.text }
figure-jozef-strus = { name-jozef-strus }
    .text = { name-jozef-strus.text }
figure-jan-laski = { name-jan-laski }
    .text = { name-jan-laski.text }
figure-waclaw-z-szamotul = { name-waclaw-z-szamotul }
    .text = { name-waclaw-z-szamotul.text }
figure-walenty-bakfark = { name-walenty-bakfark }
    .text = { name-walenty-bakfark.text }
figure-jan-kochanowski = { name-jan-kochanowski }
    .text = { name-jan-kochanowski.text }
figure-mikolaj-rej = { name-mikolaj-rej }
    .text = { name-mikolaj-rej.text }
figure-andrzej-frycz-modrzewski = { name-andrzej-frycz-modrzewski }
    .text = { name-andrzej-frycz-modrzewski.text }
figure-stanislaw-orzechowski = { name-stanislaw-orzechowski }
    .text = { name-stanislaw-orzechowski.text }
figure-lukasz-gornicki = { name-lukasz-gornicki }
    .text = { name-lukasz-gornicki.text }
figure-marcin-bielski = { name-marcin-bielski }
    .text = { name-marcin-bielski.text }
figure-jan-maria-padovano = { name-jan-maria-padovano }
    .text = { name-jan-maria-padovano.text }
figure-santi-gucci = { name-santi-gucci }
    .text = { name-santi-gucci.text }
figure-marcin-kromer = { name-marcin-kromer }
    .text = { name-marcin-kromer.text }
figure-stanislaw-hozjusz = { name-stanislaw-hozjusz }
    .text = { name-stanislaw-hozjusz.text }
figure-jan-herburt = { name-jan-herburt }
    .text = { name-jan-herburt.text }
figure-mikolaj-sieniawski = { name-mikolaj-sieniawski }
    .text = { name-mikolaj-sieniawski.text }

sejm-recognition-of-royal-marriage = { name-recognition-of-royal-marriage }
    .text = { name-recognition-of-royal-marriage.text }
sejm-border-defence = { name-border-defence }
    .text = { name-border-defence.text }
sejm-suspension-of-church-courts = { name-suspension-of-church-courts }
    .text = { name-suspension-of-church-courts.text }
sejm-national-church = { name-national-church }
    .text = { name-national-church.text }
sejm-incompatibilitas = { name-incompatibilitas }
    .text = { name-incompatibilitas.text }
sejm-execution-of-crown-estates = { name-execution-of-crown-estates }
    .text = { name-execution-of-crown-estates.text }
sejm-grants-for-the-deserving = { name-grants-for-the-deserving }
    .text = { name-grants-for-the-deserving.text }
sejm-union-of-lublin = { name-union-of-lublin }
    .text = { name-union-of-lublin.text }

royal_demand-tax-1 = { name-tax-1 }
    .text = { name-tax-1.text }
royal_demand-tax-2 = { name-tax-2 }
    .text = { name-tax-2.text }
royal_demand-tax-3 = { name-tax-3 }
    .text = { name-tax-3.text }
royal_demand-sejm-support-1 = { name-sejm-support-1 }
    .text = { name-sejm-support-1.text }
royal_demand-sejm-support-2 = { name-sejm-support-2 }
    .text = { name-sejm-support-2.text }
royal_demand-sejm-support-3 = { name-sejm-support-3 }
    .text = { name-sejm-support-3.text }
royal_demand-noble-host-1 = { name-noble-host-1 }
    .text = { name-noble-host-1.text }
royal_demand-noble-host-2 = { name-noble-host-2 }
    .text = { name-noble-host-2.text }
royal_demand-noble-host-3 = { name-noble-host-3 }
    .text = { name-noble-host-3.text }

## Parts of sentences

ducats = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
# What must be paid.
cost = { $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
}
# Ducats on a Figure.
gold = { $gold ->
    [one] 1 ducat
   *[other] { $gold } ducats
}
markers = { $markers ->
    [one] 1 House marker
   *[other] { $markers } House markers
}
wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
clients = { $clients ->
    [one] 1 client
   *[other] { $clients } clients
}
# The spaces of the support tracks.
space = { $space ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}

# Units of an army, as COUNTED says them.
counted-infantry = { $count } infantry
counted-hussars = { $count } hussars
counted-artillery = { $count } artillery

## Actions

action-pick-office = { NAME($office) }
action-choose-income = { NAME($offices, join: " · ") }
action-draw = Draw from { NAME($deck, case: "deck") }
action-pass = Pass
action-play-client = Play “{ name-client-card }”: one more client in this round
action-play-primus = Play “{ name-primus-inter-pares }”: take the first player marker
action-play-death = Play “{ name-death-of-senator }” against { SEAT($target) }
action-play-foundation = Play “{ name-church-foundation }”: 5 VP for 3 ducats
action-play-raft = Play “{ name-vistula-raft }”: take 4 ducats
action-play-mission = Play “{ name-diplomatic-mission }”: crown { NAME($country, case: "acc") }
action-play-negotiations = { $end ->
    [first] Play “{ name-negotiations }”: { NAME($country, case: "acc") } to the first space
   *[last] Play “{ name-negotiations }”: { NAME($country, case: "acc") } to the last space
}
action-play-pact = Play “{ name-secret-pact }” on { NAME($country, case: "acc") }
action-play-enlistment = { $unit ->
    [hussars] Play “{ name-enlistment }”: infantry and hussars
    [artillery] Play “{ name-enlistment }”: infantry and artillery
    [infantry] Play “{ name-enlistment }”: infantry twice
   *[none] Play “{ name-enlistment }”: infantry only
}
action-play-abduction = Play “{ name-abduction }”: attack { SEAT($target) } for a Figure
action-play-sack = Play “{ name-sack }”: attack { SEAT($target) } for ducats
action-play-foray = Play “{ name-foray }”: attack { SEAT($target) } for victory points
action-hold-court = Church court of the { NAME($office, case: "gen") }: a card from { SEAT($target) }
action-spy = { name-walenty-bakfark }: look at the hand of { SEAT($target) }
action-surrender-office = Give up the office of { NAME($office, case: "gen") }
action-lose-unit = { $unit ->
    [infantry] Lose 1 infantry
    [hussars] Lose 1 hussars
   *[artillery] Lose 1 artillery
}
action-discard-military = Discard “{ NAME($card) }”
action-abduct = Carry off { NAME($figure) }
action-crown = Crown { NAME($country, case: "acc") }
action-place-influence = { $cards ->
    [none] Place House markers { NAME($country, case: "loc") } without discarding a card
   *[other] Place House markers { NAME($country, case: "loc") } for: { NAME($cards, join: ", ") }
}
action-withdraw = Withdraw the client
action-send-envoy = { name-envoy }: a House marker { NAME($country, case: "loc") }
action-take-figure = { $gold ->
    [0] { name-patronage }: take { NAME($figure) }
   *[other] { name-patronage }: take { NAME($figure) } and put { gold } on the card
}
action-bribe-figure = { name-patronage }: bribe { NAME($figure) }
action-call-banners = { $unit ->
    [infantry] { name-calling-banners }: take 1 infantry
    [hussars] { name-calling-banners }: take 1 hussars
   *[artillery] { name-calling-banners }: take 1 artillery
}
action-mark-office = { name-vacancy }: mark the office of { NAME($office, case: "gen") }
action-hold-feast = { $cards ->
    [none] { name-nobles-feast }: discard nothing
   *[other] { name-nobles-feast }: discard { NAME($cards, join: ", ") }
}
action-visit-academy = { name-academy }: draw 2 Policy cards
action-farm = { NAME($field) }: take 3 ducats
action-agitate = { $ducats ->
    [0] { name-parliamentary-agitation }: pay nothing
   *[other] { name-parliamentary-agitation }: pay { ducats }
}
action-block = { NAME($field) }: place the client without any effect
action-discard-for-votes = { $cards ->
    [none] Discard nothing
   *[other] Discard for votes: { NAME($cards, join: ", ") }
}
action-offer-ducats = { $ducats ->
    [0] Offer no ducats
   *[other] Offer { ducats }
}
action-offer-votes = { $votes ->
    [0] Sell no votes
   *[other] Offer { votes } for sale
}
action-name-seller = { SEAT($seller) } sells next
action-choose-buyer = Sell to { SEAT($buyer) }
action-bid = { $votes ->
    [0] Bid nothing
   *[other] Bid { votes }
}
action-award-office = The office goes to { SEAT($winner) }
action-keep-office = Keep the office of { NAME($office, case: "gen") }
action-commit = { $amount ->
    [0] Close an empty hand: nothing for the king
   *[other] Close { $amount } in your hand for the king
}
action-commit-units = Send to the Noble Host: infantry { $infantry }, hussars { $hussars }, artillery { $artillery }
action-rank-tied = In this order: { SEAT($seats, join: ", ") }
action-vote-for = For the Act
action-vote-against = Against the Act
action-pass-act = The Act is passed
action-reject-act = The Act is rejected
action-award-seal = The seal goes to { SEAT($winner) }
action-maintain = { SUM($active) ->
    [0] { SUM($inactive) ->
        [0] Keep no unit
       *[other] Keep { COUNTED($inactive, of: "infantry,hussars,artillery") } of the host and no active unit
    }
   *[other] { SUM($inactive) ->
        [0] Keep { COUNTED($active, of: "infantry,hussars,artillery") }
       *[other] Keep { COUNTED($active, of: "infantry,hussars,artillery") }; of the host { COUNTED($inactive, of: "infantry,hussars,artillery") }
    }
}

## Decisions

decision-pick-start-office = Which office does your House start with?
    .name = The starting office
    .waiting = Waiting for { SEAT($seats) } to pick a starting office.
    .guide = Palatines often pay more and bring hussars, which they keep free of charge; bishops have more prestige, which scores in every round, and a church court. Who picks last is first player of the first round.
decision-choose-income-offices = { $count ->
    [one] Which of your offices pays its income?
   *[other] Which { $count } of your offices pay their income?
}
    .name = The income of an office
    .waiting = { $count ->
        [one] Waiting for { SEAT($seats) } to choose the office that pays its income.
       *[other] Waiting for { SEAT($seats) } to choose the { $count } offices that pay their income.
    }
    .guide = Everybody takes 2 ducats and the income of one office; with the Grand Treasurer, of two. Nothing speaks against the highest income. Ducats are kept from round to round.
decision-choose-deck = { $by ->
    [extra] From which deck do you draw your extra card?
    [walenty_bakfark] You have seen the hand. From which deck do you draw now?
    [academy] From which deck does the Academy give you a card?
   *[draw] From which deck do you draw a card?
}
    .name = Drawing a Policy card
    .waiting = { $by ->
        [extra] Waiting for { SEAT($seats) } to draw an extra card.
        [walenty_bakfark] Waiting for { SEAT($seats) } to draw a card after looking at a hand.
        [academy] Waiting for { SEAT($seats) } to draw a card from the Academy.
       *[draw] Waiting for { SEAT($seats) } to draw a Policy card.
    }
    .guide = Internal cards can also become votes or steps at the Nobles’ Feast, Foreign cards House markers abroad, Military cards save your units in combat. So every card is of use, even if you never play it for its effect. Everybody sees from which deck you draw.
decision-special-action = { $extra ->
    [true] As Magnate’s Representative you may act before all others. Which special action do you take?
   *[false] Which special action do you take, if any?
}
    .name = A special action
    .answer-pass = I take no special action
    .waiting = { $extra ->
        [true] Waiting for the extra special action of { SEAT($seats) }, the Magnate’s Representative.
       *[false] Waiting for the special action of { SEAT($seats) }.
    }
    .guide = You may play one Policy card for its effect, hold one church court or send Walenty Bakfark. Attacks are won only with more power left than the defender has, so count the active units on both sides first. If you pass, the action is lost, but your cards stay in your hand.
decision-choose-senator = { SEAT($by) } has named you for Death of a Senator. Which office do you give up?
    .name = The death of a senator
    .waiting = Waiting for { SEAT($seats) } to give up an office: Death of a Senator, played by { SEAT($by) }.
    .guide = The office is available again, and the lowest available one comes up in every Sejm. Give up what you will miss least: its prestige scores in every round to come. Units it brought stay yours.
decision-take-wound = { $wounds ->
    [one] 1 wound: which unit do you lose, or which Military card do you discard?
   *[other] { $wounds } wounds: what do you lose for the next one, a unit or a Military card?
}
    .name = A wound in combat
    .waiting = Waiting for { SEAT($seats) } to lose a unit or a Military card ({ wounds } left).
    .guide = Each wound costs one active unit of any kind or one Military card. A card saves a unit, and every unit left counts its power at the end of the combat. Units of kinds that have already fought do no more damage.
decision-choose-figure = Which Figure do you carry off from { SEAT($defender) }?
    .name = The Figure carried off
    .waiting = Waiting for { SEAT($seats) } to carry off a Figure from { SEAT($defender) }.
    .guide = The Figure comes with the gold on it. That gold cannot be spent, but it makes it dearer for others to bribe the Figure away again.
decision-crown-country = Royal Representative, which country do you crown?
    .name = Crowning a country
    .waiting = Waiting for { SEAT($seats) }, the Royal Representative, to crown a country.
    .guide = Crowned countries are scored at the end of this round, the farther left the higher. Crown one where you lead alone, or where the leaders of the game gain least. You must crown one.
decision-choose-influence = { $free ->
    [0] In which country do you place House markers, and for which Foreign Policy cards?
    [one] In which country do you place House markers, and for which Foreign Policy cards? 1 marker is free.
   *[other] In which country do you place House markers, and for which Foreign Policy cards? { $free } markers are free.
}
    .name = House markers abroad
    .answer-pass = I place no House markers
    .waiting = { $free ->
        [0] Waiting for { SEAT($seats) } to place House markers in a country.
       *[other] Waiting for { SEAT($seats) } to place House markers in a country ({ $free } free).
    }
    .guide = Each Foreign Policy card you discard is one House marker, all in the same country. The country then moves one space to the left, for everybody who has markers there. Two markers more than anybody else in one country are worth more than one everywhere.
decision-place-client = { $clients ->
    [one] Where do you send your last client?
   *[other] Where do you send your next client? You have { $clients }.
}
    .name = Sending a client
    .answer-withdraw = I withdraw the client
    .waiting = Waiting for { SEAT($seats) } to send a client ({ clients } left).
    .guide = Every client already on a field costs you 1 ducat, your own too. Go first where things run out: the best Figure, an office worth fighting for. The last clients may go where it costs nothing.
decision-choose-vote-cards = Which Internal Policy cards do you discard for votes?
    .name = Votes for cards
    .waiting = Waiting for { SEAT($seats) } to discard Internal Policy cards for votes.
    .guide = Each Internal Policy card is worth 1 vote in this Sejm only. Do it when a vote or two decide over an office. Votes left over are lost after the Act of Law.
decision-hide-ducats = How many ducats do you offer for votes? Nobody sees it before all have chosen.
    .name = Ducats for votes
    .waiting = Waiting for { SEAT($seats) } to hide ducats for votes.
    .guide = Whoever sells to you gives all the votes they have for sale and takes all the ducats you offer. Sellers choose their buyers, those with the most votes first, so the highest offer usually gets the largest parcel. What nobody takes comes back to you.
decision-hide-votes = How many votes do you offer for sale? Ducats offered: { EACH($offers) }.
    .name = Votes for sale
    .waiting = Waiting for { SEAT($seats) } to hide votes for sale. Ducats offered: { EACH($offers) }.
    .guide = The seller with the most votes chooses a buyer first. A seller who finds no offer left loses the votes, so offer only if there is an offer for you to take. You cannot sell to yourself.
decision-next-seller = { SEAT($sellers) } have equally many votes for sale. Who sells next?
    .name = The next seller
    .waiting = Waiting for { SEAT($seats) }, the Royal Representative, to name the next seller: { SEAT($sellers, join: ", ") }. Ducats offered: { EACH($offers, skip: "0") }. Votes for sale: { EACH($votes, skip: "0") }.
    .guide = Whoever sells first has the larger choice of offers, and the last may find no offer at all. Let those go first whom you want to see rich.
decision-name-buyer = To whom do you sell your votes? Ducats offered: { EACH($offers, skip: "0") }.
    .name = A buyer for the votes
    .waiting = Waiting for { SEAT($seats) } to choose a buyer. Ducats offered: { EACH($offers, skip: "0") }. Votes for sale: { EACH($votes, skip: "0") }.
    .guide = You give all the votes you have for sale and take all the ducats of one offer. It need not be the highest: think of what the buyer will do with your votes.
decision-bid-for-office = { $owner ->
    [none] How many votes do you bid for the office of { NAME($office, case: "gen") }?
   *[other] How many votes do you bid for the office of { NAME($office, case: "gen") }? The marker gives { SEAT($owner) } { $extra } extra.
}
    .name = A bid for an office
    .waiting = { $owner ->
        [none] Waiting for the secret bids of { SEAT($seats) } for the office of { NAME($office, case: "gen") }.
       *[other] Waiting for the secret bids of { SEAT($seats) } for the office of { NAME($office, case: "gen") }; the marker gives { SEAT($owner) } { $extra } extra votes.
    }
    .guide = All votes bid are spent, by winners and losers alike, so never bid just a little. Votes lie open: see how many the others could bid at most. Ties go to the Royal Representative to settle, and later offices need votes too.
decision-break-office-tie = Royal Representative, who gets the office of { NAME($office, case: "gen") }? Tied: { SEAT($tied) }.
    .name = A tie for an office
    .waiting = Waiting for { SEAT($seats) }, the Royal Representative, to settle the tie for the office of { NAME($office, case: "gen") } between { SEAT($tied) }. Bids: { EACH($bids) }.
    .guide = You choose among those tied for the highest bid, and you may choose yourself. The votes are spent whatever you decide.
decision-keep-one-of-kind = { $new ->
    [none] Incompatibilitas: which of these offices do you keep? { NAME($offices, join: " · ") }.
   *[other] Incompatibilitas: you have won the office of { NAME($new, case: "gen") }, but you may keep only one: { NAME($offices, join: " · ") }. Which one?
}
    .name = One office of a kind
    .waiting = { $new ->
        [none] Waiting for { SEAT($seats) } to keep one office of a kind: { NAME($offices, join: " · ") }.
       *[other] Waiting for { SEAT($seats) } to choose between offices of a kind after winning { NAME($new) }: { NAME($offices, join: " · ") }.
    }
    .guide = The others are available again for later Sejms. An office you keep scores its prestige in every round; one just won brings its unit only if you keep it.
decision-commit-to-demand = { $resource ->
    [votes] { NAME($demand) }. How many votes do you give to the king?
   *[ducats] { NAME($demand) }. How many ducats do you give to the king?
}
    .name = A gift to the king
    .waiting = { $resource ->
        [votes] Waiting for { SEAT($seats) } to give votes to the king in secret. { NAME($demand) }.
       *[ducats] Waiting for { SEAT($seats) } to give ducats to the king in secret. { NAME($demand) }.
    }
    .guide = Everything given is spent, whatever place it brings. The first space makes you Royal Representative: you settle ties and crown a country in the next round. Every place is worth 1 vote more in the next Sejm.
decision-commit-units-to-host = { NAME($demand) }. Which units do you send?
    .name = Units for the Noble Host
    .waiting = Waiting for { SEAT($seats) } to send units in secret. { NAME($demand) }.
    .guide = The power of the units counts. They stay yours, but they cannot fight until the next Royal Demand, and in the maintenance phase they must be paid for before the others. In the last round there is nothing left to guard.
decision-rank-tied-players = Royal Representative, in which order do { SEAT($tied) } stand from space { space } on?
    .name = A tie for the king’s favour
    .waiting = Waiting for { SEAT($seats) }, the Royal Representative, to rank { SEAT($tied) } from space { space } on.
    .guide = You hold the card until all are placed, and you may put yourself first. Every space higher is a vote more in the next Sejm; space I is the card itself.
decision-vote-on-act = Are you for or against “{ NAME($act) }”? { NAME($act, case: "text") }
    .name = The vote on the Act
    .answer-vote-for = For the Act
    .answer-vote-against = Against the Act
    .waiting = Waiting for { SEAT($seats) } to vote on “{ NAME($act) }” in secret.
    .guide = All votes you have left count for your side and are gone afterwards. An Act that is passed works to the end of the game; one that is rejected leaves it. If the sides are even, the Royal Representative decides.
decision-break-act-tie = The votes on “{ NAME($act) }” are even. Is the Act passed? { NAME($act, case: "text") }
    .name = An even vote on the Act
    .answer-pass-act = The Act is passed
    .answer-reject-act = The Act is rejected
    .waiting = Waiting for { SEAT($seats) }, the Royal Representative, to pass or reject “{ NAME($act) }”.
    .guide = You decide freely, whatever side you took before. An Act that is passed works to the end of the game.
decision-choose-seal-holder = { SEAT($tied) } have the most House markers { NAME($country, case: "loc") }. Who gets the seal? { NAME($country, case: "text") }
    .name = A tie for a seal
    .waiting = Waiting for { SEAT($seats) }, the Royal Representative, to give the seal of { NAME($country, case: "acc") } to one of { SEAT($tied, join: ", ") }.
    .guide = The points are shared already; this is about the seal alone and its bonus in every round to come. A House marker of the winner stays on it.
decision-maintain-army = Which units do you keep?
    .name = Maintaining the army
    .waiting = Waiting for { SEAT($seats) } to maintain the army.
    .guide = Infantry costs 1 ducat, hussars 2, artillery 3, less what your offices, Figures and seals or an Act keep free of charge. Units sent to the Noble Host come first: if you give one of them up, you can pay for no active unit. Some power at home keeps your ducats, Figures and points safe.

## Events

event-office-gained = { SEAT($seat) } gains the office of { NAME($office, case: "gen") }.
event-first-player = { SEAT($seat) } has the first player marker.
event-round-begun = Round { $round } begins. Sejm: { NAME($sejm, case: "session") }. Act of Law: { NAME($sejm) }. Royal Demand: { NAME($demand) }. Figures: { NAME($figures, join: ", ") }.
event-all-crowned = It is the last round: all six countries are crowned.
event-phase-begun = { NAME($phase) }. In order: { SEAT($order, join: ", ") }.
event-income-taken = { $offices ->
    [none] { SEAT($seat) } takes { ducats } and has no office that pays.
   *[other] { SEAT($seat) } takes { ducats } of income ({ NAME($offices, join: " · ") }).
}
event-card-drawn = { SEAT($seat) } draws { NAME($deck, case: "card") }.
event-card-known = The card drawn by { SEAT($seat) }: “{ NAME($card) }”.
event-deck-reshuffled = The discard pile is shuffled and becomes { NAME($deck, case: "deck") }.
event-passed = { $phase ->
    [foreign_policy] { $forced ->
        [true] { SEAT($seat) } can place no House markers.
       *[false] { SEAT($seat) } places no House markers.
    }
    [additional_votes] { SEAT($seat) } discards no cards for votes.
   *[special_actions] { $forced ->
        [true] { SEAT($seat) } can take no special action.
       *[false] { SEAT($seat) } takes no special action.
    }
}
event-card-played = { SEAT($seat) } plays “{ NAME($card) }”.
event-cards-discarded = { $purpose ->
    [influence] { SEAT($seat) } discards for House markers: { NAME($cards, join: ", ") }.
    [feast] { SEAT($seat) } discards for the Nobles’ Feast: { NAME($cards, join: ", ") }.
    [votes] { SEAT($seat) } discards for votes: { NAME($cards, join: ", ") }.
   *[wounds] { SEAT($seat) } discards instead of units: { NAME($cards, join: ", ") }.
}
event-client-gained = { $by ->
    [nobilitys_representative] { SEAT($seat) }, as Nobility’s Representative, has one more client.
   *[other] { SEAT($seat) } has one more client in this round.
}
event-first-player-taken = { SEAT($seat) } takes the first player marker.
event-senator-named = { SEAT($seat) } names { SEAT($target) }, who loses a senator.
event-office-returned = { SEAT($seat) } loses the office of { NAME($office, case: "gen") }; it is available again.
event-church-founded = { SEAT($seat) } founds a church for { ducats }, scores { $vp } VP and cannot be attacked in this round.
event-ducats-gained = { SEAT($seat) } takes { ducats } ({ NAME($by) }).
event-crowned = { SEAT($seat) } crowns { NAME($country, case: "acc") }.
event-country-moved = On the foreign policy track { NAME($country, case: "acc") } moves to space { $space }.
event-pact-made = { SEAT($seat) } makes a Secret Pact with { NAME($country, case: "acc") }: no House markers go there in this round.
event-units-gained = { SEAT($seat) } takes { COUNTED($units, of: "infantry,hussars,artillery") } ({ NAME($by) }).
event-attacked = { SEAT($seat) } attacks { SEAT($target) } ({ NAME($card) }).
event-rolled = { NAME($unit) }: { SEAT($attacker) } { $attacker_die ->
    [0] does not roll
   *[other] rolls { $attacker_die } and does { $attacker_damage } damage
}, { SEAT($defender) } { $defender_die ->
    [0] does not roll
   *[other] rolls { $defender_die } and does { $defender_damage } damage
}. Wounds: { SEAT($attacker) } { $wounds_on_attacker }, { SEAT($defender) } { $wounds_on_defender }.
event-units-lost = { SEAT($seat) } loses { COUNTED($units, of: "infantry,hussars,artillery") }.
event-combat-won = { SEAT($seat) } defeats { SEAT($target) } with power { $power } to { $against }.
event-combat-lost = The attack of { SEAT($seat) } on { SEAT($target) } fails with power { $power } to { $against }.
event-figure-abducted = { $gold ->
    [0] { SEAT($seat) } carries off { NAME($figure) } from { SEAT($target) }.
   *[other] { SEAT($seat) } carries off { NAME($figure) } from { SEAT($target) }, with { gold } on the card.
}
event-ducats-sacked = { $ducats ->
    [0] { SEAT($seat) } finds no ducats to take from { SEAT($target) }.
   *[other] { SEAT($seat) } takes { ducats } from { SEAT($target) }.
}
event-points-taken = { $vp ->
    [0] { SEAT($seat) } finds no points to take from { SEAT($target) }.
   *[other] { SEAT($seat) } takes { $vp } VP from { SEAT($target) }.
}
event-no-booty = { SEAT($seat) } finds no Figure to carry off from { SEAT($target) }.
event-court-held = The church court of the { NAME($office, case: "gen") } gives { SEAT($seat) } { NAME($deck, case: "card") } from the hand of { SEAT($target) }.
event-court-card = The card that { SEAT($seat) } takes from { SEAT($target) }: “{ NAME($card) }”.
event-hand-spied = Walenty Bakfark plays for { SEAT($target) }, and { SEAT($seat) } learns the whole hand.
event-hand-seen = { $cards ->
    [none] { SEAT($seat) } sees that { SEAT($target) } has no card in hand.
   *[other] { SEAT($seat) } sees in the hand of { SEAT($target) }: { NAME($cards, join: ", ") }.
}
event-influence-placed = { SEAT($seat) } places { markers } { NAME($country, case: "loc") }.
event-client-placed = { SEAT($seat) } sends a client to the field { NAME($field) }{ $ducats ->
    [0] { "" }
   *[other] { " " }for { ducats }
}{ $idle ->
    [true] { " " }without any effect
   *[false] { "" }
}.
event-client-withdrawn = { $forced ->
    [true] { SEAT($seat) } can pay for no field and withdraws a client.
   *[false] { SEAT($seat) } withdraws a client.
}
event-figure-taken = { $gold ->
    [0] { SEAT($seat) } becomes the patron of { NAME($figure) }.
   *[other] { SEAT($seat) } becomes the patron of { NAME($figure) } and puts { gold } on the card.
}
event-figure-bribed = { SEAT($seat) } bribes { NAME($figure) } away from { SEAT($target) } for { ducats }; gold on the card now: { $gold }.
event-office-marked = { SEAT($seat) } marks the office of { NAME($office, case: "gen") }: it will be voted on.
event-steps-paid = { SEAT($seat) } pays { ducats } for further steps.
event-track-moved = { SEAT($seat) } moves to space { space } of the { NAME($track) }.
event-representative-changed = { SEAT($seat) } is now { NAME($representative) }.
event-stage-begun = Sejm: { NAME($stage) }.
event-votes-counted = { $bonus ->
    [0] { SEAT($seat) } takes { votes }.
   *[other] { SEAT($seat) } takes { votes }, bonus included ({ $bonus }).
}
event-votes-gained = { SEAT($seat) } takes { votes } for cards.
event-hand-closed = { SEAT($seat) } has chosen in secret.
event-ducats-offered = The hands open. Ducats for votes: { EACH($ducats) }.
event-votes-offered = The hands open. Votes for sale: { EACH($votes) }.
event-seller-named = { SEAT($seat) }, as Royal Representative, lets { SEAT($seller) } sell next.
event-votes-sold = { SEAT($seat) } sells { votes } to { SEAT($buyer) } for { ducats }.
event-votes-unsold = { SEAT($seat) } finds no buyer and loses { votes }.
event-ducats-back = { SEAT($seat) } takes back { ducats } that nobody wanted.
event-no-office-available = No office is available, so there is no vote on offices.
event-offices-voted = Offices to be voted on, in this order: { NAME($offices, join: " · ") }.
event-extra-votes = { $votes ->
    [0] The supply has no extra votes for the marker of { SEAT($seat) } on the office of { NAME($office, case: "gen") }.
   *[other] The marker on the office of { NAME($office, case: "gen") } gives { SEAT($seat) } { $votes ->
        [one] 1 extra vote
       *[other] { $votes } extra votes
    }.
}
event-bids-opened = The hands open. Votes for the office of { NAME($office, case: "gen") }: { EACH($bids) }.
event-tie-settled = { SEAT($seat) }, as Royal Representative, gives the office of { NAME($office, case: "gen") } to { SEAT($winner) }.
event-office-vacant = Nobody bids for the office of { NAME($office, case: "gen") }; it stays available.
event-office-kept = { SEAT($seat) } keeps the office of { NAME($office, case: "gen") } and gives up: { NAME($returned, join: " · ") }.
event-units-ready = All inactive units are active again.
event-committed = “{ NAME($demand) }”, given to the king: { EACH($amounts) }.
event-host-sent = { SEAT($seat) } sends { COUNTED($units, of: "infantry,hussars,artillery") } to the Noble Host.
event-tied-ranked = { SEAT($seat) }, as Royal Representative, ranks those tied: { SEAT($seats, join: ", ") }.
event-favour-ranked = In the king’s favour stand now, from space I on: { SEAT($seats, join: ", ") }.
event-act-voted = The hands open. “{ NAME($act) }”: { $votes_for } for, { $votes_against } against. For it: { EACH($sides) }. Votes: { EACH($votes) }.
event-act-tie-settled = { $passed ->
    [true] The vote is even; { SEAT($seat) }, as Royal Representative, passes the Act.
   *[false] The vote is even; { SEAT($seat) }, as Royal Representative, rejects the Act.
}
event-act-passed = “{ NAME($act) }” is passed and in force to the end of the game.
event-act-rejected = “{ NAME($act) }” is rejected and leaves the game.
event-offices-turned = By the Act “{ NAME($act) }” these offices turn to their back: { NAME($offices, join: " · ") }.
event-prestige-scored = { $vp ->
    [0] { SEAT($seat) } scores nothing for offices.
   *[other] { $bonus ->
        [0] { SEAT($seat) } scores { $vp } VP for offices.
       *[other] { SEAT($seat) } scores { $vp } VP for offices, bonus included ({ $bonus }).
    }
}
event-country-scored = { SUM($markers) ->
    [0] { NAME($country) }: nobody has a House marker there, and nothing is scored.
   *[other] { NAME($country) } on space { $space }, worth { $first } and { $second } VP. House markers: { EACH($markers, skip: "0") }. VP: { EACH($points, skip: "0") }.
}
event-seal-awarded = { $decided_by ->
    [none] { SEAT($seat) } gets the seal of { NAME($country, case: "acc") }.
   *[other] { SEAT($seat) } gets the seal of { NAME($country, case: "acc") } by the word of { SEAT($decided_by) }, the Royal Representative.
}
event-army-kept = { SUM($kept) ->
    [0] { SEAT($seat) } keeps no unit and gives up { COUNTED($lost, of: "infantry,hussars,artillery") }.
   *[other] { SEAT($seat) } keeps { COUNTED($kept, of: "infantry,hussars,artillery") } { $ducats ->
        [0] free of charge
       *[other] for { ducats }
    }{ SUM($lost) ->
        [0] .
       *[other] { " " }and gives up { COUNTED($lost, of: "infantry,hussars,artillery") }.
    }
}
event-grants-scored = { $vp ->
    [0] { SEAT($seat) } scores nothing for the Grants for the deserving.
   *[other] { SEAT($seat) } scores { $vp } VP for the Grants for the deserving.
}
event-ribbon-scored = { $vp ->
    [0] { SEAT($seat) } scores nothing for the golden ribbon of { NAME($figure) } ({ $space ->
        [0] counted: { $items }
       *[other] space { space }
    }).
   *[other] { SEAT($seat) } scores { $vp } VP for the golden ribbon of { NAME($figure) } ({ $space ->
        [0] counted: { $items }
       *[other] space { space }
    }).
}
event-final-score = { SEAT($seat) } has { $vp } VP.

## Refusals

refusal-not-now = This is not what is being asked at this moment.
refusal-not-your-turn = It is not your turn: { SEAT($asked) } must choose first.
refusal-hand-is-closed = You have chosen already; your hand stays closed until all have chosen.
refusal-one-special-action = It is the special action of { SEAT($asked) } now; everybody has one, in order.
refusal-not-on-offer = { NAME($office) } is not among the starting offices on offer.
refusal-no-such-office = There is no office called “{ NAME($office) }”.
refusal-not-your-office = You do not hold the office of { NAME($office, case: "gen") }.
refusal-same-office-twice = One office pays its income only once in a round.
refusal-so-many-incomes = { $count ->
    [one] You take the income of exactly 1 office.
   *[other] You take the income of exactly { $count } offices.
}
refusal-offices-in-order = Name the offices in the order of their rank, the highest first.
refusal-deck-is-empty = You cannot draw { NAME($deck, case: "card") }: deck and discard pile are empty.
refusal-no-cards-anywhere = The Academy has nothing to give: all decks and discard piles are empty.
refusal-no-such-card = There is no Policy card called “{ NAME($card) }”.
refusal-not-in-hand = You have no such “{ NAME($card) }” in your hand.
refusal-cards-in-order = Name the cards in the order in which you hold them.
refusal-internal-only = “{ NAME($card) }” is no Internal Policy card, and only those can be discarded here.
refusal-foreign-only = “{ NAME($card) }” is no Foreign Policy card, and only those can be discarded for House markers.
refusal-military-only = “{ NAME($card) }” is no Military Policy card, and only those save a unit.
refusal-card-was-played = “{ NAME($card) }” is the card of this very attack; it lies on the discard pile and saves no unit.
refusal-cannot-pay = This costs { cost }, and you have { $ducats }.
refusal-no-clients-left = There is no client left in the supply.
refusal-is-first-player = You have the first player marker already.
refusal-no-such-player = There is no such player at this table ({ $target }).
refusal-has-no-office = { SEAT($target) } has no office to lose.
refusal-immune-to-death = { SEAT($target) } cannot be named: Józef Struś protects the senators of that House.
refusal-no-such-country = There is no country called “{ NAME($country) }”.
refusal-is-crowned = You cannot crown { NAME($country, case: "acc") }: its marker shows the crown already.
refusal-must-crown = You cannot pass: the Royal Representative must crown a country.
refusal-has-pact = No House markers can be placed { NAME($country, case: "loc") } in this round: a Secret Pact lies there.
refusal-no-units-left = There are no units left in the supply to enlist.
refusal-no-such-unit-left = { $unit ->
    [infantry] There is no infantry left in the supply.
    [hussars] There are no hussars left in the supply.
   *[artillery] There is no artillery left in the supply.
}
refusal-unit-must-be-taken = You must take hussars or artillery too, as long as the supply has either.
refusal-hussars-or-artillery = The second unit is hussars or artillery; infantry comes anyway.
refusal-not-oneself = You cannot attack yourself.
refusal-no-active-unit = You cannot attack: you have no active unit.
refusal-is-protected = You cannot attack { SEAT($target) } in this round: Church Foundation.
refusal-courts-suspended = Church courts are suspended by an Act of Law.
refusal-no-court = You cannot hold court there: { NAME($office) } is not an ecclesiastical office of yours.
refusal-court-was-held = The court of the { NAME($office, case: "gen") } has been held in this round already.
refusal-opponent-only = You must name an opponent.
refusal-immune-to-court = No church court takes a card from { SEAT($target) }: Jan Łaski is there.
refusal-hand-is-empty = { SEAT($target) } has no Policy card in hand.
refusal-no-spy = You do not control Walenty Bakfark.
refusal-unit-is-inactive = { $unit ->
    [infantry] Your infantry is inactive; it does not fight and cannot be lost.
    [hussars] Your hussars are inactive; they do not fight and cannot be lost.
   *[artillery] Your artillery is inactive; it does not fight and cannot be lost.
}
refusal-no-such-unit = { $unit ->
    [infantry] You have no active infantry to lose.
    [hussars] You have no active hussars to lose.
   *[artillery] You have no active artillery to lose.
}
refusal-no-such-figure = There is no Figure called “{ NAME($figure) }”.
refusal-not-their-figure = { NAME($figure) } is not with the defeated House.
refusal-no-markers = You have no House marker left in your stock.
refusal-no-free-marker = You place as many House markers as you discard Foreign Policy cards; without a card there is no marker.
refusal-more-cards-than-markers = { $markers ->
    [one] You have only 1 House marker in your stock; you cannot discard more cards than that.
   *[other] You have only { $markers } House markers in your stock; you cannot discard more cards than that.
}
refusal-no-such-field = There is no field called “{ NAME($field) }”.
refusal-field-out-of-play = The field { NAME($field) } is in play with five players only.
refusal-cannot-enter = To enter this field costs { cost }, and you have { $ducats }.
refusal-must-act = The action of the field { NAME($field) } can be carried out, so it must be.
refusal-not-open = { NAME($figure) } does not lie open.
refusal-negative-ducats = The number of ducats cannot be negative.
refusal-so-much-gold = You cannot put { gold } on the card: after entering the field you have { $ducats }.
refusal-has-no-patron = { NAME($figure) } has no patron, so there is nobody to bribe the Figure away from.
refusal-own-figure = { NAME($figure) } is under your own patronage.
refusal-cannot-bribe = The bribe costs { cost }; after entering the field you have { $ducats }.
refusal-office-is-held = The office of { NAME($office, case: "gen") } is held by { SEAT($holder) }; only available offices can be marked.
refusal-office-is-marked = There is a House marker on the office of { NAME($office, case: "gen") } already.
refusal-no-votes-left = { $votes ->
    [0] There is no vote left in the supply.
    [one] There is only 1 vote left in the supply.
   *[other] There are only { $votes } votes left in the supply.
}
refusal-so-many-ducats = { $ducats ->
    [0] You have no ducats to give.
    [one] You can give 1 ducat at most.
   *[other] You can give { $ducats } ducats at most.
}
refusal-so-many-votes = { $votes ->
    [0] You have no votes to give.
    [one] You can give 1 vote at most.
   *[other] You can give { $votes } votes at most.
}
refusal-so-many-units = { SUM($units) ->
    [0] You have no units to send.
   *[other] You can send { COUNTED($units, of: "infantry,hussars,artillery") } at most.
}
refusal-not-tied = You must choose among the tied: { SEAT($tied) }.
refusal-not-to-oneself = You cannot sell to yourself.
refusal-no-offer-there = There are no ducats of { SEAT($target) } to be had.
refusal-other-resource = { $resource ->
    [ducats] This Royal Demand asks for ducats.
    [votes] This Royal Demand asks for votes.
   *[units] This Royal Demand asks for units.
}
refusal-rank-the-tied = You must put exactly these in order: { SEAT($tied) }.
refusal-no-abstention = Nobody abstains: you are for the Act or against it.
refusal-one-of-these = You keep one of these: { NAME($offices, join: " · ") }.
refusal-no-such-units = You cannot keep units that you do not have.
refusal-host-comes-first = Units sent to the Noble Host come first: if you give one of them up, you can pay for no active unit, nor keep one with free upkeep that would have fitted it.
