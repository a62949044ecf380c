import { riskBorders } from '../../contract/scales.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import { discrimination, discriminationGain } from '../study-kit/discrimination.ts'
import { type Share, wilson } from '../study-kit/validate-trials.ts'
import type { KnownGroup } from './population.ts'
import { mean } from './statistics.ts'

/** A person of the open data with the score shown to a player. */
export type Judged = {
  group: KnownGroup
  /** study that the volunteers of Steingroever et al. (2015) come from; of the others, theirs */
  study: string
  /** integer, 0–100 */
  score: number
  /** what each part adds to the score's sum: cards 21–80 from losing decks, and the model's insensitivity to losses */
  parts: readonly [losingCards: number, losses: number]
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
  return { people: people.length, prevalence, borders, ...partsOf(users, controls, volunteers), studies }
}

/** How well the score and each of its parts alone tell users from controls and from all healthy people, and what the score gains over each. */
const partsOf = (users: readonly Judged[], controls: readonly Judged[], volunteers: readonly Judged[]) => {
  const against = (value: (person: Judged) => number, others: readonly Judged[]) => ({
    auc: discrimination(users.map(value), others.map(value)),
    gain: discriminationGain(...([users, others].map((some) => some.map((one) => [one.score, value(one)] as const)) as [Pairs, Pairs])),
  })
  const values = { losingCards: part(0), losses: part(1), score: ({ score }: Judged) => score }
  return {
    parts: Object.entries(values).map(([name, value]) => ({
      name,
      controls: against(value, controls),
      volunteers: against(value, volunteers),
    })),
    optimism: optimismOf(users, controls),
  }
}
type Pairs = (readonly [number, number])[]
const part =
  (which: 0 | 1) =>
  ({ parts }: Judged) =>
    parts[which]

const resamples = 500
/** The second part's weight as a multiple of the score's own: from none to all. */
const weights = [0, 0.25, 0.5, 1, 1.5, 2, 3, 5, 1000]

/**
 * How much choosing the weights on the same people flatters the AUC: of resamples of these people, the AUC with the weight that is best in
 * each, less that of the same weight in all of them (Efron & Gong 1983, The American Statistician 37:36).
 */
const optimismOf = (users: readonly Judged[], controls: readonly Judged[]): { resamples: number; excess: number } => {
  const random = sfc32(19, 83, 37, 36)
  const resample = (people: readonly Judged[]) => people.map(() => people[Math.floor(random() * people.length)]!)
  const auc = (weight: number, cases: readonly Judged[], others: readonly Judged[]) => {
    const sum = ({ parts: [first, second] }: Judged) => first + weight * second
    const sums = others.map(sum)
    return mean(cases.map(sum).map((one) => mean(sums.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))))
  }
  const excess = Array.from({ length: resamples }, () => {
    const [cases, others] = [resample(users), resample(controls)]
    const areas = weights.map((weight) => auc(weight, cases, others))
    const best = areas.indexOf(Math.max(...areas))
    return areas[best]! - auc(weights[best]!, users, controls)
  })
  return { resamples, excess: three(mean(excess)) }
}

const three = (value: number) => Number(value.toPrecision(3))
