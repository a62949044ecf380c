import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Γλώσσα',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, ανοίγει σε νέο παράθυρο',
  about: 'Σχετικά με εμάς',
  contact: 'Επικοινωνία',
  privacy: 'Απόρρητο',
  responsible: 'Πιο ασφαλές παιχνίδι',
  terms: 'Όροι και προϋποθέσεις',
  age: '{age}+',
  notice: 'Σκεφτείτε το μια στιγμή. Υπάρχει βοήθεια.',
  accessibility: 'Προσβασιμότητα',
} satisfies Translation['shell']
