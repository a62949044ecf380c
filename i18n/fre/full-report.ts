import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Votre rapport',
  heading: 'Votre rapport complet',
  played: 'Résultat d’une partie de 80 cartes',
  notAvailableTitle: 'Ce rapport n’est pas disponible',
  notAvailable: 'Il n’y a pas de résultat complet sous ce lien. La partie n’a peut-être pas été terminée, ou le lien n’est pas complet.',
  start: 'Aller au test',
  welcome: 'Bon retour',
} satisfies Translation['fullReport']
