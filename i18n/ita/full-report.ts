import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Il tuo rapporto',
  heading: 'Il tuo rapporto completo',
  played: 'Risultato di una partita di 80 carte',
  notAvailableTitle: 'Questo rapporto non è disponibile',
  notAvailable: 'A questo indirizzo non c’è un risultato completo. Forse la partita non è stata completata o l’indirizzo è incompleto.',
  start: 'Vai al test',
} satisfies Translation['fullReport']
