import type { Differences } from '../messages.ts'

export default {
  root: {
    landing: {
      intro:
        'Before your visit or after it: draw 80 cards and see how you deal with risk, wins and losses in this game. At the end you’ll get a personal profile and three pieces of advice.',
    },
    shell: { notice: 'Take a moment to think. A helpline is available 24/7.' },
  },
  terms: {
    disclaimer: {
      decisions:
        'What you make of the result is up to you. If you are worried about your gambling, or someone else’s, please contact a helpline. One is available 24/7.',
    },
  },
} satisfies Differences
