/** Borders of the levels on the quantile scale (science, section 3): quartiles, the median, and 10, 30, 70, 90 %. */
export const levelCuts = {
  arew: [25, 50, 75],
  apun: [50],
  betaF: [10, 30, 70, 90],
  betaP: [10, 30, 70, 90],
} as const

/** Where medium-risk, risky and high-risk begin on the score. */
export const riskBorders = [40, 55, 65] as const

/** How likely a level is, by its posterior probability of 0 to 1. */
export const certaintyOf = (probability: number): 'veryLikely' | 'likely' | 'perhaps' =>
  probability >= 0.9 ? 'veryLikely' : probability >= 0.7 ? 'likely' : 'perhaps'
