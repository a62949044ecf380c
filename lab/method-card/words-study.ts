import { writeFileSync } from 'node:fs'
import { apunLevels, arewLevels, certaintyOf, fiveLevels, levelCuts, type Measure } from '../../contract/scales.ts'
import { decksOf } from '../../server/analysis/behaviour.ts'
import { habitClaims } from '../../server/analysis/claims/habits.ts'
import { levelsOf, tableOf, textsOf, withoutDenied } from '../../server/analysis/levels.ts'
import { atPercentile } from '../../server/analysis/numbers.ts'
import { qualityFlags } from '../../server/analysis/quality.ts'
import { type Rate, type Rates, ratesOf, ratesSeen, shareBelow, toEven } from '../../server/analysis/rates.ts'
import { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import type { GameAnalysis } from '../../server/analysis/types.ts'
import { drawPerson, randomFor } from '../models/fit-population.ts'
import { compactJson } from './compact-json.ts'
import { openDataOf, readPopulation, seenOf } from './population.ts'
import { analyse, describeClassic, playModel, populationOf, simulatedModels } from './simulated-people.ts'
import { mean, share } from './statistics.ts'

/**
 * Whether the words of certainty hold as often as they say, in players simulated by several models, and how many habits get a level or a
 * sentence of their own: `node lab/method-card/words-study.ts FOLDER` (three minutes) writes `words.json`; FOLDER has the open data.
 */
const [folder] = openDataOf()

const players = 2000
const gamesEach = 19
const measures = ['arew', 'apun', 'betaF', 'betaP'] as const
const names = { arew: arewLevels, apun: apunLevels, betaF: fiveLevels, betaP: fiveLevels } as const
const words = ['perhaps', 'likely', 'veryLikely', 'span'] as const
const short = (value: number) => Number(value.toFixed(3))

/** How probable it is that a rate lies in a level, or in a span of two. */
const massOf = (rate: Rate, ends: readonly string[]): number => {
  const { measure } = rate
  const cuts = levelCuts[measure].map((percentile) =>
    shareBelow(rate, atPercentile(researchVolunteers.tables[tableOf[measure]], percentile)),
  )
  const levels: readonly string[] = names[measure]
  return ends.reduce((sum, end) => sum + (cuts[levels.indexOf(end)] ?? 1) - (cuts[levels.indexOf(end) - 1] ?? 0), 0)
}

type Word = (typeof words)[number]
type Said = { measure: Measure; word: Word | 'split' | 'denied'; mass: number; isTrue: boolean; isCount: boolean }

/** What is said of the first of a player's games, and whether it is true of the mean of all others. */
const saidOf = (games: readonly ReturnType<typeof seenOf>[]): Said[] => {
  const [first, ...others] = games
  const unhurried = { medianReactionTime: null, overChance: 0, scripted: false }
  if (!first || qualityFlags({ ...first, ...unhurried }).length > 0) return []
  const rates = ratesOf(first)
  const levels = withoutDenied(levelsOf(rates, researchVolunteers), { behaviour: first, lossEffect: first.lossEffect })
  const own = (measure: Measure): Rate => ({
    measure,
    mean: mean(others.map((game) => toEven(measure, ratesSeen(game)[measure])).filter(Number.isFinite)),
    sd: 1e-9,
  })
  const ownRates: Rates = { arew: own('arew'), apun: own('apun'), betaF: own('betaF'), betaP: own('betaP') }
  const ownLevels = levelsOf(ownRates, researchVolunteers)
  const results = { levels, texts: textsOf(rates, researchVolunteers) }
  const claims = habitClaims({ results, behaviour: first, lossEffect: first.lossEffect })
  return measures.map((measure): Said => {
    const { level, span, status, probability } = levels[measure]
    const ends: readonly string[] = span ?? [level]
    return {
      measure,
      word: status !== 'named' ? status : span ? 'span' : certaintyOf(probability),
      mass: massOf(rates[measure], ends),
      isTrue: ends.includes(ownLevels[measure].level),
      isCount: claims.some(({ key }) => key === `habit_${measure}_count`),
    }
  })
}

/** By word: cases, mean probability, share true. Then the shares of habits without a level, and of those told by their count alone. */
const rowsOf = (habits: readonly Said[]) => {
  const ofWord = (word: Word): number[] => {
    const those = habits.filter((one) => one.word === word)
    if (those.length === 0) return [0]
    return [those.length, short(mean(those.map(({ mass }) => mass))), short(share(those, ({ isTrue }) => isTrue))]
  }
  const unsaid = (word: Said['word']) => short(share(habits, (one) => one.word === word))
  return {
    said: words.map(ofWord),
    split: unsaid('split'),
    denied: unsaid('denied'),
    count: short(share(habits, ({ isCount }) => isCount)),
  }
}

const simulated = Object.fromEntries(
  simulatedModels.map((name) => {
    const [model, population] = populationOf(name)
    const random = randomFor(`words ${name}`)
    const habits = Array.from({ length: players }, (_, i) => {
      const z = drawPerson(population, random)
      return saidOf(
        Array.from({ length: gamesEach }, (_, game) => {
          const structureId = (i + game) % 9
          return seenOf(playModel(model, z, structureId, random), decksOf(structureId))
        }),
      )
    }).flat()
    const ofMeasures = measures.map((measure) => [measure, rowsOf(habits.filter((one) => one.measure === measure))])
    return [name, { games: habits.length / measures.length, all: rowsOf(habits), ...Object.fromEntries(ofMeasures) }]
  }),
)

/** Of games without a flag: shares of each measure's habits by how their sentence comes about. `silent`: no level in words. */
const spoken = (analyses: readonly GameAnalysis[]) => {
  const unflagged = analyses.filter(({ results }) => results.quality.flags.length === 0)
  const shares = (keys: readonly string[]) => {
    const ending = (name: string) => short(share(keys, (key) => key.endsWith(`_${name}`)))
    const [count, split, denied] = [ending('count'), ending('split'), ending('denied')]
    return { named: short(1 - split - denied), split, denied, count, silent: short(count + split + denied) }
  }
  const keysOf = (beginning: string) =>
    unflagged.flatMap(({ results }) => results.claims.flatMap(({ key }) => (key.startsWith(beginning) ? [key] : [])))
  return {
    games: unflagged.length,
    striking: short(share(unflagged, ({ results }) => results.striking !== null && results.striking !== undefined)),
    all: shares(keysOf('habit_')),
    ...Object.fromEntries(measures.map((measure) => [measure, shares(keysOf(`habit_${measure}_`))])),
  }
}

const volunteers = readPopulation(folder)
  .filter(({ group }) => group === 'healthy' || group === 'control')
  .map(({ draws }) => describeClassic(draws))

/** Games of `orl-stay`, whose players show the counts of people, on our decks. */
const playedGames = (): GameAnalysis[] => {
  const [model, population] = populationOf('orl-stay')
  const random = randomFor('habits')
  return Array.from({ length: players }, (_, i) => playModel(model, drawPerson(population, random), i % 9, random)).flatMap(
    (draws, i) => analyse(draws, i % 9) ?? [],
  )
}

const report = {
  words,
  rows: ['cases', 'mean probability', 'share true'],
  models: simulated,
  habits: { volunteers: spoken(volunteers), 'orl-stay': spoken(playedGames()) },
}
writeFileSync(new URL('words.json', import.meta.url), compactJson(report))
