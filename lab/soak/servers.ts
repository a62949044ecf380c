// The files for partners' servers in Python and PHP, against a real server: every call of both libraries by Debian's own python3 and php, then the
// complete servers of docs/known-users.md, their commands run as they stand there, with a whole test game in a browser. Needs `npm run build`.

import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { headlessShellLaunch } from '../../scripts/browsers.ts'
import { connect, externalIdFor, type PartnerEvent } from '../../sdk/server.ts'
import { finishGame } from '../../server/testing/play-game.ts'
import { textVersionOf } from '../../server/testing/text-version.ts'
import { openDocumentation } from './documentation.ts'
import { must, same } from './must.ts'
import { playToEnd } from './play-to-end.ts'
import { ownPort, startProvider } from './start-provider.ts'

const operator = 'quiet-hour'
const run = promisify(execFile)
const languages = {
  Python: { folder: 'examples/partner-server-python', command: ['/usr/bin/python3', 'lab/soak/servers/drive.py'] },
  PHP: { folder: 'examples/partner-server-php', command: ['/usr/bin/php', 'lab/soak/servers/drive.php'] },
}

const server = await startProvider()
const key = await server.newKey(operator, { test: true })

type Outcome = { value?: unknown; error?: { code?: string; status?: number; name?: string; message?: string; retryAfter?: number } }

/** Every call of one library. */
const tryLibrary = async ({ folder, command: [program = '', ...args] }: (typeof languages)['PHP']): Promise<void> => {
  const call = async (callArgs: unknown[], env: Record<string, string> = {}): Promise<Outcome> => {
    const settings = { PATH: process.env.PATH, GAMALYZE_KEY: key, GAMALYZE_URL: server.url, ...env }
    const { stdout } = await run(program, [...args, folder, JSON.stringify(callArgs)], { env: settings })
    return JSON.parse(stdout)
  }
  const value = async (...args: unknown[]) => (await call(args)).value
  const externalId = externalIdFor(operator, 'ü 7')
  same(await value('externalIdFor', operator, 'ü 7'), externalId, 'externalIdFor makes the id that the other libraries make')
  const session = (await value('createSession', externalId, 'ger')) as { secret: string; sessionId: string }
  must(/^ss_/.test(session.secret), 'createSession gives a session secret')
  must(((await value('createSession')) as { secret: string }).secret.length === 36, 'createSession gives one for an anonymous player too')
  const uid = randomUUID()
  const { headers } = await server.call('POST', `/api/v1/authentication/user_secret/${uid}/${session.secret}/${operator}`)
  const reference = headers.get('gamalyze-reference') ?? ''
  same(await value('confirm', reference), null, 'confirm finds no game that was not completed')
  await finishGame(server, uid)
  const completion = (await value('confirm', reference)) as { sessionId: string; test: boolean; duration: number }
  same(
    [completion.sessionId, completion.test, completion.duration > 0],
    [session.sessionId, true, true],
    'confirm tells of a completed game',
  )
  same(await value('results', reference), null, 'results finds nothing that is not shared')
  const text_version = await textVersionOf(server.url, operator)
  await server.call('PUT', `/api/v1/results/consent/${uid}`, { open: false, share: true, text_version })
  must(((await value('results', reference)) as { textVersion: string }).textVersion === text_version, 'results tells what is shared')
  same(
    ((await value('games', externalId)) as { reference: string }[]).map((game) => game.reference),
    [reference],
    'games lists the games',
  )
  const events = ((await value('events', null, 0)) as PartnerEvent[]).filter(({ data }) => data.reference === reference)
  same(
    events.map(({ type }) => type),
    ['game.started', 'game.completed', 'game.analysed', 'result.shared'],
    'events come in order',
  )
  const later = (await value('events', events[2]?.id, 0)) as PartnerEvent[]
  same(later.at(-1)?.id, events[3]?.id, 'events go on behind an id')
  same(await value('deleteUser', externalId), 1, 'deleteUser removes the games')
  must(String(await value('testEvent', 'game.started')).startsWith('msg_'), 'testEvent makes an event')

  const refused = async (what: string, outcome: Outcome, expected: object) =>
    same(Object.fromEntries(Object.keys(expected).map((name) => [name, Reflect.get(outcome.error ?? {}, name)])), expected, what)
  await refused('a short id is refused', await call(['createSession', '7']), { code: 'invalid', status: 400 })
  await refused('an unknown cursor is refused', await call(['events', 'x', 0]), { code: 'invalid', status: 400 })
  const unknown = { GAMALYZE_KEY: `sk_${'x'.repeat(43)}` }
  await refused('an unknown key is refused', await call(['games', externalId], unknown), { code: 'unauthorized', status: 401 })
  await refused('no provider is offline', await call(['games', externalId], { GAMALYZE_URL: 'http://127.0.0.1:9' }), {
    code: 'offline',
    status: 0,
  })
  must(/^key: /.test((await call(['games', externalId], { GAMALYZE_KEY: 'x' })).error?.message ?? ''), 'a key of the wrong kind is no call')
  await refused('a gateway that redirects is offline', await call(['games', externalId], { GAMALYZE_URL: gateway(302) }), {
    code: 'offline',
    status: 302,
  })
  await refused('a gateway without words is offline', await call(['games', externalId], { GAMALYZE_URL: gateway(502) }), {
    code: 'offline',
    status: 502,
  })
  await refused('a busy provider says when', await call(['games', externalId], { GAMALYZE_URL: gateway(429) }), {
    code: 'rate_limited',
    status: 429,
    retryAfter: 7,
  })

  const secret = `whsec_${Buffer.from('s'.repeat(32)).toString('base64')}`
  const body = JSON.stringify({ type: 'game.completed', timestamp: '2026-11-25T09:00:00.000Z', data: { operator: 'ümlaut' } })
  const signed = (at = new Date()) => ({
    'Webhook-Id': 'msg_1',
    'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
    'WEBHOOK-SIGNATURE': `v1,AAAA ${new Webhook(secret).sign('msg_1', at, body)}`,
  })
  same(await value('verifyWebhook', body, signed(), secret), JSON.parse(body), 'verifyWebhook takes a signed body')
  const wrong = async (...args: unknown[]) => (await call(['verifyWebhook', ...args])).error?.message ?? ''
  must(/signature/.test(await wrong(`${body} `, signed(), secret)), 'a changed body is refused')
  must(/clock/.test(await wrong(body, signed(new Date(Date.now() - 400_000)), secret)), 'an old message is refused, and asks for the clock')
  must(/clock/.test(await wrong(body, signed(new Date(Date.now() + 400_000)), secret)), 'so is one of the future')
  must(/headers/.test(await wrong(body, {}, secret)), 'a request that is no webhook is refused')
  must(/^secret: /.test(await wrong(body, signed(), 'sk_')), 'a wrong secret of one’s own is said')
}

/** What a proxy answers in the provider's place, but for 429, which is the provider's. */
const gateways = createServer((request, reply) => {
  const status = Number(request.url?.split('/')[1])
  const problem = JSON.stringify({ type: 'about:blank', title: 'x', status, code: 'rate_limited' })
  reply.writeHead(status, { location: '/elsewhere', 'retry-after': '7' }).end(status === 429 ? problem : '<html>')
})
await new Promise<void>((resolve) => gateways.listen(0, '127.0.0.1', resolve))
const gateway = (status: number) => `http://127.0.0.1:${(gateways.address() as AddressInfo).port}/${status}`

/** Runs the guide's complete server in a language, by the commands at its top, and plays a test in its page. */
const firstHour = async (language: string, port: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'first-hour-'))
  const documentation = await openDocumentation(server.url, { 'your-operator': operator, 'localhost:3000': `localhost:${port}` })
  const code = await documentation.block('Known users', language)
  const commands = [...code.matchAll(/^(?:#|\/\/) ((?:curl|python3|php) .+)$/gm)].map(([, command = '']) => command)
  writeFileSync(join(folder, commands.at(-1)?.split(' ').at(-1) ?? ''), code)
  const site = spawn('sh', ['-ec', commands.join('\n')], {
    cwd: folder,
    detached: true,
    env: { ...process.env, GAMALYZE_KEY: key, WEBHOOK_SECRET: `whsec_${Buffer.from('s'.repeat(32)).toString('base64')}`, PORT: `${port}` },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const browser = await chromium.launch(headlessShellLaunch())
  try {
    for (let tries = 0; !(await fetch(`http://localhost:${port}/`).catch(() => undefined))?.ok; tries++) {
      if (tries > 100 || site.exitCode !== null) throw new Error(`the site does not start: ${site.stderr.read()}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`, { method: 'POST' })).status
    same([await statusOf('/nothing'), await statusOf('/your-own/webhook')], [404, 400], `${language}: strays are answered`)
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}/`)
    const reference = await playToEnd(page)
    const gamalyze = connect({ key, baseUrl: server.url })
    for (let tries = 0; !(await gamalyze.confirm(reference)); tries++) {
      if (tries > 60) throw new Error(`${language}: the game of the guide’s server is not confirmed`)
      await page.waitForTimeout(500)
    }
    must(true, `${language}: a test on the guide’s own server ends with a completion that the provider confirms`)
  } finally {
    await browser.close()
    if (site.pid) process.kill(-site.pid)
    rmSync(folder, { recursive: true })
  }
}

/** PHP 8.1 to 8.3, compiled to WebAssembly, which Debian has no packages of; PHP_WASM names a folder in which they are installed already. */
const tryOtherVersions = async (): Promise<void> => {
  const modules = process.env.PHP_WASM ?? mkdtempSync(join(tmpdir(), 'php-wasm-'))
  try {
    if (!process.env.PHP_WASM) {
      writeFileSync(join(modules, 'package.json'), '{ "private": true }')
      await run('npm', ['install', '--no-audit', '--no-fund', '@php-wasm/node@3.1.56', '@php-wasm/universal@3.1.56'], { cwd: modules })
    }
    for (const version of ['8.1', '8.2', '8.3']) {
      console.log(`PHP ${version}`)
      const command = [process.execPath, 'lab/soak/servers/php-wasm.mjs', modules, version]
      await tryLibrary({ folder: languages.PHP.folder, command })
    }
  } finally {
    if (!process.env.PHP_WASM) rmSync(modules, { recursive: true })
  }
}

try {
  for (const [name, language] of Object.entries(languages)) {
    console.log(name)
    await tryLibrary(language)
    await firstHour(name, name === 'PHP' ? ownPort + 1 : ownPort + 2)
  }
  await tryOtherVersions()
} finally {
  gateways.close()
  await server.close()
}
