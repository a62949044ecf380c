import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Barrierefreiheit',
  intro:
    'Auf dieser Seite geht es um den Selbsttest bei {operator}. Alle sollen ihn machen können, ganz gleich, wie sie sehen, hören, sich bewegen oder lesen.',
  status:
    'Der Test erfüllt die internationalen Richtlinien WCAG 2.2, Stufe AA, und die europäische Norm EN 301 549 zum Teil. Was fehlt, steht weiter unten.',
  howTitle: 'Wie wir prüfen',
  how: 'Vor jeder Version prüfen Programme alle Seiten in allen Sprachen und Farbschemata. Ein ganzes Spiel wird nur mit der Tastatur gespielt, ein weiteres nur nach dem, was ein Screenreader sagt.',
  tools:
    'Sie können den Test mit Tastatur, Schaltersteuerung, Screenreader, vergrößertem Text, hohem Kontrast und weniger Bewegung machen. Keine Karte hat ein Zeitlimit.',
  gapsTitle: 'Was fehlt',
  gapPeople: 'Menschen, die jeden Tag Hilfsmittel nutzen, haben diese Version noch nicht mit uns ausprobiert.',
  gapOwn: 'Logos und verlinkte Seiten kommen von {operator}. Ob sie barrierefrei sind, können wir nicht zusagen.',
  gapReading: 'Die Sätze sind kurz, aber es gibt keine Fassung in Leichter Sprache.',
  contactTitle: 'Sind Sie auf eine Barriere gestoßen?',
  contact: 'Schreiben Sie uns, was es war und auf welcher Seite:',
  authority: 'Wenn unsere Antwort nicht hilft, können Sie sich an die zuständige Stelle für Barrierefreiheit in Ihrem Land wenden.',
  date: 'Diese Erklärung ist vom {day}.',
} satisfies NamespaceAccessibilityTranslation
