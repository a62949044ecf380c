import type { Differences } from '../messages.ts'

export default {
  root: {
    landing: {
      title: 'Know your game. What’s your playing style?',
      intro:
        'Draw 80 cards and see how you handle risk, wins and losses. At the end you’ll get your own profile and three tips to help you stay in control.',
    },
    shell: { notice: 'Set your limits before you play. Help is available.' },
  },
} satisfies Differences
