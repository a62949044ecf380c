/** The decision profile and the dialog Learn more. */
export default {
  measures: {
    arew: { name: 'Sensitivity to rewards', explanation: 'How strongly a win changes your next choice.' },
    apun: { name: 'Sensitivity to losses', explanation: 'How strongly a loss changes your next choice.' },
    betaF: {
      name: 'Sensitivity to win frequency',
      explanation:
        'How much it matters to you whether a card won or lost, rather than how many points it was. Leaving a deck after a loss points that way.',
    },
    betaP: { name: 'Staying with a deck', explanation: 'How much you tend to stay with a deck once you have chosen it.' },
  },
  levels: {
    arew: { low: 'Low', medium_low: 'Medium-low', medium_high: 'Medium-high', high: 'High' },
    apun: { low: 'Low', high: 'High' },
    betaF: { very_low: 'Very low', low: 'Low', medium: 'Medium', high: 'High', very_high: 'Very high' },
    betaP: { very_low: 'Very rarely', low: 'Rarely', medium: 'Sometimes', high: 'Often', very_high: 'Very often' },
  },
  /** After the sentence on who has a lower or a higher score. */
  placed: {
    top: 'It’s in the top {share:number|percent} of those scores.',
    bottom: 'It’s in the bottom {share:number|percent} of those scores.',
  },
  /** What may be said of a player's own game (keys and counts: `contract/claims.ts`); reasons of tips stand with the advice. */
  claims: {
    verdict_low_risk: 'In this game your risk score counts as low-risk (non-risky) behaviour.',
    verdict_medium_risk: 'In this game your risk score counts as medium-risk behaviour.',
    verdict_risky: 'In this game your risk score counts as risky behaviour.',
    verdict_high_risk: 'In this game your risk score counts as high-risk behaviour.',
    verdict_repeat:
      'In simulated games like yours, with other cards, about 8 out of 10 results lie between {low:number} and {high:number}. About {same:number} out of 100 are in the same band.',
    verdict_towards_middle:
      'A score this far from the middle is partly chance. In simulated games like yours, it mostly comes out closer to the middle, without any change in the player.',
    verdict_higher_than: 'Your risk score is higher than {share:number|percent} of the scores it was compared with.',
    verdict_lower_than: 'Your risk score is lower than {share:number|percent} of the scores it was compared with.',
    part_losing_cards:
      '{cards:number} of your last 60 cards came from the two losing decks, which cost points in the long run. Half of the volunteers took {median:number} or fewer.',
    part_losses_less:
      'In this game, losses changed your next choice less than they did for half of the volunteers. You left the deck after {left_losses:number} out of {losses:number} loss{{es}} and after {left_wins:number} out of {wins:number} win{{s}}.',
    part_losses_more:
      'In this game, losses changed your next choice more than they did for half of the volunteers. You left the deck after {left_losses:number} out of {losses:number} loss{{es}} and after {left_wins:number} out of {wins:number} win{{s}}.',
    part_losses_little:
      'In this game, whether you had won or lost made little difference to your next choice. You left the deck after {left_losses:number} out of {losses:number} loss{{es}} and after {left_wins:number} out of {wins:number} win{{s}}.',
    part_losses_much:
      'In this game, whether you had won or lost made a big difference to your next choice. You left the deck after {left_losses:number} out of {losses:number} loss{{es}} and after {left_wins:number} out of {wins:number} win{{s}}.',
    part_losses_neutral:
      'You left the deck after {left_losses:number} out of {losses:number} loss{{es}} and after {left_wins:number} out of {wins:number} win{{s}}.',
    part_at_most: 'With {cards:number} out of 60 cards from these decks, the score can be at most {limit:number}.',
    part_at_least: 'With {cards:number} out of 60 cards from these decks, the score is at least {limit:number}.',
    guess_very_low: 'In this game your guess of {guess:number} was far below your risk score of {score:number}.',
    guess_low: 'In this game your guess of {guess:number} was below your risk score of {score:number}.',
    guess_good:
      'In this game your guess was as close as one game can tell: you said {guess:number}, and your risk score is {score:number}.',
    guess_high: 'In this game your guess of {guess:number} was above your risk score of {score:number}.',
    guess_very_high: 'In this game your guess of {guess:number} was far above your risk score of {score:number}.',
    guess_numbers: 'In this game your guess was {guess:number} and your risk score is {score:number}.',
    habit_arew_low_low_betap_low_apun:
      'You switched decks more often than half of the volunteers, and after a win you usually moved on as well. In this game, a win or a loss made less difference to your next choice than it did for half of the volunteers.',
    habit_arew_low_low_betap_high_apun:
      'You switched decks more often than half of the volunteers, but after a win you usually stayed. In this game, a win or a loss made less difference to your next choice than it did for half of the volunteers.',
    habit_arew_low_high_betap_low_apun:
      'You switched decks less often than half of the volunteers, but after a win you usually moved on. In this game, a win or a loss made less difference to your next choice than it did for half of the volunteers.',
    habit_arew_low_high_betap_high_apun:
      'You switched decks less often than half of the volunteers, and after a win you usually stayed. In this game, a win or a loss made less difference to your next choice than it did for half of the volunteers.',
    habit_arew_medium_low_low_betap_low_apun:
      'In this game, a win or a loss made less difference to your next choice than it did for half of the volunteers. You switched decks more often than half of the volunteers, and after a win you usually moved on as well.',
    habit_arew_medium_low_low_betap_high_apun:
      'In this game, a win or a loss made less difference to your next choice than it did for half of the volunteers. You switched decks more often than half of the volunteers, but after a win you usually stayed.',
    habit_arew_medium_low_high_betap_low_apun:
      'In this game, a win or a loss made less difference to your next choice than it did for half of the volunteers. You switched decks less often than half of the volunteers, but after a win you usually moved on.',
    habit_arew_medium_low_high_betap_high_apun:
      'In this game, a win or a loss made less difference to your next choice than it did for half of the volunteers. You switched decks less often than half of the volunteers, and after a win you usually stayed.',
    habit_arew_medium_high_low_betap_low_apun:
      'In this game, a win or a loss made more difference to your next choice than it did for half of the volunteers. You switched decks more often than half of the volunteers, and after a win you usually moved on as well.',
    habit_arew_medium_high_low_betap_high_apun:
      'In this game, a win or a loss made more difference to your next choice than it did for half of the volunteers. You switched decks more often than half of the volunteers, but after a win you usually stayed.',
    habit_arew_medium_high_high_betap_low_apun:
      'In this game, a win or a loss made more difference to your next choice than it did for half of the volunteers. You switched decks less often than half of the volunteers, but after a win you usually moved on.',
    habit_arew_medium_high_high_betap_high_apun:
      'In this game, a win or a loss made more difference to your next choice than it did for half of the volunteers. You switched decks less often than half of the volunteers, and after a win you usually stayed.',
    habit_arew_high_low_betap_low_apun:
      'You switched decks more often than half of the volunteers, and after a win you usually moved on as well. In this game, a win or a loss made more difference to your next choice than it did for half of the volunteers.',
    habit_arew_high_low_betap_high_apun:
      'You switched decks more often than half of the volunteers, but after a win you usually stayed. In this game, a win or a loss made more difference to your next choice than it did for half of the volunteers.',
    habit_arew_high_high_betap_low_apun:
      'You switched decks less often than half of the volunteers, but after a win you usually moved on. In this game, a win or a loss made more difference to your next choice than it did for half of the volunteers.',
    habit_arew_high_high_betap_high_apun:
      'You switched decks less often than half of the volunteers, and after a win you usually stayed. In this game, a win or a loss made more difference to your next choice than it did for half of the volunteers.',
    habit_arew_low: 'In this game, a win or a loss made less difference to your next choice than it did for half of the volunteers.',
    habit_arew_medium_low: 'In this game, a win or a loss made less difference to your next choice than it did for half of the volunteers.',
    habit_arew_medium_high:
      'In this game, a win or a loss made more difference to your next choice than it did for half of the volunteers.',
    habit_arew_high: 'In this game, a win or a loss made more difference to your next choice than it did for half of the volunteers.',
    habit_arew_neutral: 'Your choices as a whole point this way. No single count shows it clearly.',
    habit_arew_split: 'Your choices fit more than one pattern, so we name no level. A second game could tell them apart.',
    habit_apun_low_low_betap:
      'In this game, losses changed your next choice less than they did for half of the volunteers. You switched decks more often than half of the volunteers: {changes:number} out of 79 times.',
    habit_apun_low_medium_betap:
      'In this game, losses changed your next choice less than they did for half of the volunteers. You switched decks about as often as the middle half of the volunteers: {changes:number} out of 79 times.',
    habit_apun_low_high_betap:
      'In this game, losses changed your next choice less than they did for half of the volunteers. You switched decks less often than half of the volunteers: {changes:number} out of 79 times.',
    habit_apun_high_low_betap:
      'In this game, losses changed your next choice more than they did for half of the volunteers. You switched decks more often than half of the volunteers: {changes:number} out of 79 times.',
    habit_apun_high_medium_betap:
      'In this game, losses changed your next choice more than they did for half of the volunteers. You switched decks about as often as the middle half of the volunteers: {changes:number} out of 79 times.',
    habit_apun_high_high_betap:
      'In this game, losses changed your next choice more than they did for half of the volunteers. You switched decks less often than half of the volunteers: {changes:number} out of 79 times.',
    habit_apun_low: 'In this game, losses changed your next choice less than they did for half of the volunteers.',
    habit_apun_high: 'In this game, losses changed your next choice more than they did for half of the volunteers.',
    habit_apun_little: 'In this game, whether you had won or lost made little difference to your next choice.',
    habit_apun_much: 'In this game, whether you had won or lost made a big difference to your next choice.',
    habit_apun_neutral: 'Your choices as a whole point this way. No single count shows it clearly.',
    habit_apun_split: 'Your choices fit more than one pattern, so we name no level. A second game could tell them apart.',
    habit_betaF_very_low:
      'In this game, you left a deck after a loss less often than half of the volunteers. You stayed {stayed_losses:number} out of {losses:number} time{{s}}.',
    habit_betaF_low:
      'In this game, you stayed with a deck after a loss more often than half of the volunteers: {stayed_losses:number} out of {losses:number} time{{s}}.',
    habit_betaF_medium:
      'In this game, you usually left a deck after a loss, as most of the volunteers did. You stayed {stayed_losses:number} out of {losses:number} time{{s}}.',
    habit_betaF_high:
      'In this game, you left a deck after a loss more often than half of the volunteers. You stayed {stayed_losses:number} out of {losses:number} time{{s}}.',
    habit_betaF_very_high:
      'In this game, you stayed with a deck after a loss less often than half of the volunteers: {stayed_losses:number} out of {losses:number} time{{s}}.',
    habit_betaF_neutral: 'Your choices as a whole point this way. No single count shows it clearly.',
    habit_betaF_split: 'Your choices fit more than one pattern, so we name no level. A second game could tell them apart.',
    habit_betaP_very_low: 'In this game, you switched decks very often: {changes:number} out of 79 times.',
    habit_betaP_low: 'In this game, you switched decks more often than half of the volunteers: {changes:number} out of 79 times.',
    habit_betaP_medium:
      'In this game, you switched decks about as often as the middle half of the volunteers: {changes:number} out of 79 times.',
    habit_betaP_high: 'In this game, you switched decks less often than half of the volunteers: {changes:number} out of 79 times.',
    habit_betaP_very_high: 'In this game, you stayed with a deck for a long time. Your longest run was {run:number} cards.',
    habit_betaP_neutral: 'Your choices as a whole point this way. No single count shows it clearly.',
    habit_betaP_split: 'Your choices fit more than one pattern, so we name no level. A second game could tell them apart.',
    count_one_deck: 'You took most of your cards from one deck, so the others tell us little.',
    count_too_fast:
      'You took half of your cards less than {seconds:number|number} second{{s}} after you could read the last one. At that speed the cards show little about how you choose.',
    count_random_play: 'Our method explains your choices no better than chance does, so we draw no conclusions from them.',
    count_scripted: 'The timing of your cards doesn’t add up. That can happen when a program plays, so we draw no conclusions from it.',
    count_losing_cards: '{cards:number} of your last 60 cards came from the two losing decks, which cost points in the long run.',
    count_stays:
      'You stayed with the deck {stayed_wins:number} out of {wins:number} time{{s}} after a win and {stayed_losses:number} out of {losses:number} time{{s}} after a loss.',
    count_changes: 'You switched decks {changes:number} out of 79 possible times. Your longest run on one deck was {run:number} card{{s}}.',
  },
  learnMore: {
    title: 'What your result means',
    score: {
      title: 'The risk score',
      text: 'The score goes from 0 to 100. It has two parts: how many of your last 60 cards came from the two losing decks, and how much losses changed your next choice. Losing decks cost points in the long run. A higher score means riskier choices in this game. It says nothing about you as a person.',
    },
    range: {
      title: 'If you played again',
      text: 'One short game can’t give an exact measure. In simulated games like yours, with other cards, the score typically comes out about 10 points higher or lower. The further it lies from the middle, the larger the change. Real repeats differ more: people change from day to day, and a change of 13 points is typical.',
    },
    comparison: {
      title: 'The comparison',
      text: 'We compare you with {n:number|number} people who played a game of this kind. They took part in research. Whether they gamble played no part in choosing them.',
    },
    profile: {
      title: 'The decision profile',
      text: 'Each measure is worked out from the order of your choices, wins and losses. The shaded range shows where the true value probably lies. A level is named only where your choices make it likely.',
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
} as const
