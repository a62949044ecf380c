import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { stackTypes } from '../../contract/constants.ts'
import { assessOn } from '../../server/analysis/analyse-game.ts'
import { samplePosterior } from '../../server/analysis/posterior/sample-posterior.ts'
import { summarise } from '../../server/analysis/posterior/summarise.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import type { Draw } from '../../server/analysis/types.ts'
import { runCommand } from '../../server/cli/main.ts'
import { readConfig } from '../../server/process/config.ts'
import { openStore } from '../../server/store/open-store.ts'
import { drawsOf } from '../../server/testing/test-server.ts'
import { priorAgents } from './agents.ts'
import { playAgent } from './play-agent.ts'
import { correlation } from './statistics.ts'

/** With `SOAK=1` as many as the requirement names. */
const players = process.env.SOAK ? 100 : 12
const parameters = ['arew', 'apun', 'k', 'betaF', 'betaP'] as const

it(`fitting the export of ${players} simulated players recovers their parameters, all structures on one payscale`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamalyze-fit-'))
  const env = { DATA_DIR: folder }
  const store = await openStore(readConfig(env))
  await store.addSecret({ hash: 'h', operator: 'nfl', test: false, createdAt: 1, revokedAt: null })
  const games: { structure: number; draws: Draw[] }[] = []
  for (const [i, agent] of priorAgents(players).entries()) {
    const [structure, uid] = [i % 9, randomUUID()]
    const draws = playAgent(agent, structure, sfc32(9, 100, 98, i))
    await store.registerGame({ uid, operator: 'nfl', secretHash: 'h', at: 1 })
    const stacks = draws.map(({ choice }) => stackTypes[choice] ?? 'a')
    await Promise.all(drawsOf(uid, stacks, structure).map((draw) => store.addDraw(draw)))
    games.push({ structure, draws })
  }
  await store.close()
  const path = join(folder, 'draws.csv')
  const io = { out: () => {}, err: () => {}, env }
  expect(await runCommand(['export', '--format', 'csv', '--out', path], io)).toBe(0)

  const [header = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n')
  const names = header.split(',')
  const column = (line: string, name: string) => Number(line.split(',')[names.indexOf(name)])
  const fromFile = games.map((_, i) => {
    const rows = lines.filter((line) => column(line, 'subjID') === i + 1)
    const draws = rows.map((line) => ({
      choice: (column(line, 'choice') - 1) as Draw['choice'],
      outcome: column(line, 'gainScaled') + column(line, 'lossScaled'),
    }))
    return summarise(samplePosterior(draws, 100, sfc32(1, 1, 1, i)))
  })
  const oneByOne = games.map(({ structure, draws }) => assessOn(structure, draws).posterior)
  for (const name of parameters) {
    const [actualMeans, expectedMeans] = [fromFile, oneByOne].map((fits) => fits.map((fit) => fit[name].mean))
    expect(correlation(actualMeans ?? [], expectedMeans ?? []), name).toBeGreaterThanOrEqual(0.98)
  }
  rmSync(folder, { recursive: true, force: true })
}, 600_000)
