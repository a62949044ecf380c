import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Spillet er gennemført',
  text: 'Du startede med {start|money} og vendte alle 80 kort.',
  finalScore: 'Du sluttede med {score|money} i point.',
  sending: 'Dine sidste kort bliver sendt',
  analysing: 'Dit spil bliver analyseret',
  waiting: 'Dit spil står i kø',
  ahead: 'Spil før dit: {ahead}',
  seconds: 'cirka {seconds} sekunder',
  minutes: 'cirka {minutes} {{minut|minutter}}',
  stay: 'Det sker af sig selv. Du kan lade fanen stå åben og komme tilbage senere.',
  ready: 'Din analyse er klar',
  next: 'Fortsæt',
  failed: 'Dit spil kunne ikke analyseres',
  sent: 'Dine kort er sendt',
  received: 'Modtagne kort: {sent} ud af 80',
  analysed: 'Analyse af dit spil',
  soon: 'Det tager nogle få sekunder.',
  offline: 'Du er offline. Vi venter på dig.',
  kept: 'Fejlen er vores. Alle dine kort er gemt.',
  steps: { done: 'færdig', now: 'nu', next: 'næste', failed: 'ikke færdig' },
} satisfies Translation['completed']
