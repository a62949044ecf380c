import type { NamespaceAdviceTranslation } from '../../i18n-types.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Planuj z wyprzedzeniem',
      text: 'Zanim zaczniesz, zdecyduj, ile czasu i pieniędzy chcesz przeznaczyć, i zapisz to. Łatwiej ułożyć plan przed pierwszym zakładem.',
    },
    lacking_excitement: {
      title: 'Szukaj emocji gdzie indziej',
      text: 'Niektórzy grają, bo brakuje im emocji. Sport, muzyka lub nowe hobby mogą dać to uczucie bez takich kosztów.',
    },
    watch_your_mood: {
      title: 'Zwracaj uwagę na nastrój',
      text: 'Gdy jest Ci smutno, czujesz złość lub stres, trudniej dobrze wybierać. Nie graj, żeby poprawić sobie nastrój. Poczekaj, aż wróci spokój.',
    },
    monitor_your_spending: {
      title: 'Pilnuj wydatków',
      text: 'Zapisuj, ile wpłacasz i ile dostajesz z powrotem, i co tydzień to podsumuj. Często wychodzi więcej, niż się wydaje.',
    },
    decide_in_advance: {
      title: 'Zdecyduj z góry',
      text: 'Ustal największą kwotę, którą możesz stracić bez szkody, i skończ, gdy się wyczerpie. Na wielu stronach można samodzielnie ustawić taki limit.',
    },
    dont_chase_losses: {
      title: 'Nie odgrywaj się',
      text: 'Kusi, by odzyskać to, co stracone. Ale strata już minęła, a nowy zakład to nowe ryzyko. Na dziś wystarczy.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Zamień wygrane w dobre chwile',
      text: 'Gdy wygrasz, wypłać pieniądze i przeznacz je na coś miłego. Tego, co poszło na dobry dzień, nie da się już przegrać.',
    },
    stay_on_budget: {
      title: 'Trzymaj się budżetu',
      text: 'Graj tylko za to, co zostaje po opłaceniu czynszu, jedzenia i rachunków. Nigdy nie pożyczaj pieniędzy na grę. Pomóc może blokada takich płatności w banku.',
    },
    take_a_break: {
      title: 'Zrób przerwę',
      text: 'Krótka przerwa pozwala zebrać myśli. Wstań, napij się wody i dopiero potem zdecyduj, czy chcesz grać dalej. Na dłuższą przerwę większość stron pozwala zawiesić konto.',
    },
    take_a_break_between_games: {
      title: 'Rób przerwy między grami',
      text: 'Nie przechodź od razu z jednej gry do następnej. Po kilku minutach przerwy łatwiej skończyć.',
    },
    react_to_problems: {
      title: 'Reaguj na pierwsze sygnały',
      text: 'Grasz więcej, niż chcesz, ukrywasz to albo dużo o tym myślisz? Nie zwlekaj, porozmawiaj z kimś. Telefon zaufania to dobry pierwszy krok, a możesz też wykluczyć się z gier.',
    },
    stick_to_your_decisions: {
      title: 'Trzymaj się swoich decyzji',
      text: 'W ferworze gry łatwo zmienić plan. Opowiedz komuś o swoim planie albo zapisz go tam, gdzie go widać.',
    },
    watch_the_time: { title: 'Pilnuj czasu', text: 'Podczas gry czas płynie szybko. Przed startem ustaw budzik i skończ, gdy zadzwoni.' },
    engage_in_other_activities: {
      title: 'Rób też inne rzeczy',
      text: 'Zadbaj, by gra była tylko małą częścią wolnego czasu. Zaplanuj coś przyjemnego na godziny, w których zwykle grasz.',
    },
    seek_company: {
      title: 'Szukaj towarzystwa',
      text: 'Gdy grasz w pojedynkę, łatwo stracić umiar. Spędzaj czas z ludźmi, którzy dobrze na Ciebie wpływają, i róbcie coś razem.',
    },
    ask_yourself: {
      title: 'Zadawaj sobie pytania',
      text: 'Co jakiś czas zapytaj siebie: dlaczego gram i czy to jest dla mnie dobre? Szczera odpowiedź pomaga zobaczyć sprawę jasno.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Rozmawiaj z innymi o swoim graniu',
      text: 'Rozmowa może przynieść ulgę. Wybierz zaufaną osobę albo zadzwoń pod telefon zaufania. Nie musisz się przedstawiać.',
    },
    know_the_risks: {
      title: 'Poznaj ryzyko',
      text: 'Na dłuższą metę na większości gier hazardowych się traci. Przed grą sprawdź szanse i przeznacz na nią tylko pieniądze, bez których możesz się obejść.',
    },
    remember_the_rules_of_randomness: {
      title: 'Pamiętaj o regułach przypadku',
      text: 'Przypadek nie ma pamięci. Seria strat nie zwiększa szansy na wygraną, a żadne przeczucie ani system nie zna następnego wyniku.',
    },
    dont_overthink_it: {
      title: 'Nie analizuj za dużo',
      text: 'Jeśli szukasz systemu: żadne rozważania nie pokonają przypadku. Niech gra będzie tylko grą.',
    },
    stop_in_time: {
      title: 'Skończ w porę',
      text: 'Z góry wybierz, kiedy skończysz – i przy wygranej, i przy stracie. Najlepsza chwila to ta zaplanowana albo wcześniejsza.',
    },
    keep_gambling_fun: {
      title: 'Niech to zostanie rozrywką',
      text: 'Jeśli grasz, traktuj to jak rozrywkę, za którą się płaci, na przykład kino. Gdy przestaje bawić, pora skończyć.',
    },
    educate_yourself: {
      title: 'Dowiedz się, jak działa hazard',
      text: 'Sprawdź, jak gry zarabiają i co oznaczają szanse. Im więcej wiesz, tym swobodniej wybierasz.',
    },
    strike_the_balance: {
      title: 'Znajdź równowagę',
      text: 'Rodzina, przyjaciele, praca, sen i sport też potrzebują czasu. Co jakiś czas sprawdź, czy gra zostawia na nie miejsce.',
    },
  },
  reasons: {
    stayed_after_wins:
      'Po wygranej ta sama talia została wybrana w {stayed} z {wins} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}}.',
    stayed_after_losses:
      'Po stracie ta sama talia została wybrana w {stayed} z {losses} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}}.',
    changed_after_losses:
      'Po stracie talia zmieniła się w {changed} z {losses} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}}.',
    stayed_after_both:
      'Zostajesz przy tej samej talii w {stayed_wins} z {wins} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}} po wygranej i w {stayed_losses} z {losses} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}} po stracie.',
    chased_losses: 'Tuż po stracie na talii przynoszącej straty następne karty znów pochodziły z takiej talii: {cards} z {of}.',
    frequent_wins:
      'Z Twoich 80 kart {cards} {{pochodzi|pochodzi|pochodzą|pochodzą|pochodzi|pochodzi}} z dwóch talii, które najczęściej dają wygraną.',
    long_run: 'Twoja najdłuższa seria z jednej talii to {run} {{kart|karta|kart|karty|kart|karty}}.',
    many_changes: 'Liczba zmian talii: {changes} na 79 możliwych.',
    no_pattern: 'Liczba zmian talii: {changes} na 79 możliwych, a podczas gry wybory wyglądały na przypadkowe.',
    points_lost: 'Na koniec masz o {points|money} mniej niż na początku.',
    points_won: 'Na koniec masz o {points|money} więcej niż na początku.',
    quick_play: 'Wybór połowy kart zajmuje Ci mniej niż {seconds|number} s na kartę.',
    slow_play: 'Wybór połowy kart zajmuje Ci ponad {seconds|number} s na kartę.',
    long_play: 'Czas gry: {minutes} {{minut|minuta|minut|minuty|minut|minuty}}.',
    guess_low: 'Twoja ocena to {guess}, a Twój wynik to {score}: gra była bardziej ryzykowna, niż Ci się wydawało.',
    guess_high: 'Twoja ocena to {guess}, a Twój wynik to {score}: gra była mniej ryzykowna, niż Ci się wydawało.',
    guess_right: 'Twoja ocena to {guess}, a Twój wynik to {score}: te liczby są blisko siebie.',
    costly_decks:
      'Z ostatnich 60 kart {cards} {{pochodzi|pochodzi|pochodzą|pochodzą|pochodzi|pochodzi}} z dwóch talii przynoszących straty. Twój wynik to {score}.',
    few_costly_decks:
      'Z ostatnich 60 kart tylko {cards} {{pochodzi|pochodzi|pochodzą|pochodzą|pochodzi|pochodzi}} z dwóch talii przynoszących straty. Twój wynik to {score}.',
    whole_pattern: 'Wybory jako całość doprowadziły do tej rady. Żadna pojedyncza liczba nie pokazuje tego wyraźnie.',
    for_everyone: 'Ta wskazówka jest dobra dla każdego.',
  },
} satisfies NamespaceAdviceTranslation
