import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Je rapport e-mailen',
  singleUse: 'Je adres wordt één keer gebruikt. Het wordt niet bewaard en niet aan je resultaten gekoppeld.',
  address: 'E-mailadres',
  send: 'Rapport versturen',
  sending: 'Bezig met versturen',
  sent: 'E-mail verstuurd!',
  sentText: 'Kijk in je inbox. Wil je het rapport nog eens versturen, sluit dan dit venster en open het opnieuw.',
  invalid: 'Ongeldig e-mailadres',
  rejected: 'Kon geen e-mail naar dit adres sturen…',
  failed: 'Er ging iets mis, probeer het opnieuw…',
} satisfies Translation['email']
