import type { Translation } from '../i18n-types.ts'
import us from '../us/index.ts'
import { vary } from '../vary.ts'

export default vary<typeof us, Translation>(us, {
  landing: {
    title: 'Know your game. How do you play?',
    intro:
      'Turn 80 cards and see how you handle risk, wins and losses. At the end you get your own profile and three tips for keeping play safe and fun.',
  },
  shell: { notice: 'Set your limits before you play. Help is available.' },
})
