import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Mejla din rapport',
  singleUse: 'Din adress används en gång. Den sparas inte och kopplas inte till dina resultat.',
  address: 'Mejladress',
  send: 'Skicka rapporten',
  sending: 'Skickar',
  sent: 'Mejlet är skickat!',
  sentText: 'Titta i din inkorg. Vill du skicka rapporten igen stänger du fönstret och öppnar det på nytt.',
  invalid: 'Ogiltig mejladress',
  rejected: 'Det gick inte att mejla till den här adressen …',
  failed: 'Något gick fel, försök igen …',
} satisfies Translation['email']
