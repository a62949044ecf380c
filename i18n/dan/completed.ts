import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Spillet er gennemført',
  text: 'Du startede med {start|money} og vendte alle 80 kort.',
  finalScore: 'Du sluttede med {score|money} i point.',
  sending: 'Dine sidste kort bliver sendt',
  analysing: 'Dit spil bliver analyseret',
  waiting: 'Dit spil venter på at blive analyseret',
  ahead: 'Spil før dit: {ahead}',
  seconds: 'cirka {seconds} sekunder',
  minutes: 'cirka {minutes} {{minut|minutter}}',
  stay: 'Det sker af sig selv. Du kan lade fanen stå åben og komme tilbage senere.',
  ready: 'Din analyse er klar',
  next: 'Fortsæt',
  failed: 'Analysen er ikke tilgængelig lige nu.',
} satisfies Translation['completed']
