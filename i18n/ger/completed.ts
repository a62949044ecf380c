import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Spiel abgeschlossen',
  text: 'Sie haben mit {start|money} begonnen und alle 80 Karten aufgedeckt.',
  finalScore: 'Sie haben das Spiel mit {score|money} in Punkten beendet.',
  sending: 'Ihre letzten Karten werden gesendet',
  analysing: 'Ihr Spiel wird ausgewertet',
  waiting: 'Ihr Spiel wartet auf die Auswertung',
  ahead: 'Spiele vor Ihrem: {ahead}',
  seconds: 'etwa {seconds} Sekunden',
  minutes: 'etwa {minutes} {{Minute|Minuten}}',
  stay: 'Es geht von selbst weiter. Sie können diesen Tab offen lassen und später wiederkommen.',
  ready: 'Ihre Auswertung ist fertig',
  next: 'Weiter',
  failed: 'Die Auswertung ist gerade nicht verfügbar.',
} satisfies Translation['completed']
