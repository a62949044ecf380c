import type { Claim, ClaimKey } from '../../contract/claims.ts'
import type { Advice, Results, RiskGuess } from '../../contract/results.ts'
import { count, type Played } from './plain-counts.ts'

/**
 * What a plain reader would call untrue of a game, by its counts alone: the rules of plain reading, with quantiles of
 * the 665 of its own. It imports no cut of the product, and the product does not import it.
 */
export type Said = {
  results: Pick<
    Results,
    'levels' | 'claims' | 'striking' | 'category' | 'risk_score' | 'repeat' | 'percentile' | 'percentile_range' | 'quality'
  >
  guess?: Pick<RiskGuess, 'claims' | 'risk_guess' | 'guess_accuracy'>
  advice?: Pick<Advice, 'claims'>
}

export const kinds = ['level', 'verdict', 'part', 'guess', 'habit', 'striking', 'reason', 'count'] as const
export type Kind = (typeof kinds)[number]
export type Finding = { kind: Kind; what: string; denied: boolean }

/** Of 665 volunteers: lower quartile, median, upper quartile. */
const volunteers = {
  lossEffect: [0.0607143, 0.20597015, 0.361001],
  lossEffectSize: [0.0920635, 0.2142857, 0.3675213],
  staysAfterWins: [0.2969, 0.5088, 0.7272],
  staysAfterLosses: [0.0588, 0.2, 0.4167],
  frequentWins: [42, 49, 57],
  switches: [27, 43, 58],
  run: [5, 9, 15],
} as const
/** Fewer wins or losses show no habit. */
const fewest = 8

/** Every sentence, level and verdict that a screen, the PDF or a mail may show of a game, and whether its counts deny it. */
export const readPlainly = (statements: Said, played: Played): Finding[] => {
  const facts = { ...count(played), said: statements }
  const { results, guess, advice } = statements
  const claims = [...results.claims, ...(results.striking ? [results.striking] : []), ...(guess?.claims ?? []), ...(advice?.claims ?? [])]
  return [
    ...claims.map((claim) => ({ kind: kindOf(claim), what: claim.key, denied: isDenied(claim, facts) })),
    { kind: 'habit', what: `changes ${wordsOnChanges(claims).join(', ')}`, denied: wordsOnChanges(claims).length > 1 },
    { kind: 'verdict', what: 'percentile_range', denied: !holdsPercentile(results) },
    ...Object.entries(results.levels).map(([measure, level]): Finding => {
      const { status, span, level: one } = level
      const ends = (span ?? [one]).map((end) => isLevelDenied(measure, end, facts))
      const what = `${measure} ${status} ${(span ?? [one]).join(' to ')}`
      if (status === 'split') return { kind: 'level', what, denied: !isSplit(measure, level.probability, facts) }
      // "Not named: your cards don't say so" is as much a statement as the name.
      return { kind: 'level', what, denied: status === 'denied' ? !ends.every(Boolean) : ends.every(Boolean) }
    }),
  ]
}

/** What sentences on different habits say of the same changes: it must be one thing. */
const wordsOnChanges = (claims: readonly Claim[]): string[] => {
  const words = claims.flatMap(({ key }) => {
    const [, ofOthers, ofPersistence] = /^habit_a.*_(low|medium|high)_betap|^habit_betaP_(?:very_)?(low|medium|high)$/.exec(key) ?? []
    return ofOthers ?? ofPersistence ?? []
  })
  return [...new Set(words)]
}

/** The range of a percentile holds it where the range of repeats holds the score. */
const holdsPercentile = ({ risk_score, repeat, percentile, percentile_range: range }: Said['results']): boolean =>
  range === undefined || (range[0] <= range[1] && (inRange(percentile, range) || !inRange(risk_score, repeat)))

/** "No level stands out": none has half of the probability, or too little was seen. */
const isSplit = (measure: string, probability: number, c: Seen): boolean =>
  probability < 0.5 || c.said.results.quality.flags.length > 0 || isUnseen(measure, c)

const isUnseen = (measure: string, { wins, losses }: Seen): boolean =>
  (measure === 'arew' && wins < fewest) || (measure === 'apun' && Math.min(wins, losses) < fewest)

const kindOf = ({ key }: Claim): Kind => kinds.find((kind) => key.startsWith(`${kind}_`)) ?? 'count'

type Seen = ReturnType<typeof count> & { said: Said }

/** A low level in the top quarter, a high one in the bottom quarter, a middle one never; and any of too few wins or losses. */
const isLevelDenied = (measure: string, level: string, c: Seen): boolean => {
  if (isUnseen(measure, c)) return true
  if (level === 'medium') return false
  const low = level.includes('low')
  const opposite = (value: number, [bottom, , top]: readonly [number, number, number]) => (low ? value >= top : value <= bottom)
  switch (measure) {
    case 'arew':
      // A win that keeps somebody no more than a loss does shows nothing of wins, whichever way.
      return (
        opposite(low ? Math.abs(c.lossEffect) : c.lossEffect, volunteers.lossEffectSize) ||
        opposite(c.stayedWinsShare, volunteers.staysAfterWins)
      )
    case 'apun':
      return opposite(c.lossEffect, volunteers.lossEffect)
    case 'betaF':
      return opposite(c.frequentWins, volunteers.frequentWins)
    default:
      return low ? c.switches <= 27 || c.run >= 15 : c.switches >= 58 || c.run < 9
  }
}

const half = (part: number, of: number) => of >= fewest && 2 * part > of
const differences = (c: Seen) => [c.lossEffect, c.difference]
const [, lossEffect] = volunteers.lossEffect
const [fewStays, staysAfterWins, manyStays] = volunteers.staysAfterWins
const [, stays] = volunteers.staysAfterLosses
const asMost = (c: Seen) => c.switches >= 27 && c.switches <= 58

/** What each sentence says beyond its counts; a sentence that is not named here says nothing else. */
const meanings: readonly (readonly [RegExp, (c: Seen, counts: Claim['counts']) => boolean])[] = [
  // "Most of the volunteers" are three of four.
  [/^habit_arew_(medium_)?low/, (c) => c.stayedWinsShare < staysAfterWins],
  [/^habit_arew_low/, (c) => c.stayedWinsShare <= fewStays],
  [/^habit_arew_(medium_)?high/, (c) => c.stayedWinsShare > staysAfterWins],
  [/^habit_arew_high/, (c) => c.stayedWinsShare >= manyStays],
  [/^habit_a.*_low_betap/, (c) => c.switches > 43],
  [/^habit_a.*_medium_betap/, asMost],
  [/^habit_a.*_high_betap/, (c) => c.switches < 43],
  // Of the losses themselves too: "22 out of 22" is not less than others.
  [
    /^(habit_apun_low|habit_arew_.*_low_apun|part_losses_less)/,
    (c) => differences(c).every((of) => of < lossEffect) && c.stayedShare >= stays,
  ],
  [
    /^(habit_apun_high|habit_arew_.*_high_apun|part_losses_more)/,
    (c) => differences(c).every((of) => of > lossEffect) && c.stayedShare <= stays,
  ],
  [/^part_losses_little/, (c) => Math.abs(c.lossEffect) < volunteers.lossEffectSize[2]],
  [/^part_losses_much/, (c) => Math.abs(c.lossEffect) > volunteers.lossEffectSize[0]],
  [/^habit_betaF_very_low/, (c) => c.frequentWins <= 35],
  [/^habit_betaF_low/, (c) => c.frequentWins < 49],
  [/^habit_betaF_medium/, (c) => c.frequentWins >= 42 && c.frequentWins <= 57],
  [/^habit_betaF_high/, (c) => c.frequentWins > 49],
  [/^habit_betaF_very_high/, (c) => c.frequentWins >= 65],
  [/^habit_betaP_very_low/, (c) => c.switches >= 58 && c.run < 15],
  [/^habit_betaP_low/, (c) => c.switches > 43],
  [/^habit_betaP_medium/, asMost],
  [/^habit_betaP_high/, (c) => c.switches < 43],
  [/^habit_betaP_very_high/, (c) => c.switches <= 27 && c.run >= 9],

  // As many, or as few: fewer than 1 in 50 of the volunteers themselves.
  [/^striking_/, ({ said: { results } }) => results.quality.flags.length === 0],
  [/^striking_losing_cards_many/, (c) => c.losingCards >= 53],
  [/^striking_losing_cards_few/, (c) => c.losingCards <= 1],
  [/^striking_frequent_wins_many/, (c) => c.frequentWins >= 74],
  [/^striking_frequent_wins_few/, (c) => c.frequentWins <= 18],
  [/^striking_changes_many/, (c) => c.switches >= 78],
  [/^striking_changes_few/, (c) => c.switches <= 5],
  [/^striking_run_long/, (c) => c.run >= 49],
  [/^striking_left_losses_few/, (c) => c.losses >= fewest && c.stayedShare > 0.8182],
  [/^striking_left_wins_many/, (c) => c.wins >= fewest && c.stayedWinsShare < 0.0172],
  [/^striking_left_wins_few/, (c) => c.wins >= fewest && c.stayedWinsShare > 0.9539],

  [/^verdict_higher_than/, ({ said: { results } }, { share = 0 }) => share === results.percentile && share >= 50],
  [/^verdict_lower_than/, ({ said: { results } }, { share = 0 }) => share === 100 - results.percentile && share > 50],
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
  [/^reason_chased_losses/, (c, { cards = 0, of = 0 }) => of >= fewest && half(cards, of) && c.losingCards >= 25],
  [/^reason_frequent_wins/, (c) => c.frequentWins >= 49],
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
    frequent_wins: c.frequentWins,
    ...(/frequent_wins/.test(key) && { cards: c.frequentWins }),
    ...(key === 'reason_chased_losses' && { cards: c.chased.bad, of: c.chased.draws }),
    ...(key === 'count_one_deck' && { cards: c.mostFromOneDeck }),
    ...(key === 'reason_stayed_after_wins' && { stayed: c.stayedWins }),
    ...(key === 'reason_stayed_after_losses' && { stayed: c.stayedLosses }),
  }
  return Object.entries(counts).some(([name, value]) => name in values && values[name] !== value)
}
