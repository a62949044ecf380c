import type { Translation } from '../i18n-types.ts'

export const errors = {
  singleDeck:
    'Tyvärr kunde vi inte analysera ditt beteende i uppgiften eftersom du tog mer än 90 % av korten från samma korthög. Du får gärna försöka igen.',
  unauthorized: {
    title: 'Länken är inte giltig',
    text: 'Länken som ledde hit är inte giltig eller har slutat gälla. Gå tillbaka till sidan du kom från och öppna testet igen.',
    contact: 'Om det fortfarande inte fungerar, skriv till oss:',
  },
  unreachable: {
    title: 'Vi får ingen kontakt med testet',
    text: 'Det är inget fel på din länk. Vi fortsätter att försöka.',
  },
  notFound: {
    title: 'Den här sidan finns inte',
    text: 'Kanske är adressen felstavad, eller så har sidan flyttats.',
    start: 'Gå till testet',
  },
  crash: {
    title: 'Något gick fel',
    text: 'Den här delen av sidan kunde inte visas. Försök igen.',
    kept: 'Ditt spel finns kvar.',
    reload: 'Ladda om sidan',
  },
  noConnection: 'Det finns ingen anslutning. Försök igen.',
  resultsMissing: 'Ditt resultat är inte tillgängligt just nu. Försök igen.',
  tryAgainIn: 'Vi försöker igen om {seconds} {{sekund|sekunder}}.',
  backTo: 'Tillbaka till {partner}',
} satisfies Translation['errors']
