import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Vaš izveštaj',
  heading: 'Vaš potpuni izveštaj',
  played: 'Rezultat jedne igre sa 80 karata',
  notAvailableTitle: 'Ovaj izveštaj nije dostupan',
  notAvailable: 'Na ovom linku nema potpunog rezultata. Možda igra nije završena ili link nije potpun.',
  start: 'Idi na test',
  welcome: 'Dobro došli ponovo',
} satisfies Translation['fullReport']
