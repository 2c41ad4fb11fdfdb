### Odmowy w Veto!: czego ktoś próbował i co stoi na przeszkodzie

## Pora

refusal-not-your-turn = To nie twoja kolej: teraz wybierają { SEAT($asked) }.
refusal-out-of-the-game = Nie ma cię już w grze i o niczym nie rozstrzygasz.
refusal-not-what-is-asked = To nie jest odpowiedź na pytanie, które teraz pada.
refusal-not-at-voice = Chcesz wykonać { $kind ->
    [deed] czyn
   *[trifle] drobiazg
}, ale można to zrobić tylko we własnej turze, a przy głosie są { SEAT($voice) }.
refusal-no-deeds-in-windows = Chcesz wykonać { $kind ->
    [deed] czyn
   *[trifle] drobiazg
}, ale trwa moment na repliki i możliwe są tylko one.
refusal-no-deeds-now = Chcesz wykonać { $kind ->
    [deed] czyn
   *[trifle] drobiazg
}, ale robi się to we własnej turze, gdy nic innego nie trwa, nigdy w środku pojedynku ani innego czynu.
refusal-no-reply-now = Chcesz użyć repliki, ale nie ma teraz momentu na repliki.
refusal-no-yielding-now = Chcesz oddać głos, ale można to zrobić tylko we własnej turze.
refusal-no-bene-now = „Bene” nie jest tu odpowiedzią: trzeba coś wybrać.
refusal-decks-are-chosen = Chcesz wybrać talię, ale robi się to raz, przed grą.
refusal-hands-are-final = Chcesz wybrać początkowy dwór, ale dobiera się go na nowo najwyżej raz, przed pierwszą rundą; teraz już się nie zmieni.
refusal-no-bribe-now = Chcesz przekupywać szlachtę, ale każdy robi to raz, w fazie odznaczania, zanim ustali się inicjatywę.
refusal-no-bribes-yet = Chcesz przekupywać szlachtę, ale w pierwszej rundzie nie ma przekupywania.
refusal-no-bribes-at-feasts = Chcesz przekupywać szlachtę, ale w zasadach biesiadnych inicjatywa przechodzi sama.
refusal-no-challenge-to-answer = Nie ma teraz wyzwania, na które masz odpowiedzieć.
refusal-no-equipment-now = Chcesz wybrać moderunek, ale robi się to raz, po przyjęciu pojedynku.
refusal-no-discarding-now = Chcesz odrzucić kartę, ale nic ci tego nie każe; z własnej woli odrzuca się najwyżej jedną, w fazie zakończenia.
refusal-no-searching-now = Chcesz szukać karty, ale bez karty, która na to pozwala, nikt nie przegląda stosów ani kredensu.
refusal-no-looking-now = Chcesz zajrzeć do kredensu, ale leży zakryty i żadna karta na to teraz nie pozwala.

## Wybór

refusal-card-not-among-these = Karty „{ NAME($card) }” nie ma wśród tych, które można tu wybrać.
refusal-not-among-these = Tego nie ma wśród rzeczy, które można tu wybrać.
refusal-no-such-opponent = Trzeba wskazać przeciwnika, który jest jeszcze w grze.
refusal-no-such-card = Nie ma karty o nazwie „{ NAME($card) }”.
refusal-no-such-character = Nie ma w grze takiej postaci.
refusal-not-in-hand = Nie masz na dworze karty „{ NAME($card) }”.
refusal-wrong-type = { $type ->
    [character] Chcesz wystawić „{ NAME($card) }” jako postać, ale to nie jest postać.
    [possession] Chcesz wystawić „{ NAME($card) }” jako posesję, ale to nie jest posesja.
    [equipment] Chcesz wystawić „{ NAME($card) }” jako moderunek, ale to nie jest moderunek.
    [thrust] Chcesz dołączyć „{ NAME($card) }” jako sztych, ale to nie jest sztych.
   *[effect] Chcesz zagrać „{ NAME($card) }” jako efekt, ale to nie jest efekt.
}

## Talie

refusal-no-such-deck = Przy tym stole nie można wybrać talii „{ NAME($deck) }”.
refusal-unknown-faction = Nie ma frakcji o nazwie „{ NAME($faction) }”.
refusal-unknown-strategy = Nie ma strategii o nazwie „{ NAME($strategy) }”.
refusal-unknown-card = Nie ma karty o nazwie „{ NAME($card) }”, więc nie może być w kredensie.
refusal-outside = Karta „{ NAME($card) }” nie może być w kredensie: karty frakcji i strategii zostają poza nim.
refusal-no-copies = Karta „{ NAME($card) }” musi być w kredensie choć raz albo nie być wymieniona.
refusal-too-many = Kopii karty „{ NAME($card) }” jest w kredensie { $count }; może być najwyżej { $most }.
refusal-too-few = Kart w kredensie jest { $cards }; musi ich być co najmniej { $least }.
refusal-code-wrong = To nie jest link do talii.
refusal-code-version = Ten link powstał dla innej wersji gry.
refusal-own-forbidden = W twojej talii są własne karty, a przy tym stole gra się bez nich.
refusal-own-many = Własnych kart jest w twojej talii { $count }; może być najwyżej { $most }.
refusal-own-wrong = Własną kartą nie da się grać: { $flaw }.
refusal-own-unused = Własna karta „{ $name }” została przyniesiona, ale nie ma jej w talii.
refusal-own-twins = Dwie własne karty w twojej talii nazywają się „{ $name }”.
refusal-faction-taken = Chcesz grać frakcją „{ NAME($faction) }”, ale gra nią już ktoś inny, a przy tym stole frakcje są różne.

## Odznaczanie i rozliczenie

refusal-bribes-forbidden = Chcesz przekupywać szlachtę, ale zabrania ci tego „{ NAME($by) }”.
refusal-bribe-above-treasury = Chcesz zapłacić za inicjatywę { $bribe }, ale w skarbie masz { $dukats }.
refusal-bribe-in-multiples = Chcesz zapłacić za inicjatywę { $bribe }, ale wolno wpłacić 0 albo wielokrotność { $price }.
refusal-no-election-yet = Chcesz ogłosić elekcję, ale w pierwszej rundzie się jej nie ogłasza.
refusal-election-is-announced = Chcesz ogłosić elekcję, ale { SEAT($announcer) } już ją w tej rundzie ogłosili.
refusal-holder-announces = Chcesz ogłosić elekcję, ale może to zrobić tylko posiadacz inicjatywy, a mają ją { SEAT($holder) }.
refusal-kreski-for-election = Chcesz ogłosić elekcję, ale próg elekcji to { $least }, a kresek masz { $kreski }.
refusal-elect-for-election = Chcesz ogłosić elekcję, ale nie masz w grze Elekta.
refusal-election-forbidden = Chcesz ogłosić elekcję, ale zabrania ci tego „{ NAME($by) }”.
refusal-no-announcing-now = Chcesz ogłosić elekcję, ale robi się to w fazie rozliczenia, po rozliczeniu dukatów.

## Tura

refusal-nothing-declared = Chcesz oddać głos, ale nic w tej turze nie padło z twojej strony; powiedz „bene”.
refusal-no-deed-left = Chcesz wykonać czyn, ale w tej turze nie masz już żadnego.
refusal-declared-enough = Masz za sobą { $most } czynów i drobiazgów w tej fazie; teraz możesz mówić tylko „bene”.
refusal-too-expensive = Karta „{ NAME($card) }” kosztuje { COUNTED($cost, of: "dukats") }, a masz { $dukats }.
refusal-foreign-too-expensive = Postać „{ NAME($card) }” jest z innej frakcji i kosztuje cię { COUNTED($cost, of: "dukats") }, a masz { $dukats }.
refusal-person-in-play = Chcesz wystawić postać „{ NAME($card) }”, ale ta osoba jest już w grze.
refusal-person-barred = Chcesz wystawić postać „{ NAME($card) }”, ale kartę tej osoby usunięto z gry; nikt nie wystawi już innej.
refusal-unique-in-play = Chcesz wystawić kartę „{ NAME($card) }”, ale jest unikatowa i leży już w grze.
refusal-foreign-loyal = Chcesz wystawić postać „{ NAME($card) }”, ale jest Lojalna wobec innej frakcji: { NAME($faction) }.
refusal-foreign-mark = Karta „{ NAME($card) }” ma znak innej frakcji ({ NAME($faction) }) i może jej używać tylko gracz tej frakcji.
refusal-elects-enough = Postać „{ NAME($card) }” byłaby o jednego Elekta za dużo: w grze możesz mieć ich najwyżej { $most }.
refusal-influential-on-election = Chcesz wystawić postać „{ NAME($card) }” na polu karmazynów, ale Wpływowego wystawia się zawsze na polu elekcyjnym.
refusal-karmazyns-only = Chcesz wystawić postać „{ NAME($card) }” na polu karmazynów, ale wystawia się tam tylko Karmazynów.
refusal-not-on-karmazyn-field = Chcesz wystawić postać „{ NAME($card) }” na polu karmazynów, ale zabrania tego „{ NAME($by) }”.
refusal-bearer-not-yours = Chcesz dołączyć „{ NAME($card) }” do postaci „{ NAME($bearer) }”, ale nie jest ona z twojej kompanii.
refusal-bearer-of-faction = Chcesz dołączyć „{ NAME($card) }” do postaci „{ NAME($bearer) }”, ale mogą to nosić tylko postaci frakcji „{ NAME($faction) }”.
refusal-bearer-unfit = Chcesz dołączyć „{ NAME($card) }” do postaci „{ NAME($bearer) }”, ale nie spełnia ona tego, czego wymaga karta.
refusal-thrusts-enough = Zakrytych sztychów postać „{ NAME($card) }” ma { $count } z { $most } i więcej nie może.
refusal-face-up-thrust-there = Postać „{ NAME($card) }” ma już odkryty sztych i drugiego mieć nie może.
refusal-face-up-for-famous = Chcesz dołączyć odkryty sztych, ale postać „{ NAME($card) }” nie jest Sławna.

## Postaci

forbidden-deed = { $deed ->
    [agitate] agitować
    [challenge] wyzywać
    [be_challenged] zostać wyzwana
    [move_field] zmienić pola
    [enter_karmazyn] wejść na pole karmazynów
    [attach_thrust] dostać sztychu
   *[use_ability] używać zdolności
}
refusal-not-your-character = Postać „{ NAME($card) }” nie jest z twojej kompanii.
refusal-is-marked = Postać „{ NAME($card) }” nie może { forbidden-deed }, bo jest zaznaczona.
refusal-is-absent = Postać „{ NAME($card) }” nie może { forbidden-deed }, bo jest Nieobecna.
refusal-on-karmazyn-field = Postać „{ NAME($card) }” nie może { forbidden-deed }, gdy jest na polu karmazynów.
refusal-keyword-forbids = Postać „{ NAME($card) }” nie może { forbidden-deed }: nie pozwala na to słowo kluczowe { NAME($keyword) }.
refusal-card-forbids = Postać „{ NAME($card) }” nie może { forbidden-deed }: zabrania tego „{ NAME($by) }”.
refusal-own-character = Nie możesz wyzwać postaci „{ NAME($card) }”: jest z twojej kompanii.
refusal-stays-on-field = Postać „{ NAME($card) }” nie może zmienić pola, bo nie jest ani Karmazynem, ani postacią Wpływową.
refusal-thrust-of-another = Przy agitacji można odrzucić tylko sztych dołączony do agitującej postaci, a „{ NAME($card) }” takiego nie ma.
refusal-agitation-from-pool = Wskazujesz przeciwnika, ale póki w puli są kreski ({ $pool }), agitacja bierze je tylko stamtąd.
refusal-agitation-needs-victim = Pula jest pusta: trzeba wskazać przeciwnika, przeciw któremu się agituje.

## Karty i zdolności

refusal-thrust-outside-duel = Chcesz zagrać „{ NAME($card) }”, ale sztychy zagrywa się tylko w pojedynkach własnych postaci.
refusal-thrusts-in-duels-only = Chcesz zagrać dołączony sztych, ale twoja postać nie walczy w pojedynku.
refusal-reply-needs-event = „{ NAME($card) }” to replika: można jej użyć tylko zaraz po tym, na co odpowiada.
refusal-unikat-in-play = Chcesz zagrać „{ NAME($card) }”, ale taki efekt leży już w grze, a drugiego być nie może.
refusal-banned-by-card = Chcesz zagrać „{ NAME($card) }”, ale zabrania ci tego „{ NAME($by) }”.
refusal-source-not-in-play = Chcesz użyć zdolności karty, której nie ma w grze.
refusal-no-such-ability = Ta karta nie ma takiej zdolności.
refusal-not-your-card = Chcesz użyć zdolności karty „{ NAME($card) }”, ale nie masz jej pod kontrolą.
refusal-passive-works-itself = Ta zdolność karty „{ NAME($card) }” działa sama i nigdy się jej nie deklaruje.
refusal-card-is-silent = Chcesz użyć zdolności karty „{ NAME($card) }”, ale ona nie działa: karta jest wyłączona albo Nieobecna.
refusal-conditions-not-met = Warunki karty „{ NAME($card) }” nie są teraz spełnione.
refusal-limit-used-up = { $limit ->
    [once_per_turn] Tej zdolności karty „{ NAME($card) }” można użyć raz na turę, a już jej w tej turze użyto.
    [once_per_duel] Tej zdolności karty „{ NAME($card) }” można użyć raz na pojedynek, a już jej w tym pojedynku użyto.
    [once_per_round] Tej zdolności karty „{ NAME($card) }” można użyć raz na rundę, a już jej w tej rundzie użyto.
   *[once_per_game] Karty „{ NAME($card) }” można użyć raz na grę, a już jej użyto.
}
refusal-too-few-kreski = Karta „{ NAME($card) }” kosztuje { COUNTED($cost, of: "kreski") }, a masz { $kreski }.
refusal-no-target = Nie ma w grze niczego, w co można by wymierzyć „{ NAME($card) }”.
refusal-targets-wanted = { $count ->
    [0] Karta „{ NAME($card) }” nie ma celów.
    [one] Karta „{ NAME($card) }” wymaga 1 celu.
   *[other] Karta „{ NAME($card) }” wymaga { $count } celów.
}
refusal-targets-differ = Cele karty „{ NAME($card) }” muszą być różne.
refusal-no-such-player = Ten gracz nie może być celem karty „{ NAME($card) }”.
refusal-target-not-there = To nie może być celem karty „{ NAME($card) }”.
refusal-target-unfit = „{ NAME($target) }” nie może być celem karty „{ NAME($card) }”.
refusal-target-permanent = Karta „{ NAME($card) }” nie ruszy efektu „{ NAME($target) }”: jest Trwały.
refusal-target-absent = Postać „{ NAME($target) }” jest Nieobecna i nie może być celem karty „{ NAME($card) }”.
refusal-target-protected = „{ NAME($target) }” nie może być celem karty „{ NAME($card) }”: chroni przed tym „{ NAME($by) }”.
refusal-cannot-duel = Karta „{ NAME($card) }” zaczęłaby pojedynek, ale te postaci nie mogą teraz ze sobą walczyć: { NAME($fighters, join: " · ") }.
refusal-already-marked = Karta „{ NAME($card) }” jest zaznaczona i nie można jej zaznaczyć ponownie.
refusal-nothing-to-mark = Karta „{ NAME($card) }” wymaga zaznaczenia, a nie ma czego dla niej zaznaczyć.
refusal-mark-wanted = Dla karty „{ NAME($card) }” trzeba zaznaczyć jedną z kart, na które pozwala jej tekst.
refusal-absent-cannot-pay = Postać „{ NAME($mark) }” jest Nieobecna i nie można jej zaznaczyć dla karty „{ NAME($card) }”.
refusal-too-few-discards = Karta „{ NAME($card) }” wymaga odrzucenia pasujących kart z dworu ({ $count }), a tylu nie masz.
refusal-discards-wanted = Dla karty „{ NAME($card) }” trzeba odrzucić karty z dworu, które pasują do jej tekstu: { $count }.
refusal-permanent-cannot-pay = Efekt „{ NAME($card) }” jest Trwały i niczego nim nie opłacisz.
refusal-attached-wanted = Kosztem karty „{ NAME($card) }” jest karta do niej dołączona, która pasuje do jej tekstu.
refusal-not-this-way = Karty „{ NAME($card) }” nie można tak zadeklarować: wskazano coś, o co jej tekst nie prosi.
refusal-no-influence-at-feasts = Chcesz użyć wpływu politycznego, ale w zasadach biesiadnych go nie ma.
refusal-no-influence-yet = Chcesz użyć wpływu politycznego, ale w pierwszej rundzie go nie ma.
refusal-holder-has-influence = Chcesz użyć wpływu politycznego, ale może to zrobić tylko posiadacz inicjatywy, a mają ją { SEAT($holder) }.
refusal-influence-forbidden = Chcesz użyć wpływu politycznego, ale zabrania ci tego „{ NAME($by) }”.
refusal-influence-used = Chcesz użyć wpływu politycznego, ale twoja karta frakcji „{ NAME($card) }” jest zaznaczona: działa raz na rundę.

## Repliki

refusal-reply-of-other-phase = „{ NAME($card) }” nie odpowiada na nic, co zdarza się w tej fazie.
refusal-nothing-to-answer = Nie zdarzyło się właśnie to, na co odpowiada „{ NAME($card) }”.
refusal-event-lacks-card = „{ NAME($card) }” mówi o postaci, której w tym zdarzeniu nie ma.
refusal-no-such-event = „{ NAME($card) }” nie może odpowiedzieć na to zdarzenie.
refusal-answered-already = Ta zdolność karty „{ NAME($card) }” odpowiedziała już na to zdarzenie.
refusal-not-on-top = „{ NAME($card) }” unieważnia tylko to, co leży na wierzchu stosu, a „{ NAME($answered) }” tam nie leży.
refusal-second-negation = Przeciw deklaracji „{ NAME($answered) }” padło już jedno twoje unieważnienie; „{ NAME($card) }” byłoby drugim.
refusal-unstoppable = „{ NAME($answered) }” nie da się unieważnić ani odrzucić, więc „{ NAME($card) }” tu nie pomoże.
refusal-first-game-spares = W pierwszej rundzie pierwszej gry nie można zagrać „{ NAME($card) }” przeciw graczowi przy głosie.

## Pojedynki

refusal-marked-cannot-refuse = Chcesz odmówić pojedynku, ale postać „{ NAME($card) }” jest zaznaczona, a odmowa wymaga zaznaczenia.
refusal-cannot-refuse = Chcesz odmówić pojedynku, ale postać „{ NAME($card) }” nie może: { NAME($by) }.
refusal-duel-without-refusal = Chcesz odmówić pojedynku, ale karta, która wciągnęła weń postać „{ NAME($card) }”, nie daje wyboru.
refusal-duel-is-accepted = Chcesz odmówić pojedynku, ale postać „{ NAME($card) }” już go przyjęła.
refusal-not-borne = Wybiera się broń, broń palną i pancerz spośród tych, które nosi walcząca postać, każde raz.
refusal-too-many-weapons = Chcesz użyć więcej sztuk broni i broni palnej, niż można w jednym pojedynku: { $most }.
refusal-too-many-armours = Chcesz użyć dwóch pancerzy, ale w pojedynku działa tylko jeden.
refusal-weapons-first = Najpierw podaje się broń, w takiej kolejności, w jakiej leży, potem pancerz.
refusal-thrust-in-fight-turn = Chcesz zagrać „{ NAME($card) }”, ale taki sztych zagrywa się we własnym ruchu w walce, nie jako replikę.
refusal-duel-reply-in-fight-turn = Chcesz użyć „{ NAME($card) }”, ale robi się to we własnym ruchu w walce, zamiast sztychu.
refusal-reply-thrust = „{ NAME($card) }” nie jest ruchem w walce: odpowiada na sztych przeciwnika.
refusal-no-duel-reply = „{ NAME($card) }” nie jest sztychem ani repliką pojedynkową, a ruch w walce to jedno z nich albo „bene”.
refusal-thrust-not-of-fighter = Chcesz zagrać sztych, który nie jest dołączony do twojej walczącej postaci.
