import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Comment jouez-vous ? Un test d’auto-évaluation par jeu de cartes',
  back: 'Retour',
  close: 'Fermer',
  continue: 'Continuer',
  tryAgain: 'Réessayer',
  startAgain: 'Recommencer',
  playAgain: 'Rejouer',
  loading: 'Un instant, s’il vous plaît',
  yes: 'Oui',
  no: 'Non',
  low: 'Peu',
  high: 'Beaucoup',
} satisfies Translation['common']
