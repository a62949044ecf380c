import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Din rapport',
  heading: 'Din fulde rapport',
  played: 'Resultat af ét spil med 80 kort',
  notAvailableTitle: 'Denne rapport er ikke tilgængelig',
  notAvailable:
    'Der er ikke noget fuldstændigt resultat på dette link. Måske blev spillet ikke gjort færdigt, eller linket er ufuldstændigt.',
  start: 'Gå til testen',
  welcome: 'Velkommen tilbage',
} satisfies Translation['fullReport']
