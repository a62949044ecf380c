import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Jak grasz? Test samooceny w formie gry w karty',
  back: 'Wstecz',
  close: 'Zamknij',
  continue: 'Dalej',
  tryAgain: 'Spróbuj ponownie',
  startAgain: 'Zacznij od nowa',
  playAgain: 'Zagraj jeszcze raz',
  loading: 'Chwileczkę',
  yes: 'Tak',
  no: 'Nie',
  low: 'Nisko',
  high: 'Wysoko',
} satisfies Translation['common']
