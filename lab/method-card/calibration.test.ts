import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { normalQuantile } from '../../server/analysis/numbers.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import { ecdfDifference, largestDifference, simultaneousBand, spreadOfRanks } from './calibration.ts'
import { type calibrationStudy, type GameRanks, parameters, ranked } from './calibration-study.ts'

const study = fileURLToPath(new URL('calibration-study.ts', import.meta.url))

describe('simulation-based calibration (Talts 2018; Säilynoja 2022; Modrák 2023)', () => {
  const players = process.env.SOAK ? 2000 : 100
  let games: GameRanks[]
  let band: number
  beforeAll(async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [study, String(players)], { maxBuffer: 1 << 26 })
    ;({ games } = JSON.parse(stdout) as ReturnType<typeof calibrationStudy>)
    band = simultaneousBand(players, sfc32(1, 2, 3, 4), 500)
  }, 1_800_000)

  it.each(ranked)(`the posterior of %s is calibrated over ${players} games`, (name) => {
    expect(largestDifference(games.map(({ ranks }) => ranks[name]))).toBeLessThan(band)
  })

  it('posteriors are as wide as their errors', () => {
    const { found, error } = spreadOfRanks(games.map(({ ranks }) => parameters.map((name) => ranks[name])))
    expect(Math.abs(found - 1)).toBeLessThan(1.96 * error)
  })
})

describe('the check itself', () => {
  const random = sfc32(5, 6, 7, 8)
  const uniform = Array.from({ length: 500 }, random)
  const band = simultaneousBand(500, random, 400)

  it('computes proportions', () => {
    const differences = ecdfDifference([0.005, 0.5, 0.5, 0.995])
    expect({ first: differences[0], middle: differences[48], afterMiddle: differences[49], last: differences[98] }).toEqual({
      first: expect.closeTo(0.24, 12),
      middle: expect.closeTo(-0.24, 12),
      afterMiddle: expect.closeTo(0.25, 12),
      last: expect.closeTo(-0.24, 12),
    })
  })

  it('passes 95 of 100 uniform samples, and detects shifted ranks', () => {
    const passed = Array.from({ length: 200 }, () => largestDifference(Array.from({ length: 500 }, random)) < band)
    expect(passed.filter(Boolean).length / 200).toBeGreaterThan(0.9)
    expect(passed.filter(Boolean).length / 200).toBeLessThan(0.99)
    expect(largestDifference(uniform.map((rank) => rank ** 1.3))).toBeGreaterThan(band)
  })

  // Rank and normal score correspond: with variances 10 % larger the scores shrink by the square root of 1.1.
  it('detects variances that are 10 % too large in 2,000 games, and passes correct ones', () => {
    const table = Array.from({ length: 9999 }, (_, i) => normalQuantile((i + 1) / 10_000))
    const shrunk = (rank: number) => {
      const score = normalQuantile(rank) / Math.sqrt(1.1)
      return (table.findIndex((each) => each >= score) + 1) / 10_000
    }
    const rows = Array.from({ length: 2000 }, () => parameters.map(() => Math.max(random(), 1e-4)))
    const right = spreadOfRanks(rows)
    const wide = spreadOfRanks(rows.map((ranks) => ranks.map(shrunk)))
    expect(Math.abs(right.found - 1)).toBeLessThan(1.96 * right.error)
    expect(wide.found + 1.96 * wide.error).toBeLessThan(1)
    expect(wide.found).toBeCloseTo(1 / 1.1, 1)
  })
})
