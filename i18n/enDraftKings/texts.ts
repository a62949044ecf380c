import type { Differences } from '../messages.ts'

export default {
  root: {
    landing: {
      intro:
        'Draw 80 cards and see how you deal with risk, wins and losses in this game. At the end you’ll get your own profile and three tips.',
    },
    shell: { notice: 'Set your limits before you play. Help is available.' },
  },
} satisfies Differences
