import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Šta sme da se desi sa ovim rezultatom',
  open: 'Moj nalog kod {partner} može da otvori ovaj rezultat',
  openNote: 'Vi odlučujete. Rezultat, saveti i izveštaj ostaju isti. Ko može da koristi vaš nalog, mogao bi tada da vidi ovaj rezultat.',
  share: 'Podeli ovaj rezultat sa {partner}',
  category: 'Vaš nivo rizika',
  score: 'Vaša ocena rizika sa rasponom',
  purpose: 'Šta {partner} kaže da bi radio s njim:',
  never: 'Nikada se ne deli: vaše karte, vaša procena, vaše navike, vaši saveti i vaša imejl adresa.',
  takeBack:
    'Ovde to možete povući u svakom trenutku. Od tada niko ne može tako da ga otvori ili pročita. Za ono što je ranije pročitano pitajte {partner}.',
  save: 'Sačuvaj izbor',
  saved: 'Vaš izbor je sačuvan.',
  failed: 'Izbor nije sačuvan. Pokušajte ponovo.',
  opened: 'Otvoreno sa vašeg naloga',
  read: 'Pročitao {partner}',
  changed: 'Sačuvali ste izbor',
  history: 'Šta se desilo',
  dataTitle: 'Vaši podaci',
  dataText: 'Ova igra je povezana sa vašim nalogom kod {partner}. Možete da sačuvate sve što o njoj čuvamo ili da je obrišete.',
  fetch: 'Sačuvaj moje podatke',
  remove: 'Obriši ovu igru',
  sure: 'Da, obriši zauvek',
} satisfies NamespaceConsentTranslation
