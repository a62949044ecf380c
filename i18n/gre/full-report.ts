import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Η αναφορά σας',
  heading: 'Η πλήρης αναφορά σας',
  played: 'Αποτέλεσμα από ένα παιχνίδι 80 καρτών',
  notAvailableTitle: 'Αυτή η αναφορά δεν είναι διαθέσιμη',
  notAvailable: 'Σε αυτόν τον σύνδεσμο δεν υπάρχει πλήρες αποτέλεσμα. Ίσως το παιχνίδι δεν τελείωσε ή ο σύνδεσμος δεν είναι πλήρης.',
  start: 'Μετάβαση στο τεστ',
  welcome: 'Καλώς ήρθατε και πάλι',
} satisfies Translation['fullReport']
