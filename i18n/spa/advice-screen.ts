import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Tus consejos',
  heading: 'Tres cosas que pueden ayudarte',
  intro: 'Según tu forma de jugar. Usa lo que te sirva.',
  everyone: 'Estos consejos son útiles para todo el mundo. No se han elegido a partir de tu partida.',
  why: 'Por qué este consejo:',
  open: 'Abrir este consejo',
  back: 'Volver a tu resultado',
  backToAdvice: 'Volver a tus consejos',
  fullReport: 'Ver el informe completo',
} satisfies Translation['adviceScreen']
