import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: {
      name: 'Wrażliwość na wygrane',
      explanation: 'Jak bardzo wygrana zmienia Twój następny wybór.',
    },
    apun: {
      name: 'Wrażliwość na straty',
      explanation: 'Jak bardzo strata zmienia Twój następny wybór.',
    },
    betaF: {
      name: 'Wrażliwość na częstość wygranych',
      explanation: 'Jak ważne jest dla Ciebie, że talia często daje wygraną, nawet jeśli małą.',
    },
    betaP: {
      name: 'Trzymanie się talii',
      explanation: 'Jak chętnie zostajesz przy talii, gdy już ją wybierzesz.',
    },
  },
  levels: {
    arew: {
      low: 'Niska',
      medium_low: 'Dość niska',
      medium_high: 'Dość wysoka',
      high: 'Wysoka',
    },
    apun: {
      low: 'Niska',
      high: 'Wysoka',
    },
    betaF: {
      very_low: 'Bardzo niska',
      low: 'Niska',
      medium: 'Średnia',
      high: 'Wysoka',
      very_high: 'Bardzo wysoka',
    },
    betaP: {
      very_low: 'Bardzo niska',
      low: 'Niska',
      medium: 'Średnia',
      high: 'Wysoka',
      very_high: 'Bardzo wysoka',
    },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'W tej grze ani wygrane, ani straty nie zmieniały mocno Twoich wyborów. Często zmieniasz talie i trzymasz się bardziej własnego planu niż ostatniej karty.',
      low_betap_high_apun:
        'W tej grze wygrane mało zmieniały Twoje wybory, a straty – tak. Często zmieniasz talie i szybko zostawiasz talię, która kosztuje Cię punkty.',
      high_betap_low_apun:
        'W tej grze ani wygrane, ani straty nie zmieniały mocno Twoich wyborów. Po wybraniu talii zwykle przy niej zostajesz.',
      high_betap_high_apun:
        'W tej grze wygrane mało zmieniały Twoje wybory. Zwykle zostajesz przy talii, dopóki strata nie skłoni Cię do namysłu.',
    },
    medium_low: {
      low_betap_low_apun:
        'W tej grze wygrane trochę Cię przyciągały, nieco słabiej niż większość osób. Próbujesz różnych talii, a strata nie zatrzymuje Cię na długo.',
      low_betap_high_apun:
        'W tej grze wygrane trochę Cię przyciągały, nieco słabiej niż większość osób. Próbujesz różnych talii i zwracasz uwagę na straty.',
      high_betap_low_apun:
        'W tej grze wygrane trochę Cię przyciągały, nieco słabiej niż większość osób. Często zostajesz przy talii, nawet gdy kosztowała Cię punkty.',
      high_betap_high_apun:
        'W tej grze wygrane trochę Cię przyciągały, nieco słabiej niż większość osób. Często zostajesz przy talii, ale strata może zmienić Twoje zdanie.',
    },
    medium_high: {
      low_betap_low_apun:
        'W tej grze wygrane wyraźnie wpływały na Twój następny wybór. Łatwo zmieniasz talie, a straty liczą się dla Ciebie mniej niż wygrane.',
      low_betap_high_apun:
        'W tej grze wygrane wyraźnie wpływały na Twój następny wybór, i straty też. Łatwo zmieniasz talie i kierujesz się ostatnimi kartami.',
      high_betap_low_apun:
        'W tej grze wygrane wyraźnie wpływały na Twój następny wybór. Gdy talia dała dużo, zostajesz przy niej, także gdy potem kosztuje Cię punkty.',
      high_betap_high_apun:
        'W tej grze wygrane wyraźnie wpływały na Twój następny wybór. Lubisz zostać przy talii, która dała dużo, a strata skłania Cię do ponownego spojrzenia.',
    },
    high: {
      low_betap_low_apun:
        'W tej grze wygrana silnie wpływała na Twój następny wybór. Idziesz za wygranymi od talii do talii, a straty mało Cię hamują.',
      low_betap_high_apun:
        'W tej grze i wygrane, i straty silnie wpływały na Twój następny wybór. Z każdą nową kartą przechodzisz od talii do talii.',
      high_betap_low_apun:
        'W tej grze wygrana silnie wpływała na Twój następny wybór. Zostajesz przy talii, która właśnie dała dużo, a straty mało tam zmieniają.',
      high_betap_high_apun:
        'W tej grze wygrana silnie wpływała na Twój następny wybór. Zostajesz przy talii, która właśnie dała dużo, aż przyjdzie strata.',
    },
  },
  apun: {
    low: {
      low_betap: 'W tej grze straty zmieniały Twoje wybory mniej niż u większości osób. Gdy zmieniasz talię, rzadko powodem jest strata.',
      medium_betap: 'W tej grze straty zmieniały Twoje wybory mniej niż u większości osób. Po stracie grasz prawie tak samo jak przedtem.',
      high_betap:
        'W tej grze straty zmieniały Twoje wybory mniej niż u większości osób. Często zostajesz przy talii, choć kosztowała Cię punkty.',
    },
    high: {
      low_betap: 'W tej grze straty silnie wpływały na Twoje wybory. Po stracie szybko próbujesz innej talii.',
      medium_betap: 'W tej grze straty silnie wpływały na Twoje wybory. Widzisz, ile kosztuje każda talia, i często zmieniasz plan.',
      high_betap: 'W tej grze straty silnie wpływały na Twoje wybory. Lubisz zostać przy talii, ale strata może Cię skłonić do zmiany.',
    },
  },
  betaF: {
    very_low: 'W tej grze częstość wygranych prawie nie miała dla Ciebie znaczenia. Patrzysz na to, ile wygrywasz lub tracisz.',
    low: 'W tej grze częstość wygranych liczyła się dla Ciebie mniej niż dla większości osób. Ważniejsza była wysokość wygranych i strat.',
    medium: 'W tej grze częstość wygranych liczyła się dla Ciebie mniej więcej tak samo jak dla większości osób.',
    high: 'W tej grze podobały Ci się talie, które często dają wygraną. Łatwo wtedy przeoczyć duże straty, które zdarzają się rzadko.',
    very_high: 'W tej grze wyraźnie wolisz talie, które często dają wygraną. Wiele małych wygranych może ukryć jedną dużą stratę.',
  },
  betaP: {
    very_low: 'W tej grze bardzo często zmieniasz talię. Rzadko odkrywasz wiele kart z tej samej talii z rzędu.',
    low: 'W tej grze zmieniasz talię częściej niż większość osób.',
    medium: 'W tej grze zostajesz przy talii mniej więcej tak często jak większość osób.',
    high: 'W tej grze zwykle zostajesz przy talii, gdy już ją wybierzesz.',
    very_high: 'W tej grze bardzo długo ta sama talia została wybrana. Gdy grasz na pieniądze, warto z góry ustalić, kiedy skończyć.',
  },
  learnMore: {
    title: 'Co oznacza Twój wynik',
    score: {
      title: 'Wskaźnik ryzyka',
      text: 'Wynik mieści się między 0 a 100. Wysoki wynik oznacza bardziej ryzykowne wybory w tej grze: częste wybieranie talii, które z czasem kosztują punkty, powroty do nich po stracie albo mały wpływ strat. Nie mówi nic o tym, jaką jesteś osobą.',
    },
    range: {
      title: 'Prawdopodobny zakres',
      text: 'Jedna krótka gra nie daje dokładnego pomiaru. Gdy zagrasz jeszcze raz, Twój wynik może się zmienić o około 9 punktów w górę lub w dół i możesz trafić do innej grupy.',
    },
    comparison: {
      title: 'Porównanie',
      text: 'Porównujemy Cię z grupą {n|number} osób, które zagrały w grę tego rodzaju. Te osoby brały udział w badaniach i nie wybrano ich dlatego, że grają na pieniądze.',
    },
    profile: {
      title: 'Profil decyzji',
      text: 'Każda miara jest obliczana z kolejności Twoich wyborów, wygranych i strat. Zacieniony obszar pokazuje, gdzie najpewniej leży prawdziwa wartość. „Blisko następnego poziomu” oznacza, że możliwy jest też sąsiedni poziom.',
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
