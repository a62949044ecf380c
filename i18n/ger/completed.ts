import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Spiel abgeschlossen',
  text: 'Sie haben mit {start|money} begonnen und alle 80 Karten aufgedeckt.',
  finalScore: 'Sie haben das Spiel mit {score|money} in Punkten beendet.',
  sending: 'Ihre letzten Karten werden gesendet',
  analysing: 'Ihr Spiel wird ausgewertet',
  ready: 'Ihre Auswertung ist fertig',
  next: 'Weiter',
  failed: 'Die Auswertung ist gerade nicht verfügbar.',
} satisfies Translation['completed']
