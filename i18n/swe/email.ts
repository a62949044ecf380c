import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Mejla din rapport',
  singleUse: 'Din adress används en gång. Den sparas inte och kopplas inte till dina resultat.',
  address: 'E-postadress',
  send: 'Skicka rapporten',
  sending: 'Skickar',
  sent: 'Mejlet är skickat!',
  sentText: 'Titta i din inkorg. Vill du skicka rapporten igen stänger du fönstret och öppnar det på nytt.',
  invalid: 'Ogiltig e-postadress',
  rejected: 'Det gick inte att skicka e-post till den här adressen …',
  failed: 'Något gick fel, försök igen …',
} satisfies Translation['email']
