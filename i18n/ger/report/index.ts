import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Ihr Ergebnis im Kartenspiel-Selbsttest',
  description: 'Risikowert, Entscheidungsprofil und Tipps aus einem kurzen Spiel.',
  fileName: 'Ihr Bericht',
  date: 'Ihr Bericht, {date|date}',
  footer: 'Ein Hinweis aus einem kurzen Spiel, keine Diagnose.',
  people: 'Von 100 Personen {{below:hatte|hatten}} {below} einen niedrigeren Risikowert als Sie.',
  model: 'Modell {model}, Vergleichsgruppe {group}.',
  mail: {
    subject: 'Ihr Bericht aus dem Kartenspiel-Selbsttest',
    intro: 'Hier ist der Bericht, um den Sie gebeten haben. Sie finden ihn als PDF im Anhang.',
    contents: 'Im Bericht stehen Ihr Entscheidungsprofil, drei Tipps mit Begründung und wo Sie Hilfe finden.',
    once: 'Ihre Adresse wurde einmal verwendet, um diese Mail zu senden. Sie wird nicht gespeichert und nicht mit Ihren Ergebnissen verbunden.',
    notYou:
      'Sie haben diese Mail nicht angefordert? Dann hat sich jemand bei einer Adresse vertippt. Sie können die Mail löschen; es kommt keine weitere.',
  },
} satisfies NamespaceReportTranslation
