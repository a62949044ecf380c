import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StackType } from '../../../contract/constants.ts'
import { analyseGame } from '../../analysis/analyse-game.ts'
import { chooseAdvice } from '../../analysis/choose-advice.ts'
import { guessAccuracy } from '../../analysis/guess.ts'
import { modelVersion } from '../../analysis/model.ts'
import { researchVolunteers } from '../../analysis/reference/research-volunteers.ts'
import { scoreVersion } from '../../analysis/risk.ts'
import type { GameAnalysis } from '../../analysis/types.ts'
import { playedGame } from '../../game/played-game.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { commandsIn, storeOf } from '../../testing/run-here.ts'
import { addGame } from '../../testing/sample-draws.ts'
import { drawsOf, mixedStacks } from '../../testing/test-server.ts'

const folder = newFolder()
const env = { DATA_DIR: folder }
const [whole, half, oneDeck, changedGame, retired] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()]

const command = commandsIn(env)

beforeAll(async () => {
  const store = await storeOf(env)
  const play = async (uid: string, stacks: StackType[]) => {
    await addGame(store, { uid, at: 1 })
    await store.addDraws(drawsOf(uid, stacks))
  }
  const finish = async (uid: string, alter: Partial<GameAnalysis> = {}) => {
    const record = await store.findGame(uid)
    const game = record && playedGame(record, await store.listDraws(uid), [])
    if (!game) throw new Error('no draws')
    const analysis = analyseGame(game, researchVolunteers)
    await store.addAnalysis(uid, { ...analysis, ...alter }, 2)
    const guess = { risk_guess: 50, risk_score: analysis.results.risk_score, time: 3 }
    await store.addGuess(uid, { ...guess, guess_accuracy: guessAccuracy(50, analysis.results) })
    await store.addAdvice(uid, chooseAdvice(analysis, 50))
  }
  await play(whole, mixedStacks())
  await finish(whole)
  await play(half, mixedStacks().slice(0, 79))
  await play(
    oneDeck,
    Array.from({ length: 80 }, (_, i) => (i < 73 ? 'a' : 'b')),
  )
  await play(changedGame, mixedStacks())
  await finish(changedGame, { exactRiskScore: 12.345 })
  await play(retired, mixedStacks())
  await finish(retired, { scoreVersion: 'risk-3' })
  await store.close()
})

describe('replay exits 0 or 1 (ruling 49), and 2 for a result of an earlier version (ruling 68)', () => {
  it('recomputes a stored game to the last digit', async () => {
    const { code, out } = await command('replay', whole)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ identical: true, comparison: 'identical', results: { reference_group: { n: 665 } } })
  })

  it('detects a stored result that was changed', async () => {
    const { code, out } = await command('replay', changedGame)
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ identical: false, comparison: 'different' })
  })

  it('prints a result of an earlier version as it is stored, and says so', async () => {
    const { code, out, err } = await command('replay', retired)
    expect(code).toBe(2)
    expect(err).toMatch(/^Version retired: \S+, risk-3\. .*\n.*operations$/)
    expect(JSON.parse(out)).toMatchObject({ identical: false, comparison: 'version retired', results: { risk_score: expect.any(Number) } })
  })

  it.each([
    ['an unknown id', randomUUID(), 'not_found'],
    ['79 draws', half, 'not_complete'],
    ['73 of 80 from one deck', oneDeck, 'single_deck'],
  ])('refuses %s with an error code', async (_, uid, expected) => {
    const { code, out: output, err } = await command('replay', uid)
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`/errors/${expected}$`))
    expect(output).toBe('')
  })
})

describe('export', () => {
  it('writes complete games as CSV in the layout of igt_orl, with a sidecar', async () => {
    const path = join(folder, 'draws.csv')
    expect((await command('export', '--format', 'csv', '--out', path)).code).toBe(0)
    const [header, first, ...rest] = readFileSync(path, 'utf8').trim().split('\n')
    expect(header).toBe(
      'subjID,trial,choice,gain,loss,reactionTime,rewardStructure,payscale,gainScaled,lossScaled,popups,popup,popupAnswer,clock,flags,singleDeck,revoked,modelVersion,scoreVersion,study',
    )
    const [draw] = drawsOf(whole, mixedStacks())
    expect(first).toBe(
      `1,1,1,${draw?.card_value},0,${draw?.reaction_time},4,80,${Number(draw?.card_value) / 0.8},0,0,,,1,,0,0,${modelVersion},${scoreVersion},`,
    )
    expect(rest).toHaveLength(4 * 80 - 1)
    const sidecar = JSON.parse(readFileSync(`${path}.json`, 'utf8'))
    expect(sidecar.resources[0].schema.fields.map(({ name }: { name: string }) => name).join(',')).toBe(header)
    expect(sidecar).toMatchObject({ games: 4, rows: 320, resources: [{ path: 'draws.csv', mediatype: 'text/csv' }] })
    for (const uid of [whole, changedGame]) expect(readFileSync(path, 'utf8') + JSON.stringify(sidecar)).not.toContain(uid)
  })

  it('marks single-deck games and revoked secrets, popups with card and answer, flags, and implausible clocks', async () => {
    const store = await storeOf(env)
    const { uid, secret } = await addGame(store, { at: 1 })
    // Too fast in the median for a person, over a time in which their reaction times are possible.
    const fast = drawsOf(uid, mixedStacks()).map((draw, i) => ({ ...draw, time: draw.time - i * 1400 + (i < 40 ? 0 : 100_000) }))
    for (const draw of fast) {
      await store.addDraw(draw)
      if (draw.selection_id === 20) {
        await store.addPopupAnswer({ id: uid, time: draw.time, popup_message: 'slow_down', popup_answer: 'ok' })
        await store.addPopupAnswer({ id: uid, time: draw.time + 1, popup_message: 'halfway', popup_answer: 'continue' })
      }
    }
    const [record, draws] = [await store.findGame(uid), await store.listDraws(uid)]
    const game = record && playedGame({ ...record, createdAt: record.completedAt ?? 0 }, draws, [])
    if (!game) throw new Error('no draws')
    await store.addAnalysis(uid, analyseGame(game, researchVolunteers), 2)
    await store.revokeSecret(secret.hash, 3)
    await store.close()
    const path = join(folder, 'marked.csv')
    expect((await command('export', '--format', 'csv', '--out', path)).code).toBe(0)
    const [header = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n')
    const rows = lines.map((text) => Object.fromEntries(header.split(',').map((name, i) => [name, text.split(',')[i]])))
    expect(
      rows.filter(({ subjID }) => subjID === '2').every(({ singleDeck, modelVersion: version }) => singleDeck === '1' && version === ''),
    ).toBe(true)
    const testRows = rows.slice(-80)
    expect(testRows.every(({ revoked, clock, flags }) => revoked === '1' && clock === '1' && flags === 'scripted')).toBe(true)
    expect(testRows.slice(19, 22).map(({ popups, popup, popupAnswer }) => [popups, popup, popupAnswer])).toEqual([
      ['0', '', ''],
      ['2', 'slow_down halfway', 'ok continue'],
      ['2', '', ''],
    ])
  })

  it('reports an error code where the file cannot be written', async () => {
    const { code, out, err } = await command('export', '--format', 'csv', '--out', join(folder, 'none', 'draws'))
    expect(code).toBe(1)
    expect(err).toMatch(/\/errors\/not_writable$/)
    expect(out).toBe('')
  })

  it('leaves no partial file and refuses other formats', async () => {
    const { code, err } = await command('export', '--format', 'parquet')
    expect(code).toBe(1)
    expect(err).toMatch(/^--format is csv, not "parquet"\.\n/)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
