import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Din rapport',
  heading: 'Din fullständiga rapport',
  played: 'Resultat av ett spel med 80 kort',
  notAvailableTitle: 'Den här rapporten är inte tillgänglig',
  notAvailable: 'Det finns inget fullständigt resultat på den här länken. Kanske spelades spelet inte klart, eller så är länken inte hel.',
  start: 'Gå till testet',
  welcome: 'Välkommen tillbaka',
} satisfies Translation['fullReport']
