### Reguły gry Veto!, jedna wiadomość na każdą regułę.

## 0
chapter-VE-0 = Zasady ogólne
rule-VE-0-1 = Jeśli tekst karty jest sprzeczny z regułą, pierwszeństwo ma karta.
rule-VE-0-2 = Między kartami zakaz jest mocniejszy od pozwolenia. Pozwolenie znosi tylko zakazy, które wynikają ze słów kluczowych albo z pola karmazynów (VE-3.2), nigdy zakazy z tekstu innej karty, a jeśli wymienia słowa kluczowe, to tylko ich zakazy (Sakowicz: Żyd, Niewiasta i Pludrak, ale nie Kozak i nie pole karmazynów). Nieobecności ani pozostałych warunków działania, takich jak niezaznaczona postać czy własna tura, nie znosi nigdy.
rule-VE-0-3 = Żadna cecha karty nigdy nie jest niższa niż 0; granicę stosuje się po zsumowaniu wszystkich zmian.
rule-VE-0-4 = Nikt nigdy nie ma mniej niż 0 dukatów ani kresek: kto ma stracić więcej, niż ma, traci tyle, ile ma. Z kosztem jest inaczej: musi dać się zapłacić w całości.
rule-VE-0-5 = To, co dotyczy naraz kilku graczy, wykonuje się kolejno od posiadacza inicjatywy zgodnie z ruchem wskazówek zegara. To, co dotyczy naraz kilku kart jednego gracza, wykonuje się w kolejności, którą on wybierze.
rule-VE-0-6 = Kartę lub zdolność wolno zadeklarować tylko wtedy, gdy w tej chwili spełnione są wszystkie jej warunki, można wybrać wszystkie cele i dokonać zaznaczeń, a na pozostałe koszty wystarcza tego, co gracz teraz ma.
rule-VE-0-7 = „Przeciwnik” to każdy inny gracz. „Inna postać” i „towarzysz” nigdy nie oznaczają samej tej karty.
rule-VE-0-8 = Wszystko na stole jest jawne, chyba że VE-3 mówi inaczej. Kreski, dukaty oraz karty we dworach i na stosach wolno policzyć w każdej chwili.

## 1
chapter-VE-1 = Karty, słowa kluczowe, rodzaje zdolności
rule-VE-1-1 = Rodzaje kart to frakcja, strategia, postać, moderunek, posesja, efekt i sztych. W kredensie może być tylko pięć ostatnich.
rule-VE-1-2 = Karta frakcji daje skarb, dochód, stale działającą zasadę gry i wpływ polityczny; dwóch graczy może grać tą samą frakcją. Inne karty nie mogą jej odrzucić, usunąć, przejąć, wyłączyć, zaznaczyć ani odznaczyć: zaznacza ją tylko jej własna zdolność, a odznacza się w fazie odznaczania (VE-4.11). Można do niej dołączać efekty.
rule-VE-1-3 = Przed grą dołącza się do karty frakcji najwyżej jedną strategię; można nie mieć żadnej. Jest jawna, nie jest unikatowa i podlega tej samej ochronie co karta frakcji.
rule-VE-1-4 = Postać ma Szablę, Kreski, Lafę wystawienia, Lafę utrzymania albo dochód, przynależność frakcyjną lub jej brak, słowa kluczowe i czasem zdolności. Każda osoba jest unikatowa (VE-11.1).
rule-VE-1-5 = Lafa „6” znaczy, że wystawienie kosztuje 6 dukatów, a utrzymanie nic; „6/2” znaczy, że dochodzi Lafa utrzymania 2 w każdej fazie rozliczenia, a „6/+2” – że karta daje wtedy 2 dukaty dochodu. Przy wystawianiu drugiej liczby nie bierze się pod uwagę.
rule-VE-1-6 = Moderunek jest zawsze dołączony do postaci, posesje leżą osobno. Efekt albo działa raz i zostaje odrzucony, albo jest dołączany i pozostaje w grze.
rule-VE-1-7 = Każdy efekt się zagrywa, dołączany także. Dlatego „nie można zagrywać na X efektów” zakazuje też dołączania ich do X, ale „nie można dołączać do X efektów” nie wyklucza efektów, których się nie dołącza.
rule-VE-1-8 = Sztych zagrywa się tylko w pojedynku, a jeśli jego tekst jest repliką – tylko w odpowiedzi w pojedynku. Można go wcześniej dołączyć do postaci (VE-9.11).
rule-VE-1-9 = Postać bez frakcji dla nikogo nie jest obca: każdy wystawia ją za pojedynczą Lafę.
rule-VE-1-10 = Sławny: liczy się do Sławy w fazie zakończenia (VE-10.3). Kto pokona go w pojedynku, bierze o jedną kreskę więcej (VE-8.21). Może mieć o jeden sztych więcej, odkryty (VE-9.12).
rule-VE-1-11 = Honorowy: nie wolno mu odmówić pojedynku.
rule-VE-1-12 = Niewiasta: nie bierze udziału w pojedynkach, więc nie wyzywa i nie można jej wyzwać, i nie może agitować. Ma replikę pojedynkową, której może użyć z każdego pola: Z, walczący towarzysz ma +1 Szabla.
rule-VE-1-13 = Pludrak: gdy odmawia pojedynku, jego gracz nie traci kresek, ilekolwiek miałby stracić; zaznaczyć Pludraka trzeba mimo to. Nie może agitować.
rule-VE-1-14 = Karmazyn: może być wystawiony na każdym z dwóch pól i może się między nimi przemieszczać. Liczy się do inicjatywy (VE-4.3). Może mieć tylko jeden zakryty sztych (VE-9.12).
rule-VE-1-15 = Wpływowy: ma wstęp na pole karmazynów, ale wystawia się go zawsze na polu elekcyjnym. Nie liczy się do inicjatywy.
rule-VE-1-16 = Elekt: gracz może mieć w grze tylko jednego, Radziwiłłowie dwóch. Elekt w grze jest potrzebny, by ogłosić i wygrać elekcję. Komu zabito Elekta, a kto nie ma wtedy w grze innego, ten przegrywa (VE-10.8).
rule-VE-1-17 = Lojalny: może go wystawić tylko gracz jego frakcji. Można przejąć nad nim kontrolę, chyba że karta, która to robi, stanowi inaczej.
rule-VE-1-18 = Żyd: nie może wyzywać ani agitować. Można go wyzwać, a on może przyjąć lub odmówić.
rule-VE-1-19 = Nieobecny: jego zdolności i zdolności jego słów kluczowych nie działają, nie bierze udziału w pojedynkach, nie może agitować, nie liczy się ani do inicjatywy, ani do Sławy i nie można go zaznaczyć jako kosztu innych kart; nie można też zagrywać na niego efektów ani obierać go za cel. Nadal jest w grze: może się przemieszczać, jest Elektem, jeśli ma to słowo, jest unikatowy, ma swoją Lafę utrzymania lub dochód, zachowuje pole i limit sztychów. Można dołączać do niego moderunki i sztychy, efekty już dołączone działają dalej, a te, które nie mają celu, obejmują i jego.
rule-VE-1-20 = Kozak: nie może agitować. R: gdy postać zabiła jego towarzysza, Kozak natychmiast wyzywa zabójcę i się nie zaznacza (VE-8.27).
rule-VE-1-21 = Twoja kompania to wszystkie postaci, które kontrolujesz; każda z nich jest towarzyszem każdej innej.
rule-VE-1-22 = Broń, Broń palna, Pancerz: postać może mieć ich dowolnie wiele, ale w jednym pojedynku używa najwyżej jednej Broni lub Broni palnej i najwyżej jednego Pancerza (VE-8.9), chyba że karta mówi inaczej.
rule-VE-1-23 = Moderunek ze znakiem frakcji można dołączyć tylko do postaci tej frakcji, ktokolwiek go zagrywa. Znak i wymagania wobec postaci sprawdza się tylko przy dołączaniu.
rule-VE-1-24 = Moderunek bez słów kluczowych z VE-1.22 działa zawsze. Szabla z Broni, Broni palnej i Pancerza liczy się tylko w pojedynku, do którego je wybrano; ich inne premie i zdolności działają zawsze, chyba że tekst mówi o używaniu.
rule-VE-1-25 = Karczma to oznaczenie, do którego odwołują się inne karty.
rule-VE-1-26 = Efekt dołączony pozostaje w grze, dopóki nie zostanie odrzucony lub usunięty, dopóki karta, do której go dołączono, nie opuści gry albo dopóki nie minie podany na nim czas.
rule-VE-1-27 = Efekt dołącza się do postaci, moderunku, posesji, efektu dołączonego albo karty frakcji, własnych lub przeciwnika, jak mówi jego tekst.
rule-VE-1-28 = Trwały: inne karty nie mogą go odrzucić ani usunąć z gry, ani posłużyć się nim do opłacenia swoich kosztów. Można go unieważnić, gdy jest zagrywany; odrzuca się go też, gdy karta, do której jest dołączony, opuszcza grę.
rule-VE-1-29 = Usuwany: gdy efekt zadziałał, choćby niczego nie zmienił, trafia na stos kart usuniętych z gry, a nie odrzuconych; dołączony – zawsze, gdy opuszcza grę. Jeśli został unieważniony lub spełzł na niczym, odrzuca się go.
rule-VE-1-30 = Unikat: gdy taki efekt leży w grze, drugiego takiego samego nikt nie może zagrać.
rule-VE-1-31 = Efektów, posesji i sztychów ze znakiem frakcji może używać tylko gracz tej frakcji; dotyczy to zagrywania, wystawiania, dołączania i odrzucania przy agitacji.
rule-VE-1-32 = Cięcie to oznaczenie sztychów, do którego odwołują się inne karty.
rule-VE-1-33 = Zdolność pasywna działa przez cały czas, gdy jej karta jest w grze, a jej warunek jest spełniony.
rule-VE-1-34 = Czyn (C): tylko we własnej turze, jeden na turę.
rule-VE-1-35 = Drobiazg (D): tylko we własnej turze, w dowolnej liczbie, ale nigdy wtedy, gdy trwa czyn, choćby agitacja lub pojedynek.
rule-VE-1-36 = Replika (R): tylko wtedy, gdy właśnie zdarzyło się to, o czym mówi, w turze dowolnego gracza. Tylko repliki można stosować poza fazą gry, i to jedynie takie, których tekst mówi o zdarzeniu tej fazy; zadeklarowana tam replika sama jest takim zdarzeniem, więc można ją unieważnić (VE-6.7).
rule-VE-1-37 = Zaznacz (Z): zaznacza się tę kartę, chyba że tekst wskazuje inną. Zaznaczonej karty nie można zaznaczyć ponownie, więc jej zdolność jest wtedy niedostępna.
rule-VE-1-38 = Zdolność karty w grze, która nie podaje momentu użycia i nie jest oznaczona jako czyn, jest drobiazgiem. Zdolność bez kosztu i bez momentu użycia jest pasywna.
rule-VE-1-39 = Zdolności bez Z wolno używać także wtedy, gdy karta jest zaznaczona.

## 2
chapter-VE-2 = Kredens i przygotowanie gry
rule-VE-2-1 = Kredens liczy co najmniej 60 kart, bez górnej granicy, i najwyżej po trzy kopie każdej karty.
rule-VE-2-2 = Kopie liczy się osobno dla każdej karty: wersje jednej osoby z różnymi przydomkami to różne karty i każdej mogą być trzy, choć w grze może być tylko jedna z nich wszystkich (VE-11.1).
rule-VE-2-3 = Karta frakcji i strategia nie należą do kredensu i się nie liczą.
rule-VE-2-4 = W kredensie mogą być karty, których właściciel nie może użyć, na przykład efekty innej frakcji lub cudze postaci Lojalne; są po prostu bezużyteczne.
rule-VE-2-5 = Wszyscy jednocześnie i w tajemnicy wybierają frakcję, strategię i kredens. Frakcje i strategie są potem jawne, skład kredensu nie.
rule-VE-2-6 = We wspólnej puli jest na początku 21 kresek przy dwóch graczach, 24 przy trzech i 27 przy czterech.
rule-VE-2-7 = Każdy gracz zaczyna ze skarbem podanym na swojej karcie frakcji.
rule-VE-2-8 = Kredensy tasuje stół; nikt nie zna kolejności kart.
rule-VE-2-9 = Każdy dociąga 7 kart.
rule-VE-2-10 = Raz na grę, i tylko teraz, każdy może wtasować cały dwór w kredens i znów dociągnąć siedem kart; drugi dwór jest ostateczny. Wszyscy wybierają jednocześnie i w tajemnicy; potem wiadomo, kto dobierał ponownie.
rule-VE-2-11 = W rundzie 1 inicjatywę ma gracz, którego karta frakcji podaje najmniejszy skarb; między równymi rozstrzyga los.
rule-VE-2-12 = Miejsca przy stole nie zmieniają się do końca gry.
rule-VE-2-13 = Po ponownym dobieraniu działa to, co działa na początku gry, w kolejności miejsc od posiadacza inicjatywy.
rule-VE-2-14 = Przeszukanie kredensu: przejrzyj go, pokaż wszystkim znalezioną kartę, połóż ją tam, gdzie mówi tekst, i przetasuj kredens. Można nic nie znaleźć, nawet umyślnie; kredens tasuje się i wtedy.

## 3
chapter-VE-3 = Gdzie leżą karty i kto je widzi
rule-VE-3-1 = Na polu elekcyjnym przebywa większość postaci, ze wszystkim, co do nich dołączono.
rule-VE-3-2 = Na polu karmazynów mogą przebywać tylko Karmazyni i postaci Wpływowe. Stamtąd się nie agituje ani nie wyzywa, a stojącej tam postaci nie można wyzwać, o ile karta nie stanowi inaczej. Liczba postaci na obu polach jest nieograniczona.
rule-VE-3-3 = Kredens leży zakryty; wszyscy, także właściciel, wiedzą tylko, ile ma kart.
rule-VE-3-4 = Gdy kredens się opróżni, a stos kart odrzuconych jego właściciela nie jest pusty, stos ten natychmiast tasuje się na nowy kredens, nawet w trakcie dobierania kilku kart. Jeśli puste są oba, dalsze dobieranie nic nie daje; nikt przez to nie przegrywa.
rule-VE-3-5 = Stos kart odrzuconych leży odkryty, ale nikomu, także właścicielowi, nie wolno go przeglądać: wszyscy widzą wierzchnią kartę i liczbę kart. Każdą kartę widzą wszyscy w chwili, gdy na niego trafia.
rule-VE-3-6 = Stos kart usuniętych z gry jest jawny i wolno go przeglądać. Nic z niego nie wraca do gry.
rule-VE-3-7 = Dwór widzi tylko jego właściciel; liczba kart jest jawna. Karty zagrywa się z dworu, a sztychy także spod walczącej postaci (VE-8.13).
rule-VE-3-8 = Zakryte sztychy widzi gracz, który kontroluje postać; inni wiedzą tylko, ile ich jest. Pokazuje się je, gdy są zagrywane, odrzucane lub użyte przy agitacji.
rule-VE-3-9 = Gdy na stos trafia kilka kart naraz, ich kolejność wybiera właściciel.
rule-VE-3-10 = Kartę, która wraca do dworu albo którą pokazano po przeszukaniu, wszyscy widzą tylko w tej chwili; stół nie trzyma jej odkrytej.
rule-VE-3-11 = Zadeklarowane karty leżą odkryte na stosie, a sztychy zagrane w pojedynku leżą odkryte do jego końca.
rule-VE-3-12 = Jeśli zdolność pozwala obejrzeć karty tylko tobie, tylko ty dowiadujesz się, co to za karty; inni wiedzą, co oglądasz, ale nie co widzisz.
rule-VE-3-13 = Znasz swój dwór, swoje zakryte sztychy, wszystko, co jawne, i jawny zapis gry. Przed wszystkimi ukryta jest kolejność kart w kredensach i to, co leży pod wierzchem stosów kart odrzuconych; co tam trafiło na oczach wszystkich, jest w zapisie i wolno o tym pamiętać.

## 4
chapter-VE-4 = Runda: fazy odznaczania i rozliczenia
rule-VE-4-1 = Runda ma cztery fazy: odznaczania, rozliczenia, gry i zakończenia. W rundzie 1 pomija się odznaczanie i rozliczenie: nie ma odznaczania kart, dochodów, dobierania, elekcji ani przekupywania szlachty.
rule-VE-4-2 = Faza odznaczania: (1) początek, (2) inicjatywa, (3) odznaczanie – po każdym z nich jest moment na repliki; (4) koniec, bez replik.
rule-VE-4-3 = Suma inicjatywy to bieżące Kreski wszystkich kontrolowanych przez gracza Karmazynów na polu karmazynów, którzy na początku tej fazy odznaczania nie byli zaznaczeni i nie są Nieobecni, oraz to, co dodają karty i przekupstwo.
rule-VE-4-4 = Czy Karmazyn jest niezaznaczony, sprawdza się raz, na samym początku fazy, przed pierwszym momentem na repliki; wszystko inne (obecność w grze, kontrolę, pole, słowo kluczowe, Kreski) w kroku 2. Karmazyn zaznaczony dla repliki na początku fazy liczy się więc nadal.
rule-VE-4-5 = Przekupywanie szlachty należy do kroku 2: kolejno od posiadacza inicjatywy z poprzedniej rundy, zgodnie z ruchem wskazówek zegara, każdy podaje jedną kwotę i od razu jawnie wpłaca ją do banku. Każdy ma jedną ofertę; nie ma podbijania ani zwrotów.
rule-VE-4-6 = Każde 3 dukaty przekupstwa dodają 1 do sumy. Wpłacać wolno tylko wielokrotności tej ceny; wolno wpłacić 0.
rule-VE-4-7 = Inicjatywę obejmuje gracz z najwyższą sumą i ma ją aż do następnego obliczenia.
rule-VE-4-8 = Gdy o najwyższą sumę jest remis, inicjatywa zostaje przy tym, kto miał ją w poprzedniej rundzie, jeśli jest wśród remisujących; w przeciwnym razie dostaje ją pierwszy remisujący, licząc od niego zgodnie z ruchem wskazówek zegara. Same zera to też remis.
rule-VE-4-9 = Posiadacz inicjatywy pierwszy jest przy głosie w fazie gry i tylko on może użyć wpływu politycznego (VE-9.16) i ogłosić elekcję (VE-4.18). Często też pierwszy ma prawo repliki (VE-6.2), a w remisach pierwszeństwo (VE-10.9).
rule-VE-4-10 = Krok 3: odznaczają się naraz wszystkie zaznaczone karty wszystkich graczy, także te dopiero co zaznaczone dla replik w krokach 1 i 2, prócz kart, którym zabroniono się odznaczać.
rule-VE-4-11 = W kroku 3 odznaczają się także karty frakcji i strategie.
rule-VE-4-12 = Faza rozliczenia: (1) początek, (2) karty, (3) obliczenie, (4) wypłata lub wpłata – po każdym z nich jest moment na repliki; (5) elekcja, z replikami, jeśli ją ogłoszono; (6) koniec, bez replik.
rule-VE-4-13 = Krok 2: każdy dobiera karty do limitu dworu; kto ma ich więcej, odrzuca nadmiar według własnego wyboru.
rule-VE-4-14 = Limit dworu wynosi 6; karty mogą go zmieniać. Stosuje się go tylko tutaj: w innych fazach dwór może być większy.
rule-VE-4-15 = Krok 3: od dochodu frakcji i wszystkich kontrolowanych kart odejmuje się Lafę utrzymania wszystkich kontrolowanych kart i dolicza wszystko, co karty dodają lub zabierają; to jedna suma, może być ujemna. Odtąd jest ustalona: do kroku 4 zmieniają ją tylko karty, które mówią o tym właśnie rozliczeniu, a po momencie na repliki kroku 3 już i one nic nie dają.
rule-VE-4-16 = Krok 4: obliczoną kwotę bierze się z banku albo do niego wpłaca.
rule-VE-4-17 = Komu w skarbie zostałoby mniej niż 0, ten odrzuca po jednej wybrane przez siebie kontrolowane karty z Lafą utrzymania i za każdym razem liczy od nowa, z kart będących teraz w grze (zmiany tego rozliczenia zostają), aż wynik nie będzie ujemny; jeśli takich kart już nie ma, jego skarb wynosi 0. Odrzucone tak postaci nie są ranne ani zabite: nie traci się za nie kresek, a reguła o śmierci Elekta nie działa.
rule-VE-4-18 = Krok 5: posiadacz inicjatywy może ogłosić elekcję na tę rundę, jeśli ma co najmniej tyle kresek, ile wynosi próg elekcji (VE-10.6), i kontroluje Elekta w grze. W rundzie jest najwyżej jedna elekcja; udaremniona liczy się jak nieogłoszona, więc karta może jeszcze ogłosić inną.
rule-VE-4-19 = Ogłoszenie jest jawne, dobrowolne i nic nie kosztuje. Nie przechodzi dalej: każda runda wymaga własnego.

## 5
chapter-VE-5 = Faza gry: tury, czyny, drobiazgi
rule-VE-5-1 = Faza gry zaczyna się od momentu na repliki. Potem gracze są kolejno przy głosie, od posiadacza inicjatywy zgodnie z ruchem wskazówek zegara.
rule-VE-5-2 = Tura trwa od otrzymania głosu do oddania go albo powiedzenia „bene”.
rule-VE-5-3 = W swojej turze gracz może wykonać najwyżej jeden czyn i dowolnie wiele drobiazgów, w dowolnej kolejności, jedno po drugim; każde rozpatruje się do końca, zanim zadeklaruje się następne. Karty mogą pozwolić na jeszcze jeden czyn w turze.
rule-VE-5-4 = Turę kończy się na dwa sposoby: oddając głos, co jest możliwe tylko wtedy, gdy zadeklarowało się w niej choć jeden czyn lub drobiazg (dołączenie sztychu też się liczy), albo mówiąc „bene”, co wolno zawsze, także po działaniu. Sam czyn tury nie kończy.
rule-VE-5-5 = Faza kończy się, gdy wszyscy gracze powiedzą „bene” jeden po drugim i nikt w tym czasie nie zadeklaruje czynu ani drobiazgu. Deklaracja, nawet unieważniona, zaczyna liczenie od nowa; oddanie głosu nic do niego nie dodaje. „Bene” nie wiąże: gdy głos wróci, znów można działać.
rule-VE-5-6 = Czynami są: wystawienie postaci, agitacja, wyzwanie, przemieszczenie się postaci z pola na pole oraz każda karta lub zdolność oznaczona jako czyn.
rule-VE-5-7 = Drobiazgi to: wystawienie posesji, wystawienie moderunku, dołączenie sztychu, zagranie efektu, który nie podaje momentu zagrania i nie jest czynem, użycie zdolności karty w grze, która jest drobiazgiem, oraz wpływ polityczny.
rule-VE-5-8 = Każdy czyn i drobiazg, prócz dołączenia sztychu (VE-9.11), przebiega dwuetapowo. Najpierw następuje deklaracja: kładzie się ją na stosie i jest moment na repliki. Potem, jeśli jej nie unieważniono, płaci się koszty i następuje skutek.
rule-VE-5-9 = Zaznacza się przy deklaracji. Karta pozostaje zaznaczona, nawet jeśli deklaracja zostanie unieważniona lub spełznie na niczym.
rule-VE-5-10 = Wszystkie inne koszty – Lafę, dukaty, kreski, odrzucane karty – płaci się przy rozpatrywaniu, tuż przed skutkiem. Unieważniona deklaracja kosztuje tylko zaznaczenia.
rule-VE-5-11 = Jeśli przy rozpatrywaniu kosztów nie da się zapłacić w całości, bo repliki zmieniły skarb lub cenę, nie płaci się nic: zagrana karta wraca tam, skąd ją zagrano (do dworu albo pod swoją postać), a działania jakby nie było, więc czyn nie przepada. Zdolność po prostu nie działa. Zaznaczenia zostają.
rule-VE-5-12 = Wystawienie postaci: pokaż kartę z dworu i wskaż pole. Po momencie na repliki płacisz, postać wchodzi do gry niezaznaczona, pod twoją kontrolą, i bierzesz kreski (VE-5.14).
rule-VE-5-13 = Postać innej frakcji kosztuje dwukrotną Lafę wystawienia, własnej lub bez frakcji – pojedynczą. Zniżki stosuje się po podwojeniu i nigdy nie obniżają kosztu poniżej 0. Lafy utrzymania się nie podwaja.
rule-VE-5-14 = Gdy postać wchodzi do gry z dworu, także dzięki efektowi, jej gracz bierze z puli tyle kresek, ile wynoszą w tej chwili jej Kreski. Jeśli w puli jest mniej, bierze tyle, ile jest, a reszta przepada. Późniejsze zmiany tej cechy nic nie dają i nie odbierają.
rule-VE-5-15 = Postaci wystawia się na polu elekcyjnym; Karmazyna można zamiast tego wystawić na polu karmazynów. Słowo kluczowe z moderunku przychodzi na to za późno.
rule-VE-5-16 = Kto ma już w grze tylu Elektów, ilu mu wolno (VE-1.16), nie może wystawić ani przejąć następnego, a żadna inna jego postać nie może zostać Elektem.
rule-VE-5-17 = Karty unikatowej nie można zadeklarować, gdy taka sama jest w grze (VE-11.1, VE-11.3) albo gdy jej osoba nie może się już pojawić (VE-11.2). Tę regułę i VE-5.16 sprawdza się ponownie przy rozpatrywaniu; karta, która nie może wtedy wejść do gry, wraca jak w VE-5.11.
rule-VE-5-18 = Unieważniony czyn przepada; ten, którego nie dało się opłacić, nie (VE-5.11).
rule-VE-5-19 = Niczego nie można cofnąć: deklaracja jest wiążąca.
rule-VE-5-20 = Przeciw pętlom bez końca: kto w jednej fazie gry zadeklarował 300 czynów i drobiazgów, może w swoich dalszych turach tej fazy mówić tylko „bene”. Repliki nie wymagają granicy, bo każda zużywa kartę, zaznaczenie, ograniczenie lub zdarzenie (VE-6.8).

## 6
chapter-VE-6 = Repliki i stos
rule-VE-6-1 = Repliki stosuje się w momentach na repliki i nigdy indziej. Są one w krokach z VE-4.2, VE-4.12 i VE-10.1; na początku fazy gry; po deklaracji czynu, drobiazgu, sztychu lub repliki pojedynkowej (ale nie po dołączeniu sztychu); w krokach pojedynku (VE-8); gdy karta ma zranić lub zabić (VE-6.15); oraz po rozpatrzeniu stosu, jeśli zaszło coś, na co można odpowiedzieć (VE-6.16).
rule-VE-6-2 = Prawo repliki krąży zgodnie z ruchem wskazówek zegara. Po deklaracji lub ogłoszeniu elekcji pierwszy ma je gracz następny po tym, kto to zrobił; w krokach pojedynku po wyzwaniu – gracz wyzywającego; gdy karta ma zranić lub zabić – kontrolujący tę postać; po rozpatrzeniu stosu (VE-6.16) – następny po tym, czyja deklaracja wywołała pierwsze ze zdarzeń. We wszystkich innych momentach pierwszy jest posiadacz inicjatywy, na początku fazy odznaczania ten z poprzedniej rundy.
rule-VE-6-3 = Kto ma prawo repliki, deklaruje jedną replikę, która trafia na wierzch stosu w tym samym momencie na repliki, albo mówi „bene”. Po replice prawo przechodzi na następnego gracza, a „bene” liczy się od nowa.
rule-VE-6-4 = Gdy wszyscy powiedzą „bene” jeden po drugim (przy dwóch graczach: dwa razy z rzędu), rozpatruje się stos; jeśli jest pusty, moment na repliki mija.
rule-VE-6-5 = Stos rozpatruje się od góry: co weszło ostatnie, działa pierwsze, aż do deklaracji, od której się zaczęło.
rule-VE-6-6 = Podczas rozpatrywania stosu nikt nie może nic na niego dołożyć. Zapadają tylko decyzje, których wymaga sama deklaracja, sprawdzenie stanu gry (VE-11.10) lub ustalenie kolejności (VE-0.5), a na rany i śmierć można odpowiedzieć według VE-6.15.
rule-VE-6-7 = Repliki można użyć, jeśli dotyczy zdarzenia, po którym nastąpił ten moment na repliki, albo deklaracji leżącej teraz na tym stosie, i jeśli spełnione są teraz jej warunki. Replika unieważniająca patrzy tylko na wierzch stosu; każda inna na wierzch albo, jeśli to nie pasuje, na deklarację, od której się zaczęło. Deklaracja, która pasuje, jest tą, na którą replika odpowiada.
rule-VE-6-8 = Jednej zdolności jednej karty można użyć raz na każde zdarzenie. Kartę z dworu można, rzecz jasna, zagrać raz.
rule-VE-6-9 = Unieważnienie kieruje się zawsze przeciw deklaracji na wierzchu stosu, własnej lub cudzej, jak pozwala tekst. Replika jest unieważnieniem, jeśli unieważnia w jakiejkolwiek części tekstu, także pod warunkiem albo wtedy, gdy ktoś nie zapłaci.
rule-VE-6-10 = Przeciw jednej deklaracji gracz może skierować najwyżej jedno unieważnienie. Jeśli i ono zostanie unieważnione, drugiego przeciw tej samej deklaracji już nie spróbuje.
rule-VE-6-11 = Dwie karty nigdy nie unieważniają czegoś wspólnie: każda replika działa sama.
rule-VE-6-12 = Unieważniona zagrana karta (postać, moderunek, posesja, efekt lub sztych) trafia na stos kart odrzuconych właściciela albo tam, gdzie mówi tekst unieważniający. Unieważniona zdolność, agitacja, wyzwanie lub przemieszczenie po prostu nie dochodzi do skutku i żadna karta nie opuszcza przez to gry.
rule-VE-6-13 = Unieważniona deklaracja nie ma żadnego skutku i nie płaci się za nią nic prócz dokonanych już zaznaczeń (VE-5.9, VE-5.10). Koszty repliki, która unieważnia, płaci się, gdy się ją rozpatruje.
rule-VE-6-14 = Cele wybiera się przy deklaracji. Przy rozpatrywaniu pomija się cel, który zmienił miejsce, już nie pasuje (karta zaznaczona jako koszt tej właśnie deklaracji pasuje nadal) albo nie może już być celem, a także gracza, który odpadł; polecenia, które ich dotyczą, nic nie robią. Jeśli przepadły wszystkie cele, deklaracja spełza na niczym: nie ma skutku ani kosztów, zagraną kartę się odrzuca, czyn przepada. Deklaracja bez celów nigdy nie spełza na niczym.
rule-VE-6-15 = Gdy rozpatrywana karta lub zdolność rani lub zabija, rozpatrywanie przerywa moment na repliki z osobnym stosem; po nim rana lub śmierć, być może zmieniona, dochodzi do skutku, chyba że postać opuściła tymczasem grę, i rozpatruje się dalej. Kilka takich postaci załatwia się po kolei. Zdarzenia z tych momentów czekają na koniec całego stosu (VE-6.16).
rule-VE-6-16 = Gdy cały stos jest rozpatrzony, następuje jeden moment na repliki na wszystko, co z tego zaszło: karta weszła do gry lub ją opuściła, postać agitowała, użyto wpływu politycznego, karta ogłosiła elekcję. Jego repliki mogą wywołać następny taki moment. Co dzieje się poza stosem z samych reguł (odrzucanie za Lafę utrzymania, wygasanie efektów, sprawdzenie stanu gry po nich, odpadnięcie gracza), nie daje prawa repliki; wynik pojedynku ma własny moment (VE-8.24).
rule-VE-6-17 = W jednym momencie na repliki rozpatruje się jeden stos, po czym moment mija; drugiego się nie układa. Śmierci zamienionej na ranę nie można więc dalej poprawić repliką na rany.
rule-VE-6-18 = Pojedynek wywołany efektem lub repliką czeka, aż skończy się stos, repliki po nim i trwający pojedynek ze wszystkimi replikami; wtedy zaczyna się przed wszystkim innym. Kilka czekających pojedynków zaczyna się w kolejności zgłoszenia.
rule-VE-6-19 = Czynów i drobiazgów nigdy nie można deklarować w momencie na repliki ani dopóki istnieje stos.
rule-VE-6-20 = Zagrane efekty schodzą ze stosu na stos kart odrzuconych lub usuniętych po kolei, w miarę rozpatrywania; dołączane trafiają do kart, do których się je dołącza.
rule-VE-6-21 = Karta, której nie można odrzucić, jest bezpieczna na stosie i w pojedynku: karty nie mogą jej ani unieważnić, ani odrzucić, a repliki, która mogłaby ją tylko unieważnić, nie można przeciw niej zadeklarować.
rule-VE-6-22 = Kto nie ma repliki do użycia, mówi „bene” automatycznie; stół nie pokazuje innym, czy „bene” było automatyczne.
rule-VE-6-23 = Replik może używać każdy gracz, także wobec własnych działań i w sprawach, które go nie dotyczą (VE-12.3).
rule-VE-6-24 = Replika nie jest czynem ani drobiazgiem i liczba replik nie jest ograniczona.
rule-VE-6-25 = Efekty, które można zagrać w dowolnej chwili, można zagrać w każdym momencie na repliki fazy gry.
rule-VE-6-26 = Deklaracja na stosie należy do gracza, który ją złożył, cokolwiek stanie się z jej kartą (VE-11.12). Zdolność można zadeklarować tylko wtedy, gdy jej karta jest w grze.
rule-VE-6-27 = Jeśli jedna replika pasuje do kilku zdarzeń naraz, na przykład dwóch postaci zabitych w jednym stosie, gracz wskazuje to, na które odpowiada, i może użyć jej ponownie dla drugiego (VE-6.8).

## 7
chapter-VE-7 = Agitacja
rule-VE-7-1 = Niezaznaczona postać na polu elekcyjnym, także Karmazyn i Elekt, może w ramach czynu agitować. Nie mogą Niewiasty, Pludracy, Żydzi, Kozacy i Nieobecni ani postaci, którym zabrania tego karta.
rule-VE-7-2 = Deklaracja: zaznacz postać, powiedz, czy odrzucisz jeden z dołączonych do niej sztychów (VE-7.5), a jeśli pula jest teraz pusta, wskaż przeciwnika, przeciw któremu agitujesz. Następuje moment na repliki.
rule-VE-7-3 = Rozpatrzenie: agitacja daje 1 kreskę ze stałymi zmianami z kart, do tego tyle, ile dodały repliki, i 1 za odrzucony sztych. Tyle kresek bierzesz z puli.
rule-VE-7-4 = Jeśli przy rozpatrywaniu pula jest pusta, jest to agitacja przeciw graczowi: tyle jego kresek wraca do wspólnej puli, a nie do agitującego.
rule-VE-7-5 = Przy agitacji można odrzucić jeden sztych dołączony do agitującej postaci i dostać 1 kreskę więcej; jeden na agitację. Odrzuca się go przy rozpatrywaniu; jeśli agitację unieważniono, sztych zostaje.
rule-VE-7-6 = Obu rodzajów agitacji nigdy się nie łączy: gdy agitacja daje 3, a w puli są 2 kreski, bierzesz 2, a reszta przepada.
rule-VE-7-7 = O rodzaju agitacji decyduje pula w chwili rozpatrywania. Jeśli tymczasem się opróżniła, a przeciwnika nie wskazano, agitujący wskazuje go teraz; jeśli była pusta, a już nie jest, bierze z puli.
rule-VE-7-8 = Agitacja przeciw graczowi, który ma mniej kresek, zabiera tyle, ile ma. Można ją skierować i przeciw graczowi bez kresek.
rule-VE-7-9 = Po rozpatrzeniu można na agitację odpowiadać (VE-6.16), nawet jeśli nie wzięto żadnej kreski.
rule-VE-7-10 = Jeśli przy rozpatrywaniu agitującej postaci nie ma już w grze pod tą samą kontrolą na polu elekcyjnym albo stała się Nieobecna, agitacja nie ma skutku: czyn przepada, a sztych zostaje albo odchodzi z postacią. Wskazany sztych, którego już nie ma, nic nie daje.

## 8
chapter-VE-8 = Pojedynki
rule-VE-8-1 = Wyzwanie jest czynem: niezaznaczona postać na polu elekcyjnym zaznacza się i wskazuje postać przeciwnika. Nie mogą wyzywać Niewiasty, Żydzi i Nieobecni ani ci, którym zabrania tego coś innego.
rule-VE-8-2 = Wyzwany musi być na polu elekcyjnym; może być zaznaczony lub nie. Nie wolno wskazać Niewiasty, postaci Nieobecnej ani takiej, której nie można wyzywać.
rule-VE-8-3 = Następuje moment na repliki. Jeśli wyzwanie unieważniono, to koniec; wyzywający pozostaje zaznaczony, a czyn przepada.
rule-VE-8-4 = Potem gracz, który kontroluje wyzwanego, przyjmuje pojedynek albo odmawia.
rule-VE-8-5 = Kto odmawia, zaznacza wyzwanego. Nie może więc odmówić postać już zaznaczona, a także Honorowa i taka, której tego zabroniono.
rule-VE-8-6 = Odmowa kosztuje gracza 1 kreskę, oddaną do wspólnej puli; karty mogą tę cenę podnieść (Vae victis: 2 zamiast 1). Kto ma mniej, oddaje tyle, ile ma, a kto nie ma żadnej, nie oddaje nic. Odmowa Pludraka nie kosztuje nic, nawet przy podniesionej cenie.
rule-VE-8-7 = Zaznaczenie i kreski za odmowę następują razem z odpowiedzią; potem jest moment na repliki. Po odmowie pojedynek jest skończony, bez replik z VE-8.25.
rule-VE-8-8 = Przyjęcie pojedynku nikogo nie zaznacza.
rule-VE-8-9 = Najpierw gracz wyzywającego, potem gracz wyzwanego jawnie wybiera, czego jego postać użyje z tego, co ma: najwyżej jednej Broni lub Broni palnej i najwyżej jednego Pancerza, albo niczego. Inny moderunek i tak działa. Wyboru się potem nie zmienia: niczym nie zastępuje się wybranej karty, która opuściła grę.
rule-VE-8-10 = Następuje moment na repliki „przed rozpoczęciem pojedynku”.
rule-VE-8-11 = W walce obaj gracze wykonują ruchy na przemian; zaczyna gracz wyzywającego.
rule-VE-8-12 = Ruch w walce to zagranie dokładnie jednego sztychu, użycie dokładnie jednej repliki pojedynkowej (zdolności lub efektu przeznaczonego na ruch w walce) albo „bene”.
rule-VE-8-13 = Sztych zagrywa się z dworu albo spośród dołączonych do walczącej postaci, zakrytych lub odkrytych. Sztychów dołączonych do innych postaci użyć nie można.
rule-VE-8-14 = Po każdym sztychu i każdej replice pojedynkowej jest moment na repliki, najpierw dla następnego gracza, a stos rozpatruje się, zanim walka potoczy się dalej. Następny ruch należy do drugiego gracza, ilekolwiek było replik.
rule-VE-8-15 = Walka kończy się, gdy obaj powiedzą „bene” jeden po drugim. „Bene” nie wiąże.
rule-VE-8-16 = Rozpatrzony sztych leży w pojedynku. To, co robi na czas pojedynku – jego Szabla, inne zmiany, zakazy, to, co skopiował – działa do końca pojedynku, chyba że zostanie stamtąd odrzucony; co zrobił od razu, na przykład dobrana karta, zostaje. Unieważniony sztych trafia wprost na stos kart odrzuconych.
rule-VE-8-17 = Sztychy będące replikami (Riposta, Zastawa) zagrywa się w odpowiedzi na sztychy przeciwnika, z dworu albo spośród dołączonych do walczącego, a nie jako ruch w walce.
rule-VE-8-18 = Łączna Szabla to Szabla walczącego ze wszystkimi zmianami, jego zwykły moderunek, premia z broni pomnożona przez wszystkie mnożniki, pancerz i zmiany na czas pojedynku, razem nie mniej niż 0. Wygrywa wyższa. Równe oznaczają remis: nikt nic nie zyskuje, nie traci i nie opuszcza gry, ale wszystkie momenty na repliki są jak zwykle.
rule-VE-8-19 = Pokonany o 1 lub 2 jest ranny, pokonany o 3 lub więcej – zabity. Karty mogą zmienić różnicę, przy której zwycięzca zabija; jeśli karta zmienia różnicę, przy której ginie pokonany, liczy się większa z nich. „Zwykle” znaczy na kartach zawsze 3: Krzywonos zabija przeciwnika bez pancerza od 2, a w Zbroi husarskiej od 5.
rule-VE-8-20 = Gracz pokonanego oddaje graczowi zwycięzcy tyle kresek, ile wynoszą w tej chwili Kreski pokonanego, najwyżej tyle, ile ma. Tak samo jest za rannego i za zabitego, także wtedy, gdy pokonanego ocali potem karta.
rule-VE-8-21 = Za pokonanego, który jest wtedy Sławny, ten sam gracz oddaje jedną kreskę więcej.
rule-VE-8-22 = Następuje moment na repliki: wynik jest znany, ale nic się jeszcze nie stało, i tu można zmienić ranę lub śmierć. Zwycięzca, różnica, rana albo śmierć i liczba kresek są już ustalone razem z wynikiem; późniejsze zmiany cech ich nie ruszają.
rule-VE-8-23 = Potem stosuje się wynik: najpierw los pokonanego (ranny – odrzucony, zabity – usunięty z gry, ocalony – jak mówi karta) ze wszystkim, co do niego dołączono (VE-11.4), i sprawdzenie śmierci Elekta (VE-10.8), które może tu zakończyć grę; potem kreski (VE-8.20, VE-8.21); potem sprawdzenie, czy ktoś ma wszystkie (VE-10.7).
rule-VE-8-24 = Po zastosowaniu wyniku jest moment na repliki.
rule-VE-8-25 = Koniec: sztychy z pojedynku trafiają na stosy kart odrzuconych właścicieli w kolejności rozpatrzenia, a zmiany na czas pojedynku ustają. Następuje moment na repliki po zakończeniu pojedynku; walczący i wynik są dla nich nadal znani.
rule-VE-8-26 = Jeśli przed ustaleniem wyniku walczący opuści grę, stanie się Nieobecny, zejdzie z pola elekcyjnego lub zmieni kontrolującego albo jeśli karta przerwie pojedynek, kończy się on natychmiast bez wyniku (VE-8.25). Najpierw dokańcza się rozpatrywany stos; leżące na nim jeszcze sztychy nie działają i są odrzucane. Zanim pojedynek przyjęto, wyzwanie jest po prostu niebyłe, bez replik z VE-8.25.
rule-VE-8-27 = Zemsta Kozaka: gdy postać zabiła towarzysza, każdy Kozak tego gracza, zaznaczony lub nie, może w replice wyzwać zabójcę i się nie zaznacza. Pojedynek czeka na swoją kolej (VE-6.18) i zaczyna się od odpowiedzi (VE-8.4), bez replik na wyzwanie; zaznaczony zabójca nie może odmówić. Nie dochodzi do skutku, jeśli Kozak lub zabójca nie może już wtedy walczyć (opuścił grę, jest na polu karmazynów, jest Nieobecny).
rule-VE-8-28 = Karta, która podstawia innego wyzwanego, działa przed odpowiedzią. Przy rozpatrywaniu nowy musi być postacią, którą wolno wyzwać, a dawny musi nadal być wyzwanym; inaczej nic się nie dzieje. Jeśli nowego w tym celu zaznaczono, nie może odmówić.
rule-VE-8-29 = Pojedynek wywołany kartą zaczyna się od odpowiedzi (VE-8.4), a jeśli odmówić nie można, jest od razu przyjęty; nie jest czynem gracza, chyba że czynem była sama karta. Obie postaci muszą być zdolne do walki: w grze pod kontrolą różnych graczy, na polu elekcyjnym, nie Nieobecne i bez zakazu pojedynkowania się, wyzywania (wyzywający) lub bycia wyzywanym (wyzwany), wliczając słowa kluczowe. Jeśli nie są, karty lub zdolności nie można zadeklarować; jeśli nie są już na początku pojedynku, nie dochodzi on do skutku.
rule-VE-8-30 = W pojedynku ruchy w walce mają tylko gracze obu walczących; repliki stosować może każdy.
rule-VE-8-31 = Bieżący pojedynek trwa od deklaracji wyzwania (ten, który czekał – od swojego początku) do końca momentu na repliki z VE-8.25 albo do unieważnienia lub upadku wyzwania, albo do końca replik po odmowie. Według niego liczy się, kto walczy, co trwa do końca pojedynku i czego można użyć raz na pojedynek.

## 9
chapter-VE-9 = Inne działania
rule-VE-9-1 = Przemieszczenie (czyn): niezaznaczony Karmazyn lub postać Wpływowa zaznacza się i po momencie na repliki zmienia pole. Jeśli przy rozpatrywaniu nie może wejść na drugie pole, opuściła grę lub zmieniła kontrolującego, nic się nie dzieje.
rule-VE-9-2 = Po unieważnionym przemieszczeniu postać pozostaje zaznaczona tam, gdzie była.
rule-VE-9-3 = Postać na polu karmazynów, która nie jest już Karmazynem ani postacią Wpływową, natychmiast trafia na pole elekcyjne i się przy tym nie zaznacza.
rule-VE-9-4 = Wystawienie posesji (drobiazg): pokaż ją; po momencie na repliki zapłać, a posesja wchodzi do gry.
rule-VE-9-5 = Do posesji ze znakiem frakcji stosuje się VE-1.31.
rule-VE-9-6 = Wystawienie moderunku (drobiazg): pokaż go i wskaż postać; po momencie na repliki zapłać i go dołącz. Postać nie jest celem, więc Nieobecność i ochrona nie mają znaczenia, ale sprawdza się ją ponownie tak jak cel (VE-6.14).
rule-VE-9-7 = Musi to być postać z własnej kompanii, która spełnia wymagania karty i jej znaku frakcji (VE-1.23), chyba że karta pozwala dołączyć moderunek do dowolnej postaci. Moderunku nigdy się nie przenosi na inną postać.
rule-VE-9-8 = Moderunek i dołączone sztychy kontroluje ten, kto kontroluje postać, a dołączone efekty – ten, kto je zagrał. Lafa utrzymania i dochód idą za kontrolą.
rule-VE-9-9 = Zagranie efektu: zadeklaruj go wraz z celami; po momencie na repliki zapłać jego Lafę, efekt działa i zostaje odrzucony lub usunięty z gry.
rule-VE-9-10 = Dołączenie efektu: jego celem jest karta, do której się go dołącza. Jeśli przy rozpatrywaniu już jej nie ma, efekt spełza na niczym. Do jednej karty można dołączyć dowolnie wiele efektów, także kopii, z wyjątkiem Unikatów.
rule-VE-9-11 = Dołączenie sztychu (drobiazg, za darmo): połóż go zakryty pod postacią ze swojej kompanii. Nie jest to zagranie karty, nie można go unieważnić i nic nie kosztuje; ewentualną Lafę płaci się dopiero przy zagraniu sztychu.
rule-VE-9-12 = Postać może mieć 2 zakryte sztychy, Karmazyn 1, z uwzględnieniem zmian z kart. Sławny może mieć jeszcze jeden, odkryty, a więc razem 3, a jeśli jest Karmazynem, 2. Gdy możliwe jest jedno i drugie, gracz przy dołączaniu wybiera, czy sztych będzie odkryty, czy zakryty.
rule-VE-9-13 = Gdy limit się zmniejszy, na przykład Karmazynowy kontusz uczyni postać Karmazynem, jej kontrolujący natychmiast odrzuca nadmiar według własnego wyboru. Miejsce odkryte liczy się osobno od zakrytych, a sztychu nigdy się nie odwraca: kto przestaje być Sławny, traci odkryty sztych.
rule-VE-9-14 = Dołączonych sztychów nigdy nie bierze się z powrotem do dworu.
rule-VE-9-15 = Użycie zdolności karty w grze (drobiazg lub czyn): zadeklaruj ją z celami i zaznaczeniami; po momencie na repliki następują koszty i skutek.
rule-VE-9-16 = Wpływ polityczny to tak nazwana zdolność karty frakcji. Może go użyć tylko posiadacz inicjatywy, we własnej turze fazy gry, jako drobiazgu lub tak, jak mówi karta, nigdy w rundzie 1. Zaznacza on kartę frakcji, więc działa raz na rundę; liczy się jako użyty tylko wtedy, gdy doszedł do skutku.
rule-VE-9-17 = Szerokie koneksje pozwalają graczowi bez inicjatywy zadeklarować w swojej turze wpływ polityczny jako drobiazg, z osobnym momentem na repliki, gdy tylko skończy się bieżący stos i repliki po nim. Płaci się wszystkie jego koszty; obowiązują też zakazy i zasady biesiadne.
rule-VE-9-18 = Strategie działają tak jak inne karty w grze.

## 10
chapter-VE-10 = Faza zakończenia i zwycięstwo
rule-VE-10-1 = Faza zakończenia: (1) początek, (2) sprawdzenie warunków zwycięstwa, (3) odrzucanie kart – każdy z momentem na repliki; (4) koniec rundy, bez replik.
rule-VE-10-2 = Krok 1 najpierw kończy wszystko, co trwa do końca rundy: kontrola wraca, efekty dołączone wygasają, zmiany ustają. Co dostanie taki czas później w fazie zakończenia, trwa do początku nowej rundy (VE-10.11).
rule-VE-10-3 = Potem Sława: liczy się postaci Sławne każdego gracza, bez Nieobecnych. Kto ma ich więcej niż każdy inny, bierze z puli tyle kresek, ile wynosi różnica do drugiego wyniku, najwyżej tyle, ile w niej jest. Przy remisie o najwyższy wynik nikt nic nie bierze.
rule-VE-10-4 = Potem następuje moment na repliki kroku 1.
rule-VE-10-5 = Krok 2: ustala się, kto spełnia warunek zwycięstwa (VE-10.6, VE-10.14), i następuje moment na repliki, czy ktoś spełnia, czy nie. Potem warunki sprawdza się ponownie: jeśli teraz ktoś któryś spełnia, gra się kończy (VE-10.9), a jeśli nie, toczy się dalej.
rule-VE-10-6 = Elekcja: jeśli w tej rundzie ją ogłoszono i nie udaremniono, wygrywa gracz, niekoniecznie ten, kto ją ogłosił, który ma co najmniej dwie trzecie wszystkich kresek gry, wliczając pulę (14 z 21, 16 z 24, 18 z 27; karty mogą zmienić próg gracza), i kontroluje Elekta w grze. Jeśli takiego nie ma, elekcja upada i gra toczy się dalej.
rule-VE-10-7 = Kto ma wszystkie kreski gry (21, 24 lub 27), natychmiast wygrywa. Sama pusta pula niczego nie kończy.
rule-VE-10-8 = Gdy Elekt zostaje zabity, a jego kontrolujący nie ma w grze innego Elekta, natychmiast przegrywa, bez względu na fazę i kreski; w grze dwóch osób wygrywa przeciwnik. Jeśli Elekt zostaje ranny, odrzucony, zwrócony do dworu lub kredensu albo usunięty z gry, ale nie zabity, nikt przez to nie przegrywa.
rule-VE-10-9 = Jeśli w kroku 2 warunki zwycięstwa spełnia kilku graczy, wygrywa ten, kto ma więcej kresek; spośród równych posiadacz inicjatywy, a jeśli nie ma go wśród nich, pierwszy z nich od niego zgodnie z ruchem wskazówek zegara.
rule-VE-10-10 = Krok 3: od posiadacza inicjatywy zgodnie z ruchem wskazówek zegara każdy może odrzucić jedną kartę z dworu.
rule-VE-10-11 = Potem zaczyna się nowa runda.
rule-VE-10-12 = VE-10.7 i VE-10.8 sprawdza się po każdej pojedynczej zmianie (VE-11.10); przerywają wszystko i żadne repliki nie są już możliwe.
rule-VE-10-13 = Stół może wyznaczyć ostatnią rundę: po jej kroku 3 wygrywa gracz z największą liczbą kresek, a remisy rozstrzyga się jak w VE-10.9.
rule-VE-10-14 = Warunek zwycięstwa ze strategii sprawdza się w kroku 2, tak jak elekcję przed momentem na repliki i po nim; o końcu gry decyduje tylko drugie sprawdzenie.
rule-VE-10-15 = Jeśli za jednym razem giną ostatni Elekci kilku graczy, przegrywają oni wszyscy; jeśli nikt nie zostaje, rozstrzyga między nimi VE-10.9.
rule-VE-10-16 = Poddać się można zawsze, gdy ma się podjąć decyzję; gracza traktuje się wtedy jak w VE-12.5, a w grze dwóch osób wygrywa drugi.

## 11
chapter-VE-11 = Unikatowość, opuszczanie gry, kontrola, pamięć, stan gry
rule-VE-11-1 = Z kart jednej osoby w grze może być tylko jedna, u wszystkich graczy łącznie, bez względu na przydomek i frakcję.
rule-VE-11-2 = Gdy karta postaci została usunięta z gry, przez śmierć lub inaczej, żadnej karty tej osoby, w żadnej wersji i niczyjej, nie można już wystawić do końca gry. Odrzucona postać, także ranna, może wrócić.
rule-VE-11-3 = Moderunek i posesja oznaczone jako unikatowe mogą być w grze w jednym egzemplarzu u wszystkich graczy łącznie. Gdy taka karta opuściła grę, choćby ją usunięto, można wystawić jej kopię.
rule-VE-11-4 = Gdy karta opuszcza grę, wszystko, co do niej dołączono, zostaje odrzucone na stosy właścicieli, także wtedy, gdy ona sama została usunięta lub wróciła do dworu.
rule-VE-11-5 = Postać ranna jest odrzucana, ale postać odrzucona nie jest ranna, chyba że tekst tak mówi.
rule-VE-11-6 = Postać zabita jest usuwana z gry, ale postać usunięta nie jest zabita, chyba że tekst tak mówi.
rule-VE-11-7 = Kreski przechodzą z rąk do rąk tylko w pojedynkach i tam, gdzie mówi tak tekst: postaci, które opuszczają grę inaczej, nic nie kosztują, a kreski zdobyte za wystawienie zostają.
rule-VE-11-8 = Przejęta karta jest pod każdym względem twoja (jej zdolności, twoja kompania, twój Elekt, twoja inicjatywa), dopóki nie opuści gry albo kontrola się nie skończy; gdy opuszcza grę, trafia do dworu lub na stos właściciela. Zachowuje frakcję, pole, zaznaczenie i dołączone karty; moderunek i sztychy przechodzą razem z nią; kto ją stracił, zatrzymuje kreski. Jeśli kontrolę nad jedną kartą daje kilka efektów, decyduje ostatni wciąż działający, a gdy nie ma żadnego, kontroluje ją właściciel.
rule-VE-11-9 = Gdy karta opuszcza grę, przestaje działać wszystko, co na nią działało, nawet jeśli później wróci.
rule-VE-11-10 = Stan gry sprawdza się po wszystkim, co się zdarzy, i powtarza, aż nic się nie zmieni, w tej kolejności: śmierć Elektów (VE-10.8); wszystkie kreski (VE-10.7); odrzucenie kart, które straciły to, do czego były dołączone; odrzucenie wybranych Elektów ponad limit, bez rany i śmierci; postaci, które nie mogą być na polu karmazynów (VE-9.3); nadmiar sztychów (VE-9.13); przerwane pojedynki (VE-8.26); puste kredensy (VE-3.4).
rule-VE-11-11 = Cecha to wartość z karty albo ostatnia, jaką ustaliła inna karta, wraz ze wszystkimi zmianami, nie mniej niż 0. Słowa kluczowe to te z karty i nadane, bez odebranych, przy czym późniejsza zmiana jest ważniejsza; zdolności słowa kluczowego pojawiają się i znikają razem z nim. Własnych zdolności pasywnych karty nie liczy się, gdy jest wyłączona lub Nieobecna; Szabla i Kreski moderunku to premie, które daje.
rule-VE-11-12 = Karta, która opuściła grę, dokańcza to, co ma już na stosie. Gdzie pyta się o taką kartę, bierze się ją taką, jaka była ostatnio w grze: kontrolującego, słowa kluczowe, cechy, dołączone karty. Polecenia, które miałyby ją zmienić, nic nie robią.
rule-VE-11-13 = Postać wchodzi do gry niezaznaczona i może od razu działać.
rule-VE-11-14 = W grze są: karty frakcji i strategie, postaci, posesje oraz moderunki i efekty dołączone do kart w grze. Nie są w grze karty na stosie, sztychy dołączone do postaci i sztychy leżące w pojedynku; gdy przychodzą lub odchodzą, nic nie wchodzi do gry ani jej nie opuszcza.
rule-VE-11-15 = Trwające działania stosuje się w tej kolejności: (1) kontrola; (2) to, co wyłącza zdolności, w tym nadanie i odebranie Nieobecności, od najpóźniejszego i bez tych, które późniejsze wyłączyło (Prawem kaduka dołączone do innego Prawem kaduka przywraca więc efekt pod spodem); (3) pozostałe słowa kluczowe; (4) cechy; (5) wszystko inne. W krokach 1, 3, 4 i 5 rozstrzyga czas: zdolność liczy się od wejścia jej karty do gry, zdolność słowa kluczowego od jego zyskania, wszystko inne od rozpatrzenia. Każdy krok zna wyniki poprzednich, a z tego, czego jeszcze nie obliczono, wartości z kart.

## 12
chapter-VE-12 = Gra wieloosobowa
rule-VE-12-1 = Jest 24 lub 27 kresek. Każdy gracz powinien prowadzić inną frakcję; stół tego pilnuje, chyba że tę opcję wyłączono.
rule-VE-12-2 = Tury idą od posiadacza inicjatywy zgodnie z ruchem wskazówek zegara; faza gry kończy się, gdy wszyscy powiedzą „bene” jeden po drugim.
rule-VE-12-3 = Każdy może odpowiadać na wszystko: A może zagrać kartę na B w sytuacji, którą zaczął C.
rule-VE-12-4 = W rundzie 1 inicjatywę ma gracz z najmniejszym skarbem, potem rozstrzygają VE-4.7 i VE-4.8.
rule-VE-12-5 = Komu zabito ostatniego Elekta w grze, ten odpada, a wszystkie jego kreski wracają do puli. Jego deklaracje znikają ze stosu bez skutku, wszystkie karty, których jest właścicielem, gdziekolwiek są, odchodzą z rozgrywki (nie liczy się to jako opuszczenie gry), a cudze pod jego kontrolą trafiają na stosy kart odrzuconych właścicieli; osoby zabite wcześniej nadal nie mogą się pojawić, ale jego żyjące postaci inni mogą już wystawiać. Jego czyn zostaje przerwany, podobnie jak jego pojedynek, chyba że wynik już zastosowano (wtedy dla pozostałych są jeszcze momenty na repliki z VE-8.24 i VE-8.25); repliki i liczenie „bene” toczą się dalej między pozostałymi, a jeśli to on był przy głosie, głos przechodzi dalej.
rule-VE-12-6 = Jeśli odpadnie posiadacz inicjatywy, do końca rundy ma ją następny gracz zgodnie z ruchem wskazówek zegara. Elekcja, którą ogłosił, pozostaje w mocy.
rule-VE-12-7 = Odpadnięcie gracza nie zmienia progów: dwie trzecie z 24 lub 27.
rule-VE-12-8 = Ostatni pozostały gracz natychmiast wygrywa.
rule-VE-12-9 = W pojedynku, przez który gracz odpada, śmierć Elekta sprawdza się najpierw (VE-8.23), więc jego kreski wracają do puli, a nie przechodzą do zwycięzcy.
rule-VE-12-10 = O Sławie zob. VE-10.3, o przekupywaniu VE-4.5, o agitacji przeciw graczowi VE-7.2, o ruchach w walce VE-8.30.
rule-VE-12-11 = Układać się i rozmawiać wolno, ale nic to nie wiąże. Dukatów, kresek ani kart nie wolno przekazywać inaczej niż za sprawą kart.

## 13
chapter-VE-13 = Zasady biesiadne
rule-VE-13-1 = Wpływ polityczny nie istnieje: tak nazwanych zdolności nie można użyć w żaden sposób, a karty, które o nim mówią, w tej części nie działają.
rule-VE-13-2 = Inicjatywy się nie oblicza: nie ma sum ani przekupywania szlachty. W rundzie 1 obowiązuje VE-2.11; w każdej następnej inicjatywa przechodzi na kolejnego gracza zgodnie z ruchem wskazówek zegara.
rule-VE-13-3 = Krok 2 fazy odznaczania polega na tym przejściu; moment na repliki jest jak zwykle. Karta, która daje komuś inicjatywę, działa tylko w swojej rundzie: przejście liczy się od miejsca, na które wypadała kolej.
rule-VE-13-4 = W kredensie mogą być najwyżej dwie kopie każdej karty.
rule-VE-13-5 = Wszystko inne się nie zmienia. Zasady biesiadne są dla dwóch do czterech graczy.

## 14
chapter-VE-14 = Pierwsza gra
rule-VE-14-1 = Opcja na pierwszą grę: w rundzie 1 nikt nie może zagrywać efektów na innego gracza, który jest przy głosie, to znaczy kart efektów, które unieważniają jego deklaracje albo których celem jest on sam, jego karty lub kreski. Efekty dla własnych kart (Chleb z pajęczyną) i zdolności są dozwolone.
rule-VE-14-2 = Rozgrywka krok po kroku ma dwa własne kredensy, Wiśniowieckich i Radziwiłłów, w których kolejność pierwszych kart jest stała.
rule-VE-14-3 = Na drugą partię instrukcja poleca zasady biesiadne (VE-13).

## L
chapter-VE-L = Jak czytać teksty kart
rule-VE-L-1 = Karta ma oznaczenia swojego rodzaju (skarb, dochód, Szabla, Kreski, Lafa wystawienia i utrzymania, słowa kluczowe, premia, osoba, frakcja, unikatowość, do czego można ją dołączyć, czy można ją powstrzymać, własny warunek zwycięstwa) i tekst. Efekty i sztychy mówią, jak się je zagrywa; zdolności mówią, co karta robi, gdy jest w grze.
rule-VE-L-2 = Zdolność jest czynem, drobiazgiem, repliką albo zdolnością pasywną. Replika podaje, na co odpowiada, a pasywna może podać zdarzenie, które ją uruchamia; dalej są warunki, z których spełniony musi być każdy, ograniczenie, koszty i cele, a na końcu to, co zdolność robi: stale albo jako polecenia po kolei. Wpływ polityczny jest oznaczony.
rule-VE-L-3 = Tekst efektu czyta się tak jak zdolność. Efekt dołączany podaje też, do czego się go dołącza, a jego zdolności działają, dopóki jest dołączony; jeśli tekst wyznacza czas, odrzuca się go w fazie zakończenia tej lub następnej rundy (VE-10.2). Podana na karcie Lafa to koszt w dukatach obok innych kosztów.
rule-VE-L-4 = Przy rozpatrywaniu sztychu jego Szablę dodaje się walczącemu gracza, który go zagrał, na czas pojedynku; potem wykonuje się pozostałe polecenia; potem karta leży w pojedynku. Sztych zagrywa się w swoim ruchu w walce, a sztych będący repliką tylko jako replikę.
rule-VE-L-5 = Warunki i ograniczenia sprawdza się tylko przy deklaracji, w zdolnościach pasywnych stale albo wtedy, gdy zajdzie uruchamiające je zdarzenie. Ograniczenie liczy deklaracje tej zdolności tej karty, także unieważnione, podczas jej obecnego pobytu w grze; „raz na grę” liczy się dla gracza i wszystkich kopii karty i nie odnawia się, gdy karta opuści grę. Warunek ważny przy rozpatrywaniu należy do poleceń.
rule-VE-L-6 = Cele wybiera przy deklaracji ten, kto ją składa, wszystkie różne i w podanej kolejności; każdy to jedna karta albo jeden gracz. Obowiązują dla nich Nieobecność, ochrona i VE-6.14. Karty wybrane inaczej (jako koszt, przez przeszukanie, jako każda karta danego rodzaju, przez zdarzenie) nie są celami.
rule-VE-L-7 = Zdolności pasywne uruchamiane zdarzeniem są obowiązkowe, nie trafiają na stos i nie dają własnego momentu na repliki; do kilku naraz stosuje się VE-0.5. Działają przed momentem na repliki na to samo zdarzenie, każda raz na zdarzenie.
rule-VE-L-8 = Zdolność stała działa, dopóki jej karta jest w grze i nie jest wyłączona, a warunki są spełnione; które karty obejmuje, ustala się w każdej chwili od nowa. Co mówi o walczących, przeciwniku w walce i używanym moderunku, dotyczy bieżącego pojedynku, a poza nim niczego nie obejmuje.
rule-VE-L-9 = Polecenia wykonuje się po kolei; każde robi tyle, ile może, i nic, jeśli nie ma już jego karty lub gracza albo zabrania tego reguła, ochrona lub zakaz (rana, przed którą postać jest chroniona, nie daje momentu na repliki). Po każdym sprawdza się stan gry (VE-11.10).
rule-VE-L-10 = Zmiana z polecenia zawsze ma podany czas trwania; zmiana ze zdolności stałej trwa tak długo, jak ta zdolność działa.
rule-VE-L-11 = Ocalenie postaci, unieważnienie, skopiowanie sztychu i dodanie do agitacji dotyczą zdarzenia lub deklaracji, na które replika odpowiada; jeśli ich już nie ma, nic się nie dzieje.
rule-VE-L-12 = Kto kopiuje sztych, kopiuje zmiany Szabli, które sztych, na który odpowiada, sam daje walczącemu swojego gracza, w wysokości rzeczywiście zastosowanej przy rozpatrzeniu; nie mnożniki broni, nie zmiany u przeciwnika i nie to, co tamten sztych sam kopiuje. Należą one do karty kopiującej (VE-8.16) i zostają, nawet jeśli tamten sztych zostanie później odrzucony.
rule-VE-L-13 = Gdy karty zmieniają jakąś liczbę z reguł, najpierw stosuje się wartości ustalone (decyduje ostatnia, a przy cenie własnej odmowy i mnożniku obcej Lafy najniższa), także ustaloną na czas pojedynku różnicę, przy której się ginie, a potem wszystkie dodatki; zmiana dotyczy gracza albo tych jego postaci lub kart, które wymienia. Wynik nigdy nie jest niższy niż 0, a próg elekcji, różnica, przy której zwycięzca zabija, i cena przekupstwa nie niższe niż 1. Dodatek do dochodu może być ujemny, zmiana Lafy też, ale sama cena nie.
rule-VE-L-14 = To, co karta liczy, liczy się w tej chwili; wynik może być pomnożony albo podzielony i zaokrąglony w dół, potem powiększony i ograniczony z góry. W poleceniach oblicza się go raz, przy wykonaniu, w zdolnościach stałych zawsze od nowa.
rule-VE-L-15 = Karty, które wystawiają inną kartę albo wprowadzają do gry znalezioną przez przeszukanie, stosują się do reguł od VE-5.12 do VE-5.17, tyle że niczego się nie deklaruje i nie zużywa się czynu. Co przeszukanie wprowadza do gry lub dołącza, nic nie kosztuje.
rule-VE-L-16 = Zdolność postaci działa tylko wtedy, gdy postać nie jest Nieobecna ani wyłączona. Zakaz używania zdolności wstrzymuje jej czyny, drobiazgi i repliki, ale nie zdolności pasywne i nie zdolności słów kluczowych.
rule-VE-L-17 = O pozwoleniach wobec słów kluczowych mówi VE-0.2. Komu nie wolno ogłaszać elekcji, ten nie może jej ogłosić także za sprawą karty.
rule-VE-L-18 = Wszystko, co replika mówi o działającym graczu, postaciach, kartach i celu tego, na co odpowiada, musi się zgadzać (o kartach, które opuściły grę, zob. VE-11.12); wynik to wygrana, przegrana albo remis tego walczącego, o którym mówi, a w remisie pierwszą postacią jest wyzywający, drugą wyzwany. Rana lub śmierć, o której mówi, to przed zastosowaniem wyniku ta, która grozi, a potem ta, która naprawdę nastąpiła: ocalony nie jest ani ranny, ani zabity. Repliki, która potrzebuje karty lub postaci ze zdarzenia, można użyć tylko wtedy, gdy taka jest: sprawcą rany lub śmierci jest zwycięzca pojedynku albo postać, której własna zdolność rani lub zabija, więc po śmierci od karty efektu nie ma zemsty Kozaka.
