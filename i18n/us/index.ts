import eng from '../eng/index.ts'
import type { Translation } from '../i18n-types.ts'
import { vary } from '../vary.ts'

export default vary<typeof eng, Translation>(eng, {
  game: { refused: 'The game could not be saved, so it cannot be analyzed. You are welcome to start a new one.' },
  popups: {
    more_than_ninety_percent: {
      text: 'More than 90% of your cards come from the same deck. If it stays like this, we cannot analyze your play.',
    },
  },
  completed: { analysing: 'Your play is being analyzed' },
  feedback: {
    categories: {
      'low-risk': { text: 'In this game you showed low-risk (non-risky) behavior.' },
      'medium-risk': { text: 'In this game you showed medium-risk behavior.' },
      risky: { text: 'In this game you showed risky behavior.' },
      'high-risk': { text: 'In this game you showed high-risk behavior.' },
    },
    quality: { random_play: 'Your choices followed no pattern that we could recognize, so your habits cannot be told from chance.' },
    emailReport: 'Email report',
  },
  email: { title: 'Email your report', address: 'Email address' },
  errors: {
    singleDeck:
      'Unfortunately we were unable to analyze your behavior on the task as you picked more than 90% from the same deck. You are welcome to try again.',
  },
})
