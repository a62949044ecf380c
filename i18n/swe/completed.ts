import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Spelet är klart',
  text: 'Du började med {start|money} och vände alla 80 kort.',
  finalScore: 'Du slutade på {score|money} i poäng.',
  sending: 'Dina sista kort skickas',
  analysing: 'Ditt spel analyseras',
  ready: 'Din analys är klar',
  next: 'Fortsätt',
  failed: 'Analysen är inte tillgänglig just nu.',
} satisfies Translation['completed']
