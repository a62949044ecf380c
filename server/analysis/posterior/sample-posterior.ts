import { dimensions } from '../model.ts'
import type { Random } from '../random.ts'
import type { Draw } from '../types.ts'
import { Cloud, type Weighing } from './cloud.ts'
import { findModes } from './find-modes.ts'
import { fitMixture, spreadPoints } from './fit-mixture.ts'
import type { Component } from './mixture.ts'
import { createTarget, type Target, widePrior } from './target.ts'

/** Numbers of points, and when to stop. */
export type Effort = {
  /** points of the first look over the prior */
  first: number
  /** climbs to modes: from points of the prior, and from points that are already likely; steps of each */
  priorStarts: number
  likelyStarts: number
  climb: number
  /** points around the modes */
  modal: number
  /** effective points that each step from prior to posterior must keep, and new points of a step */
  minSize: number
  step: number
  /** components of a fitted proposal, and points it is fitted to */
  components: number
  fitted: number
  /** points of each final round; rounds end when the effective size reaches the aim */
  round: number
  aim: number
  /** effective points that the sd of each measure must rest on */
  spread: number
  /** points of each round that is added for a thin sd */
  tail: number
  /** no further round begins with this many points */
  limit: number
}

export const usualEffort: Effort = {
  first: 1024,
  priorStarts: 24,
  likelyStarts: 8,
  climb: 8,
  modal: 1200,
  minSize: 120,
  step: 768,
  components: 6,
  fitted: 500,
  round: 1700,
  aim: 2200,
  spread: 100,
  tail: 600,
  limit: 65_536,
}

/** Share of each proposal that is fitted to a flatter target (the square root of the likelihood): finds far tails and small modes. */
const flatShare = 0.25

export type PosteriorSample = Weighing & { cloud: Cloud }

/**
 * Weighted draws from the posterior by adaptive importance sampling. The prior is looked over, modes are climbed from many starts
 * and sampled by their curvature. Where that does not carry enough weight yet, the likelihood is let in by degrees, as fast as the
 * points can bear; at each degree a mixture of t distributions is fitted to the weighted points and sampled again. Then rounds at full
 * likelihood follow until the effective size is reached, and rounds in the tails until each sd rests on enough points as well.
 * Takes the same course for the same random numbers.
 */
export const samplePosterior = (
  draws: readonly Draw[],
  payscale: number,
  random: Random,
  effort: Effort = usualEffort,
): PosteriorSample => {
  const target = createTarget(draws, payscale)
  const cloud = new Cloud(target, random)
  cloud.add([widePrior()], effort.first)
  cloud.add(modesNear(cloud, target, effort, random), effort.modal)
  let heat = 0
  while (heat < 1 && cloud.count < effort.limit) {
    heat = nextHeat(cloud, heat, effort.minSize)
    cloud.add(proposal(cloud, heat, effort, random), heat < 1 ? effort.step : effort.round)
  }
  let weighing = cloud.weigh(1)
  while (weighing.size < effort.aim && cloud.count < effort.limit) {
    cloud.add(proposal(cloud, 1, effort, random), effort.round)
    weighing = cloud.weigh(1)
  }
  for (;;) {
    const spread = thinnestSpread(cloud, weighing.total)
    if (!(spread.size < effort.spread) || cloud.count >= effort.limit) break
    cloud.add(tailProposal(cloud, spread, effort, random), effort.tail)
    weighing = cloud.weigh(1)
  }
  return { cloud, ...weighing }
}

const modesNear = (cloud: Cloud, target: Target, { priorStarts, likelyStarts, climb, fitted, minSize }: Effort, random: Random) => {
  const anywhere = Array.from({ length: priorStarts }, (_, i) => cloud.points.slice(i * dimensions, (i + 1) * dimensions))
  nextHeat(cloud, 0, minSize)
  const likely = spreadPoints(cloud.resampledPoints(fitted), likelyStarts, random)
  return findModes(target, [...anywhere, ...likely], climb)
}

/** A mixture fitted to the points as weighed for `heat`, and to a flatter target; expects the cloud weighed for `heat`. */
const proposal = (cloud: Cloud, heat: number, { components, fitted }: Effort, random: Random): Component[] => {
  const close = fitMixture(cloud.resampledPoints(fitted), components, random)
  cloud.weigh(heat / 2)
  const flat = fitMixture(cloud.resampledPoints(fitted), components, random)
  const share = (mixture: Component[], part: number) => mixture.map((component) => ({ ...component, weight: component.weight * part }))
  return [...share(close, 1 - flatShare), ...share(flat, flatShare)]
}

/** A mixture where the spread of a measure comes from, for the posterior or as much flatter a target as the points need. */
const tailProposal = (cloud: Cloud, { values, mean }: Spread, { components, fitted, minSize }: Effort, random: Random): Component[] => {
  for (let heat = 1; ; heat *= 0.7) {
    cloud.weigh(heat)
    if (cloud.tilt(values, mean) >= minSize / 4 || heat < 0.01) break
  }
  return fitMixture(cloud.resampledPoints(fitted), components, random)
}

/** Lowest starting exponent for payoffs up to millions of payscales; only absurd ones need less. */
const tiniestHeat = 1e-12

/** The highest exponent of the likelihood, up to 1, with an effective size of at least `minSize`. Leaves the cloud weighted for it. */
const nextHeat = (cloud: Cloud, heat: number, minSize: number): number => {
  if (cloud.weigh(1).size >= minSize) return 1
  let low = Math.log(heat > 0 ? heat : cloud.weigh(tiniestHeat).size >= minSize ? tiniestHeat : 1e-300)
  let high = 0
  while (high - low > 0.02) {
    const middle = (low + high) / 2
    if (cloud.weigh(Math.exp(middle)).size >= minSize) low = middle
    else high = middle
  }
  cloud.weigh(Math.exp(low))
  return Math.exp(low)
}

/** What the spread of one measure rests on. */
export type Spread = {
  /** effective number of points behind the variance */
  size: number
  values: Float64Array
  mean: number
}

/** The spread with the smallest effective size, as an sd may rest on few points of a good cloud. `total` is what `weigh` returned. */
export const thinnestSpread = (cloud: Cloud, total: number): Spread => {
  const { arew, apun, betaF, betaP } = cloud.values.parameters
  return [arew, apun, cloud.values.k, betaF, betaP]
    .map((values) => spreadOf(cloud, total, values))
    .reduce((a, b) => (b.size < a.size ? b : a))
}

const spreadOf = ({ count, weights }: Cloud, total: number, values: Float64Array): Spread => {
  let mean = 0
  for (let i = 0; i < count; i++) mean += weights[i]! * values[i]!
  mean /= total
  let sum = 0
  let squares = 0
  for (let i = 0; i < count; i++) {
    const share = weights[i]! * (values[i]! - mean) ** 2
    sum += share
    squares += share * share
  }
  return { size: (sum * sum) / squares, values, mean }
}
