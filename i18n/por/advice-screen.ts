import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Os seus conselhos',
  heading: 'Três coisas que podem ajudar',
  intro: 'A partir da sua forma de jogar. Fique com o que lhe servir.',
  everyone: 'Estes conselhos são úteis para todos. Não foram escolhidos a partir do seu jogo.',
  why: 'Porquê este conselho:',
  open: 'Abrir o conselho',
  back: 'Voltar ao seu resultado',
  backToAdvice: 'Voltar aos seus conselhos',
  fullReport: 'Ver o relatório completo',
} satisfies Translation['adviceScreen']
