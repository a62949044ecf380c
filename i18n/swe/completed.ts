import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Spelet är klart',
  text: 'Du började med {start|money} och vände alla 80 kort.',
  finalScore: 'Du slutade på {score|money} i poäng.',
  sending: 'Dina sista kort skickas',
  analysing: 'Ditt spel analyseras',
  waiting: 'Ditt spel väntar på att analyseras',
  ahead: 'Spel före ditt: {ahead}',
  seconds: 'ungefär {seconds} sekunder',
  minutes: 'ungefär {minutes} {{minut|minuter}}',
  stay: 'Det sker av sig självt. Du kan låta fliken vara öppen och komma tillbaka senare.',
  ready: 'Din analys är klar',
  next: 'Fortsätt',
  failed: 'Analysen är inte tillgänglig just nu.',
} satisfies Translation['completed']
