import eng from '../eng/index.ts'
import type { Translation } from '../i18n-types.ts'
import { vary } from '../vary.ts'

export default vary<typeof eng, Translation>(eng, {
  landing: {
    intro:
      'Before your visit or after it: draw 80 cards and see how you handle risk, wins and losses. At the end you’ll get a personal profile and three pieces of advice.',
  },
  shell: { notice: 'Take a moment to think. A helpline is available 24/7.' },
})
