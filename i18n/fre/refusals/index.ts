import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

export default {
  paused: { title: 'Le test est en pause', text: 'Il n’est pas possible de le faire pour le moment. Revenez plus tard.' },
  many: {
    title: 'Patientez une minute',
    text: 'Il y a eu beaucoup de tentatives depuis votre réseau. Le test s’ouvrira tout seul après l’attente.',
  },
  ended: {
    until: 'Il était valable jusqu’à {time}.',
    title: 'Votre accès a pris fin',
    text: 'Il est limité dans le temps. Retournez à la page d’où vous venez et ouvrez de nouveau le test. Les parties que vous avez terminées sont conservées.',
  },
  game: {
    paused: 'Le test est en pause pour le moment. Revenez plus tard.',
    ended: 'Votre accès a pris fin. Retournez à la page d’où vous venez et ouvrez de nouveau le test.',
    ofNetwork: 'Beaucoup de parties ont été commencées depuis votre réseau aujourd’hui. Réessayez demain.',
  },
  mail: {
    ofGame: 'Ce rapport a été envoyé trois fois, le maximum pour une partie. Vous pouvez l’enregistrer en PDF.',
    toAddress: 'Cette adresse a reçu aujourd’hui autant de rapports que possible. Réessayez après cette heure : {when}.',
    ofNetwork:
      'Beaucoup de rapports ont été envoyés depuis votre réseau aujourd’hui. Enregistrez le rapport en PDF ou réessayez après cette heure : {when}.',
    today: 'Aucun autre rapport ne peut être envoyé aujourd’hui. Enregistrez le rapport en PDF ou réessayez après cette heure : {when}.',
    ended: 'Votre accès a pris fin : le rapport ne peut plus être envoyé d’ici. Vous pouvez l’enregistrer en PDF.',
    gone: 'Ce rapport n’est plus ouvert ici ou a été supprimé : il ne peut pas être envoyé.',
    notComplete: 'Ce rapport n’est pas encore complet. Terminez les étapes qui suivent la partie, puis envoyez-le.',
  },
  arrival: {
    opening: 'Ouverture du test',
    slow: 'Un instant',
    slowText: 'Votre connexion est lente. Le test s’ouvrira tout seul.',
    again: 'Charger de nouveau',
    failed: 'Le test n’a pas pu s’ouvrir',
    failedText: 'Une partie du test n’est pas arrivée. Chargez-le de nouveau ou essayez un autre navigateur.',
    noScript: 'Le test a besoin de JavaScript, qui est désactivé dans ce navigateur. Activez-le, puis rechargez cette page.',
  },
  moved: {
    title: 'Votre partie continue dans l’autre onglet',
    text: 'Vous pouvez fermer celui-ci ou commencer ici une nouvelle partie.',
  },
} satisfies NamespaceRefusalsTranslation
