import type { Page } from '@playwright/test'
import type { Viewport } from '../../sdk/protocol.ts'
import { eventNames, expect, guestOf, test } from './support/test.ts'

declare global {
  interface Window {
    /** Gives back what the consent manager holds. */
    agree(): void
    watched: string[]
  }
}

/** A consent manager of the kind that takes foreign frames away until the reader agrees. */
const holdFrames = (mode: string) => {
  const held: (() => void)[] = []
  let agreed = false
  new MutationObserver((changes) => {
    for (const frame of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(frame instanceof HTMLIFrameElement) || agreed) continue
      const { src, outerHTML } = frame
      const note = document.createElement('p')
      note.textContent = 'Click to load external content'
      if (mode === 'renamed') frame.removeAttribute('src')
      if (mode === 'blanked') frame.src = 'about:blank'
      if (/cloned|template|anew/.test(mode)) frame.replaceWith(note)
      const template = document.createElement('template')
      template.content.append(mode === 'put into a template' ? frame : '')
      held.push(() => {
        if (mode === 'cloned') note.outerHTML = outerHTML
        else if (mode === 'made anew') note.replaceWith(Object.assign(document.createElement('iframe'), { src }))
        else if (mode === 'put into a template') note.replaceWith(template.content)
        else frame.src = src
      })
    }
  }).observe(document, { childList: true, subtree: true })
  window.agree = () => {
    agreed = true
    for (const give of held) give()
  }
}

test('a frame that a consent manager holds is reported as held, and begins when it comes back (ruling 45)', async ({ embed, page }) => {
  for (const mode of ['renamed', 'blanked', 'cloned', 'put into a template', 'made anew']) {
    const { outcome } = await embed('demo', { clock: true, before: `(${holdFrames})('${mode}')` })
    expect(await outcome, mode).toBe('FRAME_HELD')
    // Every later timeout of the SDK passes.
    await page.clock.runFor(30_000)
    expect(await eventNames(page), mode).toEqual(['error'])
    await page.evaluate(() => window.agree())
    await expect.poll(() => eventNames(page), mode).toEqual(['error', 'ready'])
    expect(await page.evaluate(() => [window.handle.state, document.querySelectorAll('iframe').length]), mode).toEqual(['ready', 1])
  }
})

/** Notes what the handle tells of being seen, with its state. */
const watch = (page: Page) =>
  page.evaluate(() => {
    window.watched = []
    for (const name of ['asleep', 'awake', 'reconnected', 'destroyed'] as const)
      window.handle.on(name, () => window.watched.push(`${name}, ${window.handle.state}`))
  })

test('a hidden frame is asleep until it is shown again, however it is hidden', async ({ mounted, page }) => {
  const guest = await mounted()
  await watch(page)
  const hide = (style: string) => page.evaluate((css) => document.querySelector('#test')?.setAttribute('style', css), style)
  const styles = [
    'display: none',
    'visibility: hidden; transition: visibility .1s',
    'height: 0; overflow: hidden',
    'transform: scale(0)',
    'opacity: 0; transition: opacity .1s',
  ]
  for (const style of styles) {
    await hide(style)
    await expect.poll(() => page.evaluate(() => window.watched), style).toEqual(['asleep, asleep'])
    await hide('')
    await expect.poll(() => page.evaluate(() => window.watched), style).toEqual(['asleep, asleep', 'awake, ready'])
    await page.evaluate(() => window.watched.splice(0))
  }
  const heard = await guest.evaluate(() => window.commands.map(([name]) => name).filter((name) => name === 'sleep' || name === 'wake'))
  expect(heard).toEqual(Array(styles.length).fill(['sleep', 'wake']).flat())
  // By a style that looks at an element that is none of those around the frame.
  await page.evaluate(() => {
    const textContent = 'head[data-tab=second] ~ body #test { visibility: hidden }'
    document.head.append(Object.assign(document.createElement('style'), { textContent }))
    document.head.dataset.tab = 'second'
  })
  await expect.poll(() => page.evaluate(() => window.watched.splice(0))).toEqual(['asleep, asleep'])
  await page.evaluate(() => delete document.head.dataset.tab)
  await expect.poll(() => page.evaluate(() => window.watched.splice(0))).toEqual(['awake, ready'])
  // Scrolled away is not hidden.
  await page.evaluate(() => {
    document.body.style.paddingBottom = '9000px'
    scrollTo(0, 5000)
  })
  // What the frame is told of its place comes with what is seen of it.
  await expect
    .poll(() => guest.evaluate(() => (window.commands.filter(([name]) => name === 'viewport').at(-1)?.[1] as Viewport | undefined)?.top))
    .toBeGreaterThan(0)
  expect(await page.evaluate(() => [window.watched, window.handle.state, window.problems])).toEqual([[], 'ready', []])
})

/** What a page puts over a test, each by a timer: nobody has pressed anything. */
const covers: Record<string, [cover: string, uncover: string, sleeps?: boolean]> = {
  'a modal dialog': ['box.showModal()', 'box.close()'],
  'a small modal dialog without a backdrop': ['box.className = "clear"; box.showModal()', 'box.close(); box.className = ""'],
  inert: ['document.querySelector("#test").inert = true', 'document.querySelector("#test").inert = false'],
  'an element over everything that stood there before': ['pane.style.display = "block"', 'pane.style.display = ""'],
  'a bar over the upper half': ['pane.style.cssText = "display: block; bottom: 50%"', 'pane.style.cssText = ""', false],
  'an element that takes no presses': ['pane.style.cssText = "display: block; pointer-events: none"', 'pane.style.cssText = ""', false],
  'a dialog that is not modal': ['box.show()', 'box.close()', false],
  'a page that takes no presses': ['document.body.style.pointerEvents = "none"', 'document.body.style.pointerEvents = ""', false],
}

test('a frame that the page covers or makes inert is asleep until it is free again', async ({ mounted, page }) => {
  await mounted('demo', { height: 600 })
  await page.evaluate(() => {
    const style = '<style>.clear::backdrop { display: none } #pane { display: none; position: fixed; inset: 0; background: white }</style>'
    document.body.insertAdjacentHTML('beforeend', `${style}<dialog id="box">Our newsletter</dialog><div><div id="pane"></div></div>`)
  })
  await watch(page)
  const run = (code: string) => page.evaluate(`setTimeout(() => { ${code} })`)
  for (const [name, [cover, uncover, sleeps = true]] of Object.entries(covers)) {
    // The browser looks ten times a second at what is drawn over what.
    await page.waitForTimeout(300)
    await run(cover)
    if (sleeps) await expect.poll(() => page.evaluate(() => window.watched), name).toEqual(['asleep, asleep'])
    else await page.waitForTimeout(300)
    await run(uncover)
    if (sleeps) await expect.poll(() => page.evaluate(() => window.watched), name).toEqual(['asleep, asleep', 'awake, ready'])
    expect(await page.evaluate(() => window.watched.splice(0)), name).toHaveLength(sleeps ? 2 : 0)
  }
  // In a dialog of the page itself it is not under it, but under the next one.
  await page.evaluate('box.append(document.querySelector("#test")); box.showModal()')
  await expect.poll(() => page.evaluate(() => window.watched.splice(0).at(-1))).toBe('reconnected, ready')
  await run('box.inert = true')
  await expect.poll(() => page.evaluate(() => window.watched.splice(0).at(-1))).toBe('asleep, asleep')
  await run('box.inert = false')
  await expect.poll(() => page.evaluate(() => window.watched.splice(0).at(-1))).toBe('awake, ready')
  await run('document.body.append(document.createElement("dialog")); document.body.lastChild.showModal()')
  await expect.poll(() => page.evaluate(() => window.watched.splice(0).at(-1))).toBe('asleep, asleep')
})

test('a frame that is shown again before the browser has told that it was hidden wakes once', async ({ mounted, page }) => {
  await mounted()
  await watch(page)
  const told = await page.evaluate(async () => {
    const style = (css: string) => document.querySelector('#test')?.setAttribute('style', css)
    const until = async (count: number) => {
      while (window.watched.length < count) await new Promise((resolve) => setTimeout(resolve, 10))
    }
    // Before the browser has told for the first time what is seen, the SDK knows nothing to be hidden.
    style('display: none')
    await until(1)
    style('')
    await until(2)
    for (let round = 1; round < 10; round += 1) {
      style('display: none')
      // The browser looks in the next frame what is seen, and tells of it in a task: this one comes before that.
      await Promise.resolve()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { port1, port2 } = new MessageChannel()
      const isShown = new Promise((resolve) => {
        port2.onmessage = () => resolve(style(''))
      })
      port1.postMessage('')
      await isShown
      await until(2 * round + 2)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return window.watched
  })
  expect(told).toEqual(Array(10).fill(['asleep, asleep', 'awake, ready']).flat())
})

test('a frame taken out of the document goes on where it comes back, for 15 minutes (ruling 45)', async ({ mounted, page, sites }) => {
  await mounted('demo', { clock: true })
  await watch(page)
  const watched = () => page.evaluate(() => window.watched)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.evaluate(() => Object.assign(window, { away: document.querySelector('#test') }).away?.remove())
  await expect.poll(watched).toEqual(['asleep, asleep'])
  expect(await page.evaluate(() => window.handle.pause().catch(({ code }) => code))).toBe('NO_ANSWER')
  await page.clock.runFor(14 * 60_000)
  await page.evaluate(() => document.querySelector('#other')?.append((window as unknown as { away: Element }).away))
  await expect.poll(watched).toEqual(['asleep, asleep', 'reconnected, asleep', 'awake, ready'])
  expect(await page.evaluate(() => window.handle.pause())).toBe(true)
  const take = ["document.querySelector('#test').innerHTML = ''", "document.body.innerHTML = '<p>Another page</p>'"]
  await page.evaluate(take[0] ?? '')
  await expect.poll(async () => (await watched()).length).toBe(4)
  await page.clock.runFor(15 * 60_000)
  await expect.poll(async () => (await watched()).at(-1)).toBe('destroyed, destroyed')
  expect(await page.evaluate(() => window.handle.pause().catch(({ code }) => code))).toBe('DESTROYED')
  await expect.poll(() => warnings.filter((text) => text.includes('15 minutes'))).toHaveLength(1)
  // One that never came up, in a page that is replaced as a whole.
  await page.evaluate(async (baseUrl) => {
    window.handle = window.sdk.mount('#other', { operator: 'never', secret: window.secret, baseUrl })
  }, sites.frame)
  await page.evaluate(take[1] ?? '')
  await page.clock.runFor(15 * 60_000)
  await expect.poll(() => page.evaluate(() => window.handle.state)).toBe('destroyed')
})

test('the frame learns which part is seen under bars, zoom, transforms, in an outer frame (ruling 46)', async ({
  mounted,
  page,
  sites,
}) => {
  const frame = await mounted('demo', { insets: { bottom: 110 } })
  await frame.evaluate(() => window.guest.send('resize', { height: 3000 }))
  const seen = async (from: typeof frame) => {
    const viewport = await from.evaluate(() => window.commands.filter(([name]) => name === 'viewport').at(-1)?.[1] as Viewport | undefined)
    return [viewport?.height, viewport && viewport.bottom - viewport.top]
  }
  // Top and bottom are rounded each: what stands above the frame is as high in every font.
  await page.evaluate(() => document.body.style.setProperty('line-height', '20px'))
  await page.evaluate(() => scrollTo(0, 1000))
  await expect.poll(() => seen(frame)).toEqual([610, 610])
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-padding-top', '96px'))
  await expect.poll(() => seen(frame)).toEqual([514, 514])
  await page.evaluate(() => document.body.style.setProperty('zoom', '1.25'))
  await expect.poll(() => seen(frame)).toEqual([Math.round(514 / 1.25), Math.round(514 / 1.25)])
  await page.evaluate(() => document.body.setAttribute('style', 'transform: scale(.5); transform-origin: top'))
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => seen(frame)).toEqual([1028, 1028])
  // In a frame longer than the screen that its page cannot see scrolling.
  await page.goto(`${sites.other}/nested?host=${encodeURIComponent(sites.host)}`)
  const outer = page.frames()[1]
  await expect.poll(() => outer?.evaluate(() => document.documentElement.dataset.loaded).catch(() => undefined)).toBe('')
  await outer?.evaluate(async (baseUrl) => {
    await window.load(baseUrl)
    await window.embed({ frame: baseUrl, height: 2400 })
  }, sites.frame)
  const inner = await guestOf(page, sites.frame)
  await page.evaluate(() => scrollTo(0, 800))
  await expect.poll(async () => (await seen(inner))[1]).toBe(720)
  const { top } = await inner.evaluate(() => window.commands.filter(([name]) => name === 'viewport').at(-1)?.[1] as Viewport)
  expect(top).toBeGreaterThan(700)
})
