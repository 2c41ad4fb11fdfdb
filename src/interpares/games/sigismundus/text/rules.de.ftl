### Die Regeln von Sigismundus Augustus, eine Nachricht für jede Regel.

## 1
chapter-SA-1 = Grundlagen
rule-SA-1-1 = 3 bis 5 Personen sitzen auf festen Plätzen. „Links“ ist der nächste Platz im Uhrzeigersinn, „rechts“ der nächste gegen ihn.
rule-SA-1-2 = Siegpunkte beginnen bei 0 und fallen nie unter 0. Nach oben gibt es keine Grenze.
rule-SA-1-3 = Dukaten, Stimmen, Einheiten, Klienten, Marken und Politikkarten wechseln den Besitz nur, wo es eine Regel sagt. Reden und Versprechen sind frei und binden nie; außerhalb von SA-13 gibt es keine Geschenke, Darlehen oder Tauschgeschäfte.
rule-SA-1-4 = „Darf“ ist freiwillig, alles andere ist Pflicht. Was sich nicht ganz ausführen lässt, wird so weit wie möglich ausgeführt.
rule-SA-1-5 = Hände, Ämter, Figuren und Armeen sind unbegrenzt, soweit nicht SA-2 oder ein geltendes Gesetz es anders sagt.

## 2
chapter-SA-2 = Grenzen des Spielmaterials
rule-SA-2-1 = Begrenzt sind: 10 Infanterie, 16 Hussaria, 7 Artillerie, 40 Stimmen, 20 Klienten, je 10 Marken für jedes Geschlecht und die Karten jedes Stapels. Aus einem leeren Vorrat kann niemand nehmen.
rule-SA-2-2 = Wem mehr zusteht, als der Vorrat hat, der nimmt, was da ist; der Rest verfällt.
rule-SA-2-3 = Dukaten sind unbegrenzt.
rule-SA-2-4 = Was zurückgegeben wird, ist sofort wieder im Vorrat und kann noch in derselben Phase genommen werden.
rule-SA-2-5 = Nehmen mehrere in einem Schritt aus einem begrenzten Vorrat, so der Reihe nach.
rule-SA-2-6 = Marken sind im eigenen Bestand, in Ländern, auf Siegeln oder auf Ämtern. Aus einem leeren Bestand kann keine abgelegt werden, und eine abgelegte Marke darf weder aufgenommen noch versetzt werden.
rule-SA-2-7 = Ist von einem leeren Politikstapel zu ziehen, wird sein Abwurfstapel gemischt und zum Stapel. Ist auch dieser leer, kann der Stapel nicht gewählt werden; kann keiner gewählt werden, wird keine Karte gezogen.
rule-SA-2-8 = Eine Einheit aus dem Vorrat ist immer aktiv, in welcher Phase auch immer.

## 3
chapter-SA-3 = Spielvorbereitung
rule-SA-3-1 = Die drei Politikstapel werden getrennt gemischt, und alle erhalten von jedem eine zufällige Karte, verdeckt vor den anderen.
rule-SA-3-2 = Die Sejmkarten liegen in der Reihenfolge der Runden I bis VIII; das kurze Spiel kommt ohne III, IV, VI und VII aus.
rule-SA-3-3 = Alle 15 Ämter liegen nach Art und Nummer in drei Spalten und sind frei. Kirchenämter und Woiwoden zeigen ihre Vorderseite, die bessere.
rule-SA-3-4 = Die 9 Königsforderungen und die 24 Figuren werden verdeckt gemischt.
rule-SA-3-5 = Die 6 Marken der Länder kommen in zufälliger Reihenfolge auf die Felder 1 bis 6 der Skala der Außenpolitik, mit der Seite ohne Krone nach oben.
rule-SA-3-6 = Alle erhalten ein zufälliges Geschlecht. Die übrigen sind nicht im Spiel.
rule-SA-3-7 = Auf jeder Skala der Unterstützung stehen die Geschlechter im Spiel nach ihrem gedruckten Rang von Feld I an, ohne Lücken. Wer auf Feld I steht, nimmt die Vertreterkarte dieser Skala.
rule-SA-3-8 = Alle erhalten 3 Klienten, 10 Marken, 1 Infanterie und 1 Hussaria, beide aktiv; keine Dukaten, keine Stimmen, keine Punkte.
rule-SA-3-9 = Als Anfangsämter stehen 15, 13 und 12 zur Wahl, zu viert auch 10, zu fünft auch 9. Die niedrigste Initiative wählt zuerst, dann der Platz rechts davon und so weiter, bis alle eines haben.
rule-SA-3-10 = Ein Anfangsamt gilt als erhalten: Es bringt sofort seine Einheit (SA-20.3).
rule-SA-3-11 = Wer zuletzt gewählt hat, erhält die Startspielermarke. Wer zuerst gewählt hat, ist also in der ersten Runde zuletzt an der Reihe.
rule-SA-3-12 = Zu dritt und zu viert ist das zweite Feld des Ökonomen nicht im Spiel.

## 4
chapter-SA-4 = Runden, Reihenfolge, Skalen, Vertreter
rule-SA-4-1 = Ein Spiel hat 8 Runden, das kurze 4. Die letzte Runde ist die der Sejmkarte VIII.
rule-SA-4-2 = Eine Runde hat neun Phasen: Initiative, Einkommen, Nachziehen von Karten, Spezialaktionen, Außenpolitik, Aktionen, Sejm, Punktzahl, Unterhalt der Armee.
rule-SA-4-3 = Die Reihenfolge der Initiative geht im Uhrzeigersinn, von der Startspielermarke aus.
rule-SA-4-4 = Die Reihenfolge einer Phase steht fest, wenn sie beginnt; wechselt die Startspielermarke während einer Phase, gilt das ab der nächsten.
rule-SA-4-5 = Auf den Skalen der Unterstützung und der Außenpolitik liegt auf jedem Feld höchstens eine Marke. Ein Feld vorzurücken heißt, mit der Marke dort den Platz zu tauschen; mehrere Felder heißt, es mehrmals zu tun, sodass die überholten Marken je eines zurückfallen.
rule-SA-4-6 = „Vor“ und „nach links“ heißt zu Feld I oder 1 hin. Eine Marke auf dem ersten Feld rückt nicht weiter; überzählige Schritte verfallen.
rule-SA-4-7 = Die Karte des Magnatenvertreters gehört immer dem Geschlecht auf Feld I der Skala der Senatoren, die des Adelsvertreters dem auf Feld I der Skala der Abgeordneten. Sie geht sofort weiter, mitten in der Phase, wenn Feld I wechselt.
rule-SA-4-8 = Die Karte des Königsvertreters gehört dem Geschlecht auf Feld I der Skala des Königs; sie geht erst am Ende der Königsforderung weiter (SA-15.8).
rule-SA-4-9 = Das Vorrecht hat, wer die Karte zu Beginn der betreffenden Phase hält: der Spezialaktionen beim Magnatenvertreter, der Außenpolitik beim Königsvertreter, der Aktionen beim Adelsvertreter. Wechselt sie später, ändert das für diese Phase dieser Runde nichts; kein Klient kommt hinzu oder geht verloren.
rule-SA-4-10 = Der Königsvertreter entscheidet Gleichstände (SA-13.6, SA-14.8, SA-15.6, SA-16.4, SA-17.8). Es entscheidet, wer die Karte in diesem Augenblick hält, auch wer selbst gleichsteht.

## 5
chapter-SA-5 = Phase 1: Initiative
rule-SA-5-1 = Ab der zweiten Runde geht die Startspielermarke an den Platz zur Linken, auch wenn sie mit Primus Inter Pares genommen wurde.
rule-SA-5-2 = Die Sejmkarte der Runde wird aufgedeckt; über ihr Gesetz wird im Sejm dieser Runde abgestimmt.
rule-SA-5-3 = Die oberste Königsforderung wird für diese Runde aufgedeckt und scheidet an ihrem Ende aus. Forderungen werden nie neu gemischt: In der Vollversion bleibt eine von neun ungesehen, im kurzen Spiel fünf.
rule-SA-5-4 = Figuren, die aus der Runde davor noch offen liegen, scheiden aus. Dann werden drei Figuren vom Stapel aufgedeckt.
rule-SA-5-5 = In der letzten Runde werden jetzt alle sechs Marken der Länder auf die Seite mit der Krone gedreht.

## 6
chapter-SA-6 = Phase 2: Einkommen
rule-SA-6-1 = Alle nehmen 2 Dukaten und das Einkommen eines eigenen Amts, nach der Seite, die es zeigt. Ohne Amt sind es 2 Dukaten.
rule-SA-6-2 = Dazu kommen die Zuschläge. Mit dem Großschatzmeister zahlen zwei verschiedene Ämter, und seines darf dabei sein; das Siegel von Preußen und Tomasz Sierpinek bringen je 2 Dukaten.

## 7
chapter-SA-7 = Phase 3: Nachziehen von Karten
rule-SA-7-1 = Der Reihe nach müssen alle eine Politikkarte von einem Stapel ihrer Wahl ziehen.
rule-SA-7-2 = Gleich danach kommen die zusätzlichen Karten, erst die von beliebigen Stapeln (Vizekanzler, Prospero Provana), dann die von bestimmten (Siegel von Moskau: Militärpolitik, Siegel der Osmanen: Außenpolitik). Jede Karte sieht man vor der Wahl des nächsten Stapels; ein bestimmter Stapel ohne Karten gibt nichts.

## 8
chapter-SA-8 = Phase 4: Spezialaktionen
rule-SA-8-1 = Zuerst darf, wer zu Beginn der Phase die Karte des Magnatenvertreters hält, eine zusätzliche Spezialaktion ausführen.
rule-SA-8-2 = Dann dürfen alle der Reihe nach eine Spezialaktion ausführen. Der Magnatenvertreter hat also zwei: eine vor allen und eine, wenn er an der Reihe ist.
rule-SA-8-3 = Eine Spezialaktion ist: eine Politikkarte von der Hand ausspielen, ein Kirchengericht halten (SA-8.21) oder Walenty Bakfark einsetzen (SA-8.23). Wer passt, verliert die Aktion.
rule-SA-8-4 = Eine Spezialaktion wird ganz ausgeführt, bevor die nächste beginnt.
rule-SA-8-5 = Eine gespielte oder abgeworfene Politikkarte kommt sofort, noch vor ihrer Wirkung, offen auf den Abwurfstapel ihrer Art; ein Geheimpakt erst am Ende der Runde.
rule-SA-8-6 = Eine Politikkarte darf nur spielen, wer ihre Kosten zahlen kann, und nur, wenn sie etwas ändert; nur Verhandlungen müssen nichts ändern (SA-8.13).
rule-SA-8-7 = Klient: Nimm 1 Klienten aus dem Vorrat, nur für diese Runde. Es muss einer da sein; mehrere solche Karten zählen zusammen.
rule-SA-8-8 = Primus Inter Pares: Nimm die Startspielermarke. Wer sie hat, kann die Karte nicht spielen; zur Reihenfolge siehe SA-4.4.
rule-SA-8-9 = Tod des Senators: Nenne jemanden mit mindestens einem Amt, auch dich selbst. Wer genannt ist, wählt eines der eigenen Ämter und gibt es frei, mit der Seite, die es zeigt. Wer Józef Struś hat, kann nicht genannt werden.
rule-SA-8-10 = Gründung der Kirche: Zahle 3 Dukaten und erhalte 5 Punkte. Bis zum Ende der Runde kannst du nicht Ziel von Entführung, Plünderung oder Besetzung sein.
rule-SA-8-11 = Weichsel-Flößerei: Nimm 4 Dukaten.
rule-SA-8-12 = Diplomatische Vertretung: Drehe die Marke eines Landes ohne Krone auf die Seite mit der Krone. Sind alle gekrönt, kann man sie nicht spielen.
rule-SA-8-13 = Verhandlungen: Du darfst die Marke eines beliebigen Landes auf Feld 1 oder auf Feld 6 versetzen; die anderen rücken auf (SA-4.5). Du darfst auch das Feld nennen, auf dem die Marke schon liegt; dann bewegt sich nichts.
rule-SA-8-14 = Geheimpakt: Lege die Karte auf ein Land, auf dem noch keine liegt. Bis zum Ende der Runde darf dort niemand Marken ablegen, auch du nicht, weder in der Außenpolitik noch mit einer Botschaft. Marken, die dort liegen, bleiben und werden gewertet wie sonst, und auch das Siegel wird vergeben.
rule-SA-8-15 = Aushebung: Nimm 1 Infanterie und nach Wahl 1 Hussaria oder 1 Artillerie, soweit der Vorrat reicht. Mindestens eine Einheit muss zu haben sein.
rule-SA-8-16 = Entführung, Plünderung und Besetzung sind Angriffe: Nenne jemand anderen, den keine Gründung der Kirche schützt, und kämpfe (SA-9). Du brauchst mindestens eine aktive Einheit; was der Angegriffene besitzt, ist gleich.
rule-SA-8-17 = Entführung gewonnen: Nimm eine Figur des Besiegten nach deiner Wahl mit allem Gold auf ihr. Hat er keine, nimmst du nichts.
rule-SA-8-18 = Plünderung gewonnen: Nimm die Hälfte der Dukaten des Besiegten, abgerundet. Gold auf Figuren zählt nicht.
rule-SA-8-19 = Besetzung gewonnen: Nimm dem Besiegten 6 Punkte oder alle, wenn es weniger sind.
rule-SA-8-20 = Einheiten, Karten und Klienten aus einer Spezialaktion sind sofort verfügbar.
rule-SA-8-21 = Kirchengericht: Es braucht ein Kirchenamt, das in dieser Runde noch nicht so benutzt wurde. Nenne einen Gegner mit mindestens einer Politikkarte auf der Hand und ohne Jan Łaski; nimm eine zufällige Karte von dieser Hand auf deine.
rule-SA-8-22 = Gilt das Gesetz Aussetzung der Kirchengerichte, kann kein Kirchengericht gehalten werden.
rule-SA-8-23 = Walenty Bakfark: Sieh dir als Spezialaktion die ganze Hand eines beliebigen Gegners an, auch eine leere, und ziehe dann eine Politikkarte von einem Stapel deiner Wahl. Die Figur bleibt bei dir.

## 9
chapter-SA-9 = Kampf
rule-SA-9-1 = Nur aktive Einheiten nehmen teil. Inaktive, mit der grauen Seite nach oben, kämpfen nicht, zählen nicht und können nicht verloren gehen.
rule-SA-9-2 = Die eben gespielte Angriffskarte liegt schon auf dem Abwurfstapel und kann keine Wunde auffangen.
rule-SA-9-3 = Es gibt drei Abschnitte: Artillerie, Hussaria, Infanterie. Ein Abschnitt, in dem keine Seite eine aktive Einheit dieser Art hat, entfällt.
rule-SA-9-4 = In einem Abschnitt würfelt jede Seite mit mindestens einer aktiven Einheit dieser Art einmal. Ihr Schaden ist der Wurf und die Macht aller ihrer aktiven Einheiten dieser Art (Infanterie 1, Hussaria 2, Artillerie 3), dazu 2 für einen Angreifer mit Dymitr Wiśniowiecki oder einen Verteidiger mit Bernard Pretwicz. Eine Seite ohne solche Einheit würfelt nicht und richtet keinen Schaden an.
rule-SA-9-5 = Je 5 volle Punkte Schaden sind eine Wunde. Die Wunden beider Seiten werden gezählt, bevor jemand Verluste nimmt.
rule-SA-9-6 = Für jede Wunde verlierst du eine aktive Einheit beliebiger Art an den Vorrat oder wirfst eine Militärpolitikkarte von der Hand ab, jedes Mal nach Wahl, solange du eines davon hast; überzählige Wunden verfallen. Der Angreifer nimmt zuerst alle Verluste, offen, dann der Verteidiger.
rule-SA-9-7 = Einheiten, die in einem Abschnitt verloren gehen, kämpfen in den späteren nicht mehr.
rule-SA-9-8 = Nach dem letzten Abschnitt wird die Macht der übrigen aktiven Einheiten verglichen. Der Angreifer gewinnt nur, wenn er mehr hat, und dann wirkt die Angriffskarte; sonst geschieht nichts weiter.

## 10
chapter-SA-10 = Phase 5: Außenpolitik
rule-SA-10-1 = Zuerst muss der Königsvertreter die Marke eines Landes ohne Krone auf die Seite mit der Krone drehen. Sind alle gekrönt, entfällt das.
rule-SA-10-2 = Dann dürfen alle der Reihe nach ein Land ohne Geheimpakt wählen, beliebig viele Außenpolitikkarten abwerfen und dort ebenso viele Marken ablegen. Es braucht mindestens eine Karte (siehe aber SA-10.4) und nicht mehr Karten als Marken im Bestand; eine kostenlose Marke gibt es nicht.
rule-SA-10-3 = Wer mindestens eine Marke abgelegt hat, rückt das Land ein Feld nach links: einmal je Person, wie viele Marken es auch waren.
rule-SA-10-4 = Großkanzler und Piotr Barzi: je 1 Marke mehr in dem gewählten Land, auch ohne eine Karte abzuwerfen, soweit der Bestand reicht.

## 11
chapter-SA-11 = Phase 6: Aktionen
rule-SA-11-1 = Zu Beginn haben alle 3 Klienten und die aus Klient-Karten; der Adelsvertreter nimmt noch einen aus dem Vorrat, wenn einer da ist.
rule-SA-11-2 = Der Reihe nach setzt, wer noch Klienten hat, einen auf ein Feld im Spiel und führt sofort dessen Aktion aus. Das geht reihum, bis niemand mehr Klienten hat; wer mehr hat, macht am Ende allein weiter.
rule-SA-11-3 = Zuvor zahlt man für jeden Klienten, der schon auf dem Feld steht, auch den eigenen, 1 Dukaten in den Vorrat. Der Hofmarschall zahlt 1 Dukaten weniger, aber nie weniger als 0. Ein Feld fasst beliebig viele Klienten.
rule-SA-11-4 = Ein Klient darf auf jedes Feld im Spiel, das man bezahlen kann, auch wenn dessen Aktion nicht möglich ist oder nichts ändert. Ist sie möglich, muss sie ausgeführt werden; nur auf das Mäzenatentum darf man verzichten. Festmahl oder Agitation von Feld I aus bewegen nichts.
rule-SA-11-5 = Statt einen Klienten einzusetzen, darf man ihn zurückziehen: Er ist für diese Runde fort und steht auf keinem Feld. Wer kein Feld bezahlen kann, muss zurückziehen.
rule-SA-11-6 = Die beiden Felder des Ökonomen im Spiel zu fünft sind getrennt; Klienten zählen auf jedem für sich.
rule-SA-11-7 = Botschaft: Lege 1 Marke aus dem Bestand in ein Land ohne Geheimpakt; die Marke des Landes rückt ein Feld nach links. Andrzej Taranowski: 2 Marken in diesem Land, wenn der Bestand reicht, aber auch dann nur ein Schritt.
rule-SA-11-8 = Mäzenatentum: Nimm eine offene Figur und lege beliebig viele deiner Dukaten auf sie, oder besteche eine Figur eines anderen. Das kostet einen Dukaten mehr, als auf ihr liegt, in den Vorrat; sie kommt mit ihrem Gold, und 1 Dukaten aus dem Vorrat wird auf sie gelegt.
rule-SA-11-9 = Gold auf einer Figur kann man nie ausgeben, versetzen oder wegnehmen; es geht mit der Karte und ist am Ende nichts wert.
rule-SA-11-10 = Einberufung der Banner: Nimm eine Einheit beliebiger Art, die der Vorrat hat.
rule-SA-11-11 = Vakanz: Lege eine Marke aus dem Bestand auf ein freies Amt ohne Marke. In diesem Sejm wird darüber abgestimmt, und nur dafür erhältst du 2 zusätzliche Stimmen. Mehrere Klienten dürfen mehrere Ämter markieren.
rule-SA-11-12 = Magnaten-Festmahl: Rücke auf der Skala der Senatoren 1 Feld vor und 1 weiteres für jede Innenpolitikkarte, die du abwirfst, beliebig viele. Wacław z Szamotuł: 1 Feld mehr kostenlos.
rule-SA-11-13 = Akademie: Ziehe nacheinander 2 Politikkarten, jede von einem Stapel deiner Wahl; die erste siehst du vor der Wahl des zweiten Stapels.
rule-SA-11-14 = Ökonom: Nimm 3 Dukaten.
rule-SA-11-15 = Agitation im Sejm: Rücke auf der Skala der Abgeordneten 1 Feld vor und 1 weiteres für jeden Dukaten, den du zahlst, beliebig viele. Jan Łaski: 1 Feld mehr kostenlos.
rule-SA-11-16 = Für Festmahl und Agitation darf man auch mehr Karten oder Dukaten ausgeben, als noch Felder bleiben; Schritte über Feld I hinaus verfallen (SA-4.6).
rule-SA-11-17 = Am Ende der Phase verlassen alle Klienten den Plan; alle behalten 3, der Rest kommt in den Vorrat.

## 12
chapter-SA-12 = Phase 7, Sejm: Stimmen
rule-SA-12-1 = Der Reihe nach nehmen alle die Stimmen ihrer Felder auf den drei Skalen der Unterstützung und die Zuschläge, je 1: für den Großmarschall, für Bartłomiej Groicki, für das Siegel von Litauen und, auf Feld I der Skala des Königs, für das Gesetz Anerkennung der königlichen Ehe.
rule-SA-12-2 = Dann dürfen alle der Reihe nach beliebig viele Innenpolitikkarten für je 1 Stimme abwerfen, aber nicht mehr, als Stimmen im Vorrat sind.
rule-SA-12-3 = Stimmen gelten nur im Sejm dieser Runde; keine wird aufgehoben.

## 13
chapter-SA-13 = Sejm: Bestechung
rule-SA-13-1 = Alle wählen gleichzeitig und geheim eine Zahl eigener Dukaten, 0 oder mehr; dann öffnen sich alle Hände. Diese Dukaten liegen vor ihren Besitzern und sind in diesem Abschnitt für nichts anderes da.
rule-SA-13-2 = Dann wählen alle gleichzeitig und geheim eine Zahl eigener Stimmen, 0 oder mehr; alle Hände öffnen sich, und diese Stimmen stehen zum Verkauf. Man darf Dukaten und Stimmen zugleich anbieten.
rule-SA-13-3 = Wer die meisten Stimmen verkauft, wählt jemand anderen, dessen gebotene Dukaten (mindestens 1) noch daliegen, gibt ihm alle angebotenen Stimmen und nimmt alle diese Dukaten. Es muss nicht das höchste Gebot sein.
rule-SA-13-4 = Gibt es einen Käufer, muss einer gewählt werden. Niemand verkauft an sich selbst, und jedes Gebot wird nur einmal genommen.
rule-SA-13-5 = Dann verkauft, wer die nächstmeisten Stimmen anbietet, und so weiter. Wer 0 Stimmen anbietet, verkauft nicht.
rule-SA-13-6 = Unter Verkäufern mit gleich vielen Stimmen nennt der Königsvertreter jedes Mal, wer an der Reihe ist.
rule-SA-13-7 = Wer keinen Käufer findet, verliert die angebotenen Stimmen an den Vorrat.
rule-SA-13-8 = Sind alle Verkäufer fertig, kommen die Dukaten, die noch daliegen, zu ihren Besitzern zurück.
rule-SA-13-9 = Gekaufte Stimmen gehören von nun an dem Käufer; in diesem Abschnitt kann man sie nicht weiterverkaufen.

## 14
chapter-SA-14 = Sejm: Abstimmung über Ämter
rule-SA-14-1 = Abgestimmt wird über jedes Amt mit einer Marke und über eines mehr: das freie Amt mit der höchsten Nummer, auf dem keine liegt. Sind alle freien Ämter markiert, gibt es kein weiteres.
rule-SA-14-2 = Ist kein Amt frei, entfällt der Abschnitt; Stimmen gelten noch für die Königsforderung und das Gesetz.
rule-SA-14-3 = Die Liste steht zu Beginn des Abschnitts fest; die Ämter kommen einzeln, von der höchsten Nummer zur niedrigsten.
rule-SA-14-4 = Für jedes Amt wählen alle gleichzeitig und geheim eine Zahl von Stimmen, von 0 bis zu allen eigenen; dann öffnen sich alle Hände.
rule-SA-14-5 = Wem die Marke auf dem Amt gehört, der nimmt zu Beginn der Abstimmung 2 zusätzliche Stimmen aus dem Vorrat, soweit er sie hat, und darf bis zu den eigenen und diesen zusammen bieten. Die zusätzlichen werden zuerst verbraucht; nicht benutzte gehen zurück.
rule-SA-14-6 = Alle gebotenen Stimmen, von allen, gehen in den Vorrat, gewonnen oder nicht.
rule-SA-14-7 = Das höchste Gebot erhält das Amt mit der Seite, die es zeigt, und sofort seine Einheit, wenn es eine bringt. Sein Prestige zählt schon in der Wertung dieser Runde.
rule-SA-14-8 = Einen Gleichstand um das höchste Gebot, auch den aller bei 0, entscheidet der Königsvertreter unter denen, die gleichstehen. Jedes Amt, über das abgestimmt wird, wird besetzt; siehe aber SA-14.11 und SA-16.8.
rule-SA-14-9 = Die Marke auf dem Amt geht in den Bestand zurück, wer auch gewonnen hat.
rule-SA-14-10 = Gilt das Gesetz Incompatibilitas, siehe SA-16.8.
rule-SA-14-11 = Mit der Option „das Amt bleibt frei“ erhält niemand ein Amt, für das alle 0 bieten: Es bleibt frei mit der Seite, die es zeigt, seine Marke geht zurück, und in diesem Sejm wird nicht mehr darüber abgestimmt. Auch ein Gebot allein aus zusätzlichen Stimmen ist ein Gebot.

## 15
chapter-SA-15 = Sejm: Königsforderung
rule-SA-15-1 = Zuerst werden alle inaktiven Einheiten aller wieder aktiv, was auch gefordert ist.
rule-SA-15-2 = Die offene Karte sagt, was gegeben wird: bei der Steuer Dukaten, bei der Unterstützung im Sejm Stimmen, beim Landsturm Einheiten nach ihrer Macht.
rule-SA-15-3 = Alle bestimmen gleichzeitig und geheim eine beliebige Menge, 0 oder mehr, beim Landsturm beliebige eigene Einheiten; dann öffnen sich alle Hände.
rule-SA-15-4 = Die Menge bestimmt die Plätze. Wer am meisten gibt, kommt auf Feld I der Skala des Königs, der Zweite auf II und so weiter; alle erhalten einen Platz, auch mit 0.
rule-SA-15-5 = Gegebene Dukaten und Stimmen gehen bei allen in den Vorrat. Geschickte Einheiten bleiben bei ihren Besitzern und werden inaktiv.
rule-SA-15-6 = Einen Gleichstand ordnet der Königsvertreter, der die Karte vor diesem Abschnitt hielt.
rule-SA-15-7 = Inaktive Einheiten können in den Spezialaktionen der nächsten Runde nicht kämpfen. Bei deren Königsforderung werden sie wieder aktiv und können erneut geschickt werden; bis dahin müssen sie unterhalten werden (SA-18).
rule-SA-15-8 = Haben alle ihren Platz, geht die Karte des Königsvertreters an Feld I.

## 16
chapter-SA-16 = Sejm: Gesetz
rule-SA-16-1 = Alle Stimmen, die noch da sind, liegen offen. Gleichzeitig und geheim wählen alle, auch wer keine Stimmen hat, dafür oder dagegen; niemand enthält sich oder teilt die Stimmen.
rule-SA-16-2 = Alle Stimmen zählen für die gewählte Seite. Mehr dafür: Das Gesetz ist beschlossen. Mehr dagegen: Es ist abgelehnt.
rule-SA-16-3 = Alle Stimmen gehen in den Vorrat zurück.
rule-SA-16-4 = Bei gleich vielen Stimmen, auch bei 0, entscheidet der Königsvertreter, der nach SA-15.8, frei und ohne Rücksicht auf die eigene Wahl.
rule-SA-16-5 = Ein beschlossenes Gesetz wirkt sofort und bis zum Ende des Spiels; seine Karte liegt offen. Ein abgelehntes scheidet aus, aber die Zahl der abgelehnten bleibt bekannt (SA-20.6).
rule-SA-16-6 = Anerkennung der königlichen Ehe (I): SA-12.1. Ständige Grenzverteidigung (II): Alle unterhalten eine Hussaria kostenlos (SA-18.2). Aussetzung der Kirchengerichte (III): SA-8.22.
rule-SA-16-7 = Nationalkirche (IV): Alle Kirchenämter, besetzt und frei, werden auf ihre Rückseite mit Prestige 1 gedreht. Exekution der Krongüter (VI): Alle Woiwoden, besetzt und frei, werden auf ihre Rückseite mit niedrigerem Einkommen gedreht. Die Seite gehört zur Karte; sie wird nie zurückgedreht.
rule-SA-16-8 = Incompatibilitas (V): Sofort und der Reihe nach behält, wer zwei oder mehr Ämter einer Art hat, eines davon und gibt die anderen frei. Von nun an muss, wer ein Amt einer Art erhält, die er schon hat, sofort wählen, welches bleibt; das andere wird frei, und in diesem Sejm wird nicht mehr darüber abgestimmt. Wer das neue aufgibt, erhält dessen Einheit nicht.
rule-SA-16-9 = Verleihungen an Verdiente (VII): SA-19.3. Union von Lublin (VIII): SA-17.10.

## 17
chapter-SA-17 = Phase 8: Punktzahl
rule-SA-17-1 = Alle erhalten das Prestige ihrer Ämter, nach der Seite, die sie zeigen, und je 1 Punkt für das Siegel der Habsburger und für Józef Struś.
rule-SA-17-2 = Dann werden die gekrönten Länder einzeln gewertet, von Feld 1 der Skala der Außenpolitik bis Feld 6. In der letzten Runde sind es alle sechs (SA-5.5).
rule-SA-17-3 = Es zählen die Marken im Land, nicht die auf dem Siegel. Nur wer dort mindestens eine Marke hat, nimmt teil.
rule-SA-17-4 = Wer allein die meisten Marken hat, erhält den ersten Wert des Feldes; wer allein die zweitmeisten hat, den zweiten.
rule-SA-17-5 = Gleichstand um die meisten: Beide Werte werden zusammengezählt und unter denen geteilt, die gleichstehen, für jeden abgerundet. Für den zweiten Platz erhält niemand etwas.
rule-SA-17-6 = Ein Erster allein und Gleichstand um den zweiten Platz: Der zweite Wert wird geteilt, für jeden abgerundet.
rule-SA-17-7 = Hat nur einer Marken, wird der zweite Wert nicht vergeben. Hat niemand welche, wird nichts gewertet, und das Siegel bleibt, wie es ist.
rule-SA-17-8 = Dann gehen alle Marken des Landes in die Bestände zurück, und wer die meisten hatte, legt eine auf das Siegel; eine Marke, die dort lag, geht zurück. Bei Gleichstand um die meisten wählt der Königsvertreter, wer von ihnen das Siegel erhält; es vorher gehabt zu haben ist kein Vorteil.
rule-SA-17-9 = Dann wird die Marke des Landes auf die Seite ohne Krone gedreht und bleibt auf ihrem Feld. Länder ohne Krone behalten ihre Marken.
rule-SA-17-10 = Gilt die Union von Lublin, ist bei der Wertung von Litauen der erste Wert um 4 und der zweite um 2 höher. Die Reihenfolge bleibt die der Skala.

## 18
chapter-SA-18 = Phase 9: Unterhalt der Armee
rule-SA-18-1 = Der Reihe nach bestimmen alle, welche Einheiten sie behalten. Eine Einheit kostet so viele Dukaten, wie sie Macht hat: Infanterie 1, Hussaria 2, Artillerie 3. Die übrigen gehen in den Vorrat.
rule-SA-18-2 = Kostenloser Unterhalt, jeder für eine Einheit, zählt zusammen: jeder Kastellan 1 Infanterie, jeder Woiwode 1 Hussaria, das Siegel von Schweden 1 Artillerie, das Gesetz Ständige Grenzverteidigung 1 Hussaria, Florian Zebrzydowski 1 Einheit beliebiger Art. Im Rahmen von SA-18.3 gilt er für aktive und inaktive Einheiten.
rule-SA-18-3 = Einheiten, die in dieser Runde zum Landsturm geschickt wurden, kommen zuerst: Wer eine inaktive Einheit aufgibt, darf keine aktive gegen Zahlung behalten und keine mit einem kostenlosen Unterhalt, der zu einer aufgegebenen passt. Kostenloser Unterhalt, der zu keiner davon passt, gilt weiter.
rule-SA-18-4 = Jede Einheit darf aufgegeben werden, auch wenn man sie behalten könnte. Für einen Teil ihres Preises behält man keine.
rule-SA-18-5 = Nach dieser Phase kommen Geheimpakte auf den Abwurfstapel, der Schutz der Gründung der Kirche endet, und die Königsforderung scheidet aus.
rule-SA-18-6 = Eine Auswahl von Einheiten darf man behalten, wenn sich der kostenlose Unterhalt so auf sie verteilen lässt, jeder auf höchstens eine, dass SA-18.3 gewahrt ist und man den Rest zahlen kann. Gezahlt wird der niedrigste solche Preis; nach der Verteilung wird nicht gefragt.

## 19
chapter-SA-19 = Spielende
rule-SA-19-1 = Das Spiel endet nach dem Unterhalt der Armee in der letzten Runde.
rule-SA-19-2 = Dann folgt die Schlusswertung; sonst kann sich nichts mehr ändern.
rule-SA-19-3 = Gelten die Verleihungen an Verdiente: 5, 3, 2, 1 und 0 Punkte für die Felder I bis V der Skala des Königs.
rule-SA-19-4 = Jede Figur mit goldenem Band bringt ihrem Mäzen Punkte, wie ihre Karte es sagt (SA-20.6).
rule-SA-19-5 = Die meisten Punkte gewinnen, bei Gleichstand der bessere Platz auf der Skala des Königs. So gewinnt immer genau einer, und ebenso ergeben sich die weiteren Plätze.

## 20
chapter-SA-20 = Fähigkeiten
rule-SA-20-1 = Fähigkeiten von Ämtern, Figuren und Siegeln hat, wer Karte oder Siegel in dem Augenblick hat, in dem sie wirken. Alle zählen zusammen.
rule-SA-20-2 = Ein Siegel wirkt, sobald die Marke darauf liegt, also ab der nächsten Phase, die es betrifft.
rule-SA-20-3 = Die Einheit eines Amts kommt jedes Mal, wenn man es erhält, bei der Vorbereitung oder durch Abstimmung. Verliert man das Amt später, bleibt die Einheit.
rule-SA-20-4 = Fähigkeiten von Ämtern hängen nicht von der gezeigten Seite ab, außer wo ein Gesetz es sagt (SA-8.22).
rule-SA-20-5 = Józef Struś und Jan Łaski bewirken, dass ihr Mäzen nicht genannt werden kann; mit Józef Struś kann man also auch sich selbst nicht für den Tod des Senators nennen.
rule-SA-20-6 = Goldene Bänder zählen: alle eigenen Figuren, die mit dem Band eingeschlossen; Politikkarten aller Arten auf der Hand; Gesetze, die in diesem Spiel gelten oder abgelehnt wurden, nicht die für das kurze Spiel entfernten; Dukaten in der Schatzkammer, nicht Gold auf Figuren; Ämter einer Art; Siegel; die Macht aller behaltenen Einheiten, aktiv und inaktiv; den Platz auf einer Skala am Ende. Eine Karte kann ihre Punkte begrenzen.

## 21
chapter-SA-21 = Was offen und was verborgen ist
rule-SA-21-1 = Immer offen sind: Ämter und ihre Seiten, Figuren und das Gold auf ihnen, Dukaten, Stimmen, Einheiten und ob sie aktiv sind, Marken, Skalen, Punkte, beschlossene und abgelehnte Gesetze, die Abwurfstapel in ihrer Reihenfolge, die Zahl der Karten in jedem Stapel und von jeder Art auf jeder Hand, die kommenden Sejmkarten, die gesehenen Königsforderungen, was ausgeschieden ist, und welche Figuren noch kommen, aber nicht, in welcher Reihenfolge.
rule-SA-21-2 = Vor allen verborgen ist die Reihenfolge der Politikstapel, der Figuren und der Königsforderungen.
rule-SA-21-3 = Nur dem Besitzer bekannt ist, welche Karten er auf der Hand hat.
rule-SA-21-4 = Eine vom Kirchengericht genommene Karte kennen, wer sie nimmt und wer sie verliert; die anderen sehen nur ihre Art. Eine mit Walenty Bakfark gesehene Hand kennt nur, wer sie ansieht.
rule-SA-21-5 = Eine geheime Wahl kennt nur, wer sie trifft, bis alle gewählt haben; dann werden alle gleichzeitig gezeigt. Man darf sehen, wer schon gewählt hat, nie was.
rule-SA-21-6 = Karten, die für Stimmen, Marken, Festmähler oder Wunden abgeworfen werden, werden dabei gezeigt.
rule-SA-21-7 = Die eigene Hand und jeden Abwurfstapel darf man jederzeit ansehen.

## 22
chapter-SA-22 = Varianten und Optionen
rule-SA-22-1 = Das kurze Spiel hat vier Runden (SA-3.2); alles andere ist gleich, und seine letzte Runde ist die des Sejms VIII.
rule-SA-22-2 = Die Vollversion hat acht Runden.
rule-SA-22-3 = Vor der Vorbereitung wählt der Tisch, und alle wissen es, was mit einem Amt geschieht, für das niemand bietet: Der Königsvertreter vergibt es, wie üblich, oder es bleibt frei (SA-14.11).
