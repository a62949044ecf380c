import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Votre rapport',
  heading: 'Votre rapport complet',
  played: 'Résultat d’une partie de 80 cartes',
  notAvailableTitle: 'Ce rapport n’est pas disponible',
  notAvailable:
    'Il n’y a pas de résultat complet à cette adresse. La partie n’a peut-être pas été terminée, ou l’adresse n’est pas complète.',
  start: 'Aller au test',
} satisfies Translation['fullReport']
