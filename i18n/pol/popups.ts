import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: 'Czy nadal tu jesteś?',
    text: 'Ukończ grę za jednym razem.',
    yes: 'Tak, gram dalej',
    pause: 'Wstrzymaj grę',
  },
  idleWarning: {
    title: 'Gra zaraz się skończy',
    text: 'Jeśli nic nie zrobisz, gra skończy się za {time} i trzeba będzie zacząć od nowa.',
    yes: 'Graj dalej',
  },
  more_than_ninety_percent: {
    title: 'Prawie wszystkie karty z jednej talii',
    text: 'Ponad 90% Twoich kart pochodzi z tej samej talii. Jeśli tak zostanie, nie będziemy mogli przeanalizować gry.',
  },
  only_one_deck: {
    title: 'Są cztery talie',
    text: 'Wszystkie dotychczasowe karty pochodzą z tej samej talii. Możesz wybierać także z trzech pozostałych.',
  },
  slow_down: {
    title: 'Bez pośpiechu',
    text: 'Wybierasz bardzo szybko. Zobacz, co przynosi każda karta, zanim odkryjesz następną.',
  },
  random_choices_random_result: {
    title: 'Losowe wybory, losowy wynik',
    text: 'Twoje wybory wyglądają na losowe. Możemy powiedzieć coś o Twojej grze tylko wtedy, gdy wybierasz talie, które wydają Ci się najlepsze.',
  },
  do_you_have_a_hunch: {
    title: 'Masz przeczucie?',
    text: 'Czy masz wrażenie, że niektóre talie są lepsze od innych?',
  },
  halfway: {
    title: 'Jesteś w połowie',
    text: 'Masz za sobą 40 kart, zostało jeszcze 40.',
  },
  ok: 'OK',
} satisfies Translation['popups']
