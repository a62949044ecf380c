import { chromium, type Frame, type Page } from '@playwright/test'
import { startFrameSite } from '../e2e/sdk/support/frame-site.ts'
import { startHostSite } from '../e2e/sdk/support/host-site.ts'
import { chromiumLaunch } from '../scripts/browsers.ts'
import { quantile } from './quantile.ts'

// The SDK's cost to a partner's page, each compared with the bare browser mechanism in the same run, so that a busy machine slows both:
// an event with a bare message, a resize with a bare one, a CSP refusal with a bare frame's, and a flood of messages with a page that only
// listens. `npm run build && node bench/embed.ts`

declare global {
  interface Window {
    times: { sdk: number[]; bare: number[] }
  }
}

/** For each, the ratio to the bare mechanism allowed at the 95th percentile (flood: at the 99.9th), and the ms that are always allowed. */
const allowance = { event: [2, 8], height: [3, 16], refusal: [3, 50], flood: [4, 1] } as const
let frameOrigin = ''
const host = await startHostSite(() => frameOrigin)
const site = await startFrameSite(() => [host.origin])
frameOrigin = site.origin
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })

const openHost = async (policy = ''): Promise<Page> => {
  const page = await browser.newPage()
  await page.goto(`${host.origin}/?policy=${policy}`)
  await page.waitForSelector('html[data-loaded]', { state: 'attached' })
  await page.evaluate((frame) => window.load(frame), site.origin)
  await page.evaluate(() => {
    window.times = { sdk: [], bare: [] }
  })
  return page
}

const guestOf = async (page: Page): Promise<Frame> => {
  await page.waitForFunction(() => window.handle.frame)
  const guest = page.frames().find((frame) => frame.url().startsWith(site.origin))
  if (!guest) throw new Error('the page has no test frame')
  await guest.waitForFunction(() => window.config)
  return guest
}

const timesOf = (page: Page) => page.evaluate(() => window.times)

/** From a click in the frame to the event in the page, ms. */
const measureEvents = async () => {
  const page = await openHost()
  await page.evaluate((frame) => window.embed({ frame }), site.origin)
  const guest = await guestOf(page)
  await guest.evaluate(() => {
    let clicks = 0
    addEventListener('click', ({ timeStamp }) => {
      const at = performance.timeOrigin + timeStamp
      const send = () => window.guest.send('progress', { cardsTurned: at, cardsTotal: 80 })
      const bare = () => parent.postMessage({ at }, '*')
      for (const act of clicks++ % 2 ? [send, bare] : [bare, send]) act()
    })
  })
  await page.evaluate(() => {
    const now = () => performance.timeOrigin + performance.now()
    window.handle.on('progress', ({ cardsTurned }) => window.times.sdk.push(now() - cardsTurned))
    addEventListener('message', ({ data }) => data.at && window.times.bare.push(now() - data.at))
  })
  for (let click = 0; click < 200; click++) await page.mouse.click(200, 200)
  await page.waitForFunction(() => window.times.sdk.length === 200)
  return timesOf(page)
}

/** From the frame's resize message to the resized element, ms; one after the other, so that neither pays for the other's layout. */
const measureHeights = async () => {
  const page = await openHost()
  await page.evaluate((frame) => window.embed({ frame }), site.origin)
  const guest = await guestOf(page)
  await page.evaluate(() => {
    const bare = document.body.appendChild(document.createElement('div'))
    const now = () => performance.timeOrigin + performance.now()
    addEventListener('message', ({ data }) => {
      if (data.height) bare.style.height = `${data.height}px`
    })
    new ResizeObserver(() => window.times.bare.push(now())).observe(bare)
    new ResizeObserver(() => window.times.sdk.push(now())).observe(window.handle.frame)
  })
  const sent = { sdk: [] as number[], bare: [] as number[] }
  const senders = {
    bare: (height: number) => {
      const at = performance.timeOrigin + performance.now()
      parent.postMessage({ height }, '*')
      return at
    },
    sdk: (height: number) => {
      const at = performance.timeOrigin + performance.now()
      window.guest.send('resize', { height })
      return at
    },
  }
  const names = ['bare', 'sdk'] as const
  // Each observer fires once with the initial height.
  await page.waitForFunction(() => window.times.bare.length === 1 && window.times.sdk.length === 1)
  for (let height = 1010; height < 2010; height += 10) {
    for (const name of names) {
      // Apart, so that neither begins where the other's frame of the display ends; more than 20 growths within a second count as a loop.
      await page.waitForTimeout(60)
      sent[name].push(await guest.evaluate(senders[name], height))
      await page.waitForFunction(([name, count]) => window.times[name].length > count, [name, sent[name].length] as const)
    }
  }
  const times = await timesOf(page)
  return Object.fromEntries(
    names.map((name) => [name, sent[name].map((from, index) => (times[name][index + 1] ?? Number.NaN) - from)]),
  ) as typeof sent
}

/** From mounting under a CSP that forbids frames to the error, compared with a bare frame and the browser's own event, ms. */
const measureRefusals = async () => {
  const sdk: number[] = []
  const bare: number[] = []
  for (let time = 0; time < 20; time++) {
    const page = await openHost('no-frame-src')
    bare.push(
      await page.evaluate(
        (frame) =>
          new Promise<number>((resolve) => {
            const start = performance.now()
            addEventListener('securitypolicyviolation', () => resolve(performance.now() - start), { once: true })
            const element = document.createElement('iframe')
            element.src = `${frame}/gamalyze`
            document.body.append(element)
          }),
        site.origin,
      ),
    )
    await page.evaluate((frame) => window.embed({ frame }), site.origin)
    sdk.push(await page.evaluate(() => (window.log.find(([name]) => name === 'error')?.[2] ?? Number.NaN) - window.mountedAt))
    await page.close()
  }
  return { sdk, bare }
}

/**
 * The cost of each of 100,000 hostile messages, measured by listeners before and after the SDK's, ms, compared with a listener that spins for
 * the SDK's average time: the longer a listener runs, the more often a busy machine preempts it.
 */
const measureFlood = async () => {
  const flood = async (withSdk: boolean, busy = 0) => {
    const page = await openHost()
    await page.evaluate(
      async ({ frame, embed, busy }) => {
        let before = 0
        addEventListener(
          'message',
          () => {
            before = performance.now()
          },
          true,
        )
        let sum = 0
        const count = (times: number) => {
          for (let time = 0; time < times; time++) sum += Math.sqrt(time)
          return sum
        }
        if (embed) await window.embed({ frame })
        else {
          const [start, tries] = [performance.now(), 3e7]
          count(tries)
          const times = Math.round((busy * tries) / (performance.now() - start))
          addEventListener('message', () => count(times), true)
        }
        addEventListener('message', () => window.times.sdk.push(performance.now() - before), true)
        const attacker = document.body.appendChild(document.createElement('iframe'))
        attacker.src = `${frame}/gamalyze?operator=raw`
        await new Promise((resolve) => attacker.addEventListener('load', resolve))
      },
      { frame: site.origin, embed: withSdk, busy },
    )
    const attackers = page.frames().slice(1)
    await Promise.all(
      attackers.map((frame) =>
        frame.evaluate((count) => {
          for (let index = 0; index < count; index++)
            parent.postMessage({ gamalyze: 'hello', id: `flood-${index}`, newest: 2, oldest: 1 }, '*')
        }, 100_000 / attackers.length),
      ),
    )
    await page.waitForFunction(() => window.times.sdk.length >= 100_000)
    const { sdk } = await timesOf(page)
    await page.close()
    return sdk
  }
  const sdk = await flood(true)
  return { sdk, bare: await flood(false, sdk.reduce((sum, time) => sum + time, 0) / sdk.length) }
}

try {
  const measured = {
    event: await measureEvents(),
    height: await measureHeights(),
    refusal: await measureRefusals(),
    flood: await measureFlood(),
  }
  for (const [name, { sdk, bare }] of Object.entries(measured)) {
    const [ratio, always] = allowance[name as keyof typeof allowance]
    const share = name === 'flood' ? 0.999 : 0.95
    const [ours, floor] = [quantile(sdk, share), quantile(bare, share)]
    const ok = ours <= Math.max(always, ratio * floor)
    console.log(`${ok ? '✓' : '✗'} ${name}: p${share * 100} ${ours.toFixed(2)} ms, bare ${floor.toFixed(2)} ms (n ${sdk.length})`)
    if (!ok) process.exitCode = 1
  }
} finally {
  await browser.close()
  await Promise.all([host.close(), site.close()])
}
