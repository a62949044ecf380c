import { density } from '../../contract/density.ts'
import { bandColours } from '../../contract/look/band-colours.ts'
import type { Results, RiskGuess } from '../../contract/results.ts'
import { riskBorders } from '../../contract/scales.ts'
import { isStated, statesHabits } from '../../contract/stated.ts'
import type { Theme } from '../../contract/theme.ts'
import { claimSentence, claimsOf } from '../../i18n/claim-sentence.ts'
import { comparisonTexts } from '../../i18n/comparison.ts'
import { scoreSum, signedPoints } from '../../i18n/score-sum.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'

/** What of a full report says how the score came about. */
type Scored = { results: Results; riskGuess: RiskGuess }

/** The gauge. Null, as all that follows from the score, if the result may not be stated. */
export const gaugeData = (
  { results }: Pick<Scored, 'results'>,
  { root: { feedback, riskScore } }: SetTexts,
  { sliderGradient }: Pick<Theme, 'sliderGradient'>,
) => {
  if (!isStated(results)) return null
  const { risk_score: score, risk_band: band } = results
  return {
    alt: feedback.gauge({ score }),
    score,
    band,
    borders: [0, ...riskBorders, 100],
    bands: bandColours(sliderGradient),
    of: feedback.of100(),
    low: riskScore.low(),
    high: riskScore.high(),
  }
}

/** What the score is made of: two counts and a sum that adds up, and how they are counted. */
export const whyData = ({ results }: Pick<Scored, 'results'>, { profile, result: { parts: texts, how } }: SetTexts) => {
  const [cards, losses, ...limits] = claimsOf(results.claims, 'part_')
  if (!isStated(results) || !cards || !losses) return null
  const { parts, risk_score: score } = results
  const { cards: count = 0, median = 0 } = cards.counts
  const { left_losses = 0, losses: lost = 0, left_wins = 0, wins = 0 } = losses.counts
  const say = (claim: typeof cards) => claimSentence(claim, { profile })
  const bar = (label: string, left: number, of: number) => ({ label, share: left / (of || 1), words: texts.outOf({ count: left, of }) })
  const sum = scoreSum(parts, score)
  return {
    title: texts.title({ score }),
    cards: {
      name: texts.cards(),
      points: signedPoints(parts.bad_share),
      count,
      median,
      alt: texts.outOf({ count, of: 60 }),
      key: say(cards),
    },
    losses: {
      name: texts.losses(),
      points: signedPoints(parts.loss_effect),
      bars: [bar(texts.afterLosses(), left_losses, lost), bar(texts.afterWins(), left_wins, wins)],
    },
    average: texts.average(),
    sum: sum.text,
    limits: limits.map(say),
    counted: {
      title: how(),
      // The bars say what a sentence without a comparison says.
      texts: [texts.counted(), [texts.model(), ...(losses.key === 'part_losses_neutral' ? [] : [say(losses)])].join(' ')],
    },
  }
}

/** Score, guess and the scores of others in one picture, and how they compare; `stress` is the part of the sentence to set in bold. */
export const othersData = ({ results, riskGuess }: Scored, { root: { feedback }, profile, formats, result }: SetTexts) => {
  if (!isStated(results)) return null
  const { risk_score: score, risk_band: band, reference_group, striking } = results
  const { risk_guess: guess } = riskGuess
  const { name, n, scores } = reference_group
  const isCompared = statesHabits(results)
  const compared = isCompared ? comparisonTexts(results, profile) : null
  return {
    title: isCompared ? result.others.title() : result.guess.title(),
    alt: `${result.others.you({ score })}. ${feedback.guessLabel({ guess })}.`,
    you: result.others.you({ score }),
    guessed: feedback.guessLabel({ guess }),
    score,
    guess,
    band,
    curve: isCompared && scores ? density(scores).map((height) => Math.round(1000 * height) / 1000) : null,
    sentence: compared?.words ?? null,
    stress: compared ? formats.percent(compared.share) : '',
    range: compared?.range ?? null,
    striking: isCompared && striking ? claimSentence(striking, { profile }) : null,
    group: compared && (name === 'installation' ? feedback.comparedPlayers({ n }) : feedback.comparedVolunteers({ n })),
    // The picture has both numbers.
    guessSentence:
      riskGuess.claims.filter(({ key }) => key !== 'guess_numbers').map((claim) => claimSentence(claim, { profile }))[0] ?? null,
  }
}
