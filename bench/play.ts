import { chromium } from '@playwright/test'
import { openGame } from '../e2e/game/player.ts'
import { startRealServer } from '../e2e/game/real-server.ts'
import { chromiumLaunch } from '../scripts/browsers.ts'
import { judge } from './judge.ts'
import { quantile } from './quantile.ts'

// How play feels on a phone with a slow CPU and a slow connection, measured in a real browser: from the press to the value as text and on the
// card, the longest task while a card turns, layout shift. `node bench/play.ts`; RUNS is the number of runs, CARDS the cards per run, CPU the
// slowdown factor. GAME=1 also plays a whole game at human pace, PACE ms between two draws.

const runs = Number(process.env.RUNS ?? 9)
const cards = Number(process.env.CARDS ?? 20)
const slowDown = Number(process.env.CPU ?? 4)
const pace = Number(process.env.PACE ?? 1500)
/** One frame, ms. */
const frame = 1000 / 60
const server = await startRealServer(Number(process.env.PORT ?? 18_480))
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })

type Figures = { presses: number; words: number[]; card: number[]; shift: number }

/** In the page: measures each press on a deck until its value can be read, ms. */
const watch = () => {
  const figures: Figures = { presses: 0, words: [], card: [], shift: 0 }
  Object.assign(globalThis, { figures })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) figures.shift += entry.value
  }).observe({ type: 'layout-shift' })
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      // A press that drew nothing, because a card was turning or a popup opening, is not the start of the next measurement.
      const press = ++figures.presses
      const left = document.querySelector('[data-testid=cards-left]')?.textContent
      let words = false
      requestAnimationFrame(function look() {
        const now = performance.now()
        if (press !== figures.presses) return
        if (
          !words &&
          document.querySelector('[data-testid=cards-left]')?.textContent !== left &&
          document.querySelector('[data-testid=last-draw]')
        ) {
          words = true
          // The frame that shows it is painted after this callback.
          setTimeout(() => figures.words.push(performance.now() - timeStamp))
        }
        const turn = document.querySelector('[data-turned]:not([data-away]) > span')
        // Past edge-on: the face is towards the player.
        if (words && turn && new DOMMatrix(getComputedStyle(turn).transform).m11 < 0) return void figures.card.push(now - timeStamp)
        if (now - timeStamp < 1000) requestAnimationFrame(look)
      })
    },
    { capture: true },
  )
}

/** In the page: how long a card turns, ms. */
const motion = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--motion-flip'))

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; args?: { name?: string; data?: { type?: string } } }

/**
 * The longest main-thread task, ms, from a press until its card has turned, in a trace with times in µs. The card turns for `flip` ms from
 * the first frame after the press, and the frame after that counts too.
 */
const longestTask = (trace: Buffer, flip: number): number => {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  const presses = traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
  const [press] = presses
  if (!press) throw new Error('the trace has no press')
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && pid === press.pid && tid === press.tid)
  const frames = traceEvents.filter(({ name, pid, tid }) => name === 'Commit' && pid === press.pid && tid === press.tid)
  const turns = presses.map(({ ts: from }) => {
    const shown = frames.find(({ ts }) => ts > from)?.ts ?? from
    return { from, to: shown + (flip + frame) * 1000 }
  })
  const turning = ({ ts, dur = 0 }: TraceEvent) => turns.some(({ from, to }) => ts + dur > from && ts < to)
  return Math.max(...tasks.filter(turning).map(({ dur = 0 }) => dur)) / 1000
}

const play = async (cards: number, wait: number, slow: boolean) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const devtools = await page.context().newCDPSession(page)
  if (slow) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 })
  }
  await openGame(page, server.secret, server.url)
  await page.waitForLoadState('networkidle')
  if (slow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const flip = await page.evaluate(motion)
  await page.evaluate(watch)
  if (slow) await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  for (let turn = 0; turn < cards; turn++) {
    await page.keyboard.press(String((Math.floor(turn / 3) % 4) + 1))
    await page.waitForTimeout(wait)
    const answer = page.locator('dialog[open] [data-focus]')
    if (await answer.isVisible()) await answer.click()
  }
  const longest = slow ? longestTask(await browser.stopTracing(), flip) : 0
  const figures = await page.evaluate(() => (globalThis as unknown as { figures: Figures }).figures)
  await page.close()
  if (figures.words.length < cards / 2) throw new Error(`only ${figures.words.length} of ${cards} presses drew a card`)
  return { ...figures, longest }
}

try {
  const games = []
  for (let run = 0; run < runs; run++) games.push(await play(cards, 700, true))
  console.log(`${slowDown} × CPU, 400 ms network delay, phone, ${cards} cards per run`)
  judge(
    'press to value in words, p95 of a run',
    games.map(({ words }) => quantile(words, 0.95)),
    100,
    'ms',
  )
  judge(
    'longest main-thread task while a card turns',
    games.map(({ longest }) => longest),
    34,
    'ms',
  )
  judge(
    'layout shift',
    games.map(({ shift }) => shift),
    0,
  )
  const card = games.flatMap((game) => game.card)
  console.log(`  press to card past its edge: p50 ${Math.round(quantile(card, 0.5))} ms, p95 ${Math.round(quantile(card, 0.95))} ms`)
  if (process.env.GAME) {
    const { words, shift } = await play(80, pace - 450, false)
    console.log('human pace, a whole game')
    judge('press to value in words, p95', [quantile(words, 0.95)], 100, 'ms')
    judge('layout shift', [shift], 0)
  }
} finally {
  await browser.close()
  await server.close()
}
