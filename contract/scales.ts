/** Levels of the four measures and the words for risk and guess. */
export const arewLevels = ['low', 'medium_low', 'medium_high', 'high'] as const
export const apunLevels = ['low', 'high'] as const
export const fiveLevels = ['very_low', 'low', 'medium', 'high', 'very_high'] as const
export const riskCategories = ['low-risk', 'medium-risk', 'risky', 'high-risk'] as const
export const guessAccuracies = ['very_low_guess', 'low_guess', 'good_guess', 'high_guess', 'very_high_guess'] as const
/** Which Arew text of a level: by persistence and sensitivity to losses. */
export const arewTexts = ['low_betap_low_apun', 'low_betap_high_apun', 'high_betap_low_apun', 'high_betap_high_apun'] as const
/** Which Apun text of a level: by persistence. */
export const apunTexts = ['low_betap', 'medium_betap', 'high_betap'] as const
/** Flags that limit how firmly a result may be stated. */
export const qualityFlags = ['one_deck', 'too_fast', 'random_play', 'scripted'] as const

export type ArewLevel = (typeof arewLevels)[number]
export type ApunLevel = (typeof apunLevels)[number]
export type FiveLevel = (typeof fiveLevels)[number]
export type RiskCategory = (typeof riskCategories)[number]
export type GuessAccuracy = (typeof guessAccuracies)[number]
export type ArewText = (typeof arewTexts)[number]
export type ApunText = (typeof apunTexts)[number]
export type QualityFlag = (typeof qualityFlags)[number]

/** Borders of the levels on the quantile scale: quartiles, the median, and 10, 30, 70, 90 %. */
export const levelCuts = { arew: [25, 50, 75], apun: [50], betaF: [10, 30, 70, 90], betaP: [10, 30, 70, 90] } as const

/** The formulas of the score, oldest first; each result names its own. */
export const scoreVersions = ['risk-3', 'risk-4'] as const
export const currentScoreVersion = 'risk-4'

/** Where medium-risk, risky and high-risk begin on the score. */
export const riskBorders = [40, 55, 65] as const

/** How likely a level is, by its posterior probability of 0 to 1. */
export const certaintyOf = (probability: number): 'veryLikely' | 'likely' | 'perhaps' =>
  probability >= 0.9 ? 'veryLikely' : probability >= 0.7 ? 'likely' : 'perhaps'

/** The levels of each measure, lowest first. */
export const levelNames = { arew: arewLevels, apun: apunLevels, betaF: fiveLevels, betaP: fiveLevels } as const
export type Measure = keyof typeof levelCuts
