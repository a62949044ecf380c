/** Of the kernel, points: wide enough to hide the steps between percentiles, narrow enough to keep two tops apart. */
const width = 4

const kernel = (distance: number) => Math.exp(-0.5 * (distance / width) ** 2)

/**
 * How many people have a score near each whole one of 0 to 100, beside where most have it: a Gaussian kernel on each percentile of their
 * scores. What would lie beyond an end is folded back, so that the share of the area below a score stays that of the people.
 */
export const density = (scores: readonly number[]): number[] => {
  const heights = Array.from({ length: 101 }, (_, at) =>
    scores.reduce((sum, score) => sum + kernel(at - score) + kernel(at + score) + kernel(200 - at - score), 0),
  )
  const most = Math.max(...heights)
  return heights.map((height) => height / most)
}
