import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../scripts/browsers.ts'
import { startDemo } from '../scripts/start-demo.ts'
import { readConfig } from '../server/process/config.ts'

// The cost of many operators: server start-up time, and the bytes of a first load, which must not change. `node bench/operators.ts`

const counts = [16, 55, 1000]
const port = Number(process.env.PORT ?? 18_480)
const ids = readdirSync('operators').filter((id) => existsSync(join('operators', id, 'operator.json')))
const root = mkdtempSync(join(tmpdir(), 'bench-operators-'))
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })

/** A folder of `count` operators; beyond the existing ones, copies with new ids. */
const fill = (count: number) => {
  const dir = join(root, `operators-${count}`)
  mkdirSync(dir)
  const first = ['mindway', ...ids.filter((id) => id !== 'mindway')].slice(0, count)
  for (const id of first) cpSync(join('operators', id), join(dir, id), { recursive: true })
  for (let made = first.length; made < count; made++)
    cpSync(join('operators', ids[made % ids.length] ?? ''), join(dir, `brand-${made}`), { recursive: true })
  return dir
}

/** Bytes of a cold first load on the wire: all, and those of scripts. */
const load = async (secret: string | undefined) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const scripts = new Set<string>()
  const bytes = { all: 0, scripts: 0 }
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    if (scripts.has(requestId)) bytes.scripts += encodedDataLength
  })
  await page.goto(`http://127.0.0.1:${port}/gamalyze?secret=${secret}`, { waitUntil: 'networkidle' })
  await context.close()
  return bytes
}

try {
  const seen = new Set<number>()
  for (const count of counts) {
    const [OPERATORS_DIR, DATA_DIR] = [fill(count), join(root, `data-${count}`)]
    const started = performance.now()
    const config = readConfig({ PORT: `${port}`, EXAMPLES_PORT: `${port + 1}`, LOG_LEVEL: 'warn', OPERATORS_DIR, DATA_DIR })
    const demo = await startDemo(config)
    const start = Math.round(performance.now() - started)
    const { all, scripts } = await load(demo.secrets.mindway)
    await demo.close()
    seen.add(scripts)
    console.log(JSON.stringify({ operators: count, 'start ms': start, 'first load bytes': all, 'of these scripts': scripts }))
  }
  if (seen.size > 1) process.exitCode = 1
} finally {
  await browser.close()
  rmSync(root, { recursive: true })
}
