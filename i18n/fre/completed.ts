import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Partie terminée',
  text: 'Vous avez commencé avec {start|money} et retourné les 80 cartes.',
  finalScore: 'Vous avez terminé avec {score|money} en points.',
  sending: 'Vos dernières cartes sont en cours d’envoi',
  analysing: 'Votre partie est en cours d’analyse',
  waiting: 'Votre partie est en file d’attente',
  ahead: 'Parties avant la vôtre\u00a0: {ahead}',
  seconds: 'environ {seconds} secondes',
  minutes: 'environ {minutes} {{minute|minutes}}',
  stay: 'L’analyse se fait toute seule. Vous pouvez laisser cet onglet ouvert et revenir plus tard.',
  ready: 'Votre analyse est prête',
  next: 'Continuer',
  failed: 'L’analyse n’a pas abouti',
  sent: 'Vos cartes sont envoyées',
  received: 'Cartes reçues\u00a0: {sent} sur 80',
  analysed: 'Analyse de votre partie',
  soon: 'Cela prend quelques secondes.',
  offline: 'Vous êtes hors ligne. Nous attendons.',
  kept: 'L’erreur vient de nous. Toutes vos cartes sont conservées.',
  steps: { done: 'terminé', now: 'en cours', next: 'à venir', failed: 'non terminé' },
} satisfies Translation['completed']
