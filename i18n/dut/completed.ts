import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Spel voltooid',
  text: 'Je begon met {start|money} en draaide alle 80 kaarten om.',
  finalScore: 'Je eindigde met {score|money} aan punten.',
  sending: 'Je laatste kaarten worden verstuurd',
  analysing: 'Je spel wordt geanalyseerd',
  ready: 'Je analyse is klaar',
  next: 'Verder',
  failed: 'De analyse is nu niet beschikbaar.',
} satisfies Translation['completed']
