import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Je rapport',
  heading: 'Je volledige rapport',
  played: 'Resultaat van één spel met 80 kaarten',
  notAvailableTitle: 'Dit rapport is niet beschikbaar',
  notAvailable: 'Onder deze link staat geen volledig resultaat. Misschien is het spel niet afgemaakt, of is de link niet compleet.',
  start: 'Naar de test',
  welcome: 'Welkom terug',
} satisfies Translation['fullReport']
