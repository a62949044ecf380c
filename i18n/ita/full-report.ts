import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Il tuo rapporto',
  heading: 'Il tuo rapporto completo',
  played: 'Risultato di un gioco di 80 carte',
  notAvailableTitle: 'Questo rapporto non è disponibile',
  notAvailable: 'A questo indirizzo non c’è un risultato completo. Forse il gioco non è stato finito o l’indirizzo non è completo.',
  start: 'Vai al test',
} satisfies Translation['fullReport']
