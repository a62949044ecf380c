import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Tus consejos',
  heading: 'Tres cosas que pueden ayudarte',
  intro: 'Elegidas según tu forma de jugar. Quédate con lo que te sirva.',
  why: 'Por qué este consejo:',
  open: 'Leer este consejo aparte',
  back: 'Volver a tu resultado',
  backToAdvice: 'Volver a tus consejos',
  fullReport: 'Ver el informe completo',
} satisfies Translation['adviceScreen']
