import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it, vi } from 'vitest'
import { runHere } from '../../server/testing/run-here.ts'
import { startTestServer } from '../../server/testing/test-server.ts'
import type { StudyGame } from '../study-kit/study-games.ts'
import { studyTable } from '../study-kit/study-table.ts'

/** `npm run soak -- study`: 60 people, and the commands by a shell, as they stand in the page. */
const isWhole = process.env.STUDY === 'all'
const root = new URL('../../', import.meta.url).pathname
const dir = mkdtempSync(join(tmpdir(), 'gamalyze-study-'))
const rehearsal = join(dir, 'rehearsal')
const env: Record<string, string> = { DATA_DIR: join(dir, 'data'), OPERATORS_DIR: join(dir, 'operators'), LOG_LEVEL: 'silent' }

cpSync(process.env.TEST_OPERATORS_DIR ?? '', join(dir, 'operators'), { recursive: true })
mkdirSync(join(dir, 'data'))
const server = await startTestServer({ DATA_DIR: env.DATA_DIR, OPERATORS_DIR: env.OPERATORS_DIR })
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

const command = (line: string, more: Record<string, string> = {}) =>
  runHere(line.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", '')) ?? [], { ...env, ...more })

/** The block of the page, with the address of this server and a folder that is nobody's. */
const block = (
  /^## Rehearse it\n.*?^```sh\n(.*?)^```$/ms.exec(readFileSync(join(root, 'docs/study-kit.md'), 'utf8'))?.[1] ?? ''
).replaceAll(' rehearsal ', ` ${rehearsal} `)
const cli = 'npm run -s gamalyze -- '

type Printed = { out: string; err: string }
/** Runs the block in this process, with few people; what its last command printed. */
const runInProcess = async (): Promise<Printed> => {
  let last: Printed = { out: '', err: '' }
  for (const line of block.trim().split('\n')) {
    const [, name, value = ''] = /^export (\w+)=(.*)$/.exec(line) ?? []
    const call = (/^\$\((.*)\)$/.exec(value)?.[1] ?? line).replace(cli, '')
    if (name && !value.startsWith('$(')) env[name] = server.url
    else {
      const { code, ...printed } = await command(`${call}${/ rehearse /.test(call) ? ' --people 5' : ''}`)
      expect(code, `${line}\n${printed.err}`).toBe(0)
      if (name) env[name] = printed.out
      last = printed
      // Each command starts a process there, by when the server has seen the new folder; here none does.
      await vi.waitFor(() => expect(server.deps.operators.has('your-study')).toBe(true), 20_000)
    }
  }
  return last
}
const runInShell = async (): Promise<Printed> => {
  const script = block.replace('http://127.0.0.1:8080', server.url)
  const { stdout, stderr } = await promisify(execFile)('sh', ['-ec', script], { cwd: root, env: { ...process.env, ...env } })
  console.log(stdout)
  env.GAMALYZE_URL = server.url
  env.GAMALYZE_KEY = (await command('key create --operator your-study --test')).out
  return { out: stdout, err: stderr }
}

it('the commands of the study kit, as they stand there, end with the table that the page promises', async () => {
  const { out, err } = await (isWhole ? runInShell() : runInProcess())
  for (const measure of [
    'correlation of the two scores',
    'mean difference',
    'standard deviation of the difference',
    'share in the same category',
    'share of second scores in the range of the first',
    'AUC of the score',
    'AUC of the share of losing cards alone',
    'sensitivity from 40 on',
    'specificity from 65 on',
  ])
    expect(out).toMatch(new RegExp(`^${measure}.* {2}-?\\d`, 'm'))
  // Who never came again, whose game has a flag, and which games have no file.
  expect(err).toMatch(/^P004: no second game$/m)
  expect(err).toMatch(/^P003-2\.json: flags too_fast$/m)
  expect(err).toMatch(/^look at P002: no file of the game of .*, without a result$/m)
  expect(err).not.toMatch(/the server has no game|it says/)
  const [, all, without] = (/^people +(\d+) +(\d+)/m.exec(out) ?? []).map(Number)
  expect(without).toBeLessThan(all ?? 0)
})

it('the table reckons as by hand, and leaves out of its columns flagged games and games on the same decks', () => {
  const game = (score: number, more: Partial<StudyGame> = {}) => {
    const category = score < 40 ? 'low-risk' : 'medium-risk'
    const made: StudyGame = {
      file: '',
      startedAt: 0,
      structure: 0,
      score,
      category,
      range: [score, score + 5],
      losingShare: 0.5,
      flags: [],
      ...more,
    }
    return { startedAt: made.startedAt, game: made }
  }
  const day = 86_400_000
  const person = (code: string, group: 'case' | 'control', first: number, second: number, more: Partial<StudyGame> = {}) => ({
    code,
    group,
    games: [game(first), game(second, { startedAt: 21 * day, structure: 1, ...more })],
  })
  const { days, sections } = studyTable([
    person('a', 'control', 10, 20),
    person('b', 'control', 20, 20),
    person('c', 'case', 30, 40, { flags: ['too_fast'] }),
    person('d', 'case', 40, 40, { structure: 0 }),
    { code: 'e', group: 'case', games: [game(20)] },
    { code: 'f', group: 'case', games: [{ startedAt: 0, game: undefined }] },
  ])
  expect(days).toEqual([21, 21, 21, 21])
  const [all, unflagged, otherDecks] = sections[0]?.columns.map(({ rows }) => rows) ?? []
  expect([all, unflagged, otherDecks].map((rows) => rows?.people?.value)).toEqual([4, 3, 2])
  // 400 / sqrt(500 · 400); differences 10, 0, 10, 0.
  expect(all?.['correlation of the two scores']?.value).toBeCloseTo(0.894, 3)
  expect(all?.['mean difference, second less first']?.value).toBe(5)
  expect(all?.['standard deviation of the difference']?.value).toBeCloseTo(5.774, 3)
  expect(all?.['share in the same category']?.value).toBe(0.75)
  expect(all?.['share of second scores in the range of the first']?.value).toBe(0.5)
  const [groups] = sections[1]?.columns.map(({ rows }) => rows) ?? []
  // Cases 30, 40, 20 against controls 10, 20: five and a half of six pairs, for one tie; the share is one and the same for all.
  expect(groups?.['AUC of the score']?.value).toBeCloseTo(5.5 / 6, 2)
  expect(groups?.['AUC of the score less that of the share']?.value).toBeCloseTo(5.5 / 6 - 0.5, 2)
  expect(groups?.['sensitivity from 40 on']?.value).toBeCloseTo(1 / 3, 2)
  expect(groups?.['specificity from 40 on']?.value).toBe(1)
})

it.each([
  ['a code that is there twice', 'people.csv', 'code\nP001\np001\n', /people\.csv, line 3: p001 comes again/],
  ['a group of another name', 'people.csv', 'code,group\nP001,patient\n', /line 2: a group is case or control, or empty, not "patient"/],
  ['a list without codes', 'people.csv', 'person\nP001\n', /no column "code"/],
  ['a file of nobody', 'games/gamalyze.json', undefined, /games\/gamalyze\.json: name it by a code of people\.csv and a number/],
  ['the same game twice', 'games/P003-2.json', undefined, /P001-1\.json and P003-2\.json are the same game/],
  ['a file that is no game', 'games/P003-1.json', '{"cards":[]}', /games\/P003-1\.json is no file of "Save my data"/],
  ['a file that is cut off', 'games/P003-1.json', '{"cards":[', /games\/P003-1\.json: .*JSON/],
])('refuses %s', async (_what, file, text, message) => {
  const folder = mkdtempSync(join(dir, 'bad-'))
  cpSync(rehearsal, folder, { recursive: true })
  writeFileSync(join(folder, file), text ?? readFileSync(join(rehearsal, 'games/P001-1.json')))
  const { code, err } = await command(`study table ${folder}`)
  expect(code).toBe(1)
  expect(err).toMatch(message)
})

it('a game in one deck, one that is not complete, and one whose cards give another score are told of, not counted in silence', async () => {
  const folder = mkdtempSync(join(dir, 'odd-'))
  mkdirSync(join(folder, 'games'))
  writeFileSync(join(folder, 'people.csv'), 'code\nP001\n')
  const game = JSON.parse(readFileSync(join(rehearsal, 'games/P001-1.json'), 'utf8'))
  const put = (name: string, changed: object) => writeFileSync(join(folder, 'games', name), JSON.stringify({ ...game, ...changed }))
  put('P001-2.json', { cards: game.cards.map((card: object) => ({ ...card, stack_type: 'a' })) })
  put('P001-3.json', { cards: game.cards.slice(1) })
  put('P001-4.json', { registered_at: game.registered_at + 1, results: { ...game.results, risk_score: 101 } })
  put('P001-5.json', { registered_at: game.registered_at + 2, results: { ...game.results, score_version: 'risk-3' } })
  const { err } = await command(`study table ${folder}`)
  expect(err).toMatch(/P001-2\.json: more than 90 % of the draws are from one deck: no score/)
  expect(err).toMatch(/P001-3\.json: 79 of 80 cards, left out/)
  expect(err).toMatch(/P001-4\.json: it says 101, its cards give \d+: a changed file/)
  expect(err).toMatch(/P001-5\.json: it says \d+, its cards give \d+: risk-3 there, risk-4 in this table/)
})

it('an address to play at opens for people of the list, and only with a key of the right kind', async () => {
  const opened = await command(`study open ${rehearsal} P002 --operator your-study`)
  const secret = new URL(opened.out).searchParams.get('secret')
  expect((await server.call('GET', `/api/v1/authentication/check_secret/${secret}/your-study`)).status).toBe(200)
  expect((await command(`study open ${rehearsal} P2 --operator your-study`)).err).toMatch(/people\.csv has no P2/)
  expect((await command(`study rehearse ${rehearsal} --operator your-study`)).err).toMatch(/is there already/)
  const live = { GAMALYZE_KEY: (await command('key create --operator your-study')).out }
  const rehearse = (key: Record<string, string>, operator = 'your-study') =>
    command(`study rehearse ${rehearsal}-2 --people 5 --operator ${operator}`, key)
  expect((await rehearse(live)).err).toMatch(/the key is for live sessions/)
  expect((await rehearse({}, 'nfl')).err).toMatch(/is GAMALYZE_KEY a key of nfl\?/)
  expect((await rehearse({ GAMALYZE_KEY: `sk_${'x'.repeat(43)}` })).err).toMatch(/errors\/unauthorized/)
  expect((await rehearse({ GAMALYZE_KEY: 'sk_x' })).err).toMatch(/GAMALYZE_KEY or GAMALYZE_URL is missing or wrong: key: /)
  expect(readdirSync(dir)).not.toContain('rehearsal-2')
})

it('a study must name its last day (a study without end)', async () => {
  const file = join(dir, 'operators/your-study/operator.json')
  const label = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...label, study: { id: 'retest-2027' } }, null, 2))
  const { code, err, out } = await command('operator check your-study')
  expect(code).toBe(1)
  expect(err + out).toMatch(/until is missing\. Fix: add until\./)
})
