import type { BaseTranslation } from '../../i18n-types.ts'
import { claims } from './claims.ts'

/** The decision profile and the dialog Learn more. */
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
  claims,
  learnMore: {
    title: 'What your result means',
    score: {
      title: 'The risk score',
      text: 'The score goes from 0 to 100. It has two parts: how many of your last 60 cards came from the two losing decks, and how much losses changed your next choice. Losing decks cost points in the long run. A higher score means riskier choices in this game. It says nothing about you as a person.',
    },
    range: {
      title: 'If you played again',
      text: 'One short game can’t measure you exactly. If the same person plays again, the score often comes out around 10 points higher or lower. About half of all players then land in another band.',
    },
    comparison: {
      title: 'The comparison',
      text: 'We compare you with {n:number|number} people who played a game of this kind. They took part in research. Whether they gamble played no part in choosing them.',
    },
    profile: {
      title: 'The decision profile',
      text: 'Each measure is worked out from the order of your choices, wins and losses. The shaded range shows where the true value most likely lies. A level is named only where your choices make it likely.',
    },
    limits: {
      title: 'What the test can’t say',
      text: 'This is an indication from one short game with points, not a diagnosis. The test has never been checked against a diagnosis of gambling disorder.',
      low: 'A low score doesn’t rule out a problem.',
    },
    help: {
      title: 'If you’re worried about gambling',
      text: 'Whatever your score: if you’re worried about your gambling, or someone else’s, talk to someone you trust or to a helpline.',
    },
    methodCard: 'Read how the test was checked',
  },
} satisfies BaseTranslation
