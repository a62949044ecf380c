import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Pošalji izveštaj e-poštom',
  singleUse: 'Vaša adresa se koristi jednom. Ne čuva se i ne povezuje sa vašim rezultatima.',
  address: 'Adresa e-pošte',
  send: 'Pošalji izveštaj',
  sending: 'Slanje',
  sent: 'Poruka je poslata!',
  sentText: 'Pogledajte svoje prijemno sanduče. Da biste ponovo poslali izveštaj, zatvorite ovaj prozor i otvorite ga opet.',
  invalid: 'Neispravna adresa e-pošte',
  rejected: 'Poruka nije mogla da se pošalje na ovu adresu…',
  failed: 'Došlo je do greške, pokušajte ponovo…',
} satisfies Translation['email']
