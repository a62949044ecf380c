import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Πώς παίζετε; Ένα τεστ αυτοαξιολόγησης με κάρτες',
  back: 'Πίσω',
  close: 'Κλείσιμο',
  continue: 'Συνέχεια',
  tryAgain: 'Δοκιμάστε ξανά',
  startAgain: 'Από την αρχή',
  playAgain: 'Παίξτε ξανά',
  loading: 'Μια στιγμή, παρακαλώ',
  yes: 'Ναι',
  no: 'Όχι',
  low: 'Χαμηλή',
  high: 'Υψηλή',
} satisfies Translation['common']
