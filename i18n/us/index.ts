import eng from '../eng/index.ts'
import type { Translation } from '../i18n-types.ts'
import { vary } from '../vary.ts'

export default vary<typeof eng, Translation>(eng, {
  landing: { notKept: 'This page can’t save your game. If you reload it while you play, the game starts over from the beginning.' },
  instructions: {
    three: {
      text: 'Try to finish with as many points as you can. Please play in one sitting: if you leave the game, you’ll have to start over. You can pause at any time.',
    },
  },
  game: {
    refused: 'We couldn’t save the game, so it can’t be analyzed. You’re welcome to start a new one.',
    resumeText: 'You left before the end of the game. Pick up where you left off, or start over.',
  },
  common: { startAgain: 'Start over' },
  popups: {
    idleWarning: { text: 'If you do nothing, the game will end in {time} and you’ll have to start over.' },
    more_than_ninety_percent: {
      text: 'More than 90% of your cards are from the same deck. If this goes on, we won’t be able to analyze your play.',
    },
  },
  completed: {
    analysing: 'Your play is being analyzed',
    analysed: 'Your play is analyzed',
    failed: 'Your play couldn’t be analyzed',
  },
  feedback: {
    emailReport: 'Email report',
  },
  email: { title: 'Email your report', address: 'Email address' },
  errors: {
    singleDeck:
      'Unfortunately we were unable to analyze your behavior on the task as you picked more than 90% from the same deck. You are welcome to try again.',
  },
})
