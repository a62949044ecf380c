import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'I tuoi consigli',
  heading: 'Tre cose che possono aiutarti',
  intro: 'In base a come hai giocato. Usa ciò che fa per te.',
  everyone: 'Questi consigli sono utili a tutti. Non sono stati scelti in base alla tua partita.',
  why: 'Perché questo consiglio:',
  open: 'Apri il consiglio',
  back: 'Torna al tuo risultato',
  backToAdvice: 'Torna ai tuoi consigli',
  fullReport: 'Vedi il rapporto completo',
} satisfies Translation['adviceScreen']
