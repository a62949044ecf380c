import { chromium } from '@playwright/test'
import { openGame } from '../e2e/game/player.ts'
import { startRealServer } from '../e2e/game/real-server.ts'
import { chromiumLaunch } from '../scripts/browsers.ts'
import { quantile } from './quantile.ts'

// How play feels, measured in a real browser: from the press to the value in words and on the card, long tasks, layout shift, and a whole
// game at human pace. `node bench/play.ts` prints the figures; PACE is the time between two draws, ms.

const pace = Number(process.env.PACE ?? 1500)
const server = await startRealServer(Number(process.env.PORT ?? 18_480))
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })

/** In the page: watches each press on a deck until its value can be read. ms. */
const watch = () => {
  const figures = { presses: 0, words: [] as number[], card: [] as number[], longTasks: [] as number[], shift: 0 }
  Object.assign(globalThis, { figures })
  new PerformanceObserver((list) => figures.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) figures.shift += entry.value
  }).observe({ type: 'layout-shift' })
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      // A press that drew nothing, as it came while a card was turned or a popup was opening, is not the next one's beginning.
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
        // Past the edge: the face is towards the player.
        if (words && turn && new DOMMatrix(getComputedStyle(turn).transform).m11 < 0) return void figures.card.push(now - timeStamp)
        if (now - timeStamp < 1000) requestAnimationFrame(look)
      })
    },
    { capture: true },
  )
}

const rounded = (values: number[], share: number) => Math.round(quantile(values, share))
const line = (name: string, values: number[]) =>
  console.log(
    `${name}: p50 ${rounded(values, 0.5)} ms, p95 ${rounded(values, 0.95)} ms, most ${rounded(values, 1)} ms (n ${values.length})`,
  )

const play = async (name: string, cards: number, wait: number, slow: boolean) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const devtools = await page.context().newCDPSession(page)
  if (slow) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 })
  }
  await openGame(page, server.secret, server.url)
  await page.waitForLoadState('networkidle')
  if (slow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(watch)
  const start = performance.now()
  for (let turn = 0; turn < cards; turn++) {
    await page.keyboard.press(String((Math.floor(turn / 3) % 4) + 1))
    await page.waitForTimeout(wait)
    const answer = page.locator('dialog[open] [data-focus]')
    if (await answer.isVisible()) await answer.click()
  }
  const took = (performance.now() - start) / 1000
  const figures = await page.evaluate(
    () =>
      (globalThis as unknown as { figures: { presses: number; words: number[]; card: number[]; longTasks: number[]; shift: number } })
        .figures,
  )
  console.log(`${name}: ${cards} cards in ${took.toFixed(1)} s`)
  console.log(`  presses: ${figures.presses}, of them drew nothing: ${figures.presses - figures.words.length}`)
  line('  press to value in words', figures.words)
  line('  press to card past its edge', figures.card)
  console.log(
    `  long tasks over 50 ms: ${figures.longTasks.length}${figures.longTasks.length ? `, longest ${Math.round(Math.max(...figures.longTasks))} ms` : ''}; layout shift ${figures.shift}`,
  )
  await page.close()
}

try {
  await play('4 × CPU slow-down, 400 ms network delay', 40, 700, true)
  await play('human pace', 80, pace - 450, false)
} finally {
  await browser.close()
  await server.close()
}
