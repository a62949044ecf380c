import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { playGame } from '../testing/play-game.ts'
import { startTestServer } from '../testing/test-server.ts'
import { openChecks } from '../workers/checks.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamalyze-hold-'))
const catcher = await startMailCatcher()
afterAll(async () => {
  await catcher?.close()
  rmSync(folder, { recursive: true, force: true })
})

const value = '/api/v1/game/card_value?selection_from_stack=7&stack_type=b&reward_structure_id=3'

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
