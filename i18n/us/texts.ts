import { type Words, word } from '../checks/words.ts'
import { words as english } from '../eng/words.ts'
import type { Differences } from '../messages.ts'

/** The words of `eng` in American spelling; what only British readers write must not stand, so that an inherited text that needs its own is found. */
export const words: Words = {
  ...english,
  never: [
    ...english.never.filter(([never]) => !never.test('color')),
    [
      word('(?:colou|behaviou|favou)r\\p{L}*|(?:analy|recogni|organi|reali)s(?:e|ed|es|ing)|centres?|licences?|towards'),
      'American spelling',
    ],
    [word('e-mails?|start again|sport|cinema'), 'email, start over, sports, movie'],
  ],
}

export default {
  root: {
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
      waiting: 'Your game is in line',
      analysed: 'Play analyzed',
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
  },
  accessibility: {
    how: 'Before each version, automatic checks go through every screen in every language and every color scheme. One whole game is played with the keyboard alone, and another by what a screen reader says.',
  },
  advice: {
    items: {
      lacking_excitement: {
        text: 'Some people gamble because they want more excitement. Sports, music or a new hobby can give you that feeling without costing as much.',
      },
      keep_gambling_fun: {
        text: 'If you gamble, see it as entertainment you pay for, like a movie. When it’s not fun anymore, it’s time to stop.',
      },
      strike_the_balance: {
        text: 'Family, friends, work, sleep and sports need their time, too. Check now and then whether gambling leaves room for them.',
      },
    },
  },
  consent: {
    neverEmail: 'Your email address',
  },
  help: {
    ways: { treatment: { text: 'Counselors and clinics that know about gambling.' } },
  },
  profile: {
    claims: {
      verdict_low_risk: 'In this game your risk score counts as low-risk (non-risky) behavior.',
      verdict_medium_risk: 'In this game your risk score counts as medium-risk behavior.',
      verdict_risky: 'In this game your risk score counts as risky behavior.',
      verdict_high_risk: 'In this game your risk score counts as high-risk behavior.',
    },
  },
  report: {
    mail: {
      once: 'We used your address once, to send this email. We don’t store it or link it to your results. For a day we keep a code made from it, so that nobody can flood your inbox.',
      notYou: 'Didn’t ask for this email? Someone may have mistyped their address. You can delete it; we won’t send another.',
    },
  },
  terms: {
    general: {
      time: 'It takes about three minutes. Please finish it in one sitting: if you leave a running game, you have to start over. The game also ends after 15 minutes without activity.',
    },
    userData: {
      email:
        'If you have your report sent by email, your address is used for this one message only. Here it is not stored and not linked to your results, but whoever delivers the message has both. For about a day we keep a code made from it, so that nobody can flood an inbox. The address cannot be read from it.',
    },
    disclaimer: {
      indication:
        'The result is an indication from one short game. It is not a diagnosis and does not replace advice from a doctor or a counselor.',
    },
    license: { title: 'License', fonts: 'Fonts and other people’s software are used under their open licenses.' },
  },
} satisfies Differences
