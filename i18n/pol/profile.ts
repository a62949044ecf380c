import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Wrażliwość na wygrane', explanation: 'Jak mocno wygrana wpływa na Twój następny wybór.' },
    apun: { name: 'Wrażliwość na straty', explanation: 'Jak mocno strata wpływa na Twój następny wybór.' },
    betaF: {
      name: 'Wrażliwość na częstość wygranych',
      explanation:
        'Jak ważne jest dla Ciebie to, czy karta daje wygraną, czy stratę, a nie sama liczba punktów. Wskazuje na to zmiana talii po stracie.',
    },
    betaP: { name: 'Trzymanie się talii', explanation: 'Jak długo zostajesz przy talii, gdy już ją wybierzesz.' },
  },
  levels: {
    arew: { low: 'Niska', medium_low: 'Dość niska', medium_high: 'Dość wysoka', high: 'Wysoka' },
    apun: { low: 'Niska', high: 'Wysoka' },
    betaF: { very_low: 'Bardzo niska', low: 'Niska', medium: 'Średnia', high: 'Wysoka', very_high: 'Bardzo wysoka' },
    betaP: { very_low: 'Bardzo słabe', low: 'Słabe', medium: 'Średnie', high: 'Silne', very_high: 'Bardzo silne' },
  },
  placed: {
    top: 'Mieści się wśród {share|percent} najwyższych wskaźników.',
    bottom: 'Mieści się wśród {share|percent} najniższych wskaźników.',
  },
  claims: {
    verdict_low_risk: 'W tej grze Twój wskaźnik ryzyka oznacza niskie ryzyko (wybory nie są ryzykowne).',
    verdict_medium_risk: 'W tej grze Twój wskaźnik ryzyka oznacza średnie ryzyko.',
    verdict_risky: 'W tej grze Twój wskaźnik ryzyka oznacza ryzykowne wybory.',
    verdict_high_risk: 'W tej grze Twój wskaźnik ryzyka oznacza wysokie ryzyko.',
    verdict_repeat:
      'W symulowanych grach podobnych do Twojej, z innymi kartami, około 8 na 10 wyników mieści się między {low} a {high}. Około {same} na 100 daje ten sam poziom ryzyka.',
    verdict_towards_middle:
      'Wskaźnik tak daleki od środka to po części przypadek. W symulowanych grach podobnych do Twojej zwykle wypada bliżej środka, choć osoba się nie zmienia.',
    verdict_higher_than: 'Twój wskaźnik ryzyka jest wyższy niż u {share|percent} osób z grupy porównawczej.',
    verdict_lower_than: 'Twój wskaźnik ryzyka jest niższy niż u {share|percent} osób z grupy porównawczej.',
    part_losing_cards:
      'Z Twoich ostatnich 60 kart {cards} {{pochodziło|pochodziła|pochodziły|pochodziły|pochodziło|pochodziło}} z dwóch talii przynoszących straty na dłuższą metę. U połowy ochotników było ich {median} lub mniej.',
    part_losses_less:
      'W tej grze straty wpływają na Twój następny wybór słabiej niż u połowy ochotników. Zmieniasz talię po {left_losses} z {losses} {{strat|straty|strat|strat|strat|straty}} i po {left_wins} z {wins} {{wygranych|wygranej|wygranych|wygranych|wygranych|wygranej}}.',
    part_losses_more:
      'W tej grze straty wpływają na Twój następny wybór mocniej niż u połowy ochotników. Zmieniasz talię po {left_losses} z {losses} {{strat|straty|strat|strat|strat|straty}} i po {left_wins} z {wins} {{wygranych|wygranej|wygranych|wygranych|wygranych|wygranej}}.',
    part_losses_little:
      'W tej grze wygrana lub strata ma mało znaczenia dla Twojego następnego wyboru. Zmieniasz talię po {left_losses} z {losses} {{strat|straty|strat|strat|strat|straty}} i po {left_wins} z {wins} {{wygranych|wygranej|wygranych|wygranych|wygranych|wygranej}}.',
    part_losses_much:
      'W tej grze wygrana lub strata ma duże znaczenie dla Twojego następnego wyboru. Zmieniasz talię po {left_losses} z {losses} {{strat|straty|strat|strat|strat|straty}} i po {left_wins} z {wins} {{wygranych|wygranej|wygranych|wygranych|wygranych|wygranej}}.',
    part_losses_neutral:
      'W tej grze zmieniasz talię po {left_losses} z {losses} {{strat|straty|strat|strat|strat|straty}} i po {left_wins} z {wins} {{wygranych|wygranej|wygranych|wygranych|wygranych|wygranej}}.',
    part_at_most:
      'Gdy z tych talii {{cards:pochodzi|pochodzi|pochodzą|pochodzą|pochodzi|pochodzi}} {cards} z 60 kart, wskaźnik może wynosić najwyżej {limit}.',
    part_at_least:
      'Gdy z tych talii {{cards:pochodzi|pochodzi|pochodzą|pochodzą|pochodzi|pochodzi}} {cards} z 60 kart, wskaźnik wynosi co najmniej {limit}.',
    guess_very_low: 'W tej grze Twoja ocena ({guess}) była dużo niższa niż wskaźnik ryzyka ({score}).',
    guess_low: 'W tej grze Twoja ocena ({guess}) była niższa niż wskaźnik ryzyka ({score}).',
    guess_good:
      'W tej grze Twoja ocena była tak bliska wyniku, jak może to pokazać jedna gra: ocena to {guess}, a wskaźnik ryzyka to {score}.',
    guess_high: 'W tej grze Twoja ocena ({guess}) była wyższa niż wskaźnik ryzyka ({score}).',
    guess_very_high: 'W tej grze Twoja ocena ({guess}) była dużo wyższa niż wskaźnik ryzyka ({score}).',
    guess_numbers: 'W tej grze Twoja ocena to {guess}, a wskaźnik ryzyka to {score}.',
    habit_arew_low_low_betap_low_apun:
      'W tej grze zmieniasz talię częściej niż połowa ochotników, zwykle także po wygranej. Wygrana lub strata wpływa na Twój następny wybór słabiej niż u połowy ochotników.',
    habit_arew_low_low_betap_high_apun:
      'W tej grze zmieniasz talię częściej niż połowa ochotników, ale po wygranej zwykle przy niej zostajesz. Wygrana lub strata wpływa na Twój następny wybór słabiej niż u połowy ochotników.',
    habit_arew_low_high_betap_low_apun:
      'W tej grze zmieniasz talię rzadziej niż połowa ochotników, ale po wygranej zwykle ją zmieniasz. Wygrana lub strata wpływa na Twój następny wybór słabiej niż u połowy ochotników.',
    habit_arew_low_high_betap_high_apun:
      'W tej grze zmieniasz talię rzadziej niż połowa ochotników i po wygranej zwykle przy niej zostajesz. Wygrana lub strata wpływa na Twój następny wybór słabiej niż u połowy ochotników.',
    habit_arew_medium_low_low_betap_low_apun:
      'W tej grze wygrana lub strata wpływa na Twój następny wybór słabiej niż u połowy ochotników. Zmieniasz talię częściej niż połowa ochotników, zwykle także po wygranej.',
    habit_arew_medium_low_low_betap_high_apun:
      'W tej grze wygrana lub strata wpływa na Twój następny wybór słabiej niż u połowy ochotników. Zmieniasz talię częściej niż połowa ochotników, ale po wygranej zwykle przy niej zostajesz.',
    habit_arew_medium_low_high_betap_low_apun:
      'W tej grze wygrana lub strata wpływa na Twój następny wybór słabiej niż u połowy ochotników. Zmieniasz talię rzadziej niż połowa ochotników, ale po wygranej zwykle ją zmieniasz.',
    habit_arew_medium_low_high_betap_high_apun:
      'W tej grze wygrana lub strata wpływa na Twój następny wybór słabiej niż u połowy ochotników. Zmieniasz talię rzadziej niż połowa ochotników i po wygranej zwykle przy niej zostajesz.',
    habit_arew_medium_high_low_betap_low_apun:
      'W tej grze wygrana lub strata wpływa na Twój następny wybór mocniej niż u połowy ochotników. Zmieniasz talię częściej niż połowa ochotników, zwykle także po wygranej.',
    habit_arew_medium_high_low_betap_high_apun:
      'W tej grze wygrana lub strata wpływa na Twój następny wybór mocniej niż u połowy ochotników. Zmieniasz talię częściej niż połowa ochotników, ale po wygranej zwykle przy niej zostajesz.',
    habit_arew_medium_high_high_betap_low_apun:
      'W tej grze wygrana lub strata wpływa na Twój następny wybór mocniej niż u połowy ochotników. Zmieniasz talię rzadziej niż połowa ochotników, ale po wygranej zwykle ją zmieniasz.',
    habit_arew_medium_high_high_betap_high_apun:
      'W tej grze wygrana lub strata wpływa na Twój następny wybór mocniej niż u połowy ochotników. Zmieniasz talię rzadziej niż połowa ochotników i po wygranej zwykle przy niej zostajesz.',
    habit_arew_high_low_betap_low_apun:
      'W tej grze zmieniasz talię częściej niż połowa ochotników, zwykle także po wygranej. Wygrana lub strata wpływa na Twój następny wybór mocniej niż u połowy ochotników.',
    habit_arew_high_low_betap_high_apun:
      'W tej grze zmieniasz talię częściej niż połowa ochotników, ale po wygranej zwykle przy niej zostajesz. Wygrana lub strata wpływa na Twój następny wybór mocniej niż u połowy ochotników.',
    habit_arew_high_high_betap_low_apun:
      'W tej grze zmieniasz talię rzadziej niż połowa ochotników, ale po wygranej zwykle ją zmieniasz. Wygrana lub strata wpływa na Twój następny wybór mocniej niż u połowy ochotników.',
    habit_arew_high_high_betap_high_apun:
      'W tej grze zmieniasz talię rzadziej niż połowa ochotników i po wygranej zwykle przy niej zostajesz. Wygrana lub strata wpływa na Twój następny wybór mocniej niż u połowy ochotników.',
    habit_arew_low: 'W tej grze wygrana lub strata wpływa na Twój następny wybór słabiej niż u połowy ochotników.',
    habit_arew_medium_low: 'W tej grze wygrana lub strata wpływa na Twój następny wybór słabiej niż u połowy ochotników.',
    habit_arew_medium_high: 'W tej grze wygrana lub strata wpływa na Twój następny wybór mocniej niż u połowy ochotników.',
    habit_arew_high: 'W tej grze wygrana lub strata wpływa na Twój następny wybór mocniej niż u połowy ochotników.',
    habit_arew_neutral: 'Wskazują na to wszystkie Twoje wybory razem. Żadna pojedyncza liczba nie pokazuje tego wyraźnie.',
    habit_arew_split: 'Twoje wybory pasują do więcej niż jednego wzorca, więc nie podajemy poziomu. Druga gra mogłaby to rozstrzygnąć.',
    habit_apun_low_low_betap:
      'W tej grze straty wpływają na Twój następny wybór słabiej niż u połowy ochotników. Zmieniasz talię częściej niż połowa ochotników: {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych.',
    habit_apun_low_medium_betap:
      'W tej grze straty wpływają na Twój następny wybór słabiej niż u połowy ochotników. Zmieniasz talię mniej więcej tak często jak środkowa połowa ochotników: {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych.',
    habit_apun_low_high_betap:
      'W tej grze straty wpływają na Twój następny wybór słabiej niż u połowy ochotników. Zmieniasz talię rzadziej niż połowa ochotników: {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych.',
    habit_apun_high_low_betap:
      'W tej grze straty wpływają na Twój następny wybór mocniej niż u połowy ochotników. Zmieniasz talię częściej niż połowa ochotników: {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych.',
    habit_apun_high_medium_betap:
      'W tej grze straty wpływają na Twój następny wybór mocniej niż u połowy ochotników. Zmieniasz talię mniej więcej tak często jak środkowa połowa ochotników: {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych.',
    habit_apun_high_high_betap:
      'W tej grze straty wpływają na Twój następny wybór mocniej niż u połowy ochotników. Zmieniasz talię rzadziej niż połowa ochotników: {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych.',
    habit_apun_low: 'W tej grze straty wpływają na Twój następny wybór słabiej niż u połowy ochotników.',
    habit_apun_high: 'W tej grze straty wpływają na Twój następny wybór mocniej niż u połowy ochotników.',
    habit_apun_little: 'W tej grze wygrana lub strata ma mało znaczenia dla Twojego następnego wyboru.',
    habit_apun_much: 'W tej grze wygrana lub strata ma duże znaczenie dla Twojego następnego wyboru.',
    habit_apun_neutral: 'Wskazują na to wszystkie Twoje wybory razem. Żadna pojedyncza liczba nie pokazuje tego wyraźnie.',
    habit_apun_split: 'Twoje wybory pasują do więcej niż jednego wzorca, więc nie podajemy poziomu. Druga gra mogłaby to rozstrzygnąć.',
    habit_betaF_very_low:
      'W tej grze po stracie zmieniasz talię rzadziej niż połowa ochotników. Zostajesz przy niej po {stayed_losses} z {losses} {{strat|straty|strat|strat|strat|straty}}.',
    habit_betaF_low:
      'W tej grze po stracie zostajesz przy talii częściej niż połowa ochotników: po {stayed_losses} z {losses} {{strat|straty|strat|strat|strat|straty}}.',
    habit_betaF_medium:
      'W tej grze po stracie zwykle zmieniasz talię, tak jak większość ochotników. Zostajesz przy niej po {stayed_losses} z {losses} {{strat|straty|strat|strat|strat|straty}}.',
    habit_betaF_high:
      'W tej grze po stracie zmieniasz talię częściej niż połowa ochotników. Zostajesz przy niej po {stayed_losses} z {losses} {{strat|straty|strat|strat|strat|straty}}.',
    habit_betaF_very_high:
      'W tej grze po stracie zostajesz przy talii rzadziej niż połowa ochotników: po {stayed_losses} z {losses} {{strat|straty|strat|strat|strat|straty}}.',
    habit_betaF_neutral: 'Wskazują na to wszystkie Twoje wybory razem. Żadna pojedyncza liczba nie pokazuje tego wyraźnie.',
    habit_betaF_split: 'Twoje wybory pasują do więcej niż jednego wzorca, więc nie podajemy poziomu. Druga gra mogłaby to rozstrzygnąć.',
    habit_betaP_very_low: 'W tej grze zmieniasz talię bardzo często: {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych.',
    habit_betaP_low:
      'W tej grze zmieniasz talię częściej niż połowa ochotników: {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych.',
    habit_betaP_medium:
      'W tej grze zmieniasz talię mniej więcej tak często jak środkowa połowa ochotników: {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych.',
    habit_betaP_high:
      'W tej grze zmieniasz talię rzadziej niż połowa ochotników: {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych.',
    habit_betaP_very_high:
      'W tej grze długo zostajesz przy tej samej talii. Najdłuższa seria to {run} {{kart|karta|kart|karty|kart|karty}}.',
    habit_betaP_neutral: 'Wskazują na to wszystkie Twoje wybory razem. Żadna pojedyncza liczba nie pokazuje tego wyraźnie.',
    habit_betaP_split: 'Twoje wybory pasują do więcej niż jednego wzorca, więc nie podajemy poziomu. Druga gra mogłaby to rozstrzygnąć.',
    count_one_deck: 'Większość Twoich kart pochodziła z jednej talii, więc o pozostałych niewiele wiadomo.',
    count_too_fast:
      'Przy połowie kart następny wybór padł mniej niż {seconds|number} {{sekund|sekundę|sekund|sekundy|sekund|sekundy}} po tym, jak można było odczytać poprzednią kartę. W takim tempie karty niewiele mówią o sposobie wybierania.',
    count_random_play: 'Nasza metoda nie wyjaśnia tych wyborów lepiej niż przypadek, więc nie wyciągamy z\u00a0nich wniosków.',
    count_scripted: 'Czasy Twoich kart nie zgadzają się ze sobą. Zdarza się to, gdy gra program, więc nie wyciągamy wniosków.',
    count_losing_cards:
      'Z Twoich ostatnich 60 kart {cards} {{pochodziło|pochodziła|pochodziły|pochodziły|pochodziło|pochodziło}} z dwóch talii przynoszących straty na dłuższą metę.',
    count_stays:
      'W tej grze zostajesz przy talii w {stayed_wins} z {wins} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}} po wygranej i w {stayed_losses} z {losses} {{przypadków|przypadku|przypadków|przypadków|przypadków|przypadku}} po stracie.',
    count_changes:
      'W tej grze zmieniasz talię {changes} {{razy|raz|razy|razy|razy|razy}} na 79 możliwych. Twoja najdłuższa seria z jednej talii to {run} {{kart|karta|kart|karty|kart|karty}}.',
  },
  learnMore: {
    title: 'Co oznacza Twój wynik',
    score: {
      title: 'Wskaźnik ryzyka',
      text: 'Wskaźnik mieści się między 0 a 100. Ma dwie części: ile z ostatnich 60 kart pochodziło z dwóch talii przynoszących straty oraz jak bardzo straty zmieniały następny wybór. Te talie z czasem kosztują punkty. Im wyższy wskaźnik, tym bardziej ryzykowne były wybory w tej grze. Nie mówi on nic o tym, jaką jesteś osobą.',
    },
    range: {
      title: 'Gdyby zagrać jeszcze raz',
      text: 'Jedna krótka gra nie może zmierzyć niczego dokładnie. W symulowanych grach podobnych do Twojej, z innymi kartami, wskaźnik wychodzi zwykle około 10 punktów wyższy lub niższy. Im dalej leży od środka, tym większa jest zmiana. Prawdziwe powtórki różnią się bardziej: nikt nie gra codziennie tak samo, a 13 punktów to typowa różnica.',
    },
    comparison: {
      title: 'Porównanie',
      text: 'Porównujemy Cię z grupą {n|number} osób, które zagrały w grę tego rodzaju. Te osoby brały udział w badaniach. Przy wyborze nie miało znaczenia, czy grają na pieniądze.',
    },
    profile: {
      title: 'Profil decyzji',
      text: 'Każda miara wynika z kolejności Twoich wyborów, wygranych i strat. Zacieniony obszar pokazuje, gdzie prawdopodobnie leży prawdziwa wartość. Poziom podajemy tylko tam, gdzie Twoje wybory czynią go prawdopodobnym.',
    },
    limits: {
      title: 'Czego test nie może powiedzieć',
      text: 'To orientacyjny wynik jednej krótkiej gry o punkty, a nie diagnoza. Testu nigdy nie porównano z diagnozą zaburzenia uprawiania hazardu.',
      low: 'Niski wskaźnik nie wyklucza problemu.',
    },
    help: {
      title: 'Jeśli hazard Cię niepokoi',
      text: 'Niezależnie od wyniku: jeśli niepokoi Cię granie na pieniądze, własne lub innej osoby, porozmawiaj z kimś zaufanym lub zadzwoń pod telefon zaufania.',
    },
    methodCard: 'Przeczytaj, jak sprawdzono test',
  },
} satisfies Messages['profile']
