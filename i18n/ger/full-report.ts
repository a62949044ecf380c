import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Ihr Bericht',
  heading: 'Ihr vollständiger Bericht',
  played: 'Ergebnis eines Spiels mit 80 Karten',
  notAvailableTitle: 'Dieser Bericht ist nicht verfügbar',
  notAvailable:
    'Unter diesem Link gibt es kein vollständiges Ergebnis. Vielleicht wurde das Spiel nicht beendet, oder der Link ist unvollständig.',
  start: 'Zum Test',
  welcome: 'Willkommen zurück',
} satisfies Translation['fullReport']
