import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { type StackType, stackTypes } from '../../contract/constants.ts'
import type { Results } from '../../contract/results.ts'
import { newFolder } from '../testing/new-folder.ts'
import { runHere } from '../testing/run-here.ts'
import { send } from '../testing/send.ts'
import { startProcess } from '../testing/test-process.ts'
import { drawsOf } from '../testing/test-server.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'

/*
 * Without consent not a byte of a result leaves (issue 11 of the second round; rulings 22, 24 and 25). A score is a small number and cannot be
 * searched for. Instead, two players play as differently as they can, and everything outside the frame's own calls must be identical for both,
 * byte for byte, once game and session ids and times are replaced.
 */
const operator = 'quiet-hour' // asks players to share category and score
const dataDir = newFolder()
const receiver = await startReceiver()
let url = ''
let key = ''
const command = async (...args: string[]) => {
  const { code, out } = await runHere(args, { DATA_DIR: dataDir })
  expect(code).toBe(0)
  return out
}
key = await command('key', 'create', '--operator', operator)
await command('webhook', 'add', '--operator', operator, '--url', receiver.url)
const server = startProcess('server/main.ts', [], { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'debug', SMTP_URL: 'smtp://127.0.0.1:9' })
url = (await server.says(/http:\/\/[\w.:]+/))[0]
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  receiver.close()
})

const call = async (method: string, path: string, body?: unknown, bearer?: string) => {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  }
  return send(`${url}/api/v1/${path}`, method, headers, body === undefined ? undefined : JSON.stringify(body))
}

/** Replaces ids and times, which legitimately differ between players, with fixed words. */
const plain = (text: string, names: Record<string, string>) =>
  Object.entries(names)
    .reduce((shorter, [name, value]) => shorter.replaceAll(value, name), text)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    // Of the stream, the place in it and the time.
    .replace(/msg_[0-9a-f]{30}/g, 'EVENT')

/** A whole game of a linked player who gives no consent; returns everything the partner can get about it, and its result. */
const play = async (stacks: StackType[], guess: number) => {
  const externalId = randomUUID()
  const { secret, sessionId } = JSON.parse((await call('POST', 'partner/sessions', { externalId }, key)).text)
  const uid = randomUUID()
  const { headers } = await call('POST', `authentication/user_secret/${uid}/${secret}/${operator}?extuserid=${externalId}`)
  const reference = headers.get('gamalyze-reference') ?? ''
  for (const draw of drawsOf(uid, stacks)) expect((await call('POST', 'game/store_card_selection', draw)).status).toBe(200)
  while ((await call('POST', `results/results/${uid}`)).status === 202);
  const results = JSON.parse((await call('GET', `results/results/${uid}`)).text) as Results
  const storedGuess = { id: uid, risk_guess: guess, risk_score: results.risk_score, time: Date.now() }
  expect((await call('POST', 'results/risk_guess', storedGuess)).status).toBe(200)
  expect((await call('POST', `results/advice/${uid}`)).status).toBe(200)
  const ownWebhooks = () => receiver.received.filter((webhook) => webhook.reference === reference)
  await expect.poll(() => ownWebhooks().length).toBe(3)

  const another = JSON.parse((await call('POST', 'partner/sessions', { externalId }, key)).text) as { secret: string }
  const replies = [
    await call('GET', `partner/users/${externalId}`, undefined, key),
    await call('GET', `partner/completions/${reference}`, undefined, key),
    await call('GET', `partner/results/${reference}`, undefined, key),
    await call('GET', `authentication/external_uid/${externalId}/${another.secret}`),
    await call('GET', `authentication/games/${externalId}/${another.secret}`),
  ]
  const names = { UID: uid, REFERENCE: reference, SESSION: sessionId, PLAYER: externalId }
  const messages = ownWebhooks().map(({ id, body, headers: { 'content-length': length, 'content-type': type, 'user-agent': agent } }) => ({
    id,
    body,
    length,
    type,
    agent,
  }))
  const everythingSent = [...messages.map((each) => JSON.stringify(each)), ...replies.map(({ status, text }) => `${status} ${text}`)]
  return { results, uid, reference, told: everythingSent.map((text) => plain(text, names)) }
}

/** Explores all decks, then alternates between two. */
const stacksBetween = (one: StackType, other: StackType): StackType[] =>
  Array.from({ length: 80 }, (_, turn) => (turn < 12 ? (stackTypes[turn % 4] ?? one) : turn % 2 ? one : other))

test('a partner gets identical bytes for two very different games', async () => {
  // In this structure a and d win in the long run; b and c lose.
  const careful = await play(stacksBetween('a', 'd'), 5)
  const risky = await play(stacksBetween('b', 'c'), 95)
  expect(Math.abs(careful.results.risk_score - risky.results.risk_score)).toBeGreaterThan(10)
  expect(careful.told).toHaveLength(8)
  expect(risky.told).toEqual(careful.told)
  const processOutput = server.out() + server.err()
  for (const { uid, reference } of [careful, risky]) {
    expect(processOutput).not.toContain(uid)
    expect(processOutput).not.toContain(reference)
  }
  expect(processOutput).not.toMatch(/risk|score|category|quantile|guess|advice/i)
})

test('the log contains no data of requests: no uid, secret, external id, address or path; an unconfigured proxy is logged once', async () => {
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
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const output = server.out() + server.err()
  expect(output.match(/X-Forwarded-For was sent, but TRUST_PROXY is not set/g)).toHaveLength(1)
  for (const text of [uid, secret, external, 'sam-hill', 'host.example', '/api/v1', '192.0.2']) expect(output).not.toContain(text)
})
