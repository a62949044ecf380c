import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Accesibilitate',
  intro:
    'Această pagină este despre testul de autoevaluare oferit de {operator}. Vrem ca toată lumea să îl poată face, indiferent cum vede, aude, se mișcă sau citește.',
  status: 'Testul respectă în parte ghidul internațional WCAG 2.2, nivelul AA, și standardul european EN 301 549. Ce lipsește stă mai jos.',
  howTitle: 'Cum verificăm',
  how: 'Înainte de fiecare versiune, programele testează toate ecranele în toate limbile și în toate schemele de culori. Un joc întreg este jucat numai de la tastatură, iar altul după ce spune un cititor de ecran.',
  tools:
    'Poți face testul cu tastatura, cu un comutator, cu un cititor de ecran, cu text mărit, cu contrast ridicat și cu mișcare redusă. Nicio carte nu are limită de timp.',
  gapsTitle: 'Ce lipsește',
  gapPeople: 'Oamenii care folosesc zilnic tehnologii de asistare nu au încercat încă această versiune împreună cu noi.',
  gapOwn: 'Siglele și paginile {operator} îi aparțin. Nu putem răspunde pentru ele.',
  gapReading: 'Propozițiile sunt scurte, dar nu sunt scrise în limbaj ușor de citit.',
  contactTitle: 'Te împiedică ceva?',
  contact: 'Scrie-ne ce a fost și pe ce pagină:',
  authority: 'Dacă răspunsul nostru nu ajută, te poți adresa autorității pentru accesibilitate din țara ta.',
  date: 'Această declarație este din {day}.',
} satisfies NamespaceAccessibilityTranslation
