import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { signedIn } from '../testing/console-client.ts'
import { playGame } from '../testing/play-game.ts'
import { startTestServer } from '../testing/test-server.ts'
import { openChecks } from '../workers/checks.ts'

const { takeOver, addDraft, putFile, checkLook, saveDraft, look } = consoleCalls
const at = { operator: 'nfl' }

const folder = mkdtempSync(join(tmpdir(), 'gamalyze-hold-'))
const catcher = await startMailCatcher()
const server = await startTestServer({ CONSOLE_URL: 'http://localhost:0', CONSOLE_PORT: '0', SMTP_URL: catcher.smtpUrl })
afterAll(async () => {
  await server?.close()
  await catcher?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** One path of so many points with a wide round outline: in the web process it held everybody for half a minute. */
const outline = (points: number): Buffer => {
  const path = Array.from({ length: points }, (_, index) => `L${(index * 7919) % 200} ${(index * 104_729) % 200}`).join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><path d="M0 0${path}" fill="none" stroke="#000" stroke-width="60" stroke-linejoin="round"/></svg>`,
  )
}
const value = '/api/v1/game/card_value?selection_from_stack=7&stack_type=b&reward_structure_id=3'

test('a drawing of very many points cannot be uploaded, and a plain one can (ruling 39)', async () => {
  const editor = await signedIn(server.deps, 'editor@nfl.example', { operator: 'nfl', role: 'owner' })
  await editor.call(takeOver, at)
  const { id, revision } = (await editor.call(addDraft, at, { name: 'Heavy', start: { from: 'published' } })).body
  const putHeavyFile = (bytes: Buffer) =>
    editor.call(putFile, { ...at, draft: id, file: 'heavy.svg' }, { revision, data: bytes.toString('base64') })
  const reply = await putHeavyFile(outline(36_000))
  expect(reply).toMatchObject({ status: 422, body: { code: 'bad_file' } })
  expect((await putHeavyFile(outline(500))).status).toBe(200)
})

test('bodies are bounded before they are parsed, and problems are counted (ruling 39)', async () => {
  const viewer = await signedIn(server.deps, 'viewer@nfl.example', { operator: 'nfl', role: 'viewer' })
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))
  const { operator } = (await viewer.call(look, at)).body
  const check = (more: object) => viewer.call(checkLook, at, { operator: { ...operator, ...more } })
  expect(await check(keys(100_000))).toMatchObject({ status: 413, body: { code: 'too_large' } })
  expect(await check(keys(15_000))).toMatchObject({ status: 400, body: { code: 'invalid', detail: 'the body has too many values' } })
  expect(await check({ k: 'x'.repeat(64_000) })).toMatchObject({ status: 400, body: { code: 'invalid', pointer: '/operator' } })
  const problemsOf = async (more: object) => (await check(more)).body.problems
  expect(await problemsOf(keys(50))).toHaveLength(50)
  expect(await problemsOf(keys(2000))).toMatchObject([{ message: 'It has more than 100 entries in one place.' }])
  const unknown = { [operator.languages[0] ?? '']: Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, ''])) }
  const report = await viewer.call(checkLook, at, { operator, texts: unknown })
  expect(report.body.problems).toHaveLength(100)
  const texts = { eng: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, 'x'.repeat(2000)])) }
  expect(await viewer.call(checkLook, at, { operator, texts })).toMatchObject({ status: 400, body: { pointer: '/texts/eng' } })
  expect((await viewer.call(saveDraft, { ...at, draft: 1 }, { revision: 1, texts })).status).toBe(403)
})

test('marks are drawn by another process: while it hangs everybody is served, and the mail goes out with names (ruling 39)', async () => {
  const script = join(folder, 'hangs.mjs')
  const answerTasks = new URL('../workers/answer-tasks.ts', import.meta.url).href
  const hang = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'
  writeFileSync(script, `import { answerTasks } from ${JSON.stringify(answerTasks)}\nanswerTasks({ marks: () => ${hang} })`)
  const checks = openChecks({ script: pathToFileURL(script), limit: 1500 })
  const slow = await startTestServer({ SMTP_URL: catcher.smtpUrl }, { checks })
  const uid = await playGame(slow)
  let isSent = false
  const mail = slow.call('POST', `/api/v1/results/email/${uid}/player%40mail.example?secret=${slow.secret}`).finally(() => {
    isSent = true
  })
  let servedCount = 0
  while (!isSent) {
    expect((await slow.call('GET', value)).status).toBe(200)
    servedCount += 1
    await sleep(10)
  }
  expect(await mail).toMatchObject({ status: 200, body: { sent: true } })
  // One while the other is drawn in the same process, a hundred on a quiet machine.
  expect(servedCount).toBeGreaterThan(2)
  const [latest] = catcher.list()
  expect(latest?.html).toContain('NFL')
  expect(latest?.html).not.toContain('<img')
  await slow.close()
  await checks.close()
})
