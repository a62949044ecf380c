import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Wie spielen Sie?',
  intro:
    'Decken Sie 80 Karten auf und sehen Sie, wie Sie mit Risiko, Gewinnen und Verlusten umgehen. Am Ende bekommen Sie ein persönliches Profil und drei Tipps.',
  threeMinutes: 'Es dauert etwa drei Minuten',
  pointsOnly: 'Sie spielen nur um Punkte, nie um Geld',
  anonymous: 'Ihr Spiel ist anonym, und es werden keine Cookies verwendet',
  linked: 'Ihr Spiel ist mit Ihrem Konto bei {partner} verknüpft, und es werden keine Cookies verwendet',
  optional: 'Der Test ist freiwillig, und Sie können ihn machen, so oft Sie wollen',
  accept: 'Ich akzeptiere die {link}',
  acceptLink: 'Nutzungsbedingungen',
  mustAccept: 'Bitte akzeptieren Sie die Nutzungsbedingungen, um das Spiel zu starten',
  notAccepted: 'Sie können den Test nur machen, wenn Sie die Nutzungsbedingungen akzeptieren.',
  start: 'Spiel starten',
  ageMark: '{age}+',
  ageNote: 'Nur für Personen ab {age} Jahren',
  notKept: 'Diese Seite kann Ihr Spiel nicht speichern. Wenn Sie die Seite beim Spielen neu laden, beginnt das Spiel von vorn.',
  timedOutTitle: 'Ihr letztes Spiel ist beendet',
  timedOut: '15 Minuten lang gab es keine Aktivität, darum wurde das Spiel geschlossen. Sie können jederzeit ein neues beginnen.',
  termsPdf: 'Als PDF herunterladen',
  ownTab: 'In neuem Tab spielen',
} satisfies Translation['landing']
