import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createWebhookSecret } from '../../../server/keys/secrets.ts'
import type { TestServer } from '../../../server/testing/test-server.ts'
import { type Documentation, openDocumentation } from '../documentation.ts'
import { must, same } from '../must.ts'
import { ownPort } from '../start-provider.ts'
import { buildProject, knownUsers } from './projects.ts'
import { type Site, serve } from './site.ts'

const run = promisify(execFile)
const port = ownPort + 1
const url = `http://localhost:${port}`

export type Needs = {
  documentation: Documentation
  provider: TestServer
  operator: string
  key: string
  policy: string
  /** Plays the test of a site and gives the reference. */
  play(name: string, site: Site): Promise<string>
}

/** The server of the guide in one language: its first two lines are the commands that fetch what it needs, and start it. */
const openServer = async (code: string, settings: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'own-server-'))
  const [, install = '', start = ''] = /^(?:<\?php\n)?(?:\/\/|#) (.+)\n(?:\/\/|#) (.+)\n/.exec(code) ?? []
  writeFileSync(join(folder, `${/server\.\w+/.exec(start)}`), code)
  await run('sh', ['-ec', install], { cwd: folder })
  const env = { ...process.env, PORT: `${port}`, ...settings }
  const child: ChildProcess = spawn('sh', ['-ec', `exec ${start.replace('3000', `${port}`)}`], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  for (let tries = 0; !(await fetch(url).catch(() => undefined)); tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`the server does not start: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const close = async () => {
    const isGone = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await isGone
    rmSync(folder, { recursive: true, force: true })
  }
  return { output: () => output, close }
}

const statusOf = async (method: string, path: string, body?: string) => (await fetch(url + path, { method, ...(body && { body }) })).status

const tryLanguage = async (
  name: string,
  { documentation, provider, operator, key, play }: Needs,
  page: (ownServer: string) => Promise<Site>,
) => {
  const code = await documentation.block('Known users', name, 'Your server')
  const secret = createWebhookSecret()
  const away = await openServer(
    code.replaceAll(`'${provider.url}'`, "'http://127.0.0.1:9'").replaceAll(`"${provider.url}"`, '"http://127.0.0.1:9"'),
    { GAMALYZE_KEY: key },
  )
  same(
    [await statusOf('GET', '/your-own/secret'), await statusOf('GET', '/your-own/secret')],
    [502, 502],
    `${name}: with a lost network it answers, and goes on`,
  )
  await away.close()
  const server = await openServer(code, { GAMALYZE_KEY: key, WEBHOOK_SECRET: secret })
  const hook = `${url}/your-own/webhook`
  const id = await provider.store.webhooks.add({ operator, test: true, url: hook, events: undefined, secret, createdAt: Date.now() })
  try {
    const strays = [
      await statusOf('GET', '/favicon.ico'),
      await statusOf('POST', '/your-own/secret'),
      await statusOf('POST', '/your-own/webhook', '{}'),
    ]
    same(strays, [404, 404, 400], `${name}: stray and forged requests are answered`)
    must(/^ss_/.test(await (await fetch(`${url}/your-own/secret`)).text()), `${name}: a numeric user id gets a secret`)
    await play(name, await page(url))
    for (let tries = 0; !server.output().includes('game.completed') && tries < 60; tries++)
      await new Promise((resolve) => setTimeout(resolve, 500))
    must(server.output().includes('game.completed'), `${name}: the server takes the signed webhook of the completed game`)
  } finally {
    await provider.store.webhooks.remove(id)
    await server.close()
  }
}

/** The lines for curl, in a shell: a secret, a game with it, its completion, the player's games, and their end. */
const tryCurl = async ({ documentation, provider, operator, key, policy, play }: Needs): Promise<void> => {
  const [session = '', completion = '', games = '', removal = ''] = (await documentation.block('Known users', 'curl', 'Your server')).split(
    '\n\n',
  )
  const shell = async (command: string, REFERENCE = '') => {
    const { stdout } = await run('sh', ['-ec', command], { env: { ...process.env, GAMALYZE_KEY: key, REFERENCE } })
    return JSON.parse(stdout)
  }
  const { secret } = await shell(session)
  const own = await openDocumentation(provider.url, { 'your-operator': operator, '36 characters from your provider': secret })
  const reference = await play('curl', await serve({ files: { '/': await own.block('A first page', 'data-gamalyze-secret=') }, policy }))
  same((await shell(completion, reference)).reference, reference, 'curl: the completion is confirmed')
  must(
    (await shell(games)).games.some((game: { reference: string }) => game.reference === reference),
    'curl: the player’s games are listed',
  )
  must((await shell(removal)).deleted >= 1, 'curl: the player’s games are deleted')
}

/** Servers of the guide with a page of the guide in front, in each language. */
export const tryServers = async (needs: Needs): Promise<void> => {
  const project = await buildProject(needs.documentation, knownUsers)
  try {
    for (const name of ['Node', 'Python', 'PHP']) await tryLanguage(name, needs, (ownServer) => project.serve(needs.policy, { ownServer }))
    await tryCurl(needs)
  } finally {
    project.remove()
  }
}
