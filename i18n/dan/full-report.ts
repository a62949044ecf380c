import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Din rapport',
  heading: 'Din fulde rapport',
  played: 'Resultat af ét spil med 80 kort',
  notAvailableTitle: 'Denne rapport er ikke tilgængelig',
  notAvailable:
    'Der er ikke noget fuldstændigt resultat på denne adresse. Måske blev spillet ikke gjort færdigt, eller adressen er ikke fuldstændig.',
  start: 'Gå til testen',
} satisfies Translation['fullReport']
