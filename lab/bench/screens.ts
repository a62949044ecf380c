import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { paths } from '../../contract/paths.ts'
import { startRealServer } from '../../e2e/game/real-server.ts'
import { chromiumLaunch } from '../../scripts/browsers.ts'
import { quantile } from './quantile.ts'
import { openClient, playGame } from './server/player.ts'

// What a player waits for between two screens, on a line that makes each request 200 ms longer: from the press to texts and numbers, in
// turns of the line. And the CPU of the page from the press to the result on a processor four times as slow, against that of opening the
// same result by its address. `npm run build && node lab/bench/screens.ts [times]`

const [times = 5] = process.argv.slice(2).map(Number)
const lag = 200
/** Turns of the line that a change of screen may take, the page's own work among them. */
const limits = { result: 3.5, advice: 1.25, tip: 1.25, report: 5.5, 'report by its address': 5.5 }
const cpuLimit = 0.6
type Change = keyof typeof limits

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const server = await startRealServer(Number(process.env.E2E_PORT ?? 18080) + 90)
const secret = await server.newSecret('nfl')
const client = openClient(server.url, 4)
const scoreOf = async (uid: string) => {
  while ((await client.send('POST', `/api/v1/results/results/${uid}`)) !== 200) await wait(300)
  return ((await (await fetch(`${server.url}/api/v1/results/results/${uid}`)).json()) as { risk_score: number }).risk_score
}

/** Runs first in a page: a function that waits until the screen of a path has come in place of what there was, and gives the time. */
const addThere = () => {
  const there = async (end: string, before: Element | null) => {
    const isThere = () => {
      const title = document.querySelector('#root main h1')
      return title && title !== before && location.pathname.endsWith(end) && !document.querySelector('section[aria-busy=true]')
    }
    while (!isThere()) await new Promise(requestAnimationFrame)
    return performance.now()
  }
  Object.assign(window, { there })
}
declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the browser's own.
  interface Window {
    there: (end: string, before: Element | null) => Promise<number>
  }
}

const openPage = async (browser: Browser, state: object, slowLine: boolean): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await page.addInitScript(addThere)
  await page.addInitScript((entries) => {
    if (!sessionStorage.getItem('uid')) for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, `${value}`)
  }, state)
  if (slowLine)
    await page.route('**/*', async (route) => {
      await wait(lag)
      await route.continue().catch(() => {})
    })
  return page
}
const finished = async () => {
  const uid = await playGame(client.send, secret)
  const played = { registered: 'nfl', terms_accepted: true, cards_turned: 80, game_completed: true }
  return { uid, secret, operator: 'nfl', ...played, risk_score: await scoreOf(uid) }
}
/** Presses what is found; how long until the screen is there, ms. */
const press = (page: Page, selector: string, end: string): Promise<number> =>
  page.evaluate(
    async ([selector, end]) => {
      const [button, before] = [document.querySelector<HTMLElement>(selector), document.querySelector('#root main h1')]
      if (!button) throw new Error(`nothing to press: ${selector}`)
      const start = performance.now()
      button.click()
      return (await window.there(end, before)) - start
    },
    [selector, end] as const,
  )
const address = (path: string, more = '') => `${server.url}${path}?operator=nfl&language=eng${more}`
/** The player reads, and the browser is idle. */
const read = (page: Page) => page.waitForLoadState('networkidle').then(() => wait(500))
const guess = async (page: Page) => {
  await page.goto(address(paths.riskScore))
  await page.locator('input[type=range]').press('ArrowRight')
  await page.locator('body').click({ position: { x: 1, y: 1 } })
  await wait(4000)
}

const walk = async (browser: Browser): Promise<Record<Change, number>> => {
  const state = await finished()
  const page = await openPage(browser, state, true)
  await guess(page)
  const result = await press(page, 'main button[type=submit]', paths.feedback)
  await read(page)
  const advice = await press(page, 'main a[href*="/advice"]', paths.advice)
  await read(page)
  const tip = await press(page, 'main article a[href*="/advice/"]', '')
  await page.goBack()
  await read(page)
  const report = await press(page, 'main a[href*="/full_report"]', paths.fullReport)
  await page.context().close()
  const other = await openPage(browser, {}, true)
  await other.goto(address(paths.fullReport, `&uid=${state.uid}`))
  const byAddress = await other.evaluate(async (end) => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return (await window.there(end, null)) - (page?.responseStart ?? 0)
  }, paths.fullReport)
  await other.context().close()
  return { result, advice, tip, report, 'report by its address': byAddress }
}

const follow = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // The thread's own time, so that what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}
const busy = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
/** ms of the page's main thread: from the press to the result, and for the same result opened by its address. */
const cpu = async (browser: Browser): Promise<{ pressed: number; opened: number }> => {
  const page = await openPage(browser, await finished(), false)
  const session = await follow(page)
  await guess(page)
  const before = await busy(session)
  await press(page, 'main button[type=submit]', paths.feedback)
  const pressed = (await busy(session)) - before
  await page.goto('about:blank')
  const start = await busy(session)
  await page.goto(address(paths.feedback))
  await page.evaluate((end) => window.there(end, null), paths.feedback)
  const opened = (await busy(session)) - start
  await page.context().close()
  return { pressed, opened }
}

const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const walks: Record<Change, number>[] = []
  const costs: { pressed: number; opened: number }[] = []
  for (let time = 0; time < times; time++) {
    walks.push(await walk(browser))
    costs.push(await cpu(browser))
  }
  const check = (what: string, value: number, limit: number, unit: string) => {
    if (value > limit) process.exitCode = 1
    console.log(`${value > limit ? '✗' : '✓'} ${what}: ${value.toFixed(2)} ${unit} (at most ${limit})`)
  }
  const median = (values: number[]) => quantile(values, 0.5)
  for (const [change, limit] of Object.entries(limits))
    check(change, median(walks.map((walk) => walk[change as Change])) / lag, limit, `× ${lag} ms`)
  const [pressed, opened] = [median(costs.map((cost) => cost.pressed)), median(costs.map((cost) => cost.opened))]
  check(`CPU from press to result, ${pressed.toFixed(0)} ms of ${opened.toFixed(0)}`, pressed / opened, cpuLimit, 'of opening it')
} finally {
  await browser.close()
  client.close()
  await server.close()
}
