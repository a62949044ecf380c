import type { PopupTrigger } from '../popup-trigger.ts'

const median = (numbers: readonly number[]) => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** The median of the last eight reaction times is under 550 ms. */
export const popup: PopupTrigger = {
  key: 'slow_down',
  fires: (draws) => draws.length >= 10 && median(draws.slice(-8).map(({ reactionTime }) => reactionTime)) < 550,
}
