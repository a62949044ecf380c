import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Pošalji izveštaj e-poštom',
  singleUse: 'Vaša adresa se koristi jednom. Ne čuva se i ne povezuje sa vašim rezultatima.',
  address: 'Adresa e-pošte',
  send: 'Pošalji izveštaj',
  sending: 'Slanje',
  sent: 'E-pošta je poslata!',
  sentText: 'Pogledajte svoje sanduče. Da ponovo pošaljete izveštaj, zatvorite ovaj prozor i otvorite ga opet.',
  invalid: 'Neispravna adresa e-pošte',
  rejected: 'E-pošta nije mogla da se pošalje na ovu adresu…',
  failed: 'Nešto nije uspelo, pokušajte ponovo…',
} satisfies Translation['email']
