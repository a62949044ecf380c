import { chromium } from '@playwright/test'
import { startRealServer } from '../e2e/game/real-server.ts'
import { chromiumLaunch } from '../scripts/browsers.ts'
import { quantile } from './quantile.ts'
import { startScriptTagPage } from './script-tag-page.ts'

// From a press in the real frame to the event in the partner's page: the game is paused and goes on again, 100 times each.
// At most 8 ms at the 95th percentile. `npm run build && node bench/click.ts`

const limit = 8
const times = 100

const server = await startRealServer(Number(process.env.E2E_PORT ?? 18080) + 90)
const host = await startScriptTagPage(server.url)
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } })
  await page.goto(host.origin)
  const begun = await page.evaluate(async (secret) => {
    const handle = window.Gamalyze.mount('#test', { operator: 'mindway', secret })
    const told: number[] = []
    for (const name of ['paused', 'resumed'] as const) handle.on(name, () => told.push(performance.timeOrigin + performance.now()))
    Object.assign(window, { told })
    await handle.ready
    return handle.fastForward('game')
  }, server.testSecret)
  if (!begun) throw new Error('the test did not begin')
  const frame = page.frameLocator('iframe')
  const pause = frame.getByRole('button', { name: 'Pause' })
  const goOn = frame.getByRole('button', { name: 'Continue playing' })
  await pause.waitFor({ timeout: 60_000 })
  await page.frames()[1]?.evaluate(() => {
    const pressed: number[] = []
    addEventListener('click', ({ timeStamp }) => pressed.push(performance.timeOrigin + timeStamp), true)
    Object.assign(window, { pressed })
  })
  for (let time = 0; time < times; time++) {
    await pause.click()
    await goOn.click()
  }
  const [told, pressed] = await Promise.all([
    page.evaluate(() => (window as unknown as { told: number[] }).told),
    page.frames()[1]?.evaluate(() => (window as unknown as { pressed: number[] }).pressed),
  ])
  if (told.length !== 2 * times || pressed?.length !== told.length) throw new Error(`${pressed?.length} presses, ${told.length} events`)
  const waits = told.map((at, index) => at - (pressed[index] ?? Number.NaN))
  const [half, p95] = [quantile(waits, 0.5), quantile(waits, 0.95)]
  console.log(
    `${p95 <= limit ? '✓' : '✗'} press to event: p50 ${half.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (n ${waits.length}, at most ${limit})`,
  )
  process.exitCode = p95 <= limit ? 0 : 1
} finally {
  await browser.close()
  await Promise.all([host.close(), server.close()])
}
