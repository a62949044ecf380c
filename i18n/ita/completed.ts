import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Gioco completato',
  text: 'Hai iniziato con {start|money} e girato tutte le 80 carte.',
  finalScore: 'Il tuo punteggio finale è {score|money}.',
  sending: 'Invio delle ultime carte in corso',
  analysing: 'Il tuo gioco è in fase di analisi',
  ready: 'La tua analisi è pronta',
  next: 'Continua',
  failed: 'L’analisi non è disponibile in questo momento.',
} satisfies Translation['completed']
