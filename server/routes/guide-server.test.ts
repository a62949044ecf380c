import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { newFolder } from '../testing/new-folder.ts'
import { startTestServer } from '../testing/test-server.ts'

// The server of docs/known-users.md as it stands: only the addresses are ours.
const guide = readFileSync('docs/known-users.md', 'utf8')
const block = (label: string) => new RegExp(`^\`\`\`\\w+ \\[${label}\\]\\n(.*?)^\`\`\`$`, 'ms').exec(guide)?.[1] ?? ''

let partner: ChildProcess
let url = ''
let key = ''
const folder = newFolder()
const filled = (code: string, address: string) =>
  code.replaceAll('https://test.provider.example', address).replaceAll('your-operator', 'mindway')

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Starts it against an address of the provider; resolves when it answers. */
const start = async (address: string) => {
  writeFileSync(join(folder, 'server.mjs'), filled(block('Node'), address))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  partner = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: `${port}`, GAMALYZE_KEY: key, WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` },
    stdio: 'ignore',
  })
  while (partner.exitCode === null && !(await fetch(url).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 50))
}

const provider = await startTestServer()
key = await provider.newKey('mindway', { test: true })
symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
await start(provider.url)
afterAll(async () => {
  partner?.kill()
  await provider?.close()
})

test("the guide's server has a page, gives a secret for a numeric user id, and outlives stray and forged requests", async () => {
  expect(await (await fetch(url)).text()).toContain('data-gamalyze-operator="mindway" data-gamalyze-secret-url="/your-own/secret"')
  const secret = await (await fetch(`${url}/your-own/secret`)).text()
  expect(secret).toMatch(/^ss_[\w-]{33}$/)
  expect((await fetch(`${url}/your-own/webhook`, { method: 'POST', body: '{}' })).status).toBe(400)
  for (const [path, method] of Object.entries({ '/favicon.ico': 'GET', '/your-own/secret': 'POST', '/%00': 'PUT' }))
    expect((await fetch(url + path, { method })).status, path).toBe(404)
  expect((await fetch(`${url}/your-own/secret`)).status).toBe(200)
})

test("the guide's server answers 502 while the provider is away, and goes on", async () => {
  partner.kill()
  await start('http://127.0.0.1:9')
  expect((await fetch(`${url}/your-own/secret`)).status).toBe(502)
  expect((await fetch(`${url}/your-own/secret`)).status).toBe(502)
})

test("the guide's lines for curl are answered", async () => {
  // The provider runs in this process: it must not be blocked.
  const { stdout } = await promisify(execFile)('sh', ['-c', filled(block('curl'), provider.url)], {
    env: { ...process.env, GAMALYZE_KEY: key },
  })
  expect(stdout).toMatch(/"secret":"ss_/)
  expect(stdout).toContain('{"games":[]}')
  expect(stdout).toContain('"deleted":0')
})
