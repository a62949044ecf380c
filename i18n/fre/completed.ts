import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Partie terminée',
  text: 'Vous avez commencé avec {start|money} et retourné les 80 cartes.',
  finalScore: 'Vous avez terminé avec {score|money} en points.',
  sending: 'Vos dernières cartes sont en cours d’envoi',
  analysing: 'Votre partie est en cours d’analyse',
  waiting: 'Votre partie attend son analyse',
  ahead: 'Parties avant la vôtre\u00a0: {ahead}',
  seconds: 'environ {seconds} secondes',
  minutes: 'environ {minutes} {{minute|minutes}}',
  stay: 'L’analyse se fait toute seule. Vous pouvez laisser cet onglet ouvert et revenir plus tard.',
  ready: 'Votre analyse est prête',
  next: 'Continuer',
  failed: 'L’analyse n’est pas disponible pour le moment.',
} satisfies Translation['completed']
