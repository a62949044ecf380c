import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Comment jouez-vous ?',
  intro:
    'Retournez 80 cartes et voyez comment vous réagissez au risque, aux gains et aux pertes. À la fin, vous recevez un profil personnel et trois conseils.',
  threeMinutes: 'Cela prend environ trois minutes',
  pointsOnly: 'Vous jouez uniquement pour des points, jamais pour de l’argent',
  anonymous: 'Vous jouez de façon anonyme, sans aucun cookie',
  linked: 'Votre partie est liée à votre compte chez {partner}, et aucun cookie n’est utilisé',
  optional: 'Le test est facultatif, et vous pouvez le faire autant de fois que vous voulez',
  accept: 'J’accepte les {link}',
  acceptLink: 'conditions d’utilisation',
  mustAccept: 'Veuillez accepter les conditions d’utilisation pour commencer la partie',
  notAccepted: 'Vous ne pouvez faire le test que si vous acceptez les conditions d’utilisation.',
  start: 'Commencer la partie',
  ageMark: '{age}+',
  ageNote: 'Réservé aux personnes de {age} ans et plus',
  notKept:
    'Cette page ne peut pas conserver votre partie. Si vous rechargez la page en cours de jeu, la partie recommence depuis le début.',
  timedOutTitle: 'Votre dernière partie est terminée',
  timedOut: 'Il n’y a eu aucune activité pendant 15 minutes, la partie a donc pris fin. Vous pouvez en commencer une autre à tout moment.',
  termsPdf: 'Télécharger en PDF',
  ownTab: 'Jouer dans un nouvel onglet',
} satisfies Translation['landing']
