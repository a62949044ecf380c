import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Pošalji izveštaj imejlom',
  singleUse: 'Vaša adresa se koristi jednom. Ne čuva se i ne povezuje sa vašim rezultatima.',
  address: 'Imejl adresa',
  send: 'Pošalji izveštaj',
  sending: 'Slanje',
  sent: 'Poruka je poslata!',
  sentText: 'Pogledajte prijemnu poštu. Da biste ponovo poslali izveštaj, zatvorite ovaj prozor i otvorite ga opet.',
  invalid: 'Neispravna imejl adresa',
  rejected: 'Poruka nije mogla da se pošalje na ovu adresu…',
  failed: 'Došlo je do greške, pokušajte ponovo…',
} satisfies Translation['email']
