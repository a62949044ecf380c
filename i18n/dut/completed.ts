import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Spel voltooid',
  text: 'Je begon met {start|money} en draaide alle 80 kaarten om.',
  finalScore: 'Je eindigde met {score|money} aan punten.',
  sending: 'Je laatste kaarten worden verstuurd',
  analysing: 'Je spel wordt geanalyseerd',
  waiting: 'Je spel wacht op de analyse',
  ahead: 'Spellen vóór dat van jou: {ahead}',
  seconds: 'ongeveer {seconds} seconden',
  minutes: 'ongeveer {minutes} {{minuut|minuten}}',
  stay: 'Het gaat vanzelf verder. Je kunt dit tabblad open laten en later terugkomen.',
  ready: 'Je analyse is klaar',
  next: 'Verder',
  failed: 'De analyse is nu niet beschikbaar.',
} satisfies Translation['completed']
