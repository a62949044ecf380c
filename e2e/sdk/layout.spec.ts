import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Viewport } from '../../sdk/protocol.ts'
import { watchLayoutShifts } from '../screens/support/layout-shifts.ts'
import { eventNames, expect, guestOf, test } from './support/test.ts'

test('the page does not shift when the frame fills its reserved height, nor until the reader enters it', async ({ page, embed, sites }) => {
  const shifts = await watchLayoutShifts(page)
  await embed('silent')
  await page.evaluate(() => {
    document.querySelector('#test')?.remove()
    const style = new CSSStyleSheet()
    style.replaceSync('#other:empty { min-height: 700px }')
    document.adoptedStyleSheets.push(style)
    document.querySelector('#other')?.insertAdjacentHTML('afterend', '<p>What stands below')
  })
  const earlier = (await shifts()).length
  await page.evaluate((frame) => window.embed({ frame }, '#other'), sites.frame)
  const guest = await guestOf(page, sites.frame)
  const height = () => page.evaluate(() => window.handle.frame.clientHeight)
  await guest.evaluate(() => window.guest.send('resize', { height: 650 }))
  await expect.poll(() => eventNames(page)).toContain('resize')
  expect({ height: await height(), shifts: (await shifts()).slice(earlier) }).toEqual({ height: 700, shifts: [] })
  await page.mouse.click(200, 200)
  await guest.evaluate(() => window.guest.send('resize', { height: 650 }))
  await expect.poll(height).toBe(650)
})

test('the height follows the content, unless it is fixed (D8)', async ({ mounted, page, sites }) => {
  const frame = await mounted()
  for (let height = 600; height < 1100; height += 100) {
    await frame.evaluate((asked) => window.guest.send('resize', { height: asked }), height)
    await expect.poll(() => page.evaluate(() => window.handle.frame.clientHeight)).toBe(height)
  }
  await page.evaluate((baseUrl) => {
    window.handle.destroy()
    window.log = []
    return window.embed({ frame: baseUrl, height: 640 }, '#other')
  }, sites.frame)
  const fixedHeight = await guestOf(page, sites.frame)
  expect(await fixedHeight.evaluate(() => window.config.autoHeight)).toBe(false)
  await fixedHeight.evaluate(() => window.guest.send('resize', { height: 900 }))
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'resize'])
  expect(await page.evaluate(() => window.handle.frame.clientHeight)).toBe(640)
})

test('the page scrolls to the position the frame asks for, unless it is already in view', async ({ mounted, page }) => {
  const frame = await mounted()
  await frame.evaluate(() => window.guest.send('resize', { height: 3000 }))
  await expect.poll(() => page.evaluate(() => window.handle.frame.clientHeight)).toBe(3000)
  await page.evaluate(() => scrollTo(0, 2000))
  await frame.evaluate(() => window.guest.send('scrollTop', { top: 0 }))
  await expect.poll(() => page.evaluate(() => Math.round(window.handle.frame.getBoundingClientRect().top))).toBe(0)
  await frame.evaluate(() => window.guest.send('scrollTop', { top: 500 }))
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'resize', 'scrollTop', 'scrollTop'])
  expect(await page.evaluate(() => Math.round(window.handle.frame.getBoundingClientRect().top))).toBe(0)
})

/** A page of which one element scrolls, under a bar of its own. */
const scrollInside = () => {
  document.body.innerHTML = `<main style="height: 100vh; overflow: auto; scroll-padding-top: 90px">
    <header style="position: sticky; top: 0; height: 90px">Bar</header><p style="height: 600px">Text</p><div id="test"></div></main>`
  document.body.style.margin = '0'
}

test('bars of an element that scrolls are its scroll-padding, and given insets take its place', async ({ mounted, page }) => {
  for (const [insets, bar] of [
    [{}, 90],
    [{ top: 90 }, 90],
    [{ top: 120 }, 120],
  ] as const) {
    const frame = await mounted('demo', { before: `(${scrollInside})()`, insets })
    await frame.evaluate(() => window.guest.send('resize', { height: 3000 }))
    await expect.poll(() => page.evaluate(() => window.handle.frame.clientHeight)).toBe(3000)
    await page.evaluate(() => document.querySelector('main')?.scrollTo(0, 2000))
    const told = () => frame.evaluate(() => window.commands.filter(([name]) => name === 'viewport').at(-1)?.[1] as Viewport | undefined)
    const frameTop = () => page.evaluate(() => Math.round(window.handle.frame.getBoundingClientRect().top))
    await expect.poll(async () => (await told())?.top).toBe(bar - (await frameTop()))
    expect((await told())?.height).toBe(720 - bar)
    await frame.evaluate(() => window.guest.send('scrollTop', { top: 0 }))
    await expect.poll(frameTop).toBe(bar)
  }
})

test('the frame takes the available width in shrink-to-fit parents', async ({ mounted, page, sites }) => {
  await mounted()
  const widths = await page.evaluate(async (baseUrl) => {
    const widths: Record<string, number[]> = {}
    for (const style of [
      'display:flex;flex-direction:column;align-items:center',
      'display:grid;justify-items:center',
      'float:left',
      'display:inline-block',
    ]) {
      const parent = document.body.appendChild(document.createElement('div'))
      parent.style.cssText = style
      const target = parent.appendChild(document.createElement('div'))
      const handle = window.sdk.mount(target, { operator: 'demo', secret: window.secret, baseUrl })
      widths[style] = [handle.frame.getBoundingClientRect().width, document.body.clientWidth]
      handle.destroy()
      parent.remove()
    }
    return widths
  }, sites.frame)
  for (const [style, [width, room]] of Object.entries(widths)) expect(width, style).toBe(room)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

/** What stands on each sheet. */
const readTexts = async (pdf: Uint8Array): Promise<string[]> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const textOf = async (number: number) => {
    const { items } = await (await document.getPage(number)).getTextContent()
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .trim()
  }
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => textOf(index + 1)))
}

test('a page printed with a long frame has no blank sheet, and the whole of what needs half the height', async ({ mounted, page }) => {
  const frame = await mounted()
  await frame.evaluate(() => {
    document.head.insertAdjacentHTML('beforeend', '<style>@media print { div { zoom: .5 } }</style>')
    const line = (_: unknown, number: number) => `<div style="height: 107px">Line ${number + 1}</div>`
    document.body.innerHTML = Array.from({ length: 70 }, line).join('')
    window.guest.send('resize', { height: 7000 })
  })
  await expect.poll(() => page.evaluate(() => window.handle.frame.clientHeight)).toBe(7000)
  for (const before of ['<p>Before</p>', '']) {
    await page.evaluate((html) => {
      for (const text of document.querySelectorAll('p')) text.remove()
      document.body.insertAdjacentHTML('afterbegin', html)
    }, before)
    const texts = await readTexts(await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } }))
    expect(texts.filter((text) => text === '')).toEqual([])
    expect(texts.join(' ')).toMatch(/Line 1 .*Line 70\b/)
    expect(await page.evaluate(() => window.handle.frame.clientHeight)).toBe(7000)
  }
})
