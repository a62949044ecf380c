import { afterAll, expect, test } from 'vitest'
import { verifyWebhook } from '../../sdk/server.ts'
import { startProcess } from '../testing/test-process.ts'
import { startTestServer } from '../testing/test-server.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'

const server = await startTestServer()
const key = await server.newKey('quiet-hour', { test: true })
afterAll(() => server.close())

/** The command of the SDK, as a partner's shell runs it. */
const command = (args: string[], env: Record<string, string> = { GAMALYZE_KEY: key }) =>
  startProcess('sdk/cli/main.ts', [...args, '--base-url', server.url], env)

test('listen forwards what happens from now on, signed and under the id that trigger prints, and says what came back', async () => {
  const receiver = await startReceiver()
  const earlier = command(['trigger', 'game.started'])
  expect(await earlier.ended).toBe(0)
  const listening = command(['listen', '--forward', receiver.url])
  const [secret = ''] = await listening.says(/whsec_\S+/)
  const trigger = command(['trigger', 'game.completed'])
  const id = (await trigger.says(/msg_\w+/))[0]
  await listening.says(new RegExp(`game\\.completed .* ${id}  204`))
  expect(receiver.received.map(({ type }) => type)).toEqual(['game.started', 'game.completed'])
  for (const { body, headers } of receiver.received) expect(verifyWebhook(body, headers, secret).data.operator).toBe('quiet-hour')
  receiver.state.answer = (reply) => reply.writeHead(308, { location: '/hook/' }).end()
  await command(['trigger', 'game.started']).ended
  await listening.says(/308 redirects to http:\S+\/hook\/; forward to that address/)
  receiver.close()
  await command(['trigger', 'game.started']).ended
  await listening.says(/ECONNREFUSED/)
  listening.child.kill('SIGINT')
  expect(await listening.ended).toBe(0)
  expect(listening.err()).toContain('Ctrl+C')
})

test('a wrong command line, key or cursor ends with 1 and words, and prints nothing else', async () => {
  const tries: [args: string[], env: Record<string, string>, words: RegExp][] = [
    [['listen'], {}, /--forward: /],
    [['listen', '--forward', 'localhost:3000'], {}, /--forward: /],
    [['listen', '--forward', 'http://localhost:9/', '--after', 'x'], {}, /invalid: after: /],
    [['listen', '--forwards', 'x'], {}, /--forwards/],
    [['trigger'], {}, /Unknown command/],
    [['trigger', 'game.lost'], {}, /invalid: /],
    [['trigger', 'game.started'], { GAMALYZE_KEY: '' }, /GAMALYZE_KEY: a server key/],
    [['trigger', 'game.started'], { GAMALYZE_KEY: `sk_${'x'.repeat(43)}` }, /unauthorized/],
  ]
  const outcomes = tries.map(async ([args, env, words]) => {
    const run = command(args, { GAMALYZE_KEY: key, ...env })
    expect({ args, code: await run.ended, out: run.out(), isSaid: words.test(run.err()) }).toEqual({ args, code: 1, out: '', isSaid: true })
    expect(run.err().trimEnd()).toMatch(/\nhttp:\S+\/docs\/(servers|errors\/\w+)$/)
  })
  await Promise.all(outcomes)
})
