import { riskBorders } from '../../contract/scales.ts'
import { type Share, wilson } from '../study-kit/validate-trials.ts'
import { mean } from './statistics.ts'

/** A person of the open data with the score shown to a player. */
export type Judged = {
  group: 'healthy' | 'control' | 'amphetamine' | 'heroin'
  /** study that the volunteers of Steingroever et al. (2015) come from; of the others, theirs */
  study: string
  /** integer, 0–100 */
  score: number
  /** share of draws 21–80 from losing decks */
  badShare: number
}

/** Of 1,000 people with one case in ten, none of the studies' own shares: a predictive value holds for its share of cases only. */
const prevalence = 0.1

/** Accuracy of the score for drug users against controls of the same study, and what it says of healthy people. */
export const accuracyOf = (people: readonly Judged[]) => {
  const of = (...groups: Judged['group'][]) => people.filter(({ group }) => groups.includes(group))
  const [users, controls] = [of('amphetamine', 'heroin'), of('control')]
  const volunteers = of('healthy', 'control')
  const atLeast = (border: number) => (some: readonly Judged[]) => wilson(some.filter(({ score }) => score >= border).length, some.length)
  const borders = riskBorders.map((border) => {
    const [hits, alarms] = [atLeast(border)(users), atLeast(border)(controls)]
    const specificity: Share = { share: three(1 - alarms.share), low: three(1 - alarms.high), high: three(1 - alarms.low) }
    const [truePositives, wrong] = [hits.share * prevalence, alarms.share * (1 - prevalence)]
    const [missed, cleared] = [(1 - hits.share) * prevalence, (1 - alarms.share) * (1 - prevalence)]
    return {
      border,
      sensitivity: hits,
      specificity,
      positive: three(truePositives / (truePositives + wrong)),
      negative: three(cleared / (cleared + missed)),
      volunteers: atLeast(border)(volunteers),
      controls: alarms,
    }
  })
  const studies = [...new Set(volunteers.map(({ study }) => study))]
    .map((study) => {
      const scores = volunteers.filter((person) => person.study === study).map(({ score }) => score)
      return { study, people: scores.length, meanScore: three(mean(scores)) }
    })
    .sort((a, b) => a.meanScore - b.meanScore)
  return { people: people.length, prevalence, borders, gain: gainOverCounting(users, controls), studies }
}

/** The AUC less that of the losing cards alone, with the 95 % interval of DeLong et al. (1988) for two measures of the same people. */
const gainOverCounting = (cases: readonly Judged[], controls: readonly Judged[]): Share => {
  const above = (a: number, b: number) => (a > b ? 1 : a === b ? 0.5 : 0)
  const better = (one: Judged, other: Judged) => above(one.score, other.score) - above(one.badShare, other.badShare)
  const variance = (values: readonly number[]) => {
    const centre = mean(values)
    return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1)
  }
  const ofCases = cases.map((one) => mean(controls.map((other) => better(one, other))))
  const ofControls = controls.map((other) => mean(cases.map((one) => better(one, other))))
  const gain = mean(ofCases)
  const reach = 1.96 * Math.sqrt(variance(ofCases) / cases.length + variance(ofControls) / controls.length)
  return { share: three(gain), low: three(gain - reach), high: three(gain + reach) }
}

const three = (value: number) => Number(value.toPrecision(3))
