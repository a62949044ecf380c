import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Vos conseils',
  heading: 'Trois choses qui peuvent vous aider',
  intro: 'D’après votre façon de jouer. Prenez ce qui vous convient.',
  everyone: 'Ces conseils sont utiles à tout le monde. Ils n’ont pas été choisis d’après votre partie.',
  why: 'Pourquoi ce conseil :',
  open: 'Ouvrir ce conseil',
  back: 'Retour à votre résultat',
  backToAdvice: 'Retour à vos conseils',
  fullReport: 'Voir le rapport complet',
} satisfies Translation['adviceScreen']
