import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Spiel abgeschlossen',
  text: 'Sie haben mit {start|money} begonnen und alle 80 Karten aufgedeckt.',
  finalScore: 'Sie haben das Spiel mit {score|money} in Punkten beendet.',
  sending: 'Ihre letzten Karten werden gesendet',
  analysing: 'Ihr Spiel wird ausgewertet',
  waiting: 'Ihr Spiel steht in der Warteschlange',
  ahead: 'Spiele vor Ihrem: {ahead}',
  seconds: 'etwa {seconds} Sekunden',
  minutes: 'etwa {minutes} {{Minute|Minuten}}',
  stay: 'Es geht von selbst weiter. Sie können diesen Tab offen lassen und später wiederkommen.',
  ready: 'Ihre Auswertung ist fertig',
  next: 'Weiter',
  failed: 'Die Auswertung hat nicht geklappt',
  sent: 'Ihre Karten sind gesendet',
  received: 'Angekommene Karten: {sent} von 80',
  analysed: 'Auswertung Ihres Spiels',
  soon: 'Das dauert wenige Sekunden.',
  offline: 'Sie sind offline. Wir warten.',
  kept: 'Der Fehler liegt bei uns. Alle Ihre Karten sind gespeichert.',
  steps: { done: 'erledigt', now: 'jetzt', next: 'kommt noch', failed: 'nicht erledigt' },
} satisfies Translation['completed']
