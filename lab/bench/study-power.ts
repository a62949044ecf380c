// Sample sizes for the study kit from the method card's simulated players: `node lab/bench/study-power.ts FOLDER` (a minute; FOLDER has the
// open data) writes study-power.json, whose numbers docs/study-kit.md gives.

import { writeFileSync } from 'node:fs'
import { type Random, sfc32 } from '../../server/analysis/random.ts'
import { scoreVersion } from '../../server/analysis/risk.ts'
import { volunteerAgents } from '../method-card/agents.ts'
import { compactJson } from '../method-card/compact-json.ts'
import { dotsOf } from '../method-card/findings.ts'
import { openDataOf } from '../method-card/population.ts'
import { simulatePlayers } from '../method-card/simulate-players.ts'
import { correlation, mean, variance } from '../method-card/statistics.ts'

const samples = 2000
const command = 'node lab/bench/study-power.ts FOLDER'

const [folder] = openDataOf()

/** Scores of two games on different decks of each player. */
const agents = volunteerAgents(folder).slice(0, 500)
const pairs = dotsOf([...simulatePlayers(agents, agents.length)]).map(({ riskScores: [first = 0, second = 0] }) => [first, second] as const)
const scores = pairs.map(([first]) => first)

const sd = Math.sqrt(variance(scores))
const simulatedR = correlation(
  scores,
  pairs.map(([, second]) => second),
)
const any = <T>(values: readonly T[], random: Random) => values[Math.floor(random() * values.length)] as T
const repeated = (work: (random: Random) => number) => Array.from({ length: samples }, (_, i) => work(sfc32(18, 9, 1, i)))
const ascending = (values: number[]) => values.sort((a, b) => a - b)

/** The second score is another player's with the probability that lowers the correlation to `r`: people change, simulated players do not. */
const retest = (r: number, n: number) => {
  const reliability = Math.min(r / simulatedR, 1)
  const effects = ascending(
    repeated((random) => {
      const samples = Array.from({ length: n }, () => {
        const [first, second] = any(pairs, random)
        return [first, random() < reliability ? second : any(pairs, random)[1]] as const
      })
      return correlation(
        samples.map(([a]) => a),
        samples.map(([, b]) => b),
      )
    }),
  )
  return { r, people: n, low: round(effects[Math.floor(0.025 * samples)]), high: round(effects[Math.floor(0.975 * samples)]) }
}

/** Share of studies in which Welch's t finds cases whose scores lie `d` standard deviations higher (5 %, two-sided; scores end at 0 and 100). */
const power = (d: number, n: number) =>
  mean(
    repeated((random) => {
      const controls = Array.from({ length: n }, () => any(scores, random))
      const cases = Array.from({ length: n }, () => Math.min(any(scores, random) + d * sd, 100))
      const t = (mean(cases) - mean(controls)) / Math.sqrt((variance(cases) + variance(controls)) / n)
      return Math.abs(t) > 1.96 + 2.4 / (2 * n - 2) ? 1 : 0
    }),
  )

/** The fewest people a group, in steps of a twentieth, that reach the power. */
const peopleFor = (d: number, aim: number): number => {
  let [low, high] = [5, 1000]
  while (high - low > Math.max(1, low / 20)) {
    const middle = Math.round((low + high) / 2)
    if (power(d, middle) < aim) low = middle
    else high = middle
  }
  return high
}

const round = (value = Number.NaN) => Number(value.toFixed(2))
const result = {
  command,
  scoreVersion,
  players: pairs.length,
  samples,
  sd: Number(sd.toFixed(1)),
  simulatedR: round(simulatedR),
  retest: [0.45, 0.6].flatMap((r) => [50, 100, 200, 400].map((n) => retest(r, n))),
  groups: [0.2, 0.35, 0.5, 0.8].map((d) => ({
    d,
    points: Number((d * sd).toFixed(1)),
    power80: peopleFor(d, 0.8),
    power90: peopleFor(d, 0.9),
  })),
}
writeFileSync(new URL('study-power.json', import.meta.url), compactJson(result))
console.log(JSON.stringify(result))
