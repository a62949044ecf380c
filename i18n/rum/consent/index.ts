import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Ce se poate întâmpla cu acest rezultat',
  open: 'Contul meu de la {partner} poate deschide acest rezultat',
  openNote:
    'Tu decizi. Rezultatul, sfaturile și raportul rămân aceleași. Cine îți poate folosi contul ar putea vedea atunci acest rezultat.',
  share: 'Împărtășește acest rezultat cu {partner}',
  category: 'Nivelul tău de risc',
  score: 'Scorul tău de risc cu intervalul lui',
  purpose: 'Ce spune {partner} că ar face cu el:',
  never: 'Nu se împărtășesc niciodată: cărțile, estimarea, obiceiurile, sfaturile și adresa ta de e-mail.',
  takeBack:
    'Poți reveni aici oricând asupra alegerii. De atunci nimeni nu îl mai poate deschide sau citi în acest fel. Pentru ce s-a citit înainte, întreabă {partner}.',
  save: 'Salvează alegerea',
  saved: 'Alegerea ta este salvată.',
  failed: 'Alegerea ta nu a putut fi salvată. Încearcă din nou.',
  opened: 'Deschis din contul tău',
  read: 'Citit de {partner}',
  changed: 'Ai salvat alegerea',
  history: 'Ce s-a întâmplat',
  dataTitle: 'Datele tale',
  dataText: 'Acest joc este legat de contul tău de la {partner}. Poți salva tot ce păstrăm despre el sau îl poți șterge.',
  fetch: 'Salvează datele mele',
  remove: 'Șterge acest joc',
  sure: 'Da, șterge definitiv',
} satisfies NamespaceConsentTranslation
