import { type CDPSession, chromium, type Frame, type Page } from '@playwright/test'
import { startRealServer } from '../../e2e/game/real-server.ts'
import { chromiumLaunch } from '../../scripts/browsers.ts'
import { startScriptTagPage } from './script-tag-page.ts'

// What an embed costs while nobody touches it: time on the main threads of the partner's page and of the frame for each second, on the landing page,
// in mid-game, scrolled away and asleep, less what the page costs without it. At most 1 ms, and no timer faster than 1 s. It counts from the first
// two quiet seconds on, after half a minute in any case: before that the next screens are fetched. What loading has left V8 collects once, up to half
// a minute later, in some 20 ms; that would fall into some windows and not into others, so it is done before them.
// `npm run build && node lab/bench/idle.ts`

const limitMs = 1
const seconds = 10
const [settledMs, settleSeconds] = [0.5, 30]
const slowestMs = 1000

/** Runs first in each frame: notes the delay of each timer that fires. */
const noteTimers = () => {
  const fired: number[] = []
  Object.assign(window, { fired })
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = window[name].bind(window) as (act: () => void, delay?: number, ...args: unknown[]) => number
    const noted = (act: unknown, delay = 0, ...args: unknown[]) =>
      set(() => {
        fired.push(delay)
        ;(act as (...args: unknown[]) => void)(...args)
      }, delay)
    Object.assign(window, { [name]: noted })
  }
}

const server = await startRealServer(Number(process.env.E2E_PORT ?? 18080) + 90)
const host = await startScriptTagPage(server.url)
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } })
  await page.addInitScript(noteTimers)
  await page.goto(host.origin)
  const sessions: CDPSession[] = []
  const follow = async (target: Page | Frame) => {
    const session = await page.context().newCDPSession(target)
    // The thread's own time, so that what else the machine does is not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    sessions.push(session)
  }
  const busy = async () => {
    const all = await Promise.all(sessions.map((session) => session.send('Performance.getMetrics')))
    return all.flatMap(({ metrics }) => metrics.filter(({ name }) => name === 'TaskDuration')).reduce((sum, { value }) => sum + value, 0)
  }
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  /** The delays of the timers that fired. */
  const fired: number[] = []
  /** ms of main thread for each second. */
  const cost = async () => {
    for (let second = 0, quiet = 0; second < settleSeconds && quiet < 2; second++) {
      const from = await busy()
      await wait(1000)
      quiet = ((await busy()) - from) * 1000 < settledMs ? quiet + 1 : 0
    }
    for (const session of sessions) await session.send('HeapProfiler.collectGarbage')
    await wait(1000)
    for (const each of page.frames()) await each.evaluate('void fired.splice(0)')
    const before = await busy()
    await wait(seconds * 1000)
    const spent = ((await busy()) - before) * (1000 / seconds)
    fired.push(...(await Promise.all(page.frames().map((each) => each.evaluate<number[]>('fired')))).flat())
    return spent
  }
  await follow(page)
  const empty = await cost()
  await page.evaluate(async (secret) => {
    Object.assign(window, { handle: window.Gamalyze.mount('#test', { operator: 'mindway', secret }) })
    await window.handle.ready
  }, server.testSecret)
  const frame = page.frames()[1]
  if (!frame) throw new Error('the page has no frame')
  await follow(frame)
  const lines: string[] = []
  const check = (what: string, value: number, limit: number, unit: string) => {
    const passes = value <= limit
    if (!passes) process.exitCode = 1
    lines.push(`${passes ? '✓' : '✗'} ${what}: ${value.toFixed(2)} ${unit} (at most ${limit})`)
  }
  check('idle on the landing page', (await cost()) - empty, limitMs, 'ms a second')
  await page.evaluate(() => window.handle.fastForward('game'))
  await page.frameLocator('iframe').getByTestId('cards-left').first().waitFor({ timeout: 60_000 })
  check('idle in mid-game', (await cost()) - empty, limitMs, 'ms a second')
  await page.evaluate(() => document.querySelector('#test')?.setAttribute('style', 'display: block; padding-top: 5000px'))
  check('scrolled away in mid-game', (await cost()) - empty, limitMs, 'ms a second')
  await page.evaluate(() => document.querySelector('#test')?.setAttribute('style', 'display: none'))
  await page.waitForFunction(() => window.handle.state === 'asleep')
  check('asleep in mid-game', (await cost()) - empty, limitMs, 'ms a second')
  const fastest = Math.min(...fired, Number.POSITIVE_INFINITY)
  if (fastest < slowestMs) process.exitCode = 1
  lines.push(`${fastest < slowestMs ? '✗' : '✓'} timers: ${fired.length} in all, the fastest of ${fastest} ms (at least ${slowestMs})`)
  console.log(lines.join('\n'))
} finally {
  await browser.close()
  await Promise.all([host.close(), server.close()])
}
