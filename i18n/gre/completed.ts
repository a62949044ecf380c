import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Το παιχνίδι ολοκληρώθηκε',
  text: 'Ξεκινήσατε με {start|money} και γυρίσατε και τις 80 κάρτες.',
  finalScore: 'Τελειώσατε με {score|money} σε πόντους.',
  sending: 'Οι τελευταίες σας κάρτες στέλνονται',
  analysing: 'Το παιχνίδι σας αναλύεται',
  waiting: 'Το παιχνίδι σας περιμένει ανάλυση',
  ahead: 'Παιχνίδια πριν από το δικό σας: {ahead}',
  seconds: 'περίπου {seconds} δευτερόλεπτα',
  minutes: 'περίπου {minutes} {{λεπτό|λεπτά}}',
  stay: 'Γίνεται αυτόματα. Μπορείτε να αφήσετε ανοιχτή αυτή την καρτέλα και να επιστρέψετε αργότερα.',
  ready: 'Η ανάλυσή σας είναι έτοιμη',
  next: 'Συνέχεια',
  failed: 'Η ανάλυση δεν είναι διαθέσιμη αυτή τη στιγμή.',
} satisfies Translation['completed']
