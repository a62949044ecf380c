/** Of the kernel, points: wide enough to hide the steps between percentiles, narrow enough to keep two tops apart. */
const width = 4

const kernel = (distance: number) => Math.exp(-0.5 * (distance / width) ** 2)

/** A Gaussian kernel on percentiles of scores, at 0 to 100, beside its highest; folded back at the ends, so that shares of area stay. */
export const density = (scores: readonly number[]): number[] => {
  const heights = Array.from({ length: 101 }, (_, at) =>
    scores.reduce((sum, score) => sum + kernel(at - score) + kernel(at + score) + kernel(200 - at - score), 0),
  )
  const most = Math.max(...heights)
  return heights.map((height) => height / most)
}
