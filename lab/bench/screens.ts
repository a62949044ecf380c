import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { startRealServer } from '../../e2e/game/real-server.ts'
import { chromiumLaunch } from '../../scripts/browsers.ts'
import { openClient, playGame } from './server/player.ts'

// How long after a press each screen stands with its texts and numbers, in round trips of a slow line: every request takes 200 ms longer. Then the CPU
// that a press takes until the result stands, on a processor four times as slow. `npm run build && node lab/bench/screens.ts`, with the address of
// another product to compare its CPU in turn.

const lag = Number(process.env.LAG ?? 200)
const slower = 4
/** The player reads, moves the slider, thinks. */
const pause = 2500

const server = await startRealServer(Number(process.env.E2E_PORT ?? 18080) + 90)
const secret = await server.newSecret('nfl', '--test')
const client = openClient(server.url, 4)
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const log = !!process.env.VERBOSE
let origin = 0

const openPage = async (): Promise<{ page: Page; uid: string; context: BrowserContext }> => {
  const uid = await playGame(client.send, secret)
  while ((await client.send('POST', `/api/v1/results/results/${uid}`)) !== 200) await wait(300)
  const { risk_score } = (await (await fetch(`${server.url}/api/v1/results/results/${uid}`)).json()) as { risk_score: number }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const state = { uid, secret, operator: 'nfl', registered: true, terms_accepted: true, cards_turned: 80, game_completed: true, risk_score }
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('uid')) return
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, `${value}`)
  }, state)
  await page.route('**/*', async (route) => {
    await wait(lag)
    await route.continue().catch(() => {})
  })
  if (log) {
    page.on('request', (request) => console.log(Math.round(performance.now() - origin), '>', request.method(), new URL(request.url()).pathname))
    page.on('console', (message) => console.log('console', message.text()))
  }
  return { page, uid, context }
}

/** Runs in the page: from the press on what is found until the screen of the path has come, ms. */
const pressUntil = async ([selector, path]: [string, string]) => {
  const button = document.querySelector<HTMLElement>(selector)
  if (!button) throw new Error(`nothing to press: ${selector}`)
  const isThere = () => location.pathname.endsWith(path) && document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]')
  const before = document.querySelector('main h1')
  const start = performance.now()
  button.click()
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  while (!isThere() || document.querySelector('main h1') === before)
  return performance.now() - start
}
const press = async (page: Page, selector: string, path: string) => {
  origin = performance.now()
  const time = await page.evaluate(pressUntil, [selector, path] as [string, string])
  console.log(`${path}: ${Math.round(time)} ms`)
  return time
}
const moveSlider = (page: Page) => page.locator('input[type=range]').press('ArrowRight')

try {
  const { page, uid, context } = await openPage()
  await page.goto(`${server.url}/gamalyze/risk_score?operator=nfl&language=eng`)
  await moveSlider(page)
  await wait(pause)
  await press(page, 'main button[type=submit]', '/feedback')
  await wait(pause)
  await press(page, 'main a[href*="/advice"]', '/advice')
  await wait(pause)
  await press(page, 'main article a[href*="/advice/"]', '')
  await wait(pause)
  await page.goBack()
  await wait(pause)
  await press(page, 'main a[href*="/full_report"]', '/full_report')
  await context.close()
  // By its address, in a tab of its own.
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const report = await other.newPage()
  await report.route('**/*', async (route) => {
    await wait(lag)
    await route.continue().catch(() => {})
  })
  await report.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]') && !document.querySelector('[data-arrival]')) Object.assign(window, { there: performance.now() })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  if (log) report.on('request', (request) => console.log(Math.round(performance.now() - origin), '>', request.method(), new URL(request.url()).pathname))
  origin = performance.now()
  await report.goto(`${server.url}/gamalyze/full_report?operator=nfl&language=eng&uid=${uid}`)
  while (!(await report.evaluate('window.there'))) await wait(50)
  console.log('report by address', await report.evaluate('[performance.getEntriesByType("navigation")[0].responseStart, window.there]'))
} finally {
  await browser.close()
  client.close()
  await server.close()
}
