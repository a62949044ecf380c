import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: { name: 'Wrażliwość na wygrane', explanation: 'Jak bardzo wygrana zmienia Twój następny wybór.' },
    apun: { name: 'Wrażliwość na straty', explanation: 'Jak bardzo strata zmienia Twój następny wybór.' },
    betaF: {
      name: 'Wrażliwość na częstość wygranych',
      explanation: 'Jak ważne jest dla Ciebie, że talia często daje wygraną, nawet jeśli małą.',
    },
    betaP: { name: 'Trzymanie się talii', explanation: 'Jak chętnie zostajesz przy talii, gdy już ją wybierzesz.' },
  },
  levels: {
    arew: { low: 'Niska', medium_low: 'Dość niska', medium_high: 'Dość wysoka', high: 'Wysoka' },
    apun: { low: 'Niska', high: 'Wysoka' },
    betaF: { very_low: 'Bardzo niska', low: 'Niska', medium: 'Średnia', high: 'Wysoka', very_high: 'Bardzo wysoka' },
    betaP: { very_low: 'Bardzo niska', low: 'Niska', medium: 'Średnia', high: 'Wysoka', very_high: 'Bardzo wysoka' },
  },
  claims: {
    verdict_low_risk: 'W tej grze widać zachowanie o niskim ryzyku (nieryzykowne).',
    verdict_medium_risk: 'W tej grze widać zachowanie o średnim ryzyku.',
    verdict_risky: 'W tej grze widać ryzykowne zachowanie.',
    verdict_high_risk: 'W tej grze widać zachowanie o wysokim ryzyku.',
    verdict_repeat: 'W kolejnej grze 8 na 10 wyników byłoby między {low} a {high}. Około {same} na 100 trafiłoby do tej samej grupy.',
    verdict_towards_middle: 'Wyniki tak dalekie od środka zwykle się do niego zbliżają.',
    verdict_higher_than: 'Twój wskaźnik ryzyka jest wyższy niż u {share|percent} graczy, z którymi go porównano.',
    verdict_lower_than: 'Twój wskaźnik ryzyka jest niższy niż u {share|percent} graczy, z którymi go porównano.',
    part_losing_cards:
      'Z ostatnich 60 kart {cards} {{pochodzi|pochodzi|pochodzą|pochodzą|pochodzi|pochodzi}} z dwóch talii przynoszących straty. Połowa ochotników wzięła {median} lub mniej.',
    part_losses_less:
      'W tej grze straty zmieniały następny wybór mniej niż u większości osób. Zmiana talii nastąpiła po {left_losses} z {losses} strat i po {left_wins} z {wins} wygranych.',
    part_losses_more:
      'W tej grze straty zmieniały następny wybór bardziej niż u większości osób. Zmiana talii nastąpiła po {left_losses} z {losses} strat i po {left_wins} z {wins} wygranych.',
    part_losses_neutral: 'Zmiana talii nastąpiła po {left_losses} z {losses} strat i po {left_wins} z {wins} wygranych.',
    part_at_most: 'Przy {cards} z 60 kart z tych talii wynik może wynosić najwyżej {limit}.',
    part_at_least: 'Przy {cards} z 60 kart z tych talii wynik wynosi co najmniej {limit}.',
    guess_very_low: 'Gra była dużo bardziej ryzykowna, niż Ci się wydawało. Twoja ocena to {guess}, a wskaźnik ryzyka to {score}.',
    guess_low: 'Gra była bardziej ryzykowna, niż Ci się wydawało. Twoja ocena to {guess}, a wskaźnik ryzyka to {score}.',
    guess_good: 'Twoja ocena była bliska wynikowi. Twoja ocena to {guess}, a wskaźnik ryzyka to {score}.',
    guess_high: 'Gra była mniej ryzykowna, niż Ci się wydawało. Twoja ocena to {guess}, a wskaźnik ryzyka to {score}.',
    guess_very_high: 'Gra była dużo mniej ryzykowna, niż Ci się wydawało. Twoja ocena to {guess}, a wskaźnik ryzyka to {score}.',
    habit_arew_low_low_betap_low_apun:
      'W tej grze wygrana lub strata zmieniała następny wybór mniej niż u większości osób. Zmiany talii były u Ciebie częstsze niż u większości osób, a po wygranej też zwykle była zmiana.',
    habit_arew_low_low_betap_high_apun:
      'W tej grze wygrana lub strata zmieniała następny wybór mniej niż u większości osób. Zmiany talii były u Ciebie częstsze niż u większości osób, ale po wygranej zwykle zostawała ta sama talia.',
    habit_arew_low_high_betap_low_apun:
      'W tej grze wygrana lub strata zmieniała następny wybór mniej niż u większości osób. Zmiany talii były u Ciebie rzadsze niż u większości osób, ale po wygranej zwykle była zmiana.',
    habit_arew_low_high_betap_high_apun:
      'W tej grze wygrana lub strata zmieniała następny wybór mniej niż u większości osób. Zmiany talii były u Ciebie rzadsze niż u większości osób, a po wygranej zwykle zostawała ta sama talia.',
    habit_arew_medium_low_low_betap_low_apun:
      'W tej grze następny wybór zależał od wygranej lub straty mniej niż u połowy ochotników. Zmiany talii były u Ciebie częstsze niż u większości osób, a po wygranej też zwykle była zmiana.',
    habit_arew_medium_low_low_betap_high_apun:
      'W tej grze następny wybór zależał od wygranej lub straty mniej niż u połowy ochotników. Zmiany talii były u Ciebie częstsze niż u większości osób, ale po wygranej zwykle zostawała ta sama talia.',
    habit_arew_medium_low_high_betap_low_apun:
      'W tej grze następny wybór zależał od wygranej lub straty mniej niż u połowy ochotników. Zmiany talii były u Ciebie rzadsze niż u większości osób, ale po wygranej zwykle była zmiana.',
    habit_arew_medium_low_high_betap_high_apun:
      'W tej grze następny wybór zależał od wygranej lub straty mniej niż u połowy ochotników. Zmiany talii były u Ciebie rzadsze niż u większości osób, a po wygranej zwykle zostawała ta sama talia.',
    habit_arew_medium_high_low_betap_low_apun:
      'W tej grze następny wybór zależał od wygranej lub straty bardziej niż u połowy ochotników. Zmiany talii były u Ciebie częstsze niż u większości osób, a po wygranej też zwykle była zmiana.',
    habit_arew_medium_high_low_betap_high_apun:
      'W tej grze następny wybór zależał od wygranej lub straty bardziej niż u połowy ochotników. Zmiany talii były u Ciebie częstsze niż u większości osób, ale po wygranej zwykle zostawała ta sama talia.',
    habit_arew_medium_high_high_betap_low_apun:
      'W tej grze następny wybór zależał od wygranej lub straty bardziej niż u połowy ochotników. Zmiany talii były u Ciebie rzadsze niż u większości osób, ale po wygranej zwykle była zmiana.',
    habit_arew_medium_high_high_betap_high_apun:
      'W tej grze następny wybór zależał od wygranej lub straty bardziej niż u połowy ochotników. Zmiany talii były u Ciebie rzadsze niż u większości osób, a po wygranej zwykle zostawała ta sama talia.',
    habit_arew_high_low_betap_low_apun:
      'W tej grze wygrana lub strata zmieniała następny wybór bardziej niż u większości osób. Zmiany talii były u Ciebie częstsze niż u większości osób, a po wygranej też zwykle była zmiana.',
    habit_arew_high_low_betap_high_apun:
      'W tej grze wygrana lub strata zmieniała następny wybór bardziej niż u większości osób. Zmiany talii były u Ciebie częstsze niż u większości osób, ale po wygranej zwykle zostawała ta sama talia.',
    habit_arew_high_high_betap_low_apun:
      'W tej grze wygrana lub strata zmieniała następny wybór bardziej niż u większości osób. Zmiany talii były u Ciebie rzadsze niż u większości osób, ale po wygranej zwykle była zmiana.',
    habit_arew_high_high_betap_high_apun:
      'W tej grze wygrana lub strata zmieniała następny wybór bardziej niż u większości osób. Zmiany talii były u Ciebie rzadsze niż u większości osób, a po wygranej zwykle zostawała ta sama talia.',
    habit_arew_low: 'W tej grze wygrana lub strata zmieniała następny wybór mniej niż u większości osób.',
    habit_arew_medium_low: 'W tej grze następny wybór zależał od wygranej lub straty mniej niż u połowy ochotników.',
    habit_arew_medium_high: 'W tej grze następny wybór zależał od wygranej lub straty bardziej niż u połowy ochotników.',
    habit_arew_high: 'W tej grze wygrana lub strata zmieniała następny wybór bardziej niż u większości osób.',
    habit_arew_neutral: 'Wybory jako całość wskazują w tym kierunku. Żadna pojedyncza liczba nie pokazuje tego wyraźnie.',
    habit_arew_split: 'Twoje wybory pasują do więcej niż jednego wzoru, więc nie podajemy poziomu. Druga gra mogłaby to rozstrzygnąć.',
    habit_apun_low_low_betap:
      'W tej grze straty zmieniały następny wybór mniej niż u większości osób. Zmiany talii były u Ciebie częstsze niż u większości osób: {changes} na 79 możliwych.',
    habit_apun_low_medium_betap:
      'W tej grze straty zmieniały następny wybór mniej niż u większości osób. Zmiany talii były u Ciebie mniej więcej tak częste jak u większości osób: {changes} na 79 możliwych.',
    habit_apun_low_high_betap:
      'W tej grze straty zmieniały następny wybór mniej niż u większości osób. Zmiany talii były u Ciebie rzadsze niż u większości osób: {changes} na 79 możliwych.',
    habit_apun_high_low_betap:
      'W tej grze straty zmieniały następny wybór bardziej niż u większości osób. Zmiany talii były u Ciebie częstsze niż u większości osób: {changes} na 79 możliwych.',
    habit_apun_high_medium_betap:
      'W tej grze straty zmieniały następny wybór bardziej niż u większości osób. Zmiany talii były u Ciebie mniej więcej tak częste jak u większości osób: {changes} na 79 możliwych.',
    habit_apun_high_high_betap:
      'W tej grze straty zmieniały następny wybór bardziej niż u większości osób. Zmiany talii były u Ciebie rzadsze niż u większości osób: {changes} na 79 możliwych.',
    habit_apun_low: 'W tej grze straty zmieniały następny wybór mniej niż u większości osób.',
    habit_apun_high: 'W tej grze straty zmieniały następny wybór bardziej niż u większości osób.',
    habit_apun_neutral: 'Wybory jako całość wskazują w tym kierunku. Żadna pojedyncza liczba nie pokazuje tego wyraźnie.',
    habit_betaF_very_low:
      'W tej grze strata prowadziła do zmiany talii rzadziej niż u większości osób. Ta sama talia została wybrana po {stayed_losses} z {losses} strat.',
    habit_betaF_low:
      'W tej grze po stracie ta sama talia była wybierana częściej niż u większości osób: po {stayed_losses} z {losses} strat.',
    habit_betaF_medium:
      'W tej grze po stracie talia zwykle się zmieniała, jak u większości osób. Ta sama została wybrana po {stayed_losses} z {losses} strat.',
    habit_betaF_high:
      'W tej grze po stracie talia zmieniała się częściej niż u większości osób. Ta sama została wybrana po {stayed_losses} z {losses} strat.',
    habit_betaF_very_high:
      'W tej grze strata prowadziła do zmiany talii częściej niż u większości osób. Ta sama talia została wybrana po {stayed_losses} z {losses} strat.',
    habit_betaF_neutral: 'Wybory jako całość wskazują w tym kierunku. Żadna pojedyncza liczba nie pokazuje tego wyraźnie.',
    habit_betaF_split: 'Twoje wybory pasują do więcej niż jednego wzoru, więc nie podajemy poziomu. Druga gra mogłaby to rozstrzygnąć.',
    habit_betaP_very_low: 'W tej grze zmiany talii były bardzo częste: {changes} na 79 możliwych.',
    habit_betaP_low: 'W tej grze zmiany talii były częstsze niż u większości osób: {changes} na 79 możliwych.',
    habit_betaP_medium: 'W tej grze zmiany talii były mniej więcej tak częste jak u większości osób: {changes} na 79 możliwych.',
    habit_betaP_high: 'W tej grze zmiany talii były rzadsze niż u większości osób: {changes} na 79 możliwych.',
    habit_betaP_very_high: 'W tej grze długo wybierana była ta sama talia. Najdłuższa seria to {run} {{kart|karta|kart|karty|kart|karty}}.',
    habit_betaP_neutral: 'Wybory jako całość wskazują w tym kierunku. Żadna pojedyncza liczba nie pokazuje tego wyraźnie.',
    habit_betaP_split: 'Twoje wybory pasują do więcej niż jednego wzoru, więc nie podajemy poziomu. Druga gra mogłaby to rozstrzygnąć.',
    count_one_deck: 'Większość kart pochodziła z jednej talii, więc o innych niewiele wiadomo.',
    count_too_fast:
      'Połowa kart została wzięta mniej niż {seconds|number} sekundy po tym, jak można było odczytać poprzednią. Przy takim tempie karty niewiele mówią o sposobie wybierania.',
    count_random_play: 'Twoje wybory nie układały się w rozpoznawalny wzór, więc nawyków nie da się odróżnić od przypadku.',
    count_scripted: 'Karty dotarły szybciej, niż pozwalają na to przesłane czasy, jak gdyby grał program.',
    count_earlier_method: 'Ten wynik obliczono wcześniejszą metodą. Liczby pozostają, ale nie wyciągamy z nich wniosków.',
    count_losing_cards:
      'Z ostatnich 60 kart {cards} {{pochodzi|pochodzi|pochodzą|pochodzą|pochodzi|pochodzi}} z dwóch talii przynoszących straty.',
    count_stays:
      'Zostajesz przy tej samej talii w {stayed_wins} z {wins} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}} po wygranej i w {stayed_losses} z {losses} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}} po stracie.',
    count_changes:
      'Liczba zmian talii: {changes} na 79 możliwych. Twoja najdłuższa seria z jednej talii to {run} {{kart|karta|kart|karty|kart|karty}}.',
  },
  learnMore: {
    title: 'Co oznacza Twój wynik',
    score: {
      title: 'Wskaźnik ryzyka',
      text: 'Wynik mieści się między 0 a 100. Ma dwie części: ile z ostatnich 60 kart pochodziło z dwóch talii, które z czasem kosztują punkty, oraz jak bardzo straty zmieniały następny wybór. Wysoki wynik oznacza bardziej ryzykowne wybory w tej grze. Nie mówi nic o tym, jaką jesteś osobą.',
    },
    range: {
      title: 'Gdyby zagrać jeszcze raz',
      text: 'Jedna krótka gra nie może zmierzyć dokładnie. Gdy ta sama osoba gra ponownie, wynik bywa o 10 do 15 punktów wyższy lub niższy, a około połowa graczy trafia do innej grupy.',
    },
    comparison: {
      title: 'Porównanie',
      text: 'Porównujemy Cię z grupą {n|number} osób, które zagrały w grę tego rodzaju. Te osoby brały udział w badaniach i nie wybrano ich dlatego, że grają na pieniądze.',
    },
    profile: {
      title: 'Profil decyzji',
      text: 'Każda miara wynika z kolejności wyborów, wygranych i strat. Zaznaczony obszar pokazuje, gdzie najprawdopodobniej leży prawdziwa wartość. Poziom jest podany tylko tam, gdzie wybory czynią go prawdopodobnym.',
    },
    limits: {
      title: 'Czego test nie może powiedzieć',
      text: 'To orientacyjny wynik jednej krótkiej gry na punkty, a nie diagnoza. Testu nigdy nie porównano z diagnozą zaburzenia uprawiania hazardu. Niski wynik nie wyklucza problemu.',
    },
    help: {
      title: 'Jeśli hazard Cię niepokoi',
      text: 'Niezależnie od wyniku: jeśli niepokoi Cię granie, własne lub innej osoby, porozmawiaj z kimś zaufanym lub zadzwoń pod telefon zaufania.',
    },
    methodCard: 'Przeczytaj, jak sprawdzono test',
  },
} satisfies NamespaceProfileTranslation
