/** Level borders on the quantile scale (requirements N2): quartiles, median, and 10/30/70/90 %. */
export const cuts = {
  arew: [25, 50, 75],
  apun: [50],
  betaF: [10, 30, 70, 90],
  betaP: [10, 30, 70, 90],
} as const
