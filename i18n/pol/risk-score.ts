import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'Jedno pytanie przed wynikiem',
  title: 'Jak ryzykowna była Twoja gra?',
  instruction: 'Przesuń suwak, aby wskazać swój poziom ryzyka',
  slider: 'Twój poziom ryzyka',
  low: 'Niskie ryzyko',
  high: 'Wysokie ryzyko',
  value: '{value} na 100',
  less: 'Mniej ryzyka',
  more: 'Więcej ryzyka',
  note: 'Kieruj się intuicją. Odpowiedzieć można tylko raz.',
  submit: 'Pokaż mój wynik',
  moveFirst: 'Najpierw przesuń suwak',
  given: 'Twoja ocena jest już podana: {value}.',
  sending: 'Wysyłamy Twoją ocenę',
} satisfies Translation['riskScore']
