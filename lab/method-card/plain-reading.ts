import type { Claim, ClaimKey } from '../../contract/claims.ts'
import type { Advice, Results, RiskGuess } from '../../contract/results.ts'
import { count, type Played } from './plain-counts.ts'

/**
 * What a plain reader would call untrue of a game, by its counts alone: the rules of plain reading, with quantiles of
 * the 665 of its own. It imports no cut of the product, and the product does not import it.
 */
export type Said = {
  results: Pick<Results, 'levels' | 'claims' | 'category' | 'risk_score' | 'repeat' | 'quality'>
  guess?: Pick<RiskGuess, 'claims' | 'risk_guess' | 'guess_accuracy'>
  advice?: Pick<Advice, 'claims'>
}

export const kinds = ['level', 'verdict', 'part', 'guess', 'habit', 'reason', 'count'] as const
export type Kind = (typeof kinds)[number]
export type Finding = { kind: Kind; what: string; denied: boolean }

/** Of 665 volunteers: lower quartile, median, upper quartile. */
const volunteers = {
  lossEffect: [0.0607, 0.206, 0.361],
  lossEffectSize: [0.0921, 0.2143, 0.3675],
  staysAfterLosses: [0.0588, 0.2, 0.4167],
  switches: [27, 43, 58],
  run: [5, 9, 15],
} as const

/** Every sentence, named level and verdict that a screen, the PDF or a mail may show of a game, and whether its counts deny it. */
export const readPlainly = (statements: Said, played: Played): Finding[] => {
  const facts = { ...count(played), said: statements }
  const claims = [...statements.results.claims, ...(statements.guess?.claims ?? []), ...(statements.advice?.claims ?? [])]
  return [
    ...claims.map((claim) => ({ kind: kindOf(claim), what: claim.key, denied: isDenied(claim, facts) })),
    ...Object.entries(statements.results.levels)
      .filter(([, { named }]) => named !== false)
      .map(([measure, { level, span }]): Finding => {
        const ends = span ?? [level]
        return { kind: 'level', what: `${measure} ${ends.join(' to ')}`, denied: ends.every((end) => isLevelDenied(measure, end, facts)) }
      }),
  ]
}

const kindOf = ({ key }: Claim): Kind => kinds.find((kind) => key.startsWith(`${kind}_`)) ?? 'count'

type Seen = ReturnType<typeof count> & { said: Said }

/** A low level in the top quarter, a high one in the bottom quarter, a middle one never. */
const isLevelDenied = (measure: string, level: string, c: Seen): boolean => {
  if (level === 'medium') return false
  const low = level.includes('low')
  const opposite = (value: number, [bottom, , top]: readonly [number, number, number]) => (low ? value >= top : value <= bottom)
  switch (measure) {
    case 'arew':
      return opposite(Math.abs(c.lossEffect), volunteers.lossEffectSize)
    case 'apun':
      return opposite(c.lossEffect, volunteers.lossEffect)
    case 'betaF': {
      // More stays after losses, less of it.
      const [bottom, , top] = volunteers.staysAfterLosses
      return low ? c.stayedShare <= bottom : c.stayedShare >= top
    }
    default:
      return low ? c.switches <= 27 || c.run >= 15 : c.switches >= 58 || c.run < 9
  }
}

const half = (part: number, of: number) => 2 * part > of
/** "Usually" is more than a bare majority. */
const usual = (part: number, of: number) => part >= 0.6 * of
const differences = (c: Seen) => [c.lossEffect, c.difference]
const [, lossEffect] = volunteers.lossEffect
const [, lossEffectSize] = volunteers.lossEffectSize
const [, stays] = volunteers.staysAfterLosses
const asMost = (c: Seen) => c.switches >= 27 && c.switches <= 58
const share = (counts: Claim['counts'], part: string, of: string) => (counts[part] ?? 0) / (counts[of] ?? 0)

/** What each sentence says beyond its counts; a sentence that is not named here says nothing else. */
const meanings: readonly (readonly [RegExp, (c: Seen, counts: Claim['counts']) => boolean])[] = [
  [/^habit_arew_(medium_)?low/, (c) => differences(c).every((difference) => Math.abs(difference) < lossEffectSize)],
  [/^habit_arew_(medium_)?high/, (c) => differences(c).every((difference) => Math.abs(difference) > lossEffectSize)],
  [/^habit_arew_.*_low_apun$/, (c) => usual(c.wins - c.stayedWins, c.wins)],
  [/^habit_arew_.*_high_apun$/, (c) => usual(c.stayedWins, c.wins)],
  [/^habit_a.*_low_betap/, (c) => c.switches > 43],
  [/^habit_a.*_medium_betap/, asMost],
  [/^habit_a.*_high_betap/, (c) => c.switches < 43],
  // Of the losses themselves too: "22 out of 22" is not less than others.
  [/^(habit_apun_low|part_losses_less)/, (c) => differences(c).every((of) => of < lossEffect) && c.stayedShare >= stays],
  [/^(habit_apun_high|part_losses_more)/, (c) => differences(c).every((of) => of > lossEffect) && c.stayedShare <= stays],
  [/^(part_losses|habit_apun)_little/, (c) => Math.abs(c.lossEffect) < volunteers.lossEffectSize[2]],
  [/^(part_losses|habit_apun)_much/, (c) => Math.abs(c.lossEffect) > volunteers.lossEffectSize[0]],
  [/^habit_betaF_(very_)?low/, (c) => c.stayedShare > stays],
  [/^habit_betaF_medium/, (c) => usual(c.losses - c.stayedLosses, c.losses)],
  [/^habit_betaF_(very_)?high/, (c) => c.stayedShare < stays],
  [/^habit_betaP_very_low/, (c) => c.switches >= 58 && c.run < 15],
  [/^habit_betaP_low/, (c) => c.switches > 43],
  [/^habit_betaP_medium/, asMost],
  [/^habit_betaP_high/, (c) => c.switches < 43],
  [/^habit_betaP_very_high/, (c) => c.run >= 9],

  [/^verdict_low_risk/, (c) => c.losingCards < 33],
  [/^verdict_(medium_risk|risky|high_risk)/, (c) => c.losingCards > 6],
  [/^verdict_(risky|high_risk)/, (c) => c.losingCards >= 20],
  [/^verdict_high_risk/, (c) => c.losingCards >= 28],
  [/^verdict_towards_middle/, ({ said: { results } }) => !inRange(results.risk_score, results.repeat)],
  [/^part_at_most/, ({ said: { results } }, { limit }) => results.risk_score <= (limit ?? 0)],
  [/^part_at_least/, ({ said: { results } }, { limit }) => results.risk_score >= (limit ?? 100)],

  [
    /^(guess|reason_guess)_/,
    (c, { guess = 0, score = 0 }) => score === c.said.results.risk_score && (c.said.guess?.risk_guess ?? guess) === guess,
  ],
  [/^(guess_good|reason_guess_right)/, (c, { guess = 0 }) => isClose(guess, c)],
  [/^(guess|reason_guess)_(very_)?(low|high)/, (c, { guess = 0 }) => !isClose(guess, c)],
  [/^(guess|reason_guess)_(very_)?low/, (c, { guess = 0, score = 0 }) => guess < score && c.losingCards > 12],
  [/^(guess|reason_guess)_(very_)?high/, (c, { guess = 0, score = 0 }) => guess > score && c.losingCards < 48],
  [/^guess_very/, (_, { guess = 0, score = 0 }) => Math.abs(guess - score) >= 30],
  [/^guess_(low|high)/, (_, { guess = 0, score = 0 }) => Math.abs(guess - score) < 30],

  [/^reason_stayed_after_(wins|both)/, (c) => half(c.stayedWins, c.wins)],
  [/^reason_stayed_after_(losses|both)/, (c) => half(c.stayedLosses, c.losses)],
  [/^reason_changed_after_losses/, (c) => half(c.losses - c.stayedLosses, c.losses)],
  [/^reason_chased_losses/, (_, counts) => share(counts, 'cards', 'of') > 0.5],
  [/^reason_frequent_wins/, (c) => c.frequentWins > 40],
  [/^reason_no_pattern/, (c) => half(c.wins - c.stayedWins, c.wins) && half(c.losses - c.stayedLosses, c.losses)],
  [/^reason_many_changes/, (c) => c.switches > 43 && c.run < 15],
  [/^reason_long_run/, (c) => c.run >= 9],
  [/^reason_costly_decks/, (c) => c.losingCards >= 25],
  [/^reason_few_costly_decks/, (c) => c.losingCards <= 30],
  [/^reason_points_lost/, (c) => c.net < 0],
  [/^reason_points_won/, (c) => c.net > 0],
]

const inRange = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high

/** Within 10 points, or within 20 inside the shown range of repeats if that holds the score itself. */
const isClose = (guess: number, { said: { results } }: Seen): boolean => {
  const off = Math.abs(guess - results.risk_score)
  return off <= 10 || (off <= 20 && inRange(guess, results.repeat) && inRange(results.risk_score, results.repeat))
}

const isDenied = ({ key, counts }: Claim, c: Seen): boolean =>
  hasWrongCount(key, counts, c) || meanings.some(([pattern, holds]) => pattern.test(key) && !holds(c, counts))

/** Counts in a sentence that the cards do not confirm. */
const hasWrongCount = (key: ClaimKey, counts: Claim['counts'], c: Seen): boolean => {
  const values: Record<string, number> = {
    stayed_wins: c.stayedWins,
    wins: c.wins,
    left_wins: c.wins - c.stayedWins,
    stayed_losses: c.stayedLosses,
    losses: c.losses,
    left_losses: c.losses - c.stayedLosses,
    changed: c.losses - c.stayedLosses,
    changes: c.switches,
    run: c.run,
    points: Math.abs(c.net),
    ...(key === 'part_losing_cards' && { median: 28 }),
    ...(key.startsWith('verdict_') && key !== 'verdict_repeat' && { score: c.said.results.risk_score }),
    ...(/losing_cards|costly|^part_at/.test(key) && { cards: c.losingCards }),
    ...(key === 'reason_frequent_wins' && { cards: c.frequentWins }),
    ...(key === 'reason_chased_losses' && { cards: c.chased.bad, of: c.chased.draws }),
    ...(key === 'count_one_deck' && { cards: c.mostFromOneDeck }),
    ...(key === 'reason_stayed_after_wins' && { stayed: c.stayedWins }),
    ...(key === 'reason_stayed_after_losses' && { stayed: c.stayedLosses }),
  }
  return Object.entries(counts).some(([name, value]) => name in values && values[name] !== value)
}
