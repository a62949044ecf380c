import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Comment jouez-vous ?',
  intro:
    'Retournez 80 cartes et voyez comment vous réagissez au risque, aux gains et aux pertes. À la fin, vous recevez un profil personnel et trois conseils.',
  threeMinutes: 'Cela prend environ trois minutes',
  pointsOnly: 'Vous jouez uniquement pour des points, jamais pour de l’argent',
  anonymous: 'Votre jeu est anonyme et aucun cookie n’est utilisé',
  optional: 'Le test est facultatif, et vous pouvez le faire plusieurs fois',
  accept: 'J’accepte les {link}',
  acceptLink: 'conditions d’utilisation',
  mustAccept: 'Acceptez les conditions d’utilisation pour commencer le jeu',
  notAccepted: 'Vous ne pouvez faire le test que si vous acceptez les conditions d’utilisation.',
  start: 'Commencer le jeu',
  ageMark: '{age}+',
  ageNote: 'Réservé aux personnes de {age} ans et plus',
  storageBlocked: 'Votre navigateur ne laisse pas cette page garder votre jeu. Si vous rechargez la page en cours de jeu, tout recommence.',
  timedOutTitle: 'Votre dernier jeu est terminé',
  timedOut: 'Il n’y a eu aucune activité pendant 15 minutes, le jeu a donc été fermé. Vous pouvez en commencer un autre à tout moment.',
  resumeTitle: 'Votre jeu vous attend',
  resume: 'Continuer, il reste {count} {{carte|cartes}}',
  resumeText: 'Vous pouvez reprendre où vous en étiez, ou commencer un nouveau jeu.',
  termsPdf: 'Télécharger en PDF',
} satisfies Translation['landing']
