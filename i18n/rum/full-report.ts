import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Raportul tău',
  heading: 'Raportul tău complet',
  played: 'Rezultatul unui joc de 80 de cărți',
  notAvailableTitle: 'Acest raport nu este disponibil',
  notAvailable: 'La acest link nu există un rezultat complet. Poate că jocul nu a fost terminat sau linkul nu este complet.',
  start: 'Mergi la test',
  welcome: 'Bine ai revenit',
} satisfies Translation['fullReport']
