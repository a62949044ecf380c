import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: { name: 'Sensitivity to rewards', explanation: 'How strongly a win changes your next choice.' },
    apun: { name: 'Sensitivity to losses', explanation: 'How strongly a loss changes your next choice.' },
    betaF: {
      name: 'Sensitivity to win frequency',
      explanation: 'How much it matters to you that a deck wins often, however small the wins are.',
    },
    betaP: { name: 'Staying with a deck', explanation: 'How much you tend to stay with a deck once you have chosen it.' },
  },
  levels: {
    arew: { low: 'Low', medium_low: 'Medium-low', medium_high: 'Medium-high', high: 'High' },
    apun: { low: 'Low', high: 'High' },
    betaF: { very_low: 'Very low', low: 'Low', medium: 'Medium', high: 'High', very_high: 'Very high' },
    betaP: { very_low: 'Very low', low: 'Low', medium: 'Medium', high: 'High', very_high: 'Very high' },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'In this game, neither a win nor a loss changed much in how you chose. You moved between the decks and followed your own plan more than the last card.',
      low_betap_high_apun:
        'In this game, wins changed little in how you chose, but losses did. You moved between the decks and soon left one that cost you points.',
      high_betap_low_apun:
        'In this game, neither a win nor a loss changed much in how you chose. Once you had picked a deck, you tended to stay with it.',
      high_betap_high_apun:
        'In this game, wins changed little in how you chose. You tended to stay with a deck until a loss made you think again.',
    },
    medium_low: {
      low_betap_low_apun:
        'In this game, wins had some pull on you, a little less than on most people. You tried different decks, and a loss did not hold you back for long.',
      low_betap_high_apun:
        'In this game, wins had some pull on you, a little less than on most people. You tried different decks and took note of losses.',
      high_betap_low_apun:
        'In this game, wins had some pull on you, a little less than on most people. You often stayed with a deck, even after it had cost you points.',
      high_betap_high_apun:
        'In this game, wins had some pull on you, a little less than on most people. You often stayed with a deck, but a loss could change your mind.',
    },
    medium_high: {
      low_betap_low_apun:
        'In this game, wins had a clear pull on your next choice. You changed decks easily, and losses counted less for you than wins.',
      low_betap_high_apun:
        'In this game, wins had a clear pull on your next choice, and losses did too. You changed decks easily and let the latest cards guide you.',
      high_betap_low_apun:
        'In this game, wins had a clear pull on your next choice. When a deck had paid well you stayed with it, even after it had cost you points.',
      high_betap_high_apun:
        'In this game, wins had a clear pull on your next choice. You liked to stay with a deck that had paid well, and a loss made you look again.',
    },
    high: {
      low_betap_low_apun:
        'In this game, a win had a strong effect on your next choice. You followed new wins from deck to deck, and losses did little to hold you back.',
      low_betap_high_apun:
        'In this game, wins and losses both had a strong effect on your next choice. You moved from deck to deck with each new card.',
      high_betap_low_apun:
        'In this game, a win had a strong effect on your next choice. You stayed with a deck that had just paid well, and losses there changed little.',
      high_betap_high_apun:
        'In this game, a win had a strong effect on your next choice. You stayed with a deck that had just paid well until a loss came.',
    },
  },
  apun: {
    low: {
      low_betap:
        'In this game, losses changed your choices less than they do for most people. When you moved to another deck, a loss was seldom the reason.',
      medium_betap: 'In this game, losses changed your choices less than they do for most people. After a loss you went on much as before.',
      high_betap:
        'In this game, losses changed your choices less than they do for most people. You often stayed with a deck although it had cost you points.',
    },
    high: {
      low_betap: 'In this game, losses had a strong effect on your choices. After a loss you were quick to try another deck.',
      medium_betap:
        'In this game, losses had a strong effect on your choices. You saw what each deck cost you and often changed your plan.',
      high_betap:
        'In this game, losses had a strong effect on your choices. You liked to stay with a deck, but a loss could make you leave it.',
    },
  },
  betaF: {
    very_low: 'In this game, it hardly mattered to you how often a deck won. You looked at how much you won or lost.',
    low: 'In this game, how often a deck won mattered less to you than to most people. The size of wins and losses mattered more.',
    medium: 'In this game, how often a deck won mattered about as much to you as to most people.',
    high: 'In this game, you liked decks that win often. Rare but large losses are then easy to miss.',
    very_high: 'In this game, you much preferred decks that win often. Many small wins can hide one large loss.',
  },
  betaP: {
    very_low: 'In this game, you changed decks very often. You seldom drew many cards from the same deck in a row.',
    low: 'In this game, you changed decks more often than most people.',
    medium: 'In this game, you stayed with a deck about as often as most people.',
    high: 'In this game, you tended to stay with a deck once you had chosen it.',
    very_high:
      'In this game, you stayed with the same deck for a very long time. When you gamble, it can help to decide beforehand when to stop.',
  },
  learnMore: {
    title: 'What your result means',
    score: {
      title: 'The risk score',
      text: 'The score goes from 0 to 100. A high score means that you made riskier choices in this game: you often drew from the losing decks, which cost points in the long run, went back to them after a loss, or let losses change little. It says nothing about you as a person.',
    },
    range: {
      title: 'The likely range',
      text: 'One short game cannot measure you exactly. If you play again, your score can move by about 9 points either way, and you might land in another band.',
    },
    comparison: {
      title: 'The comparison',
      text: 'We compare you with {n:number|number} people who played a game of this kind. They took part in research. They weren’t chosen because they gamble.',
    },
    profile: {
      title: 'The decision profile',
      text: 'Each measure is worked out from the order of your choices, wins and losses. The shaded range shows where the true value most likely lies. “Close to the next band” means that the next level is possible, too.',
    },
    limits: {
      title: 'What the test cannot say',
      text: 'This is an indication from one short game with points, not a diagnosis. The test has never been checked against a diagnosis of gambling disorder. A low score does not rule out a problem.',
    },
    help: {
      title: 'If you’re worried about gambling',
      text: 'Whatever your score: if you’re worried about your gambling, or someone else’s, talk to someone you trust or to a helpline.',
    },
    methodCard: 'Read how the test was checked',
  },
} satisfies BaseTranslation
