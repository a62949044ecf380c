import { chromium } from '@playwright/test'
import { startRealServer } from '../e2e/game/real-server.ts'
import { chromiumLaunch } from '../scripts/browsers.ts'
import { judge } from './judge.ts'

// A cold load of the landing page on a phone with a slow connection and CPU: first branded paint, largest contentful paint, layout shift.
// `node bench/lcp.ts`; RUNS is the number of runs, CPU the slowdown factor, PAGE the path on the server; FILES=1 lists the requests of a load.

const runs = Number(process.env.RUNS ?? 9)
const slowDown = Number(process.env.CPU ?? 4)
/** Slow 4G: 150 ms round trip, 1.6 Mbit/s. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const server = await startRealServer(Number(process.env.PORT ?? 18_470))
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })

type Seen = { lcp: number; element: string; shift: number }

/** Runs in the page before its own scripts: collects the browser's paint timings. */
const watch = () => {
  const figures = { lcp: 0, element: '', shift: 0 }
  Object.assign(globalThis, { figures })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
      Object.assign(figures, { lcp: entry.startTime, element: entry.element?.textContent?.slice(0, 40) })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) figures.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}

const load = async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.goto(`${server.url}${process.env.PAGE ?? '/gamalyze'}?secret=${server.secret}`)
  await page.getByRole('button', { name: 'Start game' }).waitFor()
  await page.waitForTimeout(1000)
  const seen = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const [{ responseStart } = { responseStart: Number.NaN }] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // The first paint is the server-rendered page: header, logo and cards in the operator's colours (e2e/operators/first-paint.spec.ts).
    const [{ startTime } = { startTime: Number.NaN }] = performance.getEntriesByName('first-contentful-paint')
    return {
      ...(globalThis as unknown as { figures: Seen }).figures,
      branded: startTime - responseStart,
      files: loaded.map(({ name, startTime, responseEnd, encodedBodySize }) =>
        [Math.round(startTime), Math.round(responseEnd), encodedBodySize, name.replace(location.origin, '')].join(' '),
      ),
    }
  })
  await context.close()
  return seen
}

try {
  // Warm-up: the server's first responses are slower than any player's.
  await load()
  const loads = []
  for (let run = 0; run < runs; run++) loads.push(await load())
  if (process.env.FILES) console.log(loads[0]?.files.join('\n'))
  console.log(`Slow 4G, ${slowDown} × CPU, phone; the largest is “${loads[0]?.element}”`)
  judge(
    'first branded paint after the first byte',
    loads.map(({ branded }) => branded),
    1000,
    'ms',
  )
  judge(
    'largest contentful paint',
    loads.map(({ lcp }) => lcp),
    2000,
    'ms',
  )
  judge(
    'layout shift',
    loads.map(({ shift }) => shift),
    0,
  )
} finally {
  await browser.close()
  await server.close()
}
