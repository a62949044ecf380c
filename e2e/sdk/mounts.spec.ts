import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    openTimers: Set<unknown>
  }
}

/** Runs first in a page: keeps the pending timers and intervals in `openTimers`. */
const countTimers = () => {
  window.openTimers = new Set()
  const { setTimeout: set, setInterval: repeat, clearTimeout: clear } = window
  window.setTimeout = ((act: (...given: unknown[]) => void, time: number, ...given: unknown[]) => {
    const id: unknown = set(
      () => {
        window.openTimers.delete(id)
        act(...given)
      },
      // The quarter of an hour after which what was taken out of the page is gone.
      time === 900_000 ? 200 : time,
    )
    window.openTimers.add(id)
    return id
  }) as typeof window.setTimeout
  window.setInterval = ((act: () => void, time: number) => {
    const id = repeat(act, time)
    window.openTimers.add(id)
    return id
  }) as typeof window.setInterval
  window.clearTimeout = window.clearInterval = ((id: number) => {
    window.openTimers.delete(id)
    clear(id)
  }) as typeof window.clearTimeout
}

/** What a page holds, by the browser's own counters. */
const holdings = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  for (let turn = 0; turn < 3; turn++) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  await client.detach()
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    documents: of('Documents'),
    frames: of('Frames'),
    heap: of('JSHeapUsedSize'),
  }
}

/** In one page; `npm run soak -- mounts` does more. */
const mounts = Number(process.env.MOUNTS ?? 20)

for (const moment of ['before the handshake', 'when ready']) {
  test(`mounting and destroying many times ${moment} leaves nothing behind`, async ({ mounted, page, sites }) => {
    test.setTimeout(60_000 + mounts * 500)
    await page.addInitScript(countTimers)
    await mounted()
    const round = (times: number) =>
      page.evaluate(
        async ({ baseUrl, count, wait }) => {
          const once = async (index: number) => {
            const handle = window.sdk.mount('#other', { operator: 'demo', secret: window.secret, baseUrl })
            if (wait) await handle.focus()
            else if (index % 4) await new Promise((resolve) => requestAnimationFrame(resolve))
            const open = [handle.ready, handle.pause(), handle.update({ secret: () => new Promise(() => {}) }), handle.diagnose()]
            handle.destroy()
            await Promise.allSettled(open) // one that never settles would block the test for good
          }
          for (let index = 0; index < count; index += 5) await Promise.all([0, 1, 2, 3, 4].map((more) => once(index + more)))
        },
        { baseUrl: sites.frame, count: times, wait: moment === 'when ready' },
      )
    await page.evaluate(() => window.handle.destroy())
    // Warm-up: the browser itself keeps something after the first ones, and compiled code after hundreds.
    await round(mounts)
    await page.waitForTimeout(500)
    const holdingsBefore = await holdings(page)
    await round(mounts)
    // The requests of `diagnose` are still answered, and collected then.
    await expect.poll(async () => (await holdings(page)).listeners).toBeLessThanOrEqual(holdingsBefore.listeners)
    const holdingsAfter = await holdings(page)
    expect(holdingsAfter.nodes).toBeLessThanOrEqual(holdingsBefore.nodes)
    expect(holdingsAfter.documents).toBeLessThanOrEqual(holdingsBefore.documents)
    expect(holdingsAfter.frames).toBeLessThanOrEqual(holdingsBefore.frames)
    expect(holdingsAfter.heap - holdingsBefore.heap).toBeLessThanOrEqual(64 * 1024)
    expect(await page.evaluate(() => window.openTimers.size)).toBe(0)
  })
}

/** Copies, hides, takes away and returns the frame on the page, and waits until its test lives on. */
const upset = async () => {
  const root = document.querySelector('gamalyze-modal')?.shadowRoot ?? document
  const frame = root.querySelector('iframe') as HTMLIFrameElement
  const parent = frame.parentElement as HTMLElement
  const tests = (globalThis as unknown as Record<symbol, Map<string, { handle: typeof window.handle }>>)[Symbol.for('gamalyze.tests')]
  const handle = tests?.get(`${frame.dataset.gamalyzeFrame}`)?.handle as typeof window.handle
  const told = (name: 'asleep' | 'awake' | 'reconnected') => new Promise<void>((resolve) => void handle.once(name, () => resolve()))
  parent.append(frame.cloneNode())
  const asleep = told('asleep')
  const { display } = parent.style
  parent.style.display = 'none'
  await asleep
  const awake = told('awake')
  parent.style.display = display
  await awake
  const back = told('reconnected')
  frame.remove()
  await new Promise((resolve) => setTimeout(resolve, 20))
  parent.append(frame)
  await back
  while (root.querySelectorAll('iframe').length > 1) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Mounts each form in `target`, waits until it is ready, upsets it, and ends it: by its own means (`leave`), or by removing its element. */
const lives: Record<string, string> = {
  mount: `const handle = sdk.mount(target, options)
    await handle.ready; await upset(); leave ? handle.destroy() : target.innerHTML = ''`,
  'script tag': `if (!window.Gamalyze) await new Promise((onload) => document.head.append(Object.assign(document.createElement('script'),
      { src: frame + '/sdk/v1/gamalyze.js', onload })))
    const handle = Gamalyze.mount(target, options)
    await handle.ready; await upset(); leave ? handle.destroy() : target.remove()`,
  modal: `const { handle, dialog, close } = (await import(frame + '/sdk/v1/modal.js')).openModal(options)
    await handle.ready; await upset(); leave ? close() : dialog.remove()`,
  'modal option': `const handle = sdk.mount({ ...options, modal: true })
    await handle.ready; const dialog = handle.frame.closest('dialog'); await upset(); leave ? handle.destroy() : dialog.remove()`,
  'lazy option': `const handle = sdk.mount(target, { ...options, lazy: true })
    await handle.ready; await upset(); leave ? handle.destroy() : target.remove()`,
  lazy: `const lazy = (await import(frame + '/sdk/v1/lazy.js')).mountLazy(target, options)
    await (await lazy.mounted).ready; await upset(); leave ? lazy.destroy() : target.remove()`,
  declared: `const { operator, secret, baseUrl } = options
    Object.assign(target.dataset, { gamalyzeOperator: operator, gamalyzeSecret: secret, gamalyzeBaseUrl: baseUrl })
    const told = new Promise((resolve) => target.addEventListener('gamalyze', resolve, { once: true }))
    ;(await import(frame + '/sdk/v1/declared.js')).mountDeclared()
    const { detail } = await told; await detail.ready; await upset(); leave ? detail.destroy() : target.remove()`,
  element: `await import(frame + '/sdk/v1/element.js')
    const element = Object.assign(document.createElement('gamalyze-test'), options)
    target.append(element); await element.handle.ready; await upset(); leave ? element.remove() : target.remove()`,
  React: `await import('/react.js')
    const render = showIn(target)
    await new Promise((ready) => render({ ...options, on: { ready } }))
    await upset(); leave ? render() : setTimeout(render, 1300)`,
}

test('every form, mounted many times, copied, hidden, taken away, returned and ended, leaves nothing (D9)', async ({ page, sites }) => {
  test.skip(!process.env.MOUNTS, 'runs in npm run soak -- mounts')
  test.setTimeout(60_000 + mounts * 1000)
  await page.addInitScript(countTimers)
  await page.goto(sites.host)
  await page.waitForSelector('html[data-loaded]', { state: 'attached' })
  await page.evaluate((frame) => window.load(frame), sites.frame)
  const round = async (life: string, times: number) => {
    await page.evaluate(`(async () => {
      const frame = ${JSON.stringify(sites.frame)}
      const upset = ${upset}
      let time
      for (time = 0; time < ${times}; time++) {
        const leave = time % 2
        const target = document.body.appendChild(document.createElement('div'))
        const options = { operator: 'demo', secret: window.secret, baseUrl: frame }
        await (async () => { ${life} })()
        target.remove()
      }
    })()`)
  }
  /** Waits for what was removed to be gone. */
  const settledHoldings = async () => {
    await page.waitForTimeout(1500)
    return holdings(page)
  }
  for (const life of Object.values(lives)) await round(life, 4) // warm-up: browser and React keep something after the first ones
  const holdingsBefore = await settledHoldings()
  for (const [form, life] of Object.entries(lives)) {
    await round(life, Math.ceil(mounts / 6))
    const holdingsAfter = await settledHoldings()
    for (const what of ['listeners', 'nodes', 'documents', 'frames'] as const)
      expect(holdingsAfter[what], `${what} after ${form}`).toBeLessThanOrEqual(holdingsBefore[what])
    expect(await page.evaluate(() => window.openTimers.size), `timers after ${form}`).toBe(0)
  }
  expect(await page.evaluate(() => window.problems)).toEqual([])
})
