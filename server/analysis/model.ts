import prior from './posterior/prior.json' with { type: 'json' }

/** The Outcome-Representation Learning model, from the equations of Haines, Vassileva & Ahn (2018), Cognitive Science 42:2534. */
export type Parameters = {
  /** learning rate after wins, 0–1 */
  arew: number
  /** learning rate after losses, 0–1 */
  apun: number
  /** decay of perseverance, 0–5 */
  k: number
  /** weight of how often a deck wins */
  betaF: number
  /** weight of having chosen a deck before */
  betaP: number
}

/** Number of parameters, and of dimensions of z. */
export const dimensions = 5

/** Mean and covariance of z in the population: a multivariate normal fitted to 665 healthy adults. */
export const priorMean: readonly number[] = prior.mu
export const priorCovariance: readonly (readonly number[])[] = prior.cov
/** Identifies the prior and the estimator; stored with every result. A change to either gets a new version. */
export const modelVersion = `orl-1+${prior.version}`

/** The usual approximation of the normal distribution function, from the real line to 0–1. */
export const phi = (z: number): number => 1 / (1 + Math.exp(-(0.07056 * z * z * z + 1.5976 * z)))

/** z = (z1 … z5), unbounded, to the model's parameters. */
export const toParameters = (z1: number, z2: number, z3: number, z4: number, z5: number): Parameters => ({
  arew: phi(z1),
  apun: phi(z2),
  k: 5 * phi(z3),
  betaF: z4,
  betaP: z5,
})

const ln3 = Math.log(3)

/** 3^(−K): the remaining share of perseverance after one draw. */
export const decay = (k: number): number => Math.exp(-k * ln3)
