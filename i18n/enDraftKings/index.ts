import type { Translation } from '../i18n-types.ts'
import us from '../us/index.ts'
import { vary } from '../vary.ts'

export default vary<typeof us, Translation>(us, {
  landing: {
    title: 'Know your game. What’s your playing style?',
    intro:
      'Draw 80 cards and see how you handle risk, wins and losses. At the end you’ll get your own profile and three tips to help you stay in control.',
  },
  shell: { notice: 'Set your limits before you play. Help is available.' },
})
