import type { Translation } from '../i18n-types.ts'

export const errors = {
  singleDeck:
    'Nažalost, nismo mogli da analiziramo vaše ponašanje u testu jer ste više od 90% karata uzeli iz istog špila. Slobodno pokušajte ponovo.',
  unauthorized: {
    title: 'Ovaj link nije ispravan',
    text: 'Link koji vas je doveo ovamo nije ispravan ili više ne važi. Vratite se na stranicu sa koje ste došli i ponovo otvorite test.',
    contact: 'Ako i dalje ne radi, pišite nam:',
  },
  unreachable: {
    title: 'Test trenutno nije dostupan',
    text: 'S vašim linkom je sve u redu. Nastavljamo da pokušavamo.',
  },
  notFound: {
    title: 'Ova stranica ne postoji',
    text: 'Možda je adresa pogrešno napisana ili je stranica premeštena.',
    start: 'Idi na test',
  },
  crash: {
    title: 'Došlo je do greške',
    text: 'Ovaj deo stranice nije mogao da se prikaže. Pokušajte ponovo.',
    kept: 'Vaša igra je sačuvana.',
    reload: 'Ponovo učitaj stranicu',
  },
  noConnection: 'Nema veze. Pokušajte ponovo.',
  resultsMissing: 'Vaš rezultat trenutno nije dostupan. Pokušajte ponovo.',
  tryAgainIn: 'Pokušavamo ponovo za {seconds} {{sekundi|sekundu|sekunde|sekunde|sekundi|sekundi}}.',
  backTo: 'Nazad na: {partner}',
} satisfies Translation['errors']
