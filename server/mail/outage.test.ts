import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { playGame } from '../testing/play-game.ts'
import { startProcess } from '../testing/test-process.ts'
import { startTestServer } from '../testing/test-server.ts'
import { startTestSmtp } from '../testing/test-smtp.ts'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('an outage of the mail server is logged at start and end; failed mails count towards no limit and can be sent afterwards', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-outage-'))
  const firstServer = await startTestServer({ DATA_DIR: dataDir })
  const uid = await playGame(firstServer)
  await firstServer.close()

  const port = await freePort()
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    WORKERS: '1',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAILS_PER_ADDRESS: '2',
  }
  const server = startProcess('server/main.ts', [], settings)
  const [url = ''] = await server.says(/http:\/\/[\w.:]+/)
  const lines = () =>
    server
      .err()
      .split('\n')
      .flatMap((line) => (line.includes('outage') ? [JSON.parse(line)] : []))
  const send = async () => {
    const reply = await fetch(`${url}/api/v1/results/email/${uid}/sam%40example.com?secret=${firstServer.secret}`, { method: 'POST' })
    return { status: reply.status, body: await reply.json() }
  }
  const metric = async (name: string) => (await (await fetch(`${url}/metrics`)).text()).split('\n').find((line) => line.startsWith(name))

  // More than the limit of a game or an address: none of them counts.
  for (let mail = 0; mail < 4; mail += 1) expect(await send()).toMatchObject({ status: 502, body: { code: 'mail_failed' } })
  expect(lines()).toMatchObject([{ part: 'mail', cause: expect.any(String), msg: 'outage began' }])
  expect(await metric('outage{part="mail"}')).toBe('outage{part="mail"} 1')

  const smtp = await startTestSmtp({}, port)
  await expect.poll(() => lines().length).toBe(2)
  expect(lines()[1]).toMatchObject({ part: 'mail', seconds: expect.any(Number), msg: 'outage ended' })
  expect(await metric('outage{part="mail"}')).toBe('outage{part="mail"} 0')
  expect(await metric('outages_total{part="mail"}')).toBe('outages_total{part="mail"} 1')
  expect(await send()).toEqual({ status: 200, body: { sent: true } })
  expect(smtp.data).toHaveLength(1)
  expect(smtp.recipients).toEqual([expect.stringContaining('sam@example.com')])
  expect(server.err()).not.toContain('@')

  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await smtp.close()
  rmSync(dataDir, { recursive: true, force: true })
})
