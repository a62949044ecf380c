import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { assessOn } from '../../server/analysis/analyse-game.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import { risk } from '../../server/analysis/risk.ts'
import { runHere } from '../../server/testing/run-here.ts'
import { priorAgents } from '../method-card/agents.ts'
import { playAgent } from '../method-card/play-agent.ts'
import { oddsOfTenPoints } from '../study-kit/validate-trials.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamalyze-validate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const folderOf = (name: string, files: Record<string, string>) => {
  const path = join(folder, name)
  mkdirSync(path)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text)
  return path
}
const command = (...args: string[]) => runHere(['validate', ...args], {})

const structure = 0
const games = priorAgents(5).map((agent, i) => playAgent(agent, structure, sfc32(8, 8, 8, i)))
/** A table of trials including the structure, which defines decks and payscale. */
const long = (which: readonly number[], trials = 80) =>
  [
    'subjID\ttrial\tdeck\tgain\tloss\trewardStructure',
    ...which.flatMap((i) =>
      (games[i] ?? [])
        .slice(0, trials)
        .map(({ choice, outcome }, t) =>
          [i, t + 1, choice + 1, Math.max(outcome, 0), Math.abs(Math.min(outcome, 0)), structure].join('\t'),
        ),
    ),
  ].join('\n')

describe('validate', () => {
  it('scores the people of a long table by group, with AUC, interval and calibration', async () => {
    const data = folderOf('long', {
      'IGTdata_users.txt': long([0, 1, 2]),
      'IGTdata_healthy_control.txt': long([3, 4]),
      'short_control.csv': long([0], 79).replaceAll('\t', ','),
      'ReadMe.txt': 'about\nthe data',
    })
    const { code, out: output, err } = await command('--data', data, '--json')
    expect(code).toBe(0)
    expect(err.split('\n').map((line) => line.split(':', 2).join(':'))).toEqual([
      'taken: IGTdata_healthy_control.txt',
      'taken: IGTdata_users.txt',
      'not taken: ReadMe.txt',
      'taken: short_control.csv',
    ])
    const result = JSON.parse(output)
    expect(result).toMatchObject({ scoreVersion: 'risk-4', too_short: 1, cases: ['users'], controls: ['healthy_control'] })
    const scores = games.map((draws) => risk(assessOn(structure, draws)).score)
    const mean = (scores.slice(0, 3).reduce((sum, score) => sum + score, 0) / 3).toPrecision(3)
    expect(result.groups).toMatchObject([
      { group: 'healthy_control', n: 2 },
      { group: 'users', n: 3, meanScore: Number(mean) },
    ])
    // The probability that a case scores higher, counted pair by pair.
    const pairs = scores.slice(0, 3).flatMap((user) => scores.slice(3).map((control) => (user > control ? 1 : 0)))
    expect(result.auc).toMatchObject([
      { against: 'healthy_control', result: { auc: Number((pairs.filter(Boolean).length / 6).toPrecision(3)) } },
    ])
    expect(result.calibration.reduce((sum: number, { people }: { people: number }) => sum + people, 0)).toBe(5)
    expect((await command('--data', data)).out).toMatch(/AUC against healthy_control: .* \(95 % interval by DeLong /)
    expect(readdirSync(data)).toHaveLength(4)
  })

  const faultyFiles: [what: string, code: string, files: Record<string, string>][] = [
    ['a missing value', 'data_gap', { 'a.txt': long([0]).replace(/(\n0\t40\t\d\t)\d+/, '$1') }],
    ['a fifth deck', 'invalid_data', { 'a.txt': long([0]).replace(/(?<=\n0\t40\t)\d/, '5') }],
    ['no trials at all', 'not_found', { 'notes.md': 'nothing' }],
  ]
  it.each(faultyFiles)('refuses a folder with %s: %s, with its location, and prints no result', async (name, code, files) => {
    const result = await command('--data', folderOf(name.replaceAll(' ', '-'), files))
    expect(result).toMatchObject({ code: 1, out: '' })
    expect(result.err).toMatch(new RegExp(`/errors/${code}$`))
  })

  it('refuses a missing folder or group', async () => {
    expect((await command('--data', join(folder, 'none'))).err).toMatch(/^The folder .*\n.*\/errors\/not_found$/)
    expect((await command('--data', join(folder, 'long'), '--controls', 'elves')).err).toMatch(
      /There is no group elves\.\n.*\/errors\/not_found$/,
    )
    expect((await command()).code).toBe(1)
    expect((await command('--data', join(folder, 'long'), '--mapping', join(folder, 'none.json'))).err).toMatch(
      /^The mapping .*\n.*\/errors\/not_found$/,
    )
  })
})

it('the odds of ten points match logistic regression', () => {
  // Hosmer & Lemeshow's closed form for one dichotomous measure: the odds ratio of the table, its interval by Woolf's logarithms.
  const rows = [
    ...Array.from({ length: 30 }, (_, i) => [0, i < 10 ? 1 : 0] as const),
    ...Array.from({ length: 30 }, (_, i) => [1, i < 20 ? 1 : 0] as const),
  ]
  const reach = Math.exp(1.96 * Math.sqrt(1 / 10 + 1 / 20 + 1 / 20 + 1 / 10))
  const result = oddsOfTenPoints(rows)
  expect(result?.ratio).toBe(4)
  expect(result?.low).toBeCloseTo(4 / reach, 2)
  expect(result?.high).toBeCloseTo(4 * reach, 0)
  for (const first of [0, 1] as const) expect(oddsOfTenPoints([[0, first] as const, [1, 1] as const])).toBeNull()
})
