### Sigismundus Augustus: the words of its board

## The table

sg-parts = Teile des Tisches
sg-tab-lit = hier gibt es etwas zu wählen
sg-tab-stage = Bühne
sg-tab-abroad = Ausland
sg-tab-senate = Senat
sg-tab-fields = Felder
sg-tab-hand = Hand
sg-key-choose = die Antworten nach der zehnten
sg-key-amount = eine Zahl; Ziffern nennen sie
sg-key-all = alles
sg-key-confirm = bestätigen
sg-key-map = die Karte im Großen
sg-key-back = einen Schritt zurück oder weiter von offenen Händen

## Im Ausland

sg-directions = Außenpolitik
sg-directions-hint = SP: 1. / 2. Platz
sg-map = Karte der Nachbarländer
sg-map-larger = Karte vergrößern (M)
sg-map-smaller = Karte schließen (M)
sg-seal-lithuania = +{ $count } { $count ->
    [one] Stimme
   *[other] Stimmen
}
sg-seal-sweden = { $count } Artillerie frei
sg-seal-habsburg = +{ $count } SP
sg-seal-muscovy = +{ $count } Militär
sg-seal-ottoman = +{ $count } Außen
sg-seal-prussia = +{ $count } { $count ->
    [one] Dukat
   *[other] Dukaten
}
sg-seal-held = Das Siegel hat { $house }.
sg-no-markers = keine Marken
sg-country-choose = Dieses Land wählen
sg-country-worth = Feld { $space }: { $first } SP für die meisten Marken, { $second } für die zweitmeisten. { $crowned ->
    [yes] Gekrönt: es wird in dieser Runde gewertet.
   *[no] Ohne Krone: es wird in dieser Runde nicht gewertet.
}
sg-country-empty = Hier liegen keine Marken; niemand bekäme Punkte.
sg-country-scores = Würde jetzt gewertet: { $each }.
sg-country-points = { $house } { $points } SP ({ $markers ->
    [one] 1 Marke
   *[other] { $markers } Marken
})
sg-country-pact = Geheimpakt: In dieser Runde legt hier niemand Marken.
sg-figures = Offene Figuren
sg-figures-unseen = noch { $count } im Stapel
sg-figure-take = Diese Figur nehmen
sg-figure-with = bei { $house }
sg-figure-gone = nicht mehr hier
sg-figure-held = Mäzen: { $house }. Gold auf der Karte: { $gold }.
sg-does-florian-zebrzydowski = 1 beliebige Einheit bleibt kostenlos
sg-does-bernard-pretwicz = in der Abwehr zählt jeder Würfel +2
sg-does-dymitr-wisniowiecki = im Angriff zählt jeder Würfel +2
sg-does-tomasz-sierpinek = 2 Dukaten mehr Einkommen
sg-does-prospero-provana = 1 Karte mehr beim Nachziehen
sg-does-andrzej-taranowski = deine Botschaft legt 2 Marken
sg-does-piotr-barzi = 1 Marke mehr in der Außenpolitik
sg-does-bartlomiej-groicki = 1 Stimme mehr in jedem Sejm
sg-does-jozef-strus = sicher vor Tod des Senators; Ämter +1 SP
sg-does-jan-laski = kein Kirchengericht; Agitation +1 Feld
sg-does-waclaw-z-szamotul = dein Festmahl rückt 1 Feld weiter
sg-does-walenty-bakfark = Spezialaktion: Hand sehen, Karte ziehen
sg-does-jan-kochanowski = am Ende 1 SP je Figur, bis 8
sg-does-mikolaj-rej = am Ende 2 SP je Politikkarte, bis 8
sg-does-andrzej-frycz-modrzewski = am Ende 2 SP je geltendes Gesetz, bis 8
sg-does-stanislaw-orzechowski = am Ende 2 SP je abgelehntes Gesetz, bis 8
sg-does-lukasz-gornicki = am Ende bis 8 SP: Gunst des Königs
sg-does-marcin-bielski = am Ende bis 8 SP: Gunst der Abgeordneten
sg-does-jan-maria-padovano = am Ende 1 SP je 2 Dukaten, bis 8
sg-does-santi-gucci = am Ende 3 SP je Landesamt
sg-does-marcin-kromer = am Ende 3 SP je Siegel
sg-does-stanislaw-hozjusz = am Ende 3 SP je Kirchenamt
sg-does-jan-herburt = am Ende 3 SP je Ministeramt
sg-does-mikolaj-sieniawski = am Ende 1 SP je Punkt Macht, bis 8

## The senate, the fields and the hand

sg-space = { $space }: { $name }, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
sg-space-more = davon { $votes } durch das Gesetz „{ $act }“
sg-track-royal = Gunst: König
sg-track-senatorial = Gunst: Senatoren
sg-track-parliamentary = Gunst: Abgeordnete
sg-gives-royal = löst Gleichstände, krönt ein Land
sg-gives-senatorial = hat die erste Spezialaktion
sg-gives-parliamentary = hat einen vierten Klienten

sg-offices = Senatsämter
sg-income = Einkommen
sg-prestige = Prestige
sg-kind-ecclesiastical = Kirche
sg-kind-ministerial = Minister
sg-kind-land = Land
sg-office-archiepiscopus-gnesnensis = Erzbischof von Gnesen
sg-office-marschalcus-regni = Groß­marschall
sg-office-cancellarius-regni = Groß­kanzler
sg-office-vicecancellarius-regni = Vize­kanzler
sg-office-thesaurarius-regni = Groß­schatz­meister
sg-office-marschalcus-curiae = Hof­marschall
sg-available = Das Amt ist frei.
sg-held-by = Inhaber: { $name }.
sg-marked-by = Frei; { $name } hat das Amt markiert und dafür 2 zusätzliche Stimmen.
sg-brings = Einkommen { $income }, Prestige { $prestige }
sg-turned-short = durch ein Gesetz umgedreht
sg-turned = Umgedreht durch das Gesetz „{ $act }“; vorher: { $side }.
sg-turns = Das Gesetz „{ $act }“ würde es umdrehen: { $side }.
sg-chosen = gewählt
sg-tag-voting = Wahl
sg-tag-next = als Nächstes
sg-tag-later = später
sg-tag-new = neu

sg-fields = Aktionsfelder
sg-fields-yours = auf dem Dukaten der Preis deines nächsten Klienten
sg-fields-price = auf dem Dukaten der Preis des nächsten Klienten
sg-fields-gone = die Klienten sind gegangen; Umrisse zeigen, wo sie standen
sg-field-envoy = Botschaft
    .short = 1 Marke
sg-field-patronage = Mäzen
    .short = eine Figur
sg-field-calling-banners = Banner
    .short = 1 Einheit
sg-field-vacancy = Vakanz
    .short = ein Amt
sg-field-nobles-feast = Festmahl
    .short = Senat +1
sg-field-academy = Akademie
    .short = 2 Karten
sg-field-economist = Ökonom
    .short = 3 Dukaten
sg-field-economist-five = Ökonom II
    .short = 3 Dukaten
sg-field-parliamentary-agitation = Agitation
    .short = Abgeordn. +1
sg-price = { $ducats ->
    [0] der nächste Klient zahlt nichts
    [one] der nächste Klient zahlt 1 Dukaten
   *[other] der nächste Klient zahlt { $ducats } Dukaten
}
sg-stands = Klienten von { $names }
sg-stood = hier standen { $names }
sg-five-only = nur zu fünft
sg-no-effect = ohne Wirkung
sg-no-effect-long = Der Klient stünde nur da: seine Aktion ändert jetzt nichts.

sg-your-hand = Deine Hand
sg-hands = Handkarten
sg-hand-empty = Keine Politikkarten auf der Hand.
sg-cards-of = { $deck }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
sg-card-client-card = ein Klient mehr
sg-card-primus-inter-pares = Startspielermarke
sg-card-death-of-senator = ein Geschlecht gibt ein Amt ab
sg-card-church-foundation = 5 Punkte für 3 Dukaten, kein Angriff auf dich
sg-card-vistula-raft = nimm 4 Dukaten
sg-card-diplomatic-mission = kröne ein Land
sg-card-negotiations = ein Land an Anfang oder Ende
sg-card-secret-pact = keine Marken in einem Land
sg-card-enlistment = 2 Einheiten
sg-card-abduction = Kampf um eine Figur
sg-card-sack = Kampf um die halben Dukaten
sg-card-foray = Kampf um 6 Punkte
sg-also-internal = oder 1 Stimme, oder ein Schritt beim Festmahl
    .long = Abgeworfen: 1 Stimme im Sejm oder 1 Feld mehr beim Magnaten-Festmahl.
sg-also-foreign = oder eine Marke im Ausland
    .long = In der Phase Außenpolitik abgeworfen: 1 Adelsgeschlechtsmarke in einem Land.
sg-also-military = oder Rüstung gegen eine Wunde
    .long = Im Kampf abgeworfen: fängt eine Wunde statt einer Einheit ab.
sg-copies = { $count }-mal
sg-laid = { $laid } bereitgelegt
sg-supply = Vorrat
sg-left-votes = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
} im Vorrat
sg-left-clients = { $count ->
    [one] 1 Klient
   *[other] { $count } Klienten
} im Vorrat
sg-left-units = { $unit } im Vorrat: { $count }
sg-deck = { $deck }: { $cards } im Stapel, { $discards } abgeworfen
sg-discards = Ablagestapel
sg-discards-show = Ablagestapel zeigen
sg-discards-none = Nichts wurde abgeworfen.

sg-show-things = Zeige, was diesem Geschlecht gehört
sg-has-vp = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
sg-has-ducats = { $count ->
    [one] 1 Dukat
   *[other] { $count } Dukaten
}
sg-has-votes = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}; jetzt gezählt wären es { $coming }
sg-has-clients = noch { $count ->
    [one] 1 Klient
   *[other] { $count } Klienten
}
sg-has-markers = { $count ->
    [one] 1 Adelsgeschlechtsmarke
   *[other] { $count } Adelsgeschlechtsmarken
} im eigenen Vorrat
sg-has-figure = { $name }, { $gold ->
    [0] kein Gold
   *[other] Gold { $gold }
}
sg-has-units = { $unit }: { $count }
sg-has-host = { $unit } im Landsturm, kämpft nicht: { $count }
sg-has-power = Macht { $power }
sg-first = Startspieler
sg-protected = Gründung der Kirche: in dieser Runde kein Angriff möglich
sg-known = Karten, die du in dieser Hand weißt

sg-rounds = Runden und ihre Gesetze
sg-act-fate = { $name }{ $fate ->
    [passed] : beschlossen.
    [rejected] : abgelehnt.
   *[open] .
}

## The stage

sg-sejm = { $place ->
    [Warszawa] Sejm zu Warschau
   *[other] Sejm zu { $place }
}
sg-stages = Abschnitte des Sejms
sg-stage-count-votes = Stimmen
sg-stage-additional-votes = Karten
sg-stage-bribery = Bestechung
sg-stage-voting = Ämter
sg-stage-royal-demand = Forderung
sg-stage-act-of-law = Gesetz
sg-palms = Die Hände aller Geschlechter
sg-choosing = wählt
sg-sealed = versiegelt
sg-empty-hand = leere Hand
sg-by-marker = { $count } durch die Marke
sg-marker-votes = Marke: { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}
sg-tie = Gleichstand
sg-won = gewinnt
sg-for = dafür
sg-against = dagegen
sg-less = Eins weniger
sg-more = Eins mehr
sg-of = von { $most }
sg-seal-it = Siegeln
sg-only-you = siehst nur du
sg-heap = { $kind ->
    [ducats] Dukaten in deiner Hand
   *[other] Stimmen in deiner Hand
}
sg-nothing-to-give = { $kind ->
    [ducats] Du hast keine Dukaten: deine Hand bleibt leer.
   *[other] Du hast keine Stimmen: deine Hand bleibt leer.
}
sg-office-count = Amt { $at } von { $of }
sg-step-count = Schritt { $at } von { $of }
sg-still-choosing = { $you ->
    [true] Außer dir wählen noch: { $names }.
   *[other] Es wählen noch: { $names }.
}
sg-waits-for-you = Alle anderen haben ihre Hand geschlossen und warten auf dich.
sg-go-on = Weiter
sg-verdict-ducats = { $count ->
    [0] Niemand bietet Dukaten für Stimmen.
    [one] Für Stimmen wird 1 Dukat geboten.
   *[other] Für Stimmen werden { $count } Dukaten geboten.
}
sg-verdict-votes = { $count ->
    [0] In diesem Sejm verkauft niemand Stimmen.
    [one] 1 Stimme steht zum Verkauf.
   *[other] { $count } Stimmen stehen zum Verkauf.
}
sg-verdict-office = { $votes ->
    [0] { $name } erhält das Amt ohne eine Stimme.
    [one] { $name } erhält das Amt mit 1 Stimme.
   *[other] { $name } erhält das Amt mit { $votes } Stimmen.
}
sg-verdict-settled = Gleichstand: { $decider } gibt das Amt an { $name }.
sg-verdict-vacant = Niemand bietet: das Amt bleibt frei.
sg-verdict-favour = { $name } steht am höchsten in der Gunst des Königs.
sg-verdict-favour-tie = Gleichstand: { $name } ordnet ihn als Königsvertreter
sg-tie-decider = Gleichstand: { $name } entscheidet als Königsvertreter
sg-no-office = Es gibt kein Amt zu vergeben.
sg-votes = Stimmen
sg-bribery-ducats = Zuerst verbergen alle Dukaten, die sie für Stimmen bieten.
sg-bribery-votes = Nun verbergen alle Stimmen, die sie verkaufen.
sg-bribery-offers = Gebotene Dukaten:
sg-sellers = Stimmen zu verkaufen
sg-buyers = Gebotene Dukaten
sg-parcel-seller = { $state ->
    [now] verkauft jetzt
    [choice] kann verkaufen
    [done] verkauft
    [vain] kein Käufer, verloren
   *[other] zu verkaufen
}
sg-parcel-buyer = { $state ->
    [choice] wählbar
    [done] hat gekauft
    [vain] zurückgenommen
   *[other] im Angebot
}
sg-no-sellers = In diesem Sejm verkauft niemand Stimmen.
sg-no-buyers = Niemand bietet Dukaten; die angebotenen Stimmen sind verloren.
sg-votes-from = Woher die Stimmen kommen
sg-votes-bonus = Ämter, Figuren, Siegel und Gesetze
sg-votes-cards = Innenpolitikkarten
sg-office-won = { $votes ->
    [0] { $name }, ohne Stimmen
    [one] { $name } mit 1 Stimme
   *[other] { $name } mit { $votes } Stimmen
}
sg-office-vacant = bleibt frei
sg-office-next = als Nächstes
sg-office-marked = { $next ->
    [true] als Nächstes; Marke: { $name }
   *[other] Marke: { $name }
}
sg-demand = Königsforderung
sg-act = Sejmgesetz
sg-favour = { $name } am höchsten in der Gunst
sg-favour-order = Die Reihenfolge auf der Skala des Königs
sg-favour-space = { $space ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
sg-send-units = Einheiten für den Landsturm
sg-keep-units = Einheiten, die bleiben
sg-unit-send = { $unit }: { $on ->
    [true] zieht mit dem Landsturm
   *[other] bleibt zu Hause
}
sg-unit-keep = { $unit }{ $host ->
    [true] {" "}des Landsturms
   *[other] {""}
}: { $on ->
    [true] bleibt
   *[other] wird aufgegeben
}
sg-tally = { $votes_for } dafür, { $votes_against } dagegen
sg-act-tie = Gleich viele Stimmen: { $name } entscheidet als Königsvertreter
sg-act-passed = Angenommen; gilt bis zum Ende des Spiels
sg-act-rejected = Abgelehnt; aus dem Spiel
sg-power = Stärke der aktiven Einheiten
sg-no-units = keine Einheiten
sg-die = würfelt { $die }
sg-damage = Schaden
sg-no-die = kein Wurf
sg-wounds = { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
sg-clients-left = { $clients ->
    [one] noch 1 Klient
   *[other] noch { $clients } Klienten
}
sg-now = jetzt
sg-to-come = noch nichts
sg-deck-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $discards } abgeworfen
sg-values = { $first } für die meisten Marken, { $second } für die zweitmeisten
sg-seal-of = Siegel: { $name }
sg-prestige-scored = Prestige der Ämter
sg-prestige-bonus = davon { $bonus } als Bonus
sg-scored-sum = diese Runde
sg-crowned-scored = Gekrönte Länder
sg-none-crowned = Kein Land ist gekrönt.
sg-free = Kostenlos:
sg-free-kind = { $count } { $unit }
sg-free-any = { $count } beliebige
sg-upkeep-refused = Diese Einheiten können nicht zusammen bleiben: Der Landsturm geht vor, und alles muss bezahlt werden.
sg-at-host = beim Landsturm
sg-given-up = aufgegeben
sg-keep = Behalten
sg-keep-for = { $ducats ->
    [0] Kostenlos behalten
    [one] Für 1 Dukaten behalten
   *[other] Für { $ducats } Dukaten behalten
}
sg-setup = Jedes Geschlecht wählt ein Amt
sg-picking = Die Reihenfolge der Wahl
sg-entry = { $price ->
    [0] Eintritt frei
    [one] Eintritt 1 Dukaten
   *[other] Eintritt { $price } Dukaten
}
sg-other-field = anderes Feld
sg-choose-country = Wähle ein Land, hier oder auf der Karte.
sg-goes-to = auf Feld { $space }
sg-steps = { $steps ->
    [one] 1 Feld vor
   *[other] { $steps } Felder vor
}{ $won ->
    [none] {""}
   *[other] ; du erhältst: { $won }
}
sg-no-steps = kein Feld vor
sg-units-left = { $count } im Vorrat
sg-gold-on = Gold auf der Karte
sg-take = Nehmen
sg-bribe = { $price ->
    [one] für 1 Dukaten bestechen
   *[other] für { $price } Dukaten bestechen
}
sg-end = Der letzte Sejm ist vorüber
sg-end-ribbons = Goldene Bänder: { $name }
sg-end-items = { $space ->
    [0] gezählt: { $items }
    [1] Feld I
    [2] Feld II
    [3] Feld III
    [4] Feld IV
   *[5] Feld V
}
sg-end-sources = Woher die Punkte kommen
sg-end-total = Punkte
sg-end-wins = gewinnt
sg-end-tie = { $ahead } und { $behind } haben beide { $vp } Punkte; { $ahead } steht höher in der Gunst des Königs.

## Die Frage

sg-back = Zurück
sg-all = Alles
sg-nothing = Nichts
sg-ask-target = „{ $card }“: { $what ->
    [country] welches Land?
    [unit] welche Einheit?
   *[target] gegen welches Adelsgeschlecht?
}
sg-ask-field = { $field }: { $id ->
    [envoy] In welchem Land legst du eine Marke ab?
    [patronage] Welche Persönlichkeit nimmst du?
    [calling_banners] Welche Einheit rufst du?
    [vacancy] Welches Amt markierst du?
    [nobles_feast] Welche Innenpolitikkarten wirfst du ab?
    [parliamentary_agitation] Wie viele Dukaten zahlst du?
   *[other] Was tust du?
}
sg-ask-gold = { $figure }: Wie viel Gold legst du auf die Karte?
sg-ask-cards = { $country }: Welche Außenpolitikkarten wirfst du für Marken ab?{ $free ->
    [0] {""}
    [one] {" "}1 Marke ist kostenlos.
   *[other] {" "}{ $free } Marken sind kostenlos.
}
sg-ask-favour = { $space ->
    [1] Wer steht als Erster in der Gunst des Königs?
   *[other] Wer steht auf Feld { $roman } der königlichen Gunst?
}
sg-left-ducats-after = { $left ->
    [0] Du behältst keinen Dukaten.
    [one] Du behältst 1 Dukaten.
   *[other] Du behältst { $left } Dukaten.
}
sg-left-votes-after = { $left ->
    [0] Du behältst keine Stimme.
    [one] Du behältst 1 Stimme.
   *[other] Du behältst { $left } Stimmen.
}
sg-counts-as = Mit deiner Marke zählt das Gebot { $votes }.
sg-rivals = Die anderen höchstens: { $each }.
sg-rival-most = { $house } { $most }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra }
}
sg-hide-hide-ducats = Was niemand nimmt, kommt zu dir zurück.
sg-hide-hide-votes = Stimmen ohne Käufer sind verloren.
sg-hide-bid-for-office = Alle gebotenen Stimmen sind ausgegeben, auch die der Verlierer.
sg-hide-commit-to-demand = Alles Gegebene ist ausgegeben.
sg-gold-means = Je mehr Gold auf der Karte liegt, desto teurer ist es für andere, sie zu bestechen.
sg-rival-offices = { $count ->
    [one] 1 Amt
   *[other] { $count } Ämter
}
sg-rival-figures = { $count ->
    [one] 1 Persönlichkeit
   *[other] { $count } Persönlichkeiten
}
sg-rival-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
sg-rival-votes = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}
sg-rival-fight = Macht { $mine } : { $theirs }, Rüstung { $armour } : { $shield }; { $stake }
sg-as-armour = statt einer Einheit abgeworfen
sg-your-votes = { $count ->
    [0] du hast keine Stimmen mehr
    [one] mit deiner 1 Stimme
   *[other] mit deinen { $count } Stimmen
}
sg-to-end = { $end ->
    [first] { $country } auf das erste Feld
   *[last] { $country } auf das letzte Feld
}
sg-markers-here = du { $mine }, andere { $most }
sg-fee-none = kostenlos
sg-you-have = du hast { $count }
sg-court = Kirchengericht
sg-spy = sieht eine Hand an, dann ziehst du eine Karte
sg-steps-lost = { $count ->
    [one] 1 Schritt verfällt: Weiter als Feld I geht es nicht.
   *[other] { $count } Schritte verfallen: Weiter als Feld I geht es nicht.
}
sg-stays-there = steht schon dort: Nichts bewegt sich
sg-agitate = { $ducats ->
    [0] Nichts dazuzahlen
   *[other] { $ducats } Dukaten dazuzahlen
}
sg-gain-ducats = { $count ->
    [one] { $n } Dukat
   *[other] { $n } Dukaten
}
sg-gain-votes = { $count ->
    [one] { $n } Stimme
   *[other] { $n } Stimmen
}
sg-gain-vp = { $n } SP
sg-gain-clients = { $count ->
    [one] { $n } Klient
   *[other] { $n } Klienten
}
sg-gain-units = { $count ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
}
sg-scores = SP: { $each }
sg-scores-one = { $house } { $points }
sg-scores-none = niemand würde werten
sg-then-ducats = { $count ->
    [0] Du zahlst nichts und behältst { $left }.
   *[other] { $way ->
        [less] Du zahlst { $count } Dukaten und behältst { $left }.
       *[more] Du nimmst { $count } Dukaten und hast { $left }.
    }
}
sg-then-votes = { $way ->
    [less] Stimmen danach: { $left }.
   *[more] Stimmen dann: { $left }.
}
sg-then-markers = Marken im eigenen Vorrat: { $left }.
sg-then-steps = { $track }: { $steps ->
    [one] 1 Feld vor.
   *[other] { $steps } Felder vor.
}
sg-then-card = Du bekommst die Karte: { $name }.
sg-then-space = { $country }: auf Feld { $space }.
sg-then-crowned = { $country }: gekrönt, { $scores }.
sg-then-points = { $country }: { $points } SP für dich, wenn gewertet.
sg-laid-of = { $laid } von { $count }
sg-lay-all = Alle möglichen ({ $count })
sg-lay-first = Zuerst Karten wählen
sg-host-power = Macht { $power } für den König; { $left } bleibt zu Hause.
sg-keep-all = Alle, die ich bezahlen kann
sg-keep-free = Nur die kostenlosen
sg-keep-none = Keine
sg-send-all = Alle
sg-send-none = Keine
sg-hand-closed = Deine Hand ist geschlossen.
sg-take-back = Zurücknehmen
sg-seal-last = Es ist die letzte Hand: alle öffnen sich.
sg-seal-open = Zurücknehmen geht, bis alle geschlossen sind.
sg-withdraw = Zurückziehen
