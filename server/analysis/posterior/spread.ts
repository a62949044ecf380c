import type { Cloud } from './cloud.ts'

/** What the spread of one measure rests on. */
export type Spread = {
  /** effective number of points behind the variance */
  size: number
  values: Float64Array
  mean: number
}

/**
 * The spread with the smallest effective sample size. A rate that is almost surely tiny has an sd that depends on the few larger points,
 * so a cloud with a good effective size may still say nothing about the sd. Expects a weighted cloud; `total` is what `weigh` returned.
 */
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
