import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from '../test.ts'
import { violations } from '../violations.ts'
import { type ConsoleServer, startConsoleServer } from './console-server.ts'

const operator = 'spelro'
const port = Number(process.env.E2E_PORT) + 94
const pageUrl = `http://localhost:${port + 2}/`

let server: ConsoleServer
let folder: string
// Not as the file is loaded: Playwright loads it once more, to list the tests.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gamalyze-project-'))
  server = await startConsoleServer(port, [operator])
})
test.afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the project of the console runs as it is unpacked, and turns each step of page and overview green (issue 37)', async ({
  page,
  context,
}) => {
  await page.goto(await server.firstLink('owner@spelro.example', '--operator', operator))
  await page.getByRole('button', { name: 'Sign in now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.goto(`${server.consoleUrl}/o/${operator}/page`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this project' }).click()
  const files = unzipSync(readFileSync(await (await saved).path()))
  await expect(page.getByRole('main').getByText('Unpack it, run “npm start”')).toBeVisible()
  expect(await violations(page)).toEqual([])
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }

  const project = spawn('npm', ['start'], {
    cwd: join(folder, `gamalyze-${operator}`),
    // It needs the provider, and no registry.
    env: { ...process.env, PORT: `${port + 2}`, npm_config_registry: 'http://127.0.0.1:9/' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  project.stdout.on('data', (text) => {
    output += text
  })
  try {
    await expect.poll(() => output).toContain(`Open ${pageUrl}`)
    const player = await context.newPage()
    await player.addInitScript(() =>
      addEventListener('gamalyze', (event) => Object.assign(window, { handle: (event as CustomEvent).detail })),
    )
    await player.goto(pageUrl)
    const play = () => player.evaluate(() => window.handle?.ready.then(() => window.handle.fastForward('advice')))
    await expect.poll(play).toBe(true)
    await expect(page.getByText('All five steps are complete')).toBeVisible({ timeout: 120_000 })
    await expect.poll(() => output).toMatch(/game\.analysed rf_[0-9a-f]{33}/)
    await page.getByRole('link', { name: 'Overview' }).click()
    // The look is the one step that no page takes.
    await expect(page.getByText('4 of 5')).toBeVisible()
  } finally {
    if (project.pid) process.kill(-project.pid)
  }
})
