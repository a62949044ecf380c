import { expect, guestOf, test } from './support/test.ts'

/** What pages do to all their elements, without us in mind. */
const styles: Record<string, string> = {
  'resets everything': '* { all: unset !important } iframe { all: revert !important }',
  'makes everything a block': '* { display: block !important }',
  'is turned and zoomed': 'html { zoom: 1.25 } body { transform: rotate(2deg) scale(.9); perspective: 500px }',
  'hides what overflows': '* { overflow: hidden !important; contain: content }',
  'reads from the right': 'html { direction: rtl; writing-mode: horizontal-tb }',
  'limits every frame': 'iframe { max-height: 300px !important; min-width: 0 !important; opacity: .99 !important }',
  'makes frames slivers': 'iframe[style] { max-width: 32px !important } @layer a { iframe { width: 0 !important } }',
  'makes frames wide': 'iframe { min-width: 3000px !important }',
  'gives frames no height': 'iframe { height: auto !important }',
  'has frames of films': 'iframe { aspect-ratio: 16 / 9 !important; height: auto !important; width: 100% !important }',
  'hides frames': 'iframe { display: none !important }',
  'gives frames no box': 'iframe { display: contents !important }',
  'pads frames': 'iframe { box-sizing: content-box !important; padding: 16px !important; border: 1px solid !important }',
  'pads frames within their box': 'iframe { box-sizing: border-box !important; padding: 20px !important; border: 5px solid !important }',
  'moves everything slowly': '* { transition: all 2s !important }',
  'magnifies frames': 'iframe { zoom: 1.5; filter: saturate(1) }',
}
/** What pages and their libraries do to JavaScript's globals. */
const scripts: Record<string, string> = {
  'adds to every object': 'Object.prototype.extend = function () {}; Array.prototype.last = function () {}; String.prototype.trim2 = 1',
  'has its own JSON': 'Array.prototype.toJSON = function () { return "mine" }; Object.prototype.toJSON = function () { return "mine" }',
  'takes names that browsers use':
    'var name = {}, status = 1, origin = "mine", top2 = 1, event = 5; window.event = {}; Object.defineProperty(window, "parent", { value: 7, configurable: true, writable: true })',
  'makes random numbers the same': 'Math.random = () => 0.5',
  'is of Prototype.js':
    'Array.from = (list) => Array.prototype.slice.call(list || []); Array.prototype.toJSON = function () { return "[]" }; HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this }; Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] }; Element = function () {}; Object.keys = (object) => { const keys = []; for (const key in object) keys.push(key); return keys }',
  'has frozen what JavaScript builds on':
    'for (const type of [Object, Array, Function, Promise, String, Map, Set, Error]) Object.freeze(Object.freeze(type).prototype)',
  'takes the console away': 'window.console = undefined',
  'has its own Promise': 'window.Promise = class Mine extends Promise {}; window.Promise.mine = true',
  'wraps timers and fetch':
    'const set = setTimeout; window.setTimeout = (f, ms) => set(() => f(), ms); window.fetch = () => { throw new Error("blocked by the page") }',
  'hears every message first':
    "addEventListener('message', (event) => { if (event.data === 'stop') event.stopImmediatePropagation() }, true); addEventListener('message', () => {})",
}

const pages = {
  ...Object.fromEntries(Object.entries(styles).map(([name, css]) => [name, `<style>${css}</style>`])),
  ...Object.fromEntries(Object.entries(scripts).map(([name, code]) => [name, `<script>${code}</script>`])),
  'puts off frames out of sight': `<div style="height: 9000px"></div><script>const { append } = Element.prototype
    Element.prototype.append = function (node) { node.loading = 'lazy'; append.call(this, node) }</script>`,
  'is in quirks mode': '<table><tr><td width="100%">',
}

test('the SDK mounts, exchanges messages and is destroyed on pages that mistreat their contents', async ({ page, sites }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  for (const [name, start] of Object.entries(pages)) {
    const body = `${start}<div id="test"></div><script src="${sites.frame}/sdk/v1/gamalyze.js"></script>`
    await page.goto(`${sites.host}/given?${new URLSearchParams({ body, ...(name.includes('quirks') && { doctype: '' }) })}`)
    const ready = page.evaluate(() => {
      window.handle = window.Gamalyze.mount('#test', { operator: 'demo', secret: 's'.repeat(36), title: 'Test', height: 'auto' })
      window.log = []
      window.handle.on('progress', (payload) => window.log.push(['progress', payload.cardsTurned]))
      return new Promise<string>((resolve) => {
        window.handle.ready.then(() => resolve('ready')).catch(() => {})
        window.handle.on('error', ({ code }) => resolve(code))
      })
    })
    expect(await ready, name).toBe('ready')
    const guest = await guestOf(page, sites.frame)
    await guest.evaluate(() => {
      window.guest.send('resize', { height: 700 })
      window.guest.send('progress', { cardsTurned: 3, cardsTotal: 80 })
    })
    await expect.poll(() => page.evaluate(() => window.log[0]?.[1]), name).toBe(3)
    // Its whole height, at once, in the width that there is, and no page that scrolls sideways.
    const size = await page.evaluate(() => {
      const { frame } = window.handle
      const { clientWidth, scrollWidth } = document.documentElement
      return { isWide: frame.offsetWidth > 500, isWider: scrollWidth > clientWidth && !frame.currentCSSZoom }
    })
    expect({ ...size, height: await guest.evaluate(() => innerHeight) }, name).toEqual({ isWide: true, isWider: false, height: 700 })
    if (name.includes('fetch')) expect(await page.evaluate(() => window.handle.diagnose())).toMatchObject({ ok: true })
    const lived = await page.evaluate(async () => {
      const second = document.body.appendChild(document.createElement('div'))
      const other = window.Gamalyze.mount(second, { operator: 'demo', secret: 's'.repeat(36) })
      await other.ready
      second.removeChild(other.frame)
      other.destroy()
      const paused = await window.handle.pause()
      window.handle.destroy()
      return [paused, document.querySelectorAll('iframe').length]
    })
    expect(lived, name).toEqual([true, 0])
    expect(problems, name).toEqual([])
  }
})

test('in test mode the console names the rule of the page that takes the frame its size', async ({ page, sites }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.clock.install()
  const style = '<style id="theme">@layer a { .embed { & .inner { max-height: 90px; overflow: hidden } } }</style>'
  const body = `${style}<div class="embed"><div class="inner" id="test"></div></div><script src="${sites.frame}/sdk/v1/gamalyze.js"></script>`
  await page.goto(`${sites.host}/given?${new URLSearchParams({ body })}`)
  await page.evaluate(() => {
    window.handle = window.Gamalyze.mount('#test', { operator: 'demo', secret: 's'.repeat(36) })
    return window.handle.ready
  })
  // The page is given time to find its form.
  await expect
    .poll(() => page.clock.runFor(1500).then(() => warnings.join()))
    .toContain('"max-height: 90px" of <div id="test"> (the rule ":is(.embed) .inner" of <style#theme>)')
})
