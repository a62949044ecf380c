import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Spel voltooid',
  text: 'Je begon met {start|money} en draaide alle 80 kaarten om.',
  finalScore: 'Je eindigde met {score|money} aan punten.',
  sending: 'Je laatste kaarten worden verstuurd',
  analysing: 'Je spel wordt geanalyseerd',
  waiting: 'Je spel staat in de wachtrij',
  ahead: 'Spellen vóór dat van jou: {ahead}',
  seconds: 'ongeveer {seconds} seconden',
  minutes: 'ongeveer {minutes} {{minuut|minuten}}',
  stay: 'Het gaat vanzelf verder. Je kunt dit tabblad open laten en later terugkomen.',
  ready: 'Je analyse is klaar',
  next: 'Verder',
  failed: 'Je spel kon niet worden geanalyseerd',
  sent: 'Je kaarten zijn verstuurd',
  received: 'Ontvangen kaarten: {sent} van de 80',
  analysed: 'Analyse van je spel',
  soon: 'Dit duurt een paar seconden.',
  offline: 'Je bent offline. We wachten op je.',
  kept: 'De fout ligt bij ons. Al je kaarten zijn bewaard.',
  steps: { done: 'klaar', now: 'nu', next: 'hierna', failed: 'niet gelukt' },
} satisfies Translation['completed']
