import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Το παιχνίδι ολοκληρώθηκε',
  text: 'Ξεκινήσατε με {start|money} και γυρίσατε και τις 80 κάρτες.',
  finalScore: 'Τελειώσατε με {score|money} σε πόντους.',
  sending: 'Οι τελευταίες σας κάρτες στέλνονται',
  analysing: 'Το παιχνίδι σας αναλύεται',
  ready: 'Η ανάλυσή σας είναι έτοιμη',
  next: 'Συνέχεια',
  failed: 'Η ανάλυση δεν είναι διαθέσιμη αυτή τη στιγμή.',
} satisfies Translation['completed']
