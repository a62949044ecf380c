import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProcess } from '../testing/test-process.ts'

test('the log contains no data of requests: no uid, secret, external id, address or path; an unconfigured proxy is logged once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-log-'))
  const process = startProcess('server/main.ts', [], { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'debug', SMTP_URL: 'smtp://127.0.0.1:9' })
  const [url = ''] = await process.says(/http:\/\/[\w.:]+/)
  const [uid, secret, external] = [randomUUID(), randomUUID(), randomUUID()]
  const calls: [string, string][] = [
    ['POST', `/api/v1/authentication/user_secret/${uid}/${secret}/nfl?extuserid=${external}`],
    ['GET', `/api/v1/authentication/external_uid/${external}/${secret}`],
    ['GET', `/api/v1/results/results/${uid}`],
    ['POST', `/api/v1/results/email/${uid}/sam-hill%40host.example?secret=${secret}`],
    ['GET', `/gamalyze?operator=nfl&secret=${secret}&EXTUSERID=${external}`],
    ['GET', `/%zz${uid}`],
  ]
  const headers = { 'x-forwarded-for': '192.0.2.77' }
  for (const [method, path] of calls) await (await fetch(url + path, { method, headers })).arrayBuffer()
  process.child.kill('SIGTERM')
  expect(await process.ended).toBe(0)
  const output = process.out() + process.err()
  expect(output.match(/X-Forwarded-For was sent, but TRUST_PROXY is not set/g)).toHaveLength(1)
  for (const secretText of [uid, secret, external, 'sam-hill', 'host.example', '/api/v1', '192.0.2'])
    expect(output).not.toContain(secretText)
  rmSync(dataDir, { recursive: true, force: true })
})
