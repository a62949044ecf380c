import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: 'Ainda está aí?',
    text: 'Por favor, termine o jogo de uma só vez.',
    yes: 'Sim, continuar',
    pause: 'Pôr em pausa',
  },
  idleWarning: {
    title: 'O seu jogo está quase a terminar',
    text: 'Se não fizer nada, o jogo termina dentro de {time} e terá de começar de novo.',
    yes: 'Continuar a jogar',
  },
  more_than_ninety_percent: {
    title: 'Quase todas as cartas do mesmo baralho',
    text: 'Mais de 90% das suas cartas vêm do mesmo baralho. Se continuar assim, não poderemos analisar o seu jogo.',
  },
  only_one_deck: {
    title: 'Há quatro baralhos',
    text: 'Até agora, todas as suas cartas vêm do mesmo baralho. Também pode escolher entre os outros três.',
  },
  slow_down: {
    title: 'Não precisa de se apressar',
    text: 'Está a escolher muito depressa. Veja o que cada carta traz antes de virar a seguinte.',
  },
  random_choices_random_result: {
    title: 'Escolhas ao acaso, resultado ao acaso',
    text: 'As suas escolhas parecem feitas ao acaso. Só podemos dizer algo sobre o seu jogo se escolher os baralhos que lhe parecem melhores.',
  },
  do_you_have_a_hunch: {
    title: 'Tem um palpite?',
    text: 'Parece-lhe que alguns baralhos são melhores do que outros?',
  },
  halfway: {
    title: 'Vai a meio',
    text: 'Virou 40 cartas e faltam 40.',
  },
  ok: 'OK',
} satisfies Translation['popups']
