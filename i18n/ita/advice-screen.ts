import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'I tuoi consigli',
  heading: 'Tre cose che possono aiutarti',
  intro: 'Scelte in base a come hai giocato. Prendi ciò che fa per te.',
  why: 'Perché questo consiglio:',
  open: 'Leggi solo questo consiglio',
  back: 'Torna al tuo risultato',
  backToAdvice: 'Torna ai tuoi consigli',
  fullReport: 'Vedi il rapporto completo',
} satisfies Translation['adviceScreen']
