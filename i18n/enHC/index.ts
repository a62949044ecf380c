import eng from '../eng/index.ts'
import type { Translation } from '../i18n-types.ts'
import { vary } from '../vary.ts'

export default vary<typeof eng, Translation>(eng, {
  landing: {
    intro:
      'Before your visit or after it: turn 80 cards and see how you deal with risk, wins and losses. At the end you get a personal profile and three pieces of advice.',
  },
  shell: { notice: 'Play responsibly. A help-line is available 24/7.' },
})
