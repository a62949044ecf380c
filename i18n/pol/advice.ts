import type { Messages } from '../messages.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Planuj z wyprzedzeniem',
      text: 'Zanim zaczniesz, zdecyduj, ile czasu i pieniędzy chcesz przeznaczyć, i zapisz to. Łatwiej ułożyć plan przed pierwszym zakładem.',
    },
    lacking_excitement: {
      title: 'Szukaj emocji gdzie indziej',
      text: 'Niektórzy grają na pieniądze, bo szukają emocji. Sport, muzyka lub nowe hobby mogą dać to uczucie bez takich kosztów.',
    },
    watch_your_mood: {
      title: 'Zwracaj uwagę na nastrój',
      text: 'Gdy jest Ci smutno, czujesz złość lub stres, trudniej dobrze wybierać. Nie graj na pieniądze, żeby poprawić sobie nastrój. Poczekaj, aż wróci spokój.',
    },
    monitor_your_spending: {
      title: 'Pilnuj wydatków',
      text: 'Zapisuj, ile wpłacasz i ile dostajesz z powrotem, i raz w tygodniu oblicz różnicę. Często jest większa, niż się wydaje.',
    },
    decide_in_advance: {
      title: 'Zdecyduj z góry',
      text: 'Ustal największą kwotę, na której utratę możesz sobie pozwolić, i skończ, gdy się wyczerpie. Na wielu stronach możesz ustawić taki limit na swoim koncie.',
    },
    dont_chase_losses: {
      title: 'Nie odgrywaj się',
      text: 'Kusi, by spróbować odzyskać przegrane pieniądze. Ale tych pieniędzy już nie ma, a nowy zakład to nowe ryzyko. Na dziś wystarczy.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Zamień wygrane w dobre chwile',
      text: 'Gdy wygrasz, wypłać pieniądze i przeznacz je na coś miłego. Tego, co poszło na dobry dzień, nie da się już przegrać.',
    },
    stay_on_budget: {
      title: 'Trzymaj się budżetu',
      text: 'Używaj tylko tego, co zostaje po opłaceniu mieszkania, jedzenia i rachunków. Nigdy nie pożyczaj pieniędzy na hazard. Zapytaj w swoim banku, czy może zablokować płatności za hazard.',
    },
    take_a_break: {
      title: 'Zrób przerwę',
      text: 'Krótka przerwa daje czas na zastanowienie. Wstań, napij się wody i dopiero potem zdecyduj, czy chcesz grać dalej. Na dłuższą przerwę sprawdź, czy strona pozwala zawiesić konto.',
    },
    take_a_break_between_games: {
      title: 'Rób przerwy między grami',
      text: 'Nie przechodź od razu z jednej gry do następnej. Po kilku minutach przerwy łatwiej skończyć.',
    },
    react_to_problems: {
      title: 'Poznaj pierwsze sygnały',
      text: 'Grasz na pieniądze częściej, niż chcesz, ukrywasz to albo dużo o tym myślisz? Nie zwlekaj, porozmawiaj z kimś. Telefon zaufania to dobry pierwszy krok, a możesz też wykluczyć się z gier hazardowych.',
    },
    stick_to_your_decisions: {
      title: 'Trzymaj się swoich decyzji',
      text: 'W ferworze gry łatwo porzucić plan. Opowiedz o nim komuś albo zapisz go tam, gdzie go widać.',
    },
    watch_the_time: {
      title: 'Pilnuj czasu',
      text: 'Przy grze na pieniądze czas szybko ucieka. Zanim zaczniesz, nastaw budzik i skończ, gdy zadzwoni.',
    },
    engage_in_other_activities: {
      title: 'Rób też inne rzeczy',
      text: 'Zadbaj, by granie na pieniądze było tylko małą częścią wolnego czasu. Zaplanuj coś przyjemnego na godziny, które inaczej zajęłoby granie.',
    },
    seek_company: {
      title: 'Spędzaj czas z innymi',
      text: 'Gdy gra się na pieniądze w pojedynkę, łatwo się zapomnieć. Spotykaj się z ludźmi, przy których dobrze się czujesz.',
    },
    ask_yourself: {
      title: 'Zadawaj sobie pytania',
      text: 'Co jakiś czas zapytaj siebie: dlaczego gram na pieniądze i czy to jest dla mnie dobre? Szczera odpowiedź pomaga zobaczyć sprawę jasno.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Rozmawiaj z innymi o graniu na pieniądze',
      text: 'Rozmowa może przynieść ulgę. Wybierz zaufaną osobę albo zadzwoń pod telefon zaufania.',
    },
    know_the_risks: {
      title: 'Poznaj ryzyko',
      text: 'Z czasem większość osób traci na hazardzie pieniądze. Zanim postawisz pieniądze, sprawdź szanse wygranej i przeznacz na grę tylko tyle, ile możesz stracić.',
    },
    remember_the_rules_of_randomness: {
      title: 'Pamiętaj o regułach przypadku',
      text: 'Przypadek nie ma pamięci. Seria strat nie zwiększa szansy na wygraną, a żadne przeczucie ani żaden system nie przewidzi, co będzie dalej.',
    },
    dont_overthink_it: {
      title: 'Nie analizuj za dużo',
      text: 'Jeśli masz skłonność do szukania systemu: żadne rozważania nie pokonają przypadku. Niech gra będzie tylko grą.',
    },
    stop_in_time: {
      title: 'Skończ w porę',
      text: 'Z góry ustal, kiedy skończysz, bez względu na to, czy wygrywasz, czy tracisz. Najlepsza chwila na koniec to ta zaplanowana albo wcześniejsza.',
    },
    keep_gambling_fun: {
      title: 'Niech to zostanie rozrywką',
      text: 'Jeśli grasz na pieniądze, traktuj to jak rozrywkę, za którą się płaci, na przykład kino. Gdy przestaje bawić, pora skończyć.',
    },
    educate_yourself: {
      title: 'Dowiedz się, jak działa hazard',
      text: 'Sprawdź, jak zarabia się na hazardzie i co oznaczają szanse wygranej. Im więcej wiesz, tym swobodniej wybierasz.',
    },
    strike_the_balance: {
      title: 'Znajdź równowagę',
      text: 'Rodzina, przyjaciele, praca, sen i sport też potrzebują czasu. Co jakiś czas sprawdź, czy granie na pieniądze zostawia na nie miejsce.',
    },
  },
  steps: {
    title: 'Co możesz zrobić',
    money: {
      first: 'Wybierz kwotę, po której utracie nadal zapłacisz za wszystko, czego potrzebujesz. Zapisz ją.',
      second: 'Ustaw ją jako limit tam, gdzie grasz, albo zapytaj w banku, czy może zablokować płatności za hazard.',
      third: 'Raz w tygodniu oblicz różnicę między tym, co wpłacasz, a tym, co dostajesz z powrotem.',
    },
    pace: {
      first: 'Zanim zaczniesz, nastaw budzik na godzinę, o której skończysz.',
      second: 'Gdy zadzwoni, wyjdź z gry i przez 20 minut rób coś innego.',
      third: 'Jeśli nadal chcesz grać, prześpij się z tym i zdecyduj następnego dnia.',
    },
    decide: {
      first: 'Zapisz, kiedy skończysz i ile najwyżej wydasz.',
      second: 'Połóż kartkę tam, gdzie ją widać, albo powiedz komuś, co na niej jest.',
      third: 'Potem porównaj to, jak było, z tym, co masz na kartce.',
    },
    life: {
      first: 'Wybierz jedną rzecz, którą lubisz i która nie ma nic wspólnego z hazardem.',
      second: 'Wyznacz na nią stałą porę w tym tygodniu, najlepiej na czas, który inaczej zajęłoby granie.',
      third: 'Zaproponuj komuś, żeby robić to razem. Wspólnego planu łatwiej się trzymać.',
    },
    support: {
      first: 'Pomyśl o zaufanej osobie i wybierz spokojną chwilę na rozmowę.',
      second: 'Powiedz jednym zdaniem, co Cię martwi. Nie musisz jeszcze znać rozwiązania.',
      third: 'Jeśli to za trudne, zacznij od telefonu zaufania. Możesz zapytać, czy trzeba się przedstawić.',
    },
    knowledge: {
      first: 'Sprawdź, jaką część każdej stawki gra średnio zwraca.',
      second: 'To, czego nie zwraca, jest ceną grania. Zastanów się, czy jest tego warte.',
      third: 'Gdy wygrana wydaje się blisko, pamiętaj: przypadek nie ma pamięci.',
    },
  },
  reasons: {
    stayed_after_wins:
      'W tej grze po wygranej zostajesz przy talii w {stayed} z {wins} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}}.',
    stayed_after_losses:
      'W tej grze po stracie zostajesz przy talii w {stayed} z {losses} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}}.',
    changed_after_losses:
      'W tej grze po stracie zmieniasz talię w {changed} z {losses} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}}.',
    stayed_after_both:
      'W tej grze zostajesz przy talii w {stayed_wins} z {wins} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}} po wygranej i w {stayed_losses} z {losses} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}} po stracie.',
    chased_losses: 'Zaraz po stracie w talii przynoszącej straty kolejne karty znów były z takiej talii: {cards} z {of}.',
    frequent_wins:
      'Z Twoich 80 kart {cards} {{pochodziło|pochodziła|pochodziły|pochodziły|pochodziło|pochodziło}} z dwóch talii, które najczęściej dają wygraną.',
    long_run: 'Twoja najdłuższa seria z jednej talii to {run} {{kart|karta|kart|karty|kart|karty}}.',
    many_changes: 'W tej grze zmieniasz talię {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych.',
    no_pattern:
      'W tej grze zmieniasz talię {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych, zarówno po wygranych, jak i po stratach.',
    points_lost: 'Końcowe punkty są o {points|money} niższe niż na początku.',
    points_won: 'Końcowe punkty są o {points|money} wyższe niż na początku.',
    quick_play: 'Przy połowie kart wybór zajął Ci mniej niż {seconds|number} {{sekund|sekundę|sekund|sekundy|sekund|sekundy}}.',
    slow_play: 'Przy połowie kart wybór zajął Ci ponad {seconds|number} {{sekund|sekundę|sekund|sekundy|sekund|sekundy}}.',
    long_play: 'Czas gry: {minutes} {{minut|minuta|minut|minuty|minut|minuty}}.',
    guess_low: 'W tej grze Twoja ocena to {guess}, czyli mniej niż wskaźnik ryzyka: {score}.',
    guess_high: 'W tej grze Twoja ocena to {guess}, czyli więcej niż wskaźnik ryzyka: {score}.',
    guess_right: 'Twoja ocena to {guess}, a Twój wskaźnik ryzyka to {score}: jedna gra nie pozwala odróżnić tych liczb.',
    costly_decks:
      'Z Twoich ostatnich 60 kart {cards} {{pochodziło|pochodziła|pochodziły|pochodziły|pochodziło|pochodziło}} z dwóch talii przynoszących straty na dłuższą metę. Twój wskaźnik ryzyka to {score}.',
    few_costly_decks:
      'Z Twoich ostatnich 60 kart {cards} {{pochodziło|pochodziła|pochodziły|pochodziły|pochodziło|pochodziło}} z dwóch talii przynoszących straty na dłuższą metę. Twój wskaźnik ryzyka to {score}.',
    whole_pattern: 'Do tej wskazówki doprowadziły wszystkie Twoje wybory razem. Żadna pojedyncza liczba nie pokazuje tego wyraźnie.',
    for_everyone: 'Ta wskazówka przydaje się każdemu.',
  },
} satisfies Messages['advice']
