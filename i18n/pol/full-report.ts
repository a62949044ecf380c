import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Twój raport',
  heading: 'Twój pełny raport',
  played: 'Wynik jednej gry z 80 kartami',
  notAvailableTitle: 'Ten raport jest niedostępny',
  notAvailable: 'Pod tym linkiem nie ma pełnego wyniku. Być może gra nie została ukończona albo link jest niepełny.',
  start: 'Przejdź do testu',
  welcome: 'Witaj ponownie',
} satisfies Translation['fullReport']
