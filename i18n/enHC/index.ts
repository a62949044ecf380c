import eng from '../eng/index.ts'
import type { Translation } from '../i18n-types.ts'
import { vary } from '../vary.ts'

export default vary<typeof eng, Translation>(eng, {
  landing: {
    intro:
      'Before your visit or after it: turn 80 cards and see how you deal with risk, wins and losses. At the end you get a personal profile and three pieces of advice.',
  },
  shell: { notice: 'Play responsibly. A help-line is available 24/7.' },
  helpLine: {
    text: '{name} listens and helps. A help-line is available 24/7, and you do not have to give your name.',
    none: 'A help-line is available 24/7 for people who gamble and for those close to them. Your doctor can also tell you where to find help.',
  },
})
