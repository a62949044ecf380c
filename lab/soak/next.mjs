// A partner's Next app (App Router) with the packed package: a real `next build`, and its pages in a browser. Installs Next from the registry.
// One page imports the component in a server component, which renders it, in StrictMode; another suspends and navigates.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { startRealServer } from '../../e2e/game/real-server.ts'
import { chromiumLaunch } from '../../scripts/browsers.ts'

const [next = '16.4.6', react = '19.3.1'] = process.argv.slice(2)
const port = Number(process.env.E2E_PORT ?? 18080) + 85
const project = mkdtempSync(join(tmpdir(), 'next-'))
const run = (command, ...args) => execFileSync(command, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
const write = (path, text) => {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}
const must = (truth, what) => {
  if (!truth) throw new Error(what)
  console.log(`✓ ${what}`)
}

const server = await startRealServer(port)
let app
let browser
try {
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', project], { cwd: 'sdk', encoding: 'utf8' }),
  )
  write('package.json', '{ "private": true }')
  run('npm', 'install', '--no-audit', '--no-fund', `next@${next}`, `react@${react}`, `react-dom@${react}`, `./${filename}`)
  write('next.config.mjs', 'export default { reactStrictMode: true }')
  write('app/layout.jsx', 'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }')
  const props = `operator="mindway" secret="${server.testSecret}" baseUrl="${server.url}"`
  // No 'use client' here: the package has it.
  write(
    'app/page.jsx',
    `import { GamalyzeTest } from '@gamalyze/sdk/react'
    export default function Page() { return <main><h1>Article</h1><GamalyzeTest id="game" ${props} /></main> }`,
  )
  write(
    'app/client/page.jsx',
    `'use client'
    import { GamalyzeTest } from '@gamalyze/sdk/react'
    import Link from 'next/link'
    import { Suspense, lazy, useState } from 'react'
    const Late = lazy(() => new Promise((resolve) => setTimeout(() => resolve({ default: () => <p>late</p> }), 500)))
    export default function Page() {
      const [told, setTold] = useState([])
      return <Suspense fallback="waiting"><Late /><output>{told.join(' ')}</output>
        <GamalyzeTest ${props} on={{ ready: () => setTold((all) => [...all, 'ready']) }} onError={({ code }) => setTold((all) => [...all, code])} />
        <Link href="/">Away</Link></Suspense>
    }`,
  )
  write(
    'app/wrong/page.jsx',
    `'use client'
    import { GamalyzeTest } from '@gamalyze/sdk/react'
    import { useState } from 'react'
    export default function Page() {
      const [code, setCode] = useState('')
      return <><h1>Article</h1><output>{code}</output><GamalyzeTest operator="mindway" secret="short" onError={(error) => setCode(error.code)} /></>
    }`,
  )
  run(process.execPath, 'node_modules/next/dist/bin/next', 'build')
  const versions = ['next', 'react'].map(
    (name) => `${name} ${JSON.parse(readFileSync(join(project, `node_modules/${name}/package.json`), 'utf8')).version}`,
  )
  must(true, `next build: ${versions.join(', ')}`)

  const site = `http://localhost:${port + 1}`
  app = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', `${port + 1}`], { cwd: project, stdio: 'ignore' })
  for (let tries = 0; !(await fetch(site).catch(() => undefined))?.ok; tries++) {
    if (tries > 100) throw new Error('next start does not respond')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const html = await (await fetch(site)).text()
  must(html.includes('<div id="game"></div>'), 'the server renders the empty element')

  browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  const problems = []
  page.on('pageerror', (error) => problems.push(String(error)))
  const visible = () => page.frameLocator('iframe').getByRole('button', { name: 'Start game' }).waitFor({ timeout: 30_000 })
  await page.goto(site)
  await visible()
  must(true, 'a page without "use client" of its own shows the test')
  await page.goto(`${site}/client`)
  await visible()
  await page.waitForFunction(() => document.querySelector('output')?.textContent === 'ready')
  must((await page.locator('iframe').count()) === 1, 'in StrictMode and Suspense one frame comes up, and is ready once')
  await page.getByRole('link', { name: 'Away' }).click()
  await page.waitForURL(`${site}/`)
  await visible()
  must((await page.locator('iframe').count()) === 1, 'a change of route leaves no frame behind')
  await page.goto(`${site}/wrong`)
  await page.waitForFunction(() => document.querySelector('output')?.textContent === 'BAD_OPTIONS')
  must(await page.getByRole('heading', { name: 'Article' }).isVisible(), 'a wrong option goes to onError, and the page stays')
  must(problems.length === 0, `no error in the page${problems.length ? `: ${problems}` : ''}`)
} finally {
  await browser?.close()
  app?.kill()
  await server.close()
  rmSync(project, { recursive: true, force: true })
}
