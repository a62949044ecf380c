import type { Random } from '../random.ts'
import type { Draw } from '../types.ts'
import { Cloud, type Weighing } from './cloud.ts'
import { fitMixture } from './fit-mixture.ts'
import { widePrior } from './prior.ts'

/** Numbers of points, and when to stop. */
export interface Effort {
  /** points of the first look over the prior, and of each step from there to the posterior */
  first: number
  step: number
  /** effective points a step must keep */
  kept: number
  /** components of a proposal, and points it is fitted to */
  components: number
  fitted: number
  /** points of each final round; rounds end when the effective size reaches the aim */
  round: number
  aim: number
  /** points in all */
  limit: number
}

export const usualEffort: Effort = { first: 1024, step: 768, kept: 120, components: 6, fitted: 500, round: 2500, aim: 2500, limit: 32_768 }

export interface PosteriorSample extends Weighing {
  cloud: Cloud
}

/**
 * Weighted draws from the posterior by tempered adaptive importance sampling. From a wide prior the likelihood is let in by degrees, as
 * fast as the points can bear; at each degree a mixture of t distributions is fitted to the weighted points and sampled anew. Then
 * rounds at full likelihood follow until the effective size is reached. Takes the same course for the same random numbers.
 */
export function samplePosterior(draws: readonly Draw[], payscale: number, random: Random, effort: Effort = usualEffort): PosteriorSample {
  const cloud = new Cloud(draws, payscale, effort.limit, random)
  const propose = () => fitMixture(cloud.resampledPoints(effort.fitted), effort.components, random)
  cloud.add([widePrior()], effort.first)
  let heat = 0
  while (heat < 1 && cloud.count < effort.limit) {
    heat = nextHeat(cloud, heat, effort.kept)
    cloud.add(propose(), heat < 1 ? effort.step : effort.round)
  }
  let weighing = cloud.weigh(1)
  while (weighing.size < effort.aim && cloud.count < effort.limit) {
    cloud.add(propose(), effort.round)
    weighing = cloud.weigh(1)
  }
  return { cloud, ...weighing }
}

/** The highest degree of likelihood, up to 1, at which `kept` effective points remain. Leaves the cloud weighed for it. */
function nextHeat(cloud: Cloud, heat: number, kept: number): number {
  if (cloud.weigh(1).size >= kept) return 1
  let low = heat
  let high = 1
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2
    if (cloud.weigh(middle).size >= kept) low = middle
    else high = middle
  }
  cloud.weigh(low)
  return low
}
