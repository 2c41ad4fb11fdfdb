### Sigismundus Augustus
###
### Ein Geschlecht heißt nach seiner Familie und steht in der Einzahl. .gen ist ein Amt oder ein Land im
### Genitiv, .acc und .dat ein Land mit seinem Artikel, .loc mit „in“; .card eine Politikkarte im
### Akkusativ, .deck ihr Stapel im Dativ. Was ein Ding tut, steht bei seinem Namen und wird bei seiner
### Art wiederholt.

game-sigismundus = Sigismundus Augustus: Dei gratia rex Poloniae
    .text = Polen unter dem letzten Jagiellonen, von 1548 bis zur Union von Lublin. Führe ein Magnatengeschlecht: Gewinne Persönlichkeiten und fremde Höfe, sammle Stimmen, kaufe und verkaufe sie, und gib sie geheim aus: für Ämter, für die Gunst des Königs und für Gesetze, die den Rest des Spiels verändern.
    .time = etwa 150 Minuten
    .weight = 4 von 5

option-variant = Spieldauer
    .text = Die Vollversion hat acht Sejme, das kurze Spiel vier: die von 1548, 1550, 1562 und 1569. Alles andere ist gleich.
option-unbid_office = Amt, für das niemand bietet
    .text = Was geschieht, wenn alle Hände für ein Amt leer sind: Der Königsvertreter vergibt es wie bei jedem Gleichstand, oder es bleibt frei.
option-edition = Ausgabe
    .text = Viele Werte der Ämter und Häuser kennen wir aus dem gedruckten Spiel nicht; sie sind von uns. Die zweite Ausgabe hat Werte, die nach Tausenden von Partien ausgeglichen wurden, die erste die, mit denen wir begannen.

name-full = Vollversion
    .text = Acht Runden, eine für jeden Sejm von 1548 bis 1569.
name-short = kurzes Spiel
    .text = Vier Runden: die Sejme I, II, V und VIII. Die anderen vier Karten sind nicht im Spiel.
name-representative = der Königsvertreter vergibt das Amt
name-vacant = das Amt bleibt frei
name-second = zweite Ausgabe
name-first = erste Ausgabe
name-unbid-office = Amt, für das niemand bietet

outcome-finished = Der letzte Sejm ist vorüber; die meisten Siegpunkte gewinnen, bei Gleichstand, wer höher in der Gunst des Königs steht.

## Geschlechter

name-gorka = Górka
    .house = Geschlecht Górka
    .arms = Łodzia
    .text = Wappen Łodzia. In der zweiten Ausgabe: Initiative 3; unter den fünf Geschlechtern beginnt es auf III der Skala des Königs, II der Senatoren und II der Abgeordneten.
name-zborowski = Zborowski
    .house = Geschlecht Zborowski
    .arms = Jastrzębiec
    .text = Wappen Jastrzębiec. In der zweiten Ausgabe: Initiative 2; unter den fünf Geschlechtern beginnt es auf II der Skala des Königs, III der Senatoren und IV der Abgeordneten.
name-zamoyski = Zamoyski
    .house = Geschlecht Zamoyski
    .arms = Jelita
    .text = Wappen Jelita. In der zweiten Ausgabe: Initiative 4; unter den fünf Geschlechtern beginnt es auf V der Skala des Königs, IV der Senatoren und I der Abgeordneten.
name-tarnowski = Tarnowski
    .house = Geschlecht Tarnowski
    .arms = Leliwa
    .text = Wappen Leliwa. In der zweiten Ausgabe: Initiative 1; unter den fünf Geschlechtern beginnt es auf IV der Skala des Königs, I der Senatoren und III der Abgeordneten.
name-firlej = Firlej
    .house = Geschlecht Firlej
    .arms = Lewart
    .text = Wappen Lewart. In der zweiten Ausgabe: Initiative 5; unter den fünf Geschlechtern beginnt es auf I der Skala des Königs, V der Senatoren und V der Abgeordneten.

## Runden, Phasen, Abschnitte

name-round-1 = Runde 1
name-round-2 = Runde 2
name-round-3 = Runde 3
name-round-4 = Runde 4
name-round-5 = Runde 5
name-round-6 = Runde 6
name-round-7 = Runde 7
name-round-8 = Runde 8

name-setup = Spielvorbereitung
name-initiative = Initiative
    .text = Die Startspielermarke geht nach links, Sejmkarte und Königsforderung der Runde werden aufgedeckt, dazu drei Figuren.
name-income = Einkommen
    .text = Alle nehmen 2 Dukaten und das Einkommen eines ihrer Ämter nach Wahl.
name-draw = Nachziehen von Karten
    .text = Der Reihe nach ziehen alle eine Politikkarte von einem Stapel ihrer Wahl, dann die zusätzlichen Karten von Ämtern, Figuren und Siegeln.
name-special-actions = Spezialaktionen
    .text = Der Reihe nach dürfen alle eine Spezialaktion ausführen: eine Politikkarte, ein Kirchengericht oder Walenty Bakfark. Der Magnatenvertreter hat eine mehr, vor allen anderen.
name-foreign-policy = Außenpolitik
    .text = Der Königsvertreter krönt ein Land. Dann dürfen alle der Reihe nach Außenpolitikkarten für Marken in einem Land abwerfen.
name-actions = Aktionen
    .text = Der Reihe nach schicken alle je einen Klienten auf ein Feld und handeln dort, reihum, bis alle Klienten eingesetzt sind.
name-sejm = Sejm
    .text = Stimmen werden gezählt, gekauft und verkauft und dann für Ämter, für die Königsforderung und für das Gesetz der Runde ausgegeben.
name-scoring = Punktzahl
    .text = Ämter bringen ihr Prestige. Dann wird jedes gekrönte Land gewertet und verliert die Krone; liegen Marken darin, vergibt es auch sein Siegel.
name-maintenance = Unterhalt der Armee
    .text = Der Reihe nach bezahlen alle die Einheiten, die sie behalten: 1 Dukaten für Infanterie, 2 für Hussaria, 3 für Artillerie. Die anderen gehen in den Vorrat.
name-ending = Spielende
    .text = Die goldenen Bänder werden gewertet, und die Verleihungen, wenn ihr Gesetz gilt.

name-count-votes = Zählen der Stimmen
    .text = Alle nehmen die Stimmen ihrer Felder auf den drei Skalen der Unterstützung und die Zuschläge.
name-additional-votes = Zusätzliche Stimmen
    .text = Der Reihe nach dürfen alle Innenpolitikkarten für je 1 Stimme abwerfen.
name-bribery = Bestechung
    .text = Erst werden Dukaten, dann Stimmen geheim angeboten. Wer die meisten Stimmen verkauft, wählt zuerst den Käufer.
name-voting = Abstimmung über Ämter
    .text = Für jedes Amt wird nacheinander mit verdeckten Stimmen geboten. Alle gebotenen Stimmen sind verbraucht, gewonnen oder nicht.
name-royal-demand = Königsforderung
    .text = Dukaten, Stimmen oder Einheiten werden dem König geheim gegeben. Die Gaben bestimmen die Reihenfolge auf der Skala des Königs neu.
name-act-of-law = Sejmgesetz
    .text = Mit allen übrigen Stimmen sind alle geheim für oder gegen das Gesetz der Runde.

## Politikstapel, Arten von Ämtern, Einheiten

name-internal = Innenpolitik
    .card = eine Innenpolitikkarte
    .cards = Innenpolitikkarten
    .deck = Stapel der Innenpolitik
name-foreign = Außenpolitik
    .card = eine Außenpolitikkarte
    .cards = Außenpolitikkarten
    .deck = Stapel der Außenpolitik
name-military = Militärpolitik
    .card = eine Militärpolitikkarte
    .cards = Militärpolitikkarten
    .deck = Stapel der Militärpolitik

name-ecclesiastical = Kirchenämter
    .one = Kirchenamt
    .text = Bischöfe und Erzbischöfe. Jedes hat ein Kirchengericht; ihr Prestige sinkt auf 1, wenn die Nationalkirche beschlossen wird.
name-ministerial = Ministerämter
    .one = Ministeramt
    .text = Minister der Krone. Jedes hat eine eigene Fähigkeit; kein Gesetz dreht sie um.
name-land = Landesämter
    .one = Landesamt
    .text = Woiwoden und Kastellane. Jedes bringt eine Einheit und unterhält eine ihrer Art kostenlos; das Einkommen der Woiwoden sinkt mit der Exekution der Krongüter.

name-archbishop = Erzbischof
name-bishop = Bischof
name-minister = Minister
name-palatine = Woiwode
name-castellan = Kastellan

name-infantry = Infanterie
    .text = Macht 1, Unterhalt 1 Dukat. Sie kämpft im dritten Abschnitt eines Kampfes.
name-hussars = Hussaria
    .text = Macht 2, Unterhalt 2 Dukaten. Sie kämpft im zweiten Abschnitt eines Kampfes.
name-artillery = Artillerie
    .text = Macht 3, Unterhalt 3 Dukaten. Sie kämpft im ersten Abschnitt eines Kampfes.

name-ducats = Dukaten
name-votes = Stimmen
name-units = Einheiten

name-culture = Kultur
name-diplomacy = Diplomatie

calling-culture = Mensch der Kultur
calling-diplomacy = Diplomat
calling-military = Soldat

## Ämter

-court-text = Ein Kirchengericht als Spezialaktion, einmal je Runde: eine zufällige Politikkarte von der Hand eines Gegners. Das Gesetz Nationalkirche dreht das Amt auf Prestige 1.
-palatine-text = Wer es erhält, nimmt 1 Hussaria, und 1 Hussaria wird kostenlos unterhalten. Das Gesetz Exekution der Krongüter dreht es auf ein niedrigeres Einkommen.
-castellan-text = Wer es erhält, nimmt 1 Infanterie, und 1 Infanterie wird kostenlos unterhalten.

name-archiepiscopus-gnesnensis = Erzbischof von Gnesen, Primas
    .latin = archiepiscopus gnesnensis
    .gen = des Erzbischofs von Gnesen
    .text = { -court-text }
name-marschalcus-regni = Großmarschall der Krone
    .latin = marschalcus regni
    .gen = des Großmarschalls der Krone
    .text = 1 Stimme mehr beim Zählen der Stimmen im Sejm.
name-castellanus-cracoviensis = Kastellan von Krakau
    .latin = castellanus cracoviensis
    .gen = des Kastellans von Krakau
    .text = { -castellan-text }
name-archiepiscopus-leopoliensis = Erzbischof von Lemberg
    .latin = archiepiscopus leopoliensis
    .gen = des Erzbischofs von Lemberg
    .text = { -court-text }
name-cancellarius-regni = Großkanzler der Krone
    .latin = cancellarius regni
    .gen = des Großkanzlers der Krone
    .text = 1 Marke mehr in dem Land, das du in der Außenpolitik wählst, auch ohne eine Karte abzuwerfen.
name-palatinus-cracoviensis = Woiwode von Krakau
    .latin = palatinus cracoviensis
    .gen = des Woiwoden von Krakau
    .text = { -palatine-text }
name-episcopus-cracoviensis = Bischof von Krakau
    .latin = episcopus cracoviensis
    .gen = des Bischofs von Krakau
    .text = { -court-text }
name-vicecancellarius-regni = Vizekanzler der Krone
    .latin = vicecancellarius regni
    .gen = des Vizekanzlers der Krone
    .text = 1 Politikkarte mehr beim Nachziehen, von einem Stapel deiner Wahl.
name-palatinus-posnaniensis = Woiwode von Posen
    .latin = palatinus posnaniensis
    .gen = des Woiwoden von Posen
    .text = { -palatine-text }
name-episcopus-cuiaviensis = Bischof von Kujawien
    .latin = episcopus cuiaviensis
    .gen = des Bischofs von Kujawien
    .text = { -court-text }
name-thesaurarius-regni = Großschatzmeister der Krone
    .latin = thesaurarius regni
    .gen = des Großschatzmeisters der Krone
    .text = Beim Einkommen nimmst du das Einkommen von 2 verschiedenen Ämtern statt von einem; dieses darf dabei sein.
name-palatinus-sandomirensis = Woiwode von Sandomir
    .latin = palatinus sandomirensis
    .gen = des Woiwoden von Sandomir
    .text = { -palatine-text }
name-episcopus-posnaniensis = Bischof von Posen
    .latin = episcopus posnaniensis
    .gen = des Bischofs von Posen
    .text = { -court-text }
name-marschalcus-curiae = Hofmarschall der Krone
    .latin = marschalcus curiae
    .gen = des Hofmarschalls der Krone
    .text = Auf ein besetztes Feld kommt dein Klient für 1 Dukaten weniger.
name-castellanus-posnaniensis = Kastellan von Posen
    .latin = castellanus posnaniensis
    .gen = des Kastellans von Posen
    .text = { -castellan-text }

## Politikkarten

name-client-card = Klient
    .text = Nimm 1 Klienten aus dem Vorrat, nur für diese Runde.
name-primus-inter-pares = Primus Inter Pares
    .text = Nimm die Startspielermarke. Die neue Reihenfolge gilt ab der nächsten Phase.
name-death-of-senator = Tod des Senators
    .text = Nenne irgendjemanden mit einem Amt. Wer genannt ist, gibt ein Amt eigener Wahl zurück, und es ist wieder frei.
name-church-foundation = Gründung der Kirche
    .text = Zahle 3 Dukaten und erhalte 5 SP. Bis zum Ende der Runde kann dich niemand angreifen.
name-vistula-raft = Weichsel-Flößerei
    .text = Nimm 4 Dukaten.
name-diplomatic-mission = Diplomatische Vertretung
    .text = Drehe die Marke eines Landes auf die Seite mit der Krone: Es wird in dieser Runde gewertet.
name-negotiations = Verhandlungen
    .text = Du darfst ein beliebiges Land auf das erste oder das letzte Feld der Skala der Außenpolitik versetzen; die anderen rücken auf.
name-secret-pact = Geheimpakt
    .text = Lege die Karte auf ein Land. Bis zum Ende der Runde legt dort niemand Marken ab, auch du nicht.
name-enlistment = Aushebung
    .text = Nimm 1 Infanterie und nach Wahl 1 Hussaria oder 1 Artillerie.
name-abduction = Entführung
    .text = Ein Angriff. Wenn du gewinnst, nimmst du dem Besiegten eine Figur deiner Wahl samt dem Gold auf ihr.
name-sack = Plünderung
    .text = Ein Angriff. Wenn du gewinnst, nimmst du dem Besiegten die Hälfte der Dukaten, abgerundet.
name-foray = Besetzung
    .text = Ein Angriff. Wenn du gewinnst, nimmst du dem Besiegten 6 SP oder alle, wenn es weniger sind.

## Figuren

name-florian-zebrzydowski = Florian Zebrzydowski
    .desc = Hofhetman, Verfasser der Kriegsartikel
    .text = Beim Unterhalt der Armee behältst du 1 Einheit beliebiger Art kostenlos.
name-bernard-pretwicz = Bernard Pretwicz
    .desc = Rittmeister der ständigen Grenzverteidigung
    .text = Wirst du angegriffen, zählt jeder deiner Würfel 2 mehr.
name-dymitr-wisniowiecki = Dymitr Wiśniowiecki
    .desc = Fürst, Anführer der Züge gegen die Krim
    .text = Greifst du an, zählt jeder deiner Würfel 2 mehr.
name-tomasz-sierpinek = Tomasz Sierpinek
    .desc = Befehlshaber der königlichen Kaper
    .text = 2 Dukaten mehr beim Einkommen.
name-prospero-provana = Prospero Provana
    .desc = Begründer der königlichen Post
    .text = 1 Politikkarte mehr beim Nachziehen, von einem Stapel deiner Wahl.
name-andrzej-taranowski = Andrzej Taranowski
    .desc = Gesandter bei der Pforte und auf der Krim
    .text = Deine Botschaft legt 2 Marken in das Land statt 1.
name-piotr-barzi = Piotr Barzi
    .desc = Gesandter in Rom und Spanien
    .text = 1 Marke mehr in dem Land, das du in der Außenpolitik wählst, auch ohne eine Karte abzuwerfen.
name-bartlomiej-groicki = Bartłomiej Groicki
    .desc = Rechtsgelehrter
    .text = 1 Stimme mehr beim Zählen der Stimmen im Sejm.
name-jozef-strus = Józef Struś
    .desc = königlicher Leibarzt
    .text = Du kannst nicht für den Tod des Senators genannt werden. 1 SP mehr bei der Wertung der Ämter.
name-jan-laski = Jan Łaski
    .desc = Reformator
    .text = Kein Kirchengericht nimmt dir eine Karte. Deine Agitation im Sejm rückt kostenlos 1 Feld weiter vor.
name-waclaw-z-szamotul = Wacław z Szamotuł
    .desc = königlicher Komponist
    .text = Dein Magnaten-Festmahl rückt kostenlos 1 Feld weiter vor.
name-walenty-bakfark = Walenty Bakfark
    .desc = königlicher Lautenist
    .text = Als Spezialaktion siehst du die ganze Hand eines Gegners und ziehst dann eine Politikkarte von einem Stapel deiner Wahl.
name-jan-kochanowski = Jan Kochanowski
    .desc = Dichter
    .text = Goldenes Band: am Ende 1 SP für jede deiner Figuren, diese mitgezählt; höchstens 8 SP.
name-mikolaj-rej = Mikołaj Rej
    .desc = Schriftsteller
    .text = Goldenes Band: am Ende 2 SP für jede Politikkarte auf deiner Hand; höchstens 8 SP.
name-andrzej-frycz-modrzewski = Andrzej Frycz Modrzewski
    .desc = Staatsdenker
    .text = Goldenes Band: am Ende 2 SP für jedes geltende Gesetz; höchstens 8 SP.
name-stanislaw-orzechowski = Stanisław Orzechowski
    .desc = Streitschriftsteller
    .text = Goldenes Band: am Ende 2 SP für jedes abgelehnte Gesetz; höchstens 8 SP.
name-lukasz-gornicki = Łukasz Górnicki
    .desc = Höfling und Schriftsteller
    .text = Goldenes Band: am Ende 8, 5, 3, 1 oder 0 SP für dein Feld I bis V auf der Skala der Unterstützung des Königs.
name-marcin-bielski = Marcin Bielski
    .desc = Chronist
    .text = Goldenes Band: am Ende 8, 5, 3, 1 oder 0 SP für dein Feld I bis V auf der Skala der Unterstützung der Abgeordneten.
name-jan-maria-padovano = Jan Maria Padovano
    .desc = Bildhauer und Baumeister
    .text = Goldenes Band: am Ende 1 SP für je 2 Dukaten in deiner Schatzkammer; höchstens 8 SP.
name-santi-gucci = Santi Gucci
    .desc = Bildhauer und Baumeister
    .text = Goldenes Band: am Ende 3 SP für jedes deiner Landesämter.
name-marcin-kromer = Marcin Kromer
    .desc = Geschichtsschreiber und Diplomat
    .text = Goldenes Band: am Ende 3 SP für jedes deiner Siegel.
name-stanislaw-hozjusz = Stanisław Hozjusz
    .desc = Kardinal und Legat
    .text = Goldenes Band: am Ende 3 SP für jedes deiner Kirchenämter.
name-jan-herburt = Jan Herburt
    .desc = Jurist, Geschichtsschreiber und Gesandter
    .text = Goldenes Band: am Ende 3 SP für jedes deiner Ministerämter.
name-mikolaj-sieniawski = Mikołaj Sieniawski
    .desc = Großhetman der Krone
    .text = Goldenes Band: am Ende 1 SP für jeden Punkt Macht der Armee, die du behältst; höchstens 8 SP.

## Sejmgesetze

name-recognition-of-royal-marriage = Anerkennung der königlichen Ehe
    .number = I
    .session = Piotrków 1548
    .dates = 31. Oktober bis 12. Dezember 1548
    .text = Feld I der Skala der Unterstützung des Königs gibt 1 Stimme mehr beim Zählen der Stimmen.
name-border-defence = Ständige Grenzverteidigung
    .number = II
    .session = Piotrków 1550
    .dates = 15. Mai bis 30. Juli 1550
    .text = Alle unterhalten 1 Hussaria kostenlos, zusätzlich zu allem, was sonst kostenlos ist.
name-suspension-of-church-courts = Aussetzung der Kirchengerichte
    .number = III
    .session = Piotrków 1552
    .dates = 2. Februar bis 11. April 1552
    .text = Kein Kirchengericht wird mehr gehalten.
name-national-church = Nationalkirche
    .number = IV
    .session = Piotrków 1555
    .dates = 22. April bis 15. Juni 1555
    .text = Alle Kirchenämter, besetzt oder frei, werden umgedreht und haben Prestige 1.
name-incompatibilitas = Incompatibilitas
    .number = V
    .session = Piotrków 1562
    .dates = 30. November 1562 bis 25. März 1563
    .text = Alle behalten höchstens ein Amt jeder Art, jetzt und künftig; die anderen sind wieder frei.
name-execution-of-crown-estates = Exekution der Krongüter
    .number = VI
    .session = Warschau 1563
    .dates = 22. November 1563 bis 1. April 1564
    .text = Alle Woiwoden, besetzt oder frei, werden umgedreht und haben ein niedrigeres Einkommen.
name-grants-for-the-deserving = Verleihungen an Verdiente
    .number = VII
    .session = Piotrków 1567
    .dates = 7. April bis 20. Juni 1567
    .text = Am Ende des Spiels bringen die Felder I bis V der Skala der Unterstützung des Königs 5, 3, 2, 1 und 0 SP.
name-union-of-lublin = Union von Lublin
    .number = VIII
    .session = Lublin 1569
    .dates = 10. Januar bis 12. August 1569
    .text = Wird das Großfürstentum Litauen gewertet, ist der erste Wert um 4 und der zweite um 2 höher.

## Königsforderungen

-tax-text = Alle geben geheim Dukaten. Sie sind alle verbraucht; wer am meisten gibt, steht zuerst in der Gunst des Königs.
-support-text = Alle geben geheim Stimmen. Sie sind alle verbraucht; wer am meisten gibt, steht zuerst in der Gunst des Königs.
-host-text = Alle schicken geheim Einheiten, und ihre Macht zählt. Sie bleiben bei dir, zeigen aber die graue Seite: Bis zur nächsten Königsforderung kämpfen sie nicht, und sie müssen zuerst bezahlt werden.

name-tax = Steuer
    .text = { -tax-text }
name-sejm-support = Unterstützung im Sejm
    .text = { -support-text }
name-noble-host = Landsturm
    .text = { -host-text }
name-tax-1 = Steuer: Hufengeld
    .text = { -tax-text }
name-tax-2 = Steuer: für den Krieg gegen Moskau
    .text = { -tax-text }
name-tax-3 = Steuer: Zapfengeld
    .text = { -tax-text }
name-sejm-support-1 = Unterstützung im Sejm: die Stimme des Senats
    .text = { -support-text }
name-sejm-support-2 = Unterstützung im Sejm: die Stimme der Abgeordneten
    .text = { -support-text }
name-sejm-support-3 = Unterstützung im Sejm: die Landtage
    .text = { -support-text }
name-noble-host-1 = Landsturm: gegen die Tataren
    .text = { -host-text }
name-noble-host-2 = Landsturm: nach Livland
    .text = { -host-text }
name-noble-host-3 = Landsturm: gegen Moskau
    .text = { -host-text }

## Länder und die Skala der Außenpolitik

name-lithuania = Großfürstentum Litauen
    .short = Litauen
    .latin = Magnus Ducatus Lithuaniae
    .gen = des Großfürstentums Litauen
    .dat = dem Großfürstentum Litauen
    .acc = das Großfürstentum Litauen
    .loc = im Großfürstentum Litauen
    .text = Sein Siegel: 1 Stimme mehr beim Zählen der Stimmen im Sejm.
name-sweden = Schweden
    .short = Schweden
    .latin = Regnum Sueciae
    .gen = Schwedens
    .dat = Schweden
    .acc = Schweden
    .loc = in Schweden
    .text = Sein Siegel: 1 Artillerie wird kostenlos unterhalten.
name-habsburg = Habsburgerreich
    .short = Habsburg
    .latin = Imperium Habsburgensis
    .gen = des Habsburgerreichs
    .dat = dem Habsburgerreich
    .acc = das Habsburgerreich
    .loc = im Habsburgerreich
    .text = Sein Siegel: 1 SP mehr bei der Wertung der Ämter.
name-muscovy = Großfürstentum Moskau
    .short = Moskau
    .latin = Magnus Ducatus Moscoviae
    .gen = des Großfürstentums Moskau
    .dat = dem Großfürstentum Moskau
    .acc = das Großfürstentum Moskau
    .loc = im Großfürstentum Moskau
    .text = Sein Siegel: 1 Karte mehr beim Nachziehen, vom Stapel der Militärpolitik.
name-ottoman = Osmanisches Reich
    .short = Osmanen
    .latin = Imperium Ottomanorum
    .gen = des Osmanischen Reichs
    .dat = dem Osmanischen Reich
    .acc = das Osmanische Reich
    .loc = im Osmanischen Reich
    .text = Sein Siegel: 1 Karte mehr beim Nachziehen, vom Stapel der Außenpolitik.
name-prussia = Herzogtum Preußen
    .short = Preußen
    .latin = Ducatus Prussiae
    .gen = des Herzogtums Preußen
    .dat = dem Herzogtum Preußen
    .acc = das Herzogtum Preußen
    .loc = im Herzogtum Preußen
    .text = Sein Siegel: 2 Dukaten mehr beim Einkommen.

name-foreign-policy-space-1 = Feld 1
name-foreign-policy-space-2 = Feld 2
name-foreign-policy-space-3 = Feld 3
name-foreign-policy-space-4 = Feld 4
name-foreign-policy-space-5 = Feld 5
name-foreign-policy-space-6 = Feld 6

## Skalen der Unterstützung und Vertreter

name-royal-support = Skala der Unterstützung des Königs
    .short = Unterstützung des Königs
    .text = 5, 4, 3, 2 und 1 Stimme für die Felder I bis V. Die Königsforderung ordnet sie in jedem Sejm neu, und Feld I gibt die Karte des Königsvertreters.
name-senatorial-support = Skala der Unterstützung der Senatoren
    .short = Unterstützung der Senatoren
    .text = 4, 3, 2, 1 und 0 Stimmen für die Felder I bis V. Das Magnaten-Festmahl rückt dich vor; Feld I gibt die Karte des Magnatenvertreters.
name-parliamentary-support = Skala der Unterstützung der Abgeordneten
    .short = Unterstützung der Abgeordneten
    .text = 3, 2, 1, 0 und 0 Stimmen für die Felder I bis V. Die Agitation im Sejm rückt dich vor; Feld I gibt die Karte des Adelsvertreters.

name-royal-representative = Königsvertreter
    .gen = des Königsvertreters
    .text = Krönt zu Beginn der Außenpolitik ein Land und entscheidet jeden Gleichstand. Die Karte wechselt erst am Ende der Königsforderung.
name-magnates-representative = Magnatenvertreter
    .gen = des Magnatenvertreters
    .text = Eine Spezialaktion mehr, vor allen anderen. Die Karte geht sofort weiter, wenn ein anderes Geschlecht auf Feld I der Skala der Senatoren kommt.
name-nobilitys-representative = Adelsvertreter
    .gen = des Adelsvertreters
    .text = 4 Klienten statt 3 in der Phase der Aktionen. Die Karte geht sofort weiter, wenn ein anderes Geschlecht auf Feld I der Skala der Abgeordneten kommt.

## Aktionsfelder

name-envoy = Botschaft
    .text = Lege 1 Marke in ein Land; es rückt auf der Skala der Außenpolitik ein Feld nach links.
name-patronage = Mäzenatentum
    .text = Nimm eine offene Figur und lege beliebig viele deiner Dukaten auf sie, oder besteche eine Figur eines anderen für 1 Dukaten mehr, als auf ihr liegt.
name-calling-banners = Einberufung der Banner
    .text = Nimm 1 Einheit beliebiger Art aus dem Vorrat.
name-vacancy = Vakanz
    .text = Lege eine Marke auf ein freies Amt: In diesem Sejm wird darüber abgestimmt, und du hast dafür 2 zusätzliche Stimmen.
name-nobles-feast = Magnaten-Festmahl
    .text = Rücke auf der Skala der Unterstützung der Senatoren 1 Feld vor und 1 weiteres für jede Innenpolitikkarte, die du abwirfst, beliebig viele.
name-academy = Akademie
    .text = Ziehe nacheinander 2 Politikkarten, jede von einem Stapel deiner Wahl.
name-economist = Ökonom
    .text = Nimm 3 Dukaten.
name-economist-five = Ökonom II
    .text = Nimm 3 Dukaten. Dieses Feld ist nur zu 5 im Spiel.
name-parliamentary-agitation = Agitation im Sejm
    .text = Rücke auf der Skala der Unterstützung der Abgeordneten 1 Feld vor und 1 weiteres für jeden Dukaten, den du zahlst, beliebig viele.

## Woher Siegpunkte kommen

name-foundation = Gründungen von Kirchen
name-offices = Ämter
name-countries = Länder
name-grants = Verleihungen
name-ribbons = Goldene Bänder

source-foundation = Gründungen von Kirchen
source-foray = Besetzungen
source-offices = Prestige der Ämter
source-countries = Länder
source-grants = Verleihungen an Verdiente
source-ribbons = Goldene Bänder

## Spielmaterial

name-sigismundus = Sigismundus Augustus. Dei gratia rex Poloniae
name-sejm-card = Sejmkarte
name-figure-card = Figurkarte
name-royal-demand-card = Königsforderungskarte
name-reference-sheet = Übersichtskarte
name-symbol-card = Karte mit Symbolbeschreibung
name-house-card = Adelsgeschlechtskarte
name-representative-card = Vertreterkarte
name-office-card = Senatsamtkarte
name-foreign-policy-card = Außenpolitikkarte
name-internal-policy-card = Innenpolitikkarte
name-military-policy-card = Militärpolitikkarte
name-military-marker = Militärspielmarke
name-foreign-policy-marker = Spielmarke Richtung der Außenpolitik
name-first-player-marker = Startspielermarke
name-ducat = Dukat
name-vote = Stimme
name-house-marker = Adelsgeschlechtsmarke
name-track-marker = Skalenmarke
name-client = Klient-Spielstein
name-die = Würfel
name-start-offices-3 = Anfangsämter, 3 Spieler
name-start-offices-4 = Anfangsämter, 4 Spieler
name-start-offices-5 = Anfangsämter, 5 Spieler
name-church-court = Kirchengericht

## Dasselbe nach Art, für das Verzeichnis

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

## Satzteile

# Im Akkusativ.
ducats = { $ducats ->
    [one] 1 Dukaten
   *[other] { $ducats } Dukaten
}
votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
# Was zu zahlen ist.
cost = { $cost ->
    [one] 1 Dukaten
   *[other] { $cost } Dukaten
}
# Dukaten auf einer Figur.
gold = { $gold ->
    [one] 1 Dukaten
   *[other] { $gold } Dukaten
}
markers = { $markers ->
    [one] 1 Marke
   *[other] { $markers } Marken
}
wounds = { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
clients = { $clients ->
    [one] 1 Klient
   *[other] { $clients } Klienten
}
# Die Felder der Skalen der Unterstützung.
space = { $space ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}

# Einheiten, wie COUNTED von ihnen spricht.
counted-infantry = { $count } Infanterie
counted-hussars = { $count } Hussaria
counted-artillery = { $count } Artillerie

## Aktionen

action-pick-office = { NAME($office) }
action-choose-income = { NAME($offices, join: " · ") }
action-draw = Vom { NAME($deck, case: "deck") } ziehen
action-pass = Passen
action-play-client = „{ name-client-card }“ spielen: ein Klient mehr in dieser Runde
action-play-primus = „{ name-primus-inter-pares }“ spielen: die Startspielermarke nehmen
action-play-death = „{ name-death-of-senator }“ gegen { SEAT($target) } spielen
action-play-foundation = „{ name-church-foundation }“ spielen: 5 SP für 3 Dukaten
action-play-raft = „{ name-vistula-raft }“ spielen: 4 Dukaten nehmen
action-play-mission = „{ name-diplomatic-mission }“ spielen: { NAME($country, case: "acc") } krönen
action-play-negotiations = { $end ->
    [first] „{ name-negotiations }“ spielen: { NAME($country, case: "acc") } auf das erste Feld
   *[last] „{ name-negotiations }“ spielen: { NAME($country, case: "acc") } auf das letzte Feld
}
action-play-pact = „{ name-secret-pact }“ mit { NAME($country, case: "dat") } spielen
action-play-enlistment = { $unit ->
    [hussars] „{ name-enlistment }“ spielen: Infanterie und Hussaria
    [artillery] „{ name-enlistment }“ spielen: Infanterie und Artillerie
    [infantry] „{ name-enlistment }“ spielen: zweimal Infanterie
   *[none] „{ name-enlistment }“ spielen: nur Infanterie
}
action-play-abduction = „{ name-abduction }“ spielen: { SEAT($target) } wegen einer Figur angreifen
action-play-sack = „{ name-sack }“ spielen: { SEAT($target) } wegen der Dukaten angreifen
action-play-foray = „{ name-foray }“ spielen: { SEAT($target) } wegen der Siegpunkte angreifen
action-hold-court = Kirchengericht { NAME($office, case: "gen") }: eine Karte von { SEAT($target) }
action-spy = { name-walenty-bakfark }: die Hand von { SEAT($target) } ansehen
action-surrender-office = Das Amt { NAME($office, case: "gen") } aufgeben
action-lose-unit = { $unit ->
    [infantry] Verlieren: 1 Infanterie
    [hussars] Verlieren: 1 Hussaria
   *[artillery] Verlieren: 1 Artillerie
}
action-discard-military = „{ NAME($card) }“ abwerfen
action-abduct = { NAME($figure) } entführen
action-crown = { NAME($country, case: "acc") } krönen
action-place-influence = { $cards ->
    [none] Marken { NAME($country, case: "loc") } ablegen, ohne eine Karte abzuwerfen
   *[other] Marken { NAME($country, case: "loc") } ablegen für: { NAME($cards, join: ", ") }
}
action-withdraw = Den Klienten zurückziehen
action-send-envoy = { name-envoy }: eine Marke { NAME($country, case: "loc") }
action-take-figure = { $gold ->
    [0] { name-patronage }: { NAME($figure) } nehmen
   *[other] { name-patronage }: { NAME($figure) } nehmen und { gold } auf die Karte legen
}
action-bribe-figure = { name-patronage }: { NAME($figure) } bestechen
action-call-banners = { $unit ->
    [infantry] { name-calling-banners }: 1 Infanterie nehmen
    [hussars] { name-calling-banners }: 1 Hussaria nehmen
   *[artillery] { name-calling-banners }: 1 Artillerie nehmen
}
action-mark-office = { name-vacancy }: das Amt { NAME($office, case: "gen") } markieren
action-hold-feast = { $cards ->
    [none] { name-nobles-feast }: nichts abwerfen
   *[other] { name-nobles-feast }: { NAME($cards, join: ", ") } abwerfen
}
action-visit-academy = { name-academy }: 2 Politikkarten ziehen
action-farm = { NAME($field) }: 3 Dukaten nehmen
action-agitate = { $ducats ->
    [0] { name-parliamentary-agitation }: nichts zahlen
   *[other] { name-parliamentary-agitation }: { ducats } zahlen
}
action-block = { NAME($field) }: den Klienten ohne Wirkung einsetzen
action-discard-for-votes = { $cards ->
    [none] Nichts abwerfen
   *[other] Für Stimmen abwerfen: { NAME($cards, join: ", ") }
}
action-offer-ducats = { $ducats ->
    [0] Keine Dukaten anbieten
   *[other] Anbieten: { ducats }
}
action-offer-votes = { $votes ->
    [0] Keine Stimmen verkaufen
   *[other] Zum Verkauf: { votes }
}
action-name-seller = { SEAT($seller) } verkauft als Nächstes
action-choose-buyer = An { SEAT($buyer) } verkaufen
action-bid = { $votes ->
    [0] Nichts bieten
   *[other] Bieten: { votes }
}
action-award-office = Das Amt geht an { SEAT($winner) }
action-keep-office = Das Amt { NAME($office, case: "gen") } behalten
action-commit = { $amount ->
    [0] Die leere Hand schließen: nichts für den König
   *[other] { $amount } für den König in der Hand verschließen
}
action-commit-units = Zum Landsturm schicken: Infanterie { $infantry }, Hussaria { $hussars }, Artillerie { $artillery }
action-rank-tied = In dieser Reihenfolge: { SEAT($seats, join: ", ") }
action-vote-for = Für das Gesetz
action-vote-against = Gegen das Gesetz
action-pass-act = Das Gesetz wird beschlossen
action-reject-act = Das Gesetz wird abgelehnt
action-award-seal = Das Siegel geht an { SEAT($winner) }
action-maintain = { SUM($active) ->
    [0] { SUM($inactive) ->
        [0] Keine Einheit behalten
       *[other] Behalten: vom Landsturm { COUNTED($inactive, of: "infantry,hussars,artillery") }, keine aktive Einheit
    }
   *[other] { SUM($inactive) ->
        [0] Behalten: { COUNTED($active, of: "infantry,hussars,artillery") }
       *[other] Behalten: { COUNTED($active, of: "infantry,hussars,artillery") }; vom Landsturm { COUNTED($inactive, of: "infantry,hussars,artillery") }
    }
}

## Entscheidungen

decision-pick-start-office = Mit welchem Amt beginnt dein Geschlecht?
    .name = Das Anfangsamt
    .waiting = Warten auf { SEAT($seats) }: Wahl des Anfangsamts.
    .guide = Woiwoden zahlen oft mehr und bringen Hussaria, die sie kostenlos unterhalten; Bischöfe haben mehr Prestige, das in jeder Runde zählt, und ein Kirchengericht. Wer zuletzt wählt, beginnt die erste Runde.
decision-choose-income-offices = { $count ->
    [one] Welches deiner Ämter zahlt sein Einkommen?
   *[other] Welche { $count } deiner Ämter zahlen ihr Einkommen?
}
    .name = Das Einkommen eines Amts
    .waiting = { $count ->
        [one] Warten auf { SEAT($seats) }: Wahl des Amts, das sein Einkommen zahlt.
       *[other] Warten auf { SEAT($seats) }: Wahl der { $count } Ämter, die ihr Einkommen zahlen.
    }
    .guide = Alle nehmen 2 Dukaten und das Einkommen eines Amts, mit dem Großschatzmeister von zweien. Nichts spricht gegen das höchste. Dukaten behältst du von Runde zu Runde.
decision-choose-deck = { $by ->
    [extra] Von welchem Stapel ziehst du deine zusätzliche Karte?
    [walenty_bakfark] Du hast die Hand gesehen. Von welchem Stapel ziehst du jetzt?
    [academy] Von welchem Stapel gibt dir die Akademie eine Karte?
   *[draw] Von welchem Stapel ziehst du eine Karte?
}
    .name = Ziehen einer Politikkarte
    .waiting = { $by ->
        [extra] Warten auf { SEAT($seats) }: Ziehen einer zusätzlichen Karte.
        [walenty_bakfark] Warten auf { SEAT($seats) }: Ziehen einer Karte nach dem Blick in eine Hand.
        [academy] Warten auf { SEAT($seats) }: Ziehen einer Karte in der Akademie.
       *[draw] Warten auf { SEAT($seats) }: Ziehen einer Politikkarte.
    }
    .guide = Innenpolitikkarten können auch Stimmen oder Schritte beim Magnaten-Festmahl werden, Außenpolitikkarten Marken in fremden Ländern, und Militärpolitikkarten retten Einheiten im Kampf. So nützt jede Karte, auch wenn du sie nie ausspielst. Alle sehen, von welchem Stapel du ziehst.
decision-special-action = { $extra ->
    [true] Als Magnatenvertreter handelst du vor allen anderen. Welche Spezialaktion führst du aus?
   *[false] Welche Spezialaktion führst du aus, wenn überhaupt?
}
    .name = Eine Spezialaktion
    .answer-pass = Ich führe keine Spezialaktion aus
    .waiting = { $extra ->
        [true] Warten auf { SEAT($seats) }: zusätzliche Spezialaktion des Magnatenvertreters.
       *[false] Warten auf { SEAT($seats) }: Spezialaktion.
    }
    .guide = Du darfst eine Politikkarte ausspielen, ein Kirchengericht halten oder Walenty Bakfark einsetzen. Ein Angriff gelingt nur, wenn dir am Ende mehr Macht bleibt als dem Verteidiger; zähle also zuerst die aktiven Einheiten beider Seiten. Wer passt, verliert die Aktion, behält aber die Karten.
decision-choose-senator = { SEAT($by) } hat dich für den Tod des Senators genannt. Welches Amt gibst du auf?
    .name = Der Tod eines Senators
    .waiting = Warten auf { SEAT($seats) }: Aufgabe eines Amts; Tod des Senators, gespielt von { SEAT($by) }.
    .guide = Das Amt ist wieder frei, und über das niedrigste freie wird in jedem Sejm abgestimmt. Gib auf, was du am wenigsten vermisst: Prestige zählt in jeder weiteren Runde. Einheiten, die es gebracht hat, bleiben bei dir.
decision-take-wound = { $wounds ->
    [one] 1 Wunde: Welche Einheit verlierst du, oder welche Militärpolitikkarte wirfst du ab?
   *[other] { $wounds } Wunden: Was verlierst du für die nächste, eine Einheit oder eine Militärpolitikkarte?
}
    .name = Eine Wunde im Kampf
    .waiting = Warten auf { SEAT($seats) }: Verlust einer Einheit oder einer Militärpolitikkarte (noch { wounds }).
    .guide = Jede Wunde kostet eine aktive Einheit beliebiger Art oder eine Militärpolitikkarte. Eine Karte rettet eine Einheit, und am Ende des Kampfes zählt die Macht aller, die übrig sind. Arten, die schon gekämpft haben, richten keinen Schaden mehr an.
decision-choose-figure = Welche Figur entführst du von { SEAT($defender) }?
    .name = Die entführte Figur
    .waiting = Warten auf { SEAT($seats) }: Entführung einer Figur von { SEAT($defender) }.
    .guide = Die Figur kommt mit dem Gold, das auf ihr liegt. Man kann es nicht ausgeben, aber es macht die Figur für andere teurer.
decision-crown-country = Du bist Königsvertreter. Welches Land krönst du?
    .name = Krönung eines Landes
    .waiting = Warten auf { SEAT($seats) }, Königsvertreter: Krönung eines Landes.
    .guide = Gekrönte Länder werden am Ende dieser Runde gewertet, je weiter links, desto höher. Kröne eines, in dem du allein führst, oder eines, das den Führenden am wenigsten bringt. Eines musst du krönen.
decision-choose-influence = { $free ->
    [0] In welchem Land legst du Marken ab, und für welche Außenpolitikkarten?
    [one] In welchem Land legst du Marken ab, und für welche Außenpolitikkarten? 1 Marke ist kostenlos.
   *[other] In welchem Land legst du Marken ab, und für welche Außenpolitikkarten? { $free } Marken sind kostenlos.
}
    .name = Marken im Ausland
    .answer-pass = Ich lege keine Marken ab
    .waiting = { $free ->
        [0] Warten auf { SEAT($seats) }: Marken in einem Land.
       *[other] Warten auf { SEAT($seats) }: Marken in einem Land ({ $free } kostenlos).
    }
    .guide = Jede Außenpolitikkarte, die du abwirfst, ist eine Marke, alle im selben Land. Das Land rückt dann ein Feld nach links, für alle, die dort Marken haben. Zwei Marken Vorsprung in einem Land sind mehr wert als überall eine.
decision-place-client = { $clients ->
    [one] Wohin schickst du deinen letzten Klienten?
   *[other] Wohin schickst du deinen nächsten Klienten? Du hast { $clients }.
}
    .name = Einsatz eines Klienten
    .answer-withdraw = Ich ziehe den Klienten zurück
    .waiting = Warten auf { SEAT($seats) }: Einsatz eines Klienten (noch { clients }).
    .guide = Jeder Klient, der schon auf dem Feld steht, kostet dich 1 Dukaten, auch dein eigener. Geh zuerst dorthin, wo etwas ausgeht: zur besten Figur, zu einem Amt, das den Kampf lohnt. Die letzten Klienten können gehen, wohin es nichts kostet.
decision-choose-vote-cards = Welche Innenpolitikkarten wirfst du für Stimmen ab?
    .name = Stimmen für Karten
    .waiting = Warten auf { SEAT($seats) }: Innenpolitikkarten für Stimmen.
    .guide = Jede Innenpolitikkarte ist 1 Stimme wert, nur in diesem Sejm. Das lohnt sich, wenn ein, zwei Stimmen über ein Amt entscheiden. Übrige Stimmen verfallen nach dem Gesetz.
decision-hide-ducats = Wie viele Dukaten bietest du für Stimmen? Niemand sieht es, bevor alle gewählt haben.
    .name = Dukaten für Stimmen
    .waiting = Warten auf { SEAT($seats) }: Dukaten für Stimmen, in der geschlossenen Hand.
    .guide = Wer an dich verkauft, gibt alle seine angebotenen Stimmen und nimmt alle deine angebotenen Dukaten. Die Verkäufer wählen ihre Käufer, die mit den meisten Stimmen zuerst; so bekommt das höchste Gebot meist das größte Paket. Was niemand nimmt, kommt zu dir zurück.
decision-hide-votes = Wie viele Stimmen bietest du zum Verkauf an? Gebotene Dukaten: { EACH($offers) }.
    .name = Stimmen zum Verkauf
    .waiting = Warten auf { SEAT($seats) }: Stimmen zum Verkauf, in der geschlossenen Hand. Gebotene Dukaten: { EACH($offers) }.
    .guide = Wer die meisten Stimmen anbietet, wählt zuerst einen Käufer. Wer kein Gebot mehr findet, verliert die Stimmen; biete also nur an, wenn ein Gebot für dich bleibt. An sich selbst verkauft niemand.
decision-next-seller = { SEAT($sellers) } bieten gleich viele Stimmen an. Wer verkauft als Nächstes?
    .name = Der nächste Verkäufer
    .waiting = Warten auf { SEAT($seats) }, Königsvertreter: Wer verkauft als Nächstes? { SEAT($sellers, join: ", ") }. Gebotene Dukaten: { EACH($offers, skip: "0") }. Stimmen zum Verkauf: { EACH($votes, skip: "0") }.
    .guide = Wer zuerst verkauft, hat die größere Auswahl, und für die Letzten bleibt vielleicht gar kein Gebot. Lass denen den Vortritt, die du reicher sehen willst.
decision-name-buyer = An wen verkaufst du deine Stimmen? Gebotene Dukaten: { EACH($offers, skip: "0") }.
    .name = Ein Käufer für die Stimmen
    .waiting = Warten auf { SEAT($seats) }: Wahl des Käufers. Gebotene Dukaten: { EACH($offers, skip: "0") }. Stimmen zum Verkauf: { EACH($votes, skip: "0") }.
    .guide = Du gibst alle Stimmen, die du anbietest, und nimmst alle Dukaten eines Gebots. Es muss nicht das höchste sein: Bedenke, was der Käufer mit deinen Stimmen tun wird.
decision-bid-for-office = { $owner ->
    [none] Wie viele Stimmen bietest du für das Amt { NAME($office, case: "gen") }?
   *[other] Wie viele Stimmen bietest du für das Amt { NAME($office, case: "gen") }? Zusätzliche Stimmen für die Marke: { SEAT($owner) } { $extra }.
}
    .name = Ein Gebot für ein Amt
    .waiting = { $owner ->
        [none] Warten auf { SEAT($seats) }: geheimes Gebot für das Amt { NAME($office, case: "gen") }.
       *[other] Warten auf { SEAT($seats) }: geheimes Gebot für das Amt { NAME($office, case: "gen") }. Zusätzliche Stimmen für die Marke: { SEAT($owner) } { $extra }.
    }
    .guide = Alle gebotenen Stimmen sind verbraucht, bei Siegern wie Verlierern; biete also nie nur ein wenig. Stimmen liegen offen: Sieh nach, wie viel die anderen höchstens bieten können. Gleichstände entscheidet der Königsvertreter, und auch spätere Ämter brauchen Stimmen.
decision-break-office-tie = Du bist Königsvertreter. Wer erhält das Amt { NAME($office, case: "gen") }? Gleichstand: { SEAT($tied) }.
    .name = Gleichstand um ein Amt
    .waiting = Warten auf { SEAT($seats) }, Königsvertreter: Gleichstand um das Amt { NAME($office, case: "gen") } zwischen { SEAT($tied) }. Gebote: { EACH($bids) }.
    .guide = Du wählst unter denen, die am meisten geboten haben, und darfst dich selbst wählen. Die Stimmen sind so oder so verbraucht.
decision-keep-one-of-kind = { $new ->
    [none] Incompatibilitas: Welches dieser Ämter behältst du? { NAME($offices, join: " · ") }.
   *[other] Incompatibilitas: Du hast das Amt { NAME($new, case: "gen") } gewonnen, darfst aber nur eines behalten: { NAME($offices, join: " · ") }. Welches?
}
    .name = Ein Amt jeder Art
    .waiting = { $new ->
        [none] Warten auf { SEAT($seats) }: Ein Amt seiner Art darf bleiben. { NAME($offices, join: " · ") }.
       *[other] Warten auf { SEAT($seats) }: Neu ist { NAME($new) }, und nur ein Amt seiner Art darf bleiben. { NAME($offices, join: " · ") }.
    }
    .guide = Die anderen sind in späteren Sejmen wieder frei. Ein behaltenes Amt bringt in jeder Runde sein Prestige; ein neu gewonnenes bringt seine Einheit nur, wenn du es behältst.
decision-commit-to-demand = { $resource ->
    [votes] { NAME($demand) }. Wie viele Stimmen gibst du dem König?
   *[ducats] { NAME($demand) }. Wie viele Dukaten gibst du dem König?
}
    .name = Eine Gabe an den König
    .waiting = { $resource ->
        [votes] Warten auf { SEAT($seats) }: geheime Stimmen für den König. { NAME($demand) }.
       *[ducats] Warten auf { SEAT($seats) }: geheime Dukaten für den König. { NAME($demand) }.
    }
    .guide = Alles Gegebene ist verbraucht, welchen Platz es auch bringt. Feld I macht dich zum Königsvertreter: Du entscheidest Gleichstände und krönst in der nächsten Runde ein Land. Jeder Platz ist im nächsten Sejm 1 Stimme wert.
decision-commit-units-to-host = { NAME($demand) }. Welche Einheiten schickst du?
    .name = Einheiten für den Landsturm
    .waiting = Warten auf { SEAT($seats) }: geheime Wahl der Einheiten. { NAME($demand) }.
    .guide = Die Macht der Einheiten zählt. Sie bleiben bei dir, kämpfen aber bis zur nächsten Königsforderung nicht, und beim Unterhalt werden sie vor den anderen bezahlt. In der letzten Runde gibt es nichts mehr zu bewachen.
decision-rank-tied-players = Du bist Königsvertreter. In welcher Reihenfolge stehen { SEAT($tied) } von Feld { space } an?
    .name = Gleichstand um die Gunst des Königs
    .waiting = Warten auf { SEAT($seats) }, Königsvertreter: Reihenfolge von { SEAT($tied) } von Feld { space } an.
    .guide = Die Karte gehört dir, bis alle ihren Platz haben, und du darfst dich selbst nach vorn stellen. Jedes Feld höher ist im nächsten Sejm eine Stimme mehr; Feld I ist die Karte selbst.
decision-vote-on-act = Bist du für oder gegen „{ NAME($act) }“? { NAME($act, case: "text") }
    .name = Abstimmung über das Gesetz
    .answer-vote-for = Für das Gesetz
    .answer-vote-against = Gegen das Gesetz
    .waiting = Warten auf { SEAT($seats) }: geheime Abstimmung über „{ NAME($act) }“.
    .guide = Alle Stimmen, die du noch hast, zählen für deine Seite und sind dann verbraucht. Ein beschlossenes Gesetz gilt bis zum Ende des Spiels, ein abgelehntes scheidet aus. Bei gleich vielen Stimmen entscheidet der Königsvertreter.
decision-break-act-tie = Die Stimmen über „{ NAME($act) }“ sind gleich. Wird das Gesetz beschlossen? { NAME($act, case: "text") }
    .name = Gleichstand über das Gesetz
    .answer-pass-act = Das Gesetz wird beschlossen
    .answer-reject-act = Das Gesetz wird abgelehnt
    .waiting = Warten auf { SEAT($seats) }, Königsvertreter: Entscheidung über „{ NAME($act) }“.
    .guide = Du entscheidest frei, wie du auch gestimmt hast. Ein beschlossenes Gesetz gilt bis zum Ende des Spiels.
decision-choose-seal-holder = Die meisten Marken { NAME($country, case: "loc") } haben { SEAT($tied) }. Wer erhält das Siegel? { NAME($country, case: "text") }
    .name = Gleichstand um ein Siegel
    .waiting = Warten auf { SEAT($seats) }, Königsvertreter: das Siegel { NAME($country, case: "gen") } für { SEAT($tied, join: ", ") }.
    .guide = Die Punkte sind schon geteilt; es geht nur um das Siegel und seinen Vorteil in jeder weiteren Runde. Auf dem Siegel bleibt eine Marke dessen liegen, der es erhält.
decision-maintain-army = Welche Einheiten behältst du?
    .name = Unterhalt der Armee
    .waiting = Warten auf { SEAT($seats) }: Unterhalt der Armee.
    .guide = Infanterie kostet 1 Dukaten, Hussaria 2, Artillerie 3, soweit Ämter, Figuren, Siegel oder ein Gesetz sie nicht kostenlos unterhalten. Zuerst kommt der Landsturm: Gibst du davon eine Einheit auf, darfst du für keine aktive zahlen. Etwas Macht zu Hause schützt Dukaten, Figuren und Punkte.

## Ereignisse

event-office-gained = { SEAT($seat) } erhält das Amt { NAME($office, case: "gen") }.
event-first-player = { SEAT($seat) } hat die Startspielermarke.
event-round-begun = Runde { $round } beginnt. Sejm: { NAME($sejm, case: "session") }. Gesetz: { NAME($sejm) }. Königsforderung: { NAME($demand) }. Figuren: { NAME($figures, join: ", ") }.
event-all-crowned = Es ist die letzte Runde: Alle sechs Länder sind gekrönt.
event-phase-begun = { NAME($phase) }. Reihenfolge: { SEAT($order, join: ", ") }.
event-income-taken = { $offices ->
    [none] { SEAT($seat) } nimmt { ducats } und hat kein Amt, das zahlt.
   *[other] { SEAT($seat) } nimmt { ducats } Einkommen ({ NAME($offices, join: " · ") }).
}
event-card-drawn = { SEAT($seat) } zieht { NAME($deck, case: "card") }.
event-card-known = Die Karte, die { SEAT($seat) } zieht: „{ NAME($card) }“.
event-deck-reshuffled = Der Abwurfstapel wird gemischt und ist nun der { NAME($deck, case: "deck") }.
event-passed = { $phase ->
    [foreign_policy] { $forced ->
        [true] { SEAT($seat) } kann keine Marken ablegen.
       *[false] { SEAT($seat) } legt keine Marken ab.
    }
    [additional_votes] { SEAT($seat) } wirft keine Karten für Stimmen ab.
   *[special_actions] { $forced ->
        [true] { SEAT($seat) } kann keine Spezialaktion ausführen.
       *[false] { SEAT($seat) } führt keine Spezialaktion aus.
    }
}
event-card-played = { SEAT($seat) } spielt „{ NAME($card) }“.
event-cards-discarded = { $purpose ->
    [influence] { SEAT($seat) } wirft für Marken ab: { NAME($cards, join: ", ") }.
    [feast] { SEAT($seat) } wirft für das Magnaten-Festmahl ab: { NAME($cards, join: ", ") }.
    [votes] { SEAT($seat) } wirft für Stimmen ab: { NAME($cards, join: ", ") }.
   *[wounds] { SEAT($seat) } wirft statt Einheiten ab: { NAME($cards, join: ", ") }.
}
event-client-gained = { $by ->
    [nobilitys_representative] { SEAT($seat) } hat als Adelsvertreter einen Klienten mehr.
   *[other] { SEAT($seat) } hat in dieser Runde einen Klienten mehr.
}
event-first-player-taken = { SEAT($seat) } nimmt die Startspielermarke.
event-senator-named = { SEAT($seat) } nennt { SEAT($target) }: Ein Senator dieses Geschlechts stirbt.
event-office-returned = { SEAT($seat) } verliert das Amt { NAME($office, case: "gen") }; es ist wieder frei.
event-church-founded = { SEAT($seat) } gründet eine Kirche für { ducats }, erhält { $vp } SP und kann in dieser Runde nicht angegriffen werden.
event-ducats-gained = { SEAT($seat) } nimmt { ducats } ({ NAME($by) }).
event-crowned = { SEAT($seat) } krönt { NAME($country, case: "acc") }.
event-country-moved = Die Marke { NAME($country, case: "gen") } rückt auf Feld { $space } der Skala der Außenpolitik.
event-pact-made = { SEAT($seat) } schließt einen Geheimpakt mit { NAME($country, case: "dat") }: In dieser Runde darf dort niemand Marken ablegen.
event-units-gained = { SEAT($seat) } nimmt { COUNTED($units, of: "infantry,hussars,artillery") } ({ NAME($by) }).
event-attacked = { SEAT($seat) } greift { SEAT($target) } an ({ NAME($card) }).
event-rolled = { NAME($unit) }: { SEAT($attacker) } { $attacker_die ->
    [0] würfelt nicht
   *[other] würfelt { $attacker_die }, Schaden { $attacker_damage }
}; { SEAT($defender) } { $defender_die ->
    [0] würfelt nicht
   *[other] würfelt { $defender_die }, Schaden { $defender_damage }
}. Wunden: { SEAT($attacker) } { $wounds_on_attacker }, { SEAT($defender) } { $wounds_on_defender }.
event-units-lost = { SEAT($seat) } verliert { COUNTED($units, of: "infantry,hussars,artillery") }.
event-combat-won = { SEAT($seat) } besiegt { SEAT($target) } mit Macht { $power } zu { $against }.
event-combat-lost = Der Angriff von { SEAT($seat) } auf { SEAT($target) } scheitert mit Macht { $power } zu { $against }.
event-figure-abducted = { $gold ->
    [0] { SEAT($seat) } entführt { NAME($figure) } von { SEAT($target) }.
   *[other] { SEAT($seat) } entführt { NAME($figure) } von { SEAT($target) }, mit { gold } auf der Karte.
}
event-ducats-sacked = { $ducats ->
    [0] { SEAT($seat) } findet bei { SEAT($target) } keine Dukaten zu nehmen.
   *[other] { SEAT($seat) } nimmt { ducats } von { SEAT($target) }.
}
event-points-taken = { $vp ->
    [0] { SEAT($seat) } findet bei { SEAT($target) } keine Punkte zu nehmen.
   *[other] { SEAT($seat) } nimmt { $vp } SP von { SEAT($target) }.
}
event-no-booty = { SEAT($seat) } findet bei { SEAT($target) } keine Figur zu entführen.
event-court-held = Das Kirchengericht { NAME($office, case: "gen") } gibt { SEAT($seat) } { NAME($deck, case: "card") } von der Hand von { SEAT($target) }.
event-court-card = Die Karte, die { SEAT($seat) } von { SEAT($target) } nimmt: „{ NAME($card) }“.
event-hand-spied = Walenty Bakfark spielt für { SEAT($target) }, und { SEAT($seat) } sieht die ganze Hand.
event-hand-seen = { $cards ->
    [none] { SEAT($seat) } sieht, dass { SEAT($target) } keine Karte auf der Hand hat.
   *[other] { SEAT($seat) } sieht die Hand von { SEAT($target) }: { NAME($cards, join: ", ") }.
}
event-influence-placed = { SEAT($seat) } legt { markers } { NAME($country, case: "loc") } ab.
event-client-placed = { SEAT($seat) } schickt einen Klienten auf das Feld { NAME($field) }{ $ducats ->
    [0] { "" }
   *[other] { " " }für { ducats }
}{ $idle ->
    [true] { " " }ohne Wirkung
   *[false] { "" }
}.
event-client-withdrawn = { $forced ->
    [true] { SEAT($seat) } kann kein Feld bezahlen und zieht einen Klienten zurück.
   *[false] { SEAT($seat) } zieht einen Klienten zurück.
}
event-figure-taken = { $gold ->
    [0] { SEAT($seat) } wird Mäzen von { NAME($figure) }.
   *[other] { SEAT($seat) } wird Mäzen von { NAME($figure) } und legt { gold } auf die Karte.
}
event-figure-bribed = { SEAT($seat) } besticht { NAME($figure) }, bisher bei { SEAT($target) }, für { ducats }; Gold auf der Karte: { $gold }.
event-office-marked = { SEAT($seat) } markiert das Amt { NAME($office, case: "gen") }: Darüber wird abgestimmt.
event-steps-paid = { SEAT($seat) } zahlt { ducats } für weitere Schritte.
event-track-moved = { SEAT($seat) } rückt auf Feld { space } der { NAME($track) }.
event-representative-changed = { SEAT($seat) } hat jetzt die Karte { NAME($representative, case: "gen") }.
event-stage-begun = Sejm: { NAME($stage) }.
event-votes-counted = { $bonus ->
    [0] { SEAT($seat) } nimmt { votes }.
   *[other] { SEAT($seat) } nimmt { votes }, Zuschlag inbegriffen ({ $bonus }).
}
event-votes-gained = { SEAT($seat) } nimmt { votes } für Karten.
event-hand-closed = { SEAT($seat) } hat geheim gewählt.
event-ducats-offered = Die Hände öffnen sich. Dukaten für Stimmen: { EACH($ducats) }.
event-votes-offered = Die Hände öffnen sich. Stimmen zum Verkauf: { EACH($votes) }.
event-seller-named = { SEAT($seat) } lässt als Königsvertreter { SEAT($seller) } als Nächstes verkaufen.
event-votes-sold = { SEAT($seat) } verkauft { votes } an { SEAT($buyer) } für { ducats }.
event-votes-unsold = { SEAT($seat) } findet keinen Käufer und verliert { votes }.
event-ducats-back = { $ducats ->
    [one] { SEAT($seat) } nimmt 1 Dukaten zurück, den niemand wollte.
   *[other] { SEAT($seat) } nimmt { ducats } zurück, die niemand wollte.
}
event-no-office-available = Kein Amt ist frei, also gibt es keine Abstimmung über Ämter.
event-offices-voted = Abgestimmt wird über diese Ämter, in dieser Reihenfolge: { NAME($offices, join: " · ") }.
event-extra-votes = { $votes ->
    [0] Der Vorrat hat keine zusätzlichen Stimmen für die Marke von { SEAT($seat) } auf dem Amt { NAME($office, case: "gen") }.
   *[other] Die Marke auf dem Amt { NAME($office, case: "gen") } gibt { SEAT($seat) } { $votes ->
        [one] 1 zusätzliche Stimme
       *[other] { $votes } zusätzliche Stimmen
    }.
}
event-bids-opened = Die Hände öffnen sich. Stimmen für das Amt { NAME($office, case: "gen") }: { EACH($bids) }.
event-tie-settled = { SEAT($seat) } gibt als Königsvertreter das Amt { NAME($office, case: "gen") } an { SEAT($winner) }.
event-office-vacant = Niemand bietet für das Amt { NAME($office, case: "gen") }; es bleibt frei.
event-office-kept = { SEAT($seat) } behält das Amt { NAME($office, case: "gen") } und gibt auf: { NAME($returned, join: " · ") }.
event-units-ready = Alle inaktiven Einheiten sind wieder aktiv.
event-committed = „{ NAME($demand) }“, Gaben an den König: { EACH($amounts) }.
event-host-sent = { SEAT($seat) } schickt { COUNTED($units, of: "infantry,hussars,artillery") } zum Landsturm.
event-tied-ranked = { SEAT($seat) } ordnet als Königsvertreter den Gleichstand: { SEAT($seats, join: ", ") }.
event-favour-ranked = In der Gunst des Königs stehen jetzt, von Feld I an: { SEAT($seats, join: ", ") }.
event-act-voted = Die Hände öffnen sich. „{ NAME($act) }“: { $votes_for } dafür, { $votes_against } dagegen. Wer dafür ist: { EACH($sides) }. Stimmen: { EACH($votes) }.
event-act-tie-settled = { $passed ->
    [true] Die Stimmen sind gleich; { SEAT($seat) } beschließt als Königsvertreter das Gesetz.
   *[false] Die Stimmen sind gleich; { SEAT($seat) } lehnt als Königsvertreter das Gesetz ab.
}
event-act-passed = „{ NAME($act) }“ wird beschlossen und gilt bis zum Ende des Spiels.
event-act-rejected = „{ NAME($act) }“ wird abgelehnt und scheidet aus.
event-offices-turned = Durch das Gesetz „{ NAME($act) }“ werden diese Ämter umgedreht: { NAME($offices, join: " · ") }.
event-prestige-scored = { $vp ->
    [0] { SEAT($seat) } erhält nichts für Ämter.
   *[other] { $bonus ->
        [0] { SEAT($seat) } erhält { $vp } SP für Ämter.
       *[other] { SEAT($seat) } erhält { $vp } SP für Ämter, Zuschlag inbegriffen ({ $bonus }).
    }
}
event-country-scored = { SUM($markers) ->
    [0] { NAME($country) }: Niemand hat dort eine Marke, und nichts wird gewertet.
   *[other] { NAME($country) } auf Feld { $space }, { $first } und { $second } SP wert. Marken: { EACH($markers, skip: "0") }. SP: { EACH($points, skip: "0") }.
}
event-seal-awarded = { $decided_by ->
    [none] { SEAT($seat) } erhält das Siegel { NAME($country, case: "gen") }.
   *[other] { SEAT($seat) } erhält das Siegel { NAME($country, case: "gen") }; so entscheidet { SEAT($decided_by) } als Königsvertreter.
}
event-army-kept = { SUM($kept) ->
    [0] { SEAT($seat) } behält keine Einheit und gibt { COUNTED($lost, of: "infantry,hussars,artillery") } auf.
   *[other] { SEAT($seat) } behält { COUNTED($kept, of: "infantry,hussars,artillery") } { $ducats ->
        [0] kostenlos
       *[other] für { ducats }
    }{ SUM($lost) ->
        [0] .
       *[other] { " " }und gibt { COUNTED($lost, of: "infantry,hussars,artillery") } auf.
    }
}
event-grants-scored = { $vp ->
    [0] { SEAT($seat) } erhält nichts für die Verleihungen an Verdiente.
   *[other] { SEAT($seat) } erhält { $vp } SP für die Verleihungen an Verdiente.
}
event-ribbon-scored = { $vp ->
    [0] { SEAT($seat) } erhält nichts für das goldene Band von { NAME($figure) } ({ $space ->
        [0] gezählt: { $items }
       *[other] Feld { space }
    }).
   *[other] { SEAT($seat) } erhält { $vp } SP für das goldene Band von { NAME($figure) } ({ $space ->
        [0] gezählt: { $items }
       *[other] Feld { space }
    }).
}
event-final-score = { SEAT($seat) } hat { $vp } SP.

## Ablehnungen

refusal-not-now = Danach ist in diesem Augenblick nicht gefragt.
refusal-not-your-turn = Du bist nicht an der Reihe: Zuerst ist eine Wahl von { SEAT($asked) } fällig.
refusal-hand-is-closed = Du hast schon gewählt; deine Hand bleibt geschlossen, bis alle gewählt haben.
refusal-one-special-action = Jetzt ist die Spezialaktion von { SEAT($asked) }; alle haben eine, der Reihe nach.
refusal-not-on-offer = { NAME($office) }: Dieses Amt ist nicht unter den Anfangsämtern, die zur Wahl stehen.
refusal-no-such-office = Es gibt kein Amt namens „{ NAME($office) }“.
refusal-not-your-office = Das Amt { NAME($office, case: "gen") } gehört nicht dir.
refusal-same-office-twice = Ein Amt zahlt sein Einkommen nur einmal je Runde.
refusal-so-many-incomes = { $count ->
    [one] Du nimmst das Einkommen von genau 1 Amt.
   *[other] Du nimmst das Einkommen von genau { $count } Ämtern.
}
refusal-offices-in-order = Nenne die Ämter nach ihrem Rang, das höchste zuerst.
refusal-deck-is-empty = Vom { NAME($deck, case: "deck") } kann niemand ziehen: Er ist leer, sein Abwurfstapel auch.
refusal-no-cards-anywhere = Die Akademie hat nichts zu geben: Alle Stapel und Abwurfstapel sind leer.
refusal-no-such-card = Es gibt keine Politikkarte namens „{ NAME($card) }“.
refusal-not-in-hand = Du hast keine solche Karte „{ NAME($card) }“ auf der Hand.
refusal-cards-in-order = Nenne die Karten in der Reihenfolge, in der du sie hältst.
refusal-internal-only = „{ NAME($card) }“ ist keine Innenpolitikkarte, und nur solche kann man hier abwerfen.
refusal-foreign-only = „{ NAME($card) }“ ist keine Außenpolitikkarte, und nur solche wirft man für Marken ab.
refusal-military-only = „{ NAME($card) }“ ist keine Militärpolitikkarte, und nur solche retten eine Einheit.
refusal-card-was-played = „{ NAME($card) }“ ist die Karte dieses Angriffs; sie liegt auf dem Abwurfstapel und rettet keine Einheit.
refusal-cannot-pay = Das kostet { cost }, und du hast { $ducats }.
refusal-no-clients-left = Im Vorrat ist kein Klient mehr.
refusal-is-first-player = Du hast die Startspielermarke schon.
refusal-no-such-player = So jemanden gibt es an diesem Tisch nicht ({ $target }).
refusal-has-no-office = { SEAT($target) } hat kein Amt zu verlieren.
refusal-immune-to-death = { SEAT($target) } kann nicht genannt werden: Józef Struś schützt die Senatoren dieses Geschlechts.
refusal-no-such-country = Es gibt kein Land namens „{ NAME($country) }“.
refusal-is-crowned = Du kannst { NAME($country, case: "acc") } nicht krönen: Die Marke zeigt schon die Krone.
refusal-must-crown = Du kannst nicht passen: Der Königsvertreter muss ein Land krönen.
refusal-has-pact = In dieser Runde darf niemand Marken { NAME($country, case: "loc") } ablegen: Dort liegt ein Geheimpakt.
refusal-no-units-left = Im Vorrat sind keine Einheiten mehr auszuheben.
refusal-no-such-unit-left = { $unit ->
    [infantry] Im Vorrat ist keine Infanterie mehr.
    [hussars] Im Vorrat ist keine Hussaria mehr.
   *[artillery] Im Vorrat ist keine Artillerie mehr.
}
refusal-unit-must-be-taken = Du musst auch Hussaria oder Artillerie nehmen, solange der Vorrat eine davon hat.
refusal-hussars-or-artillery = Die zweite Einheit ist Hussaria oder Artillerie; Infanterie kommt ohnehin.
refusal-not-oneself = Du kannst dich nicht selbst angreifen.
refusal-no-active-unit = Du kannst nicht angreifen: Du hast keine aktive Einheit.
refusal-is-protected = Du kannst { SEAT($target) } in dieser Runde nicht angreifen: Gründung der Kirche.
refusal-courts-suspended = Die Kirchengerichte sind durch ein Gesetz ausgesetzt.
refusal-no-court = Dort kannst du kein Gericht halten: { NAME($office) } ist keines deiner Kirchenämter.
refusal-court-was-held = Das Gericht { NAME($office, case: "gen") } wurde in dieser Runde schon gehalten.
refusal-opponent-only = Du musst einen Gegner nennen.
refusal-immune-to-court = Kein Kirchengericht nimmt { SEAT($target) } eine Karte: Jan Łaski ist dort.
refusal-hand-is-empty = { SEAT($target) } hat keine Politikkarte auf der Hand.
refusal-no-spy = Walenty Bakfark steht nicht unter deinem Schutz.
refusal-unit-is-inactive = { $unit ->
    [infantry] Deine Infanterie ist inaktiv; sie kämpft nicht und kann nicht verloren gehen.
    [hussars] Deine Hussaria ist inaktiv; sie kämpft nicht und kann nicht verloren gehen.
   *[artillery] Deine Artillerie ist inaktiv; sie kämpft nicht und kann nicht verloren gehen.
}
refusal-no-such-unit = { $unit ->
    [infantry] Du hast keine aktive Infanterie zu verlieren.
    [hussars] Du hast keine aktive Hussaria zu verlieren.
   *[artillery] Du hast keine aktive Artillerie zu verlieren.
}
refusal-no-such-figure = Es gibt keine Figur namens „{ NAME($figure) }“.
refusal-not-their-figure = { NAME($figure) } ist nicht beim besiegten Geschlecht.
refusal-no-markers = Du hast keine Marke mehr im Bestand.
refusal-no-free-marker = Du legst so viele Marken ab, wie du Außenpolitikkarten abwirfst; ohne Karte gibt es keine Marke.
refusal-more-cards-than-markers = { $markers ->
    [one] Du hast nur 1 Marke im Bestand; mehr Karten kannst du nicht abwerfen.
   *[other] Du hast nur { $markers } Marken im Bestand; mehr Karten kannst du nicht abwerfen.
}
refusal-no-such-field = Es gibt kein Feld namens „{ NAME($field) }“.
refusal-field-out-of-play = Das Feld { NAME($field) } ist nur zu fünft im Spiel.
refusal-cannot-enter = Dieses Feld zu betreten kostet { cost }, und du hast { $ducats }.
refusal-must-act = Die Aktion des Feldes { NAME($field) } ist möglich, also muss sie ausgeführt werden.
refusal-not-open = { NAME($figure) } liegt nicht offen.
refusal-negative-ducats = Die Zahl der Dukaten kann nicht negativ sein.
refusal-so-much-gold = Du kannst nicht { gold } auf die Karte legen: Nach dem Betreten des Feldes hast du { $ducats }.
refusal-has-no-patron = { NAME($figure) } hat keinen Mäzen, also ist niemand da, dem man die Figur abwerben könnte.
refusal-own-figure = { NAME($figure) } steht schon unter deinem Schutz.
refusal-cannot-bribe = Die Bestechung kostet { cost }; nach dem Betreten des Feldes hast du { $ducats }.
refusal-office-is-held = Das Amt { NAME($office, case: "gen") } hat { SEAT($holder) }; nur freie Ämter kann man markieren.
refusal-office-is-marked = Auf dem Amt { NAME($office, case: "gen") } liegt schon eine Marke.
refusal-no-votes-left = { $votes ->
    [0] Im Vorrat ist keine Stimme mehr.
    [one] Im Vorrat ist nur noch 1 Stimme.
   *[other] Im Vorrat sind nur noch { $votes } Stimmen.
}
refusal-so-many-ducats = { $ducats ->
    [0] Du hast keine Dukaten zu geben.
   *[other] Du kannst höchstens { ducats } geben.
}
refusal-so-many-votes = { $votes ->
    [0] Du hast keine Stimmen zu geben.
   *[other] Du kannst höchstens { votes } geben.
}
refusal-so-many-units = { SUM($units) ->
    [0] Du hast keine Einheiten zu schicken.
   *[other] Du kannst höchstens { COUNTED($units, of: "infantry,hussars,artillery") } schicken.
}
refusal-not-tied = Du musst unter denen wählen, die gleichstehen: { SEAT($tied) }.
refusal-not-to-oneself = Niemand verkauft an sich selbst.
refusal-no-offer-there = Von { SEAT($target) } sind hier keine Dukaten zu haben.
refusal-other-resource = { $resource ->
    [ducats] Diese Königsforderung verlangt Dukaten.
    [votes] Diese Königsforderung verlangt Stimmen.
   *[units] Diese Königsforderung verlangt Einheiten.
}
refusal-rank-the-tied = Du musst genau diese ordnen: { SEAT($tied) }.
refusal-no-abstention = Niemand enthält sich: Du bist für das Gesetz oder dagegen.
refusal-one-of-these = Du behältst eines von diesen: { NAME($offices, join: " · ") }.
refusal-no-such-units = Du kannst keine Einheiten behalten, die du nicht hast.
refusal-host-comes-first = Der Landsturm kommt zuerst: Gibst du davon eine Einheit auf, darfst du für keine aktive zahlen, und keine mit einem kostenlosen Unterhalt behalten, der zu ihr gepasst hätte.
