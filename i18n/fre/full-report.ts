import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Votre rapport',
  heading: 'Votre rapport complet',
  played: 'Résultat d’un jeu de 80 cartes',
  notAvailableTitle: 'Ce rapport n’est pas disponible',
  notAvailable: 'Il n’y a pas de résultat complet à cette adresse. Le jeu n’a peut-être pas été terminé, ou l’adresse n’est pas complète.',
  start: 'Aller au test',
} satisfies Translation['fullReport']
