import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Il tuo rapporto',
  heading: 'Il tuo rapporto completo',
  played: 'Risultato di una partita di 80 carte',
  notAvailableTitle: 'Questo rapporto non è disponibile',
  notAvailable: 'Con questo link non si trova un risultato completo. Forse la partita non è stata completata o il link è incompleto.',
  start: 'Vai al test',
  welcome: 'Che piacere rivederti',
} satisfies Translation['fullReport']
