import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Accesibilitate',
  intro:
    'Această pagină este despre testul de autoevaluare oferit de {operator}. Vrem ca toată lumea să îl poată face, indiferent cum vede, aude, se mișcă sau citește.',
  status:
    'Testul respectă în parte recomandările internaționale WCAG 2.2, nivelul AA, și standardul european EN 301 549. Ce lipsește este arătat mai jos.',
  howTitle: 'Cum verificăm',
  how: 'Înainte de fiecare versiune, programe automate verifică toate ecranele în toate limbile și în toate schemele de culori. Un joc întreg se joacă numai de la tastatură, iar altul numai după indicațiile unui cititor de ecran.',
  tools:
    'Poți face testul cu tastatura, cu un comutator, cu un cititor de ecran, cu text mărit, cu contrast ridicat și cu animații reduse. Nicio carte nu are limită de timp.',
  gapsTitle: 'Ce lipsește',
  gapPeople: 'Oamenii care folosesc zilnic tehnologii de asistare nu au încercat încă această versiune împreună cu noi.',
  gapOwn: 'Siglele și paginile la care duc linkurile vin de la {operator}. Nu putem promite că sunt accesibile.',
  gapReading: 'Propozițiile sunt scurte, dar nu există o versiune ușor de citit.',
  contactTitle: 'Ai dat de un obstacol?',
  contact: 'Scrie-ne ce a fost și pe ce pagină:',
  authority: 'Dacă răspunsul nostru nu te ajută, te poți adresa autorității pentru accesibilitate din țara ta.',
  date: 'Această declarație datează din {day}.',
} satisfies NamespaceAccessibilityTranslation
