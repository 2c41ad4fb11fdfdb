### Was für einen Hinweis spricht, und woher die Punkte kamen
###
### Die Teile der Bewertung eines Bots, jeder als das, was man gewinnt oder verliert.

insight-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}

part-vp = Siegpunkte sofort
part-offices = Ämter
part-marked = für den Sejm markierte Ämter
part-income = Einkommen aus Ämtern
part-countries = Einfluss in den Ländern
part-seals = Siegel
part-figures = Persönlichkeiten
part-tracks = Leisten der Unterstützung
part-representatives = Karten der Repräsentanten
part-ducats = Dukaten
part-cards = Politikkarten
part-markers = Marker des Hauses
part-army = die Armee
part-votes = Stimmen
