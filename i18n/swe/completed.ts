import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Spelet är klart',
  text: 'Du började med {start|money} och vände alla 80 kort.',
  finalScore: 'Du slutade på {score|money} i poäng.',
  sending: 'Dina sista kort skickas',
  analysing: 'Ditt spel analyseras',
  waiting: 'Ditt spel står i kö',
  ahead: 'Spel före ditt: {ahead}',
  seconds: 'ungefär {seconds} sekunder',
  minutes: 'ungefär {minutes} {{minut|minuter}}',
  stay: 'Det sker av sig självt. Du kan låta fliken vara öppen och komma tillbaka senare.',
  ready: 'Din analys är klar',
  next: 'Fortsätt',
  failed: 'Ditt spel kunde inte analyseras',
  sent: 'Dina kort har skickats',
  received: 'Mottagna kort: {sent} av 80',
  analysed: 'Analys av ditt spel',
  soon: 'Det tar några sekunder.',
  offline: 'Du är offline. Vi väntar.',
  kept: 'Felet är vårt. Alla dina kort är sparade.',
  steps: { done: 'klart', now: 'nu', next: 'härnäst', failed: 'inte klart' },
} satisfies Translation['completed']
