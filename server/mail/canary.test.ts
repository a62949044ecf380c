import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createSecret, hashSecret } from '../keys/secrets.ts'
import { readConfig } from '../process/config.ts'
import { openStore } from '../store/open-store.ts'
import { newFolder } from '../testing/new-folder.ts'
import { storeResult } from '../testing/play-game.ts'
import { startProcess } from '../testing/test-process.ts'
import { drawsOf, mixedStacks } from '../testing/test-server.ts'
import { type Move, startTestSmtp } from '../testing/test-smtp.ts'

/** Occurs nowhere else. */
const canary = 'zq7canary'
/** Ten meet each refusal that there is; `npm run soak -- mails` sends many. */
const sends = Number(process.env.MAILS ?? 10)
const dataDir = newFolder()

/** Complete games for as many sends as the limits require. */
const seed = async (secret: string): Promise<string[]> => {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }))
  const secretHash = hashSecret(secret)
  await store.addSecret({ hash: secretHash, operator: 'nfl', test: false, createdAt: 0, revokedAt: null })
  const uids = Array.from({ length: sends / 2 }, () => randomUUID())
  for (const each of uids) {
    await store.registerGame({ uid: each, operator: 'nfl', secretHash, at: 0 })
    await store.addDraws(drawsOf(each, mixedStacks()))
    await storeResult(store, each, 0)
  }
  await store.close()
  return uids
}

const rcptReply = (n: number): Move => {
  if (n % 4 === 0) return '250 fine'
  if (n % 20 === 3) return 'drop'
  return n % 4 === 1 ? `550 5.1.1 <${canary}${n}@example.com> unknown` : `554 ${canary} refused`
}

/** The bytes of every file in the folder. */
const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))

test(`no log, file, output or response contains an address after ${sends} sends (R20)`, async () => {
  // Every fourth mail is accepted; the others meet refusals that quote the address, as real servers do, or a permanently dead connection.
  const smtp = await startTestSmtp({ rcpt: (line) => rcptReply(Number(line.split(canary)[1]?.split('@')[0])) })
  const secret = createSecret()
  const uids = await seed(secret)
  const settings = { PORT: '0', DATA_DIR: dataDir, SMTP_URL: smtp.url, TRUST_PROXY: 'true', LOG_LEVEL: 'debug', RETENTION_DAYS: '0' }
  const server = startProcess('server/main.ts', [], settings)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const [url] = await server.says(/http:\/\/[\w.:]+/)
  const replies: string[] = []
  const statuses = new Set<number>()
  /** Tries again while the report is not ready, as Retry-After asks: on a busy machine it takes longer than a sender is kept waiting. */
  const sendReport = async (n: number): Promise<void> => {
    const address = encodeURIComponent(n % 10 === 9 ? `${canary} ${n}@example.com` : `${canary}${n}@example.com`)
    const reply = await fetch(`${url}/api/v1/results/email/${uids[n % uids.length]}/${address}?secret=${secret}&language=dan`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.1.1.${n}` },
    })
    replies.push(JSON.stringify([...reply.headers]) + (await reply.text()))
    if (reply.status !== 503) return void statuses.add(reply.status)
    await sleep(Number(reply.headers.get('retry-after')) * 1000)
    await sendReport(n)
  }
  for (let n = 0; n < sends; n++) await sendReport(n)
  for (const path of ['/metrics', '/healthz', '/readyz', '/openapi.json']) replies.push(await (await fetch(url + path)).text())
  const inUse = files(dataDir)
  server.child.kill('SIGTERM')
  await server.ended
  const output = server.out() + server.err()
  expect([...statuses].sort()).toEqual([200, 400, 422, 502])
  expect(smtp.recipients.join('\n')).toContain(canary)
  for (const text of [...replies, output, ...inUse, ...files(dataDir)]) expect(text.includes(canary)).toBe(false)
  expect(output).toContain('mail not sent')
  await smtp.close()
})
