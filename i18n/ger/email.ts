import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Bericht per E-Mail senden',
  singleUse: 'Ihre Adresse wird einmal verwendet. Sie wird nicht gespeichert und nicht mit Ihren Ergebnissen verbunden.',
  address: 'E-Mail-Adresse',
  send: 'Bericht senden',
  sending: 'Wird gesendet',
  sent: 'E-Mail gesendet!',
  sentText:
    'Bitte schauen Sie in Ihren Posteingang. Um den Bericht noch einmal zu senden, schließen Sie dieses Fenster und öffnen Sie es erneut.',
  invalid: 'Ungültige E-Mail-Adresse',
  rejected: 'E-Mail konnte nicht an diese Adresse gesendet werden …',
  failed: 'Etwas ist schiefgegangen, bitte versuchen Sie es noch einmal …',
} satisfies Translation['email']
