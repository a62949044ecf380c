import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Partita completata',
  text: 'Hai iniziato con {start|money} e girato tutte e 80 le carte.',
  finalScore: 'Hai finito con {score|money} in punti.',
  sending: 'Invio delle ultime carte in corso',
  analysing: 'La tua partita è in fase di analisi',
  waiting: 'La tua partita è in coda',
  ahead: 'Partite prima della tua: {ahead}',
  seconds: 'circa {seconds} secondi',
  minutes: 'circa {minutes} {{minuto|minuti}}',
  stay: 'Avviene da solo. Puoi lasciare aperta questa scheda e tornare più tardi.',
  ready: 'La tua analisi è pronta',
  next: 'Continua',
  failed: 'L’analisi non è riuscita',
  sent: 'Le tue carte sono state inviate',
  received: 'Carte ricevute: {sent} su 80',
  analysed: 'Analisi della tua partita',
  soon: 'Ci vogliono pochi secondi.',
  offline: 'Sei offline. Aspettiamo.',
  kept: 'L’errore è nostro. Tutte le tue carte sono salvate.',
  steps: { done: 'fatto', now: 'ora', next: 'dopo', failed: 'non fatto' },
} satisfies Translation['completed']
