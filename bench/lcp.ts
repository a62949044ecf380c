import { chromium } from '@playwright/test'
import { startRealServer } from '../e2e/game/real-server.ts'
import { chromiumLaunch } from '../scripts/browsers.ts'

// The landing page from nothing, over a slow line: largest contentful paint, layout shift and bytes of cold loads.
// `node bench/lcp.ts`; RUNS is how often, PAGE the address below the server's.

const runs = Number(process.env.RUNS ?? 20)
/** 150 ms round trip, 1.6 Mbit/s. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
/** ms, at the third quartile. */
const allowance = 1200

const server = await startRealServer(Number(process.env.PORT ?? 18_470))
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })

/** In the page, before anything of it: collects what the browser says of its paints. */
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
  await page.goto(`${server.url}${process.env.PAGE ?? '/gamalyze'}?secret=${server.secret}`)
  await page.getByRole('button', { name: 'Start game' }).waitFor()
  await page.waitForTimeout(1000)
  const seen = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      ...(globalThis as unknown as { figures: { lcp: number; element: string; shift: number } }).figures,
      files: loaded.map(({ name, startTime, responseEnd, encodedBodySize }) =>
        [Math.round(startTime), Math.round(responseEnd), encodedBodySize, name.replace(location.origin, '')].join(' '),
      ),
    }
  })
  await context.close()
  return seen
}

try {
  const loads = []
  for (let run = 0; run < runs; run++) loads.push(await load())
  if (process.env.FILES) console.log(loads[0]?.files.join('\n'))
  const lcp = loads.map((seen) => seen.lcp).sort((a, b) => a - b)
  const at = (share: number) => Math.round(lcp[Math.ceil(share * lcp.length) - 1] ?? Number.NaN)
  const shift = Math.max(...loads.map((seen) => seen.shift))
  console.log(`largest contentful paint: p50 ${at(0.5)} ms, p75 ${at(0.75)} ms, most ${at(1)} ms (n ${runs}); “${loads[0]?.element}”`)
  console.log(`layout shift: ${shift}`)
  if (at(0.75) > allowance || shift > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
}
