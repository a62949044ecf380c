import type { Translation } from '../i18n-types.ts'

export const errors = {
  singleDeck:
    'Din păcate, nu am putut analiza cum ai jucat, deoarece peste 90 % dintre cărțile alese sunt din același pachet. Poți încerca din nou.',
  unauthorized: {
    title: 'Acest link nu este valabil',
    text: 'Linkul care te-a adus aici nu este valabil sau nu mai este valabil. Întoarce-te la pagina de unde ai venit și deschide din nou testul.',
    contact: 'Dacă tot nu merge, scrie-ne:',
  },
  unreachable: {
    title: 'Nu ne putem conecta la test',
    text: 'Linkul tău este în regulă. Continuăm să încercăm.',
  },
  notFound: {
    title: 'Această pagină nu există',
    text: 'Poate că adresa este scrisă greșit sau pagina s-a mutat.',
    start: 'Mergi la test',
  },
  crash: {
    title: 'Ceva nu a mers bine',
    text: 'Această parte a paginii nu a putut fi afișată. Încearcă din nou.',
    kept: 'Jocul tău a fost păstrat.',
    reload: 'Reîncarcă pagina',
  },
  noConnection: 'Nu există conexiune. Încearcă din nou.',
  resultsMissing: 'Rezultatul tău nu este disponibil acum. Încearcă din nou.',
  tryAgainIn: 'Încercăm din nou peste {seconds} {{secunde|secundă|secunde|secunde|secunde|de secunde}}.',
  backTo: 'Înapoi la {partner}',
} satisfies Translation['errors']
