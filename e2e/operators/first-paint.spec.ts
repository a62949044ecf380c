import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openLanding, secretOf } from '../demo.ts'
import { fetchNothingAhead } from '../screens/support/fetch-nothing-ahead.ts'
import { watchLayoutShifts } from '../screens/support/layout-shifts.ts'
import { expect, test } from '../test.ts'

test.use({ reducedMotion: 'no-preference' })

/** One frame of the filmstrip: the colour of its bottom left corner, where only the page's background shows. */
type Frame = { time: number; corner: string }

test('the first paint is branded: no frame of the filmstrip shows another background', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  const pictures: { data: string; time: number }[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ data, time: metadata.timestamp ?? 0 })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  // sundown-picks has a dark footer at the foot of the page, nfl a dark page; the default theme is light.
  await openLanding(page, 'nfl')
  await page.waitForLoadState('networkidle')
  await session.send('Page.stopScreencast')

  const corners = await page.evaluate(
    async (film): Promise<string[]> => {
      const colours: string[] = []
      for (const data of film) {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const context = canvas.getContext('2d')
        context?.drawImage(bitmap, 0, 0)
        const [red = 0, green = 0, blue = 0] = context?.getImageData(4, Math.round(bitmap.height / 2), 1, 1).data ?? []
        colours.push(`${red},${green},${blue}`)
      }
      return colours
    },
    pictures.map(({ data }) => data),
  )
  const film: Frame[] = pictures.map(({ time }, index) => ({ time, corner: corners[index] ?? '' }))
  const light = film.filter(({ corner }) => corner.split(',').every((part) => Number(part) > 200))
  // White is the blank page before the first paint; the default theme's background is #f6f5f1.
  const paintedFrames = light.filter(({ corner }) => corner !== '255,255,255')
  expect(film.length).toBeGreaterThan(1)
  expect(paintedFrames).toEqual([])
  const firstDark = film.findIndex(({ corner }) => corner === '14,42,33')
  expect(firstDark, JSON.stringify(film)).toBeGreaterThanOrEqual(0)
})

/** Position of each part of the landing page and the footer inside `root`. */
const placesIn = (page: Page, root: string) =>
  page.locator(root).evaluate((element) =>
    [...element.querySelectorAll('section *, footer *')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return `${part.localName} ${[x, y, width, height].map(Math.round)}`
    }),
  )

for (const [operator, language, width] of [
  ['mindway', 'eng', 390],
  ['hc', 'eng', 1280],
  ['four-houses', 'gre', 768],
] as const)
  test(`the landing page of ${operator} renders before its scripts, and nothing shifts when they run`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await watchLayoutShifts(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/first-show-.*[.]js/, async (route) => {
      await held
      await route.continue()
    })
    const opening = openLanding(page, operator, { language })
    await expect(page.locator('[data-landing]')).toBeVisible()
    // Visible does not mean styled: no frame comes before the style sheet. And `fonts.ready` does not mean the font is
    // there: it is fulfilled too while no layout has asked for one.
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await frame()
      const { fontFamily } = getComputedStyle(document.querySelector('[data-landing]') ?? document.body)
      await document.fonts.load(`1rem ${fontFamily}`, 'Aα')
      await frame()
    })
    const placesBefore = await placesIn(page, '[data-landing]')
    // What a late font moved, up to .003, is no doing of the scripts.
    const earlier = (await shifts()).length
    release()
    await opening
    await page.waitForLoadState('networkidle')
    expect(placesBefore.length).toBeGreaterThan(40)
    expect(await placesIn(page, '#root')).toEqual(placesBefore)
    expect((await shifts()).slice(earlier)).toEqual([])
  })

test('the scripts of a first load are the same for every operator (R2)', async ({ context, request }) => {
  const scripts = async (id: string) => {
    const page = await context.newPage()
    await fetchNothingAhead(page)
    const loadedScripts: string[] = []
    page.on('response', (response) => loadedScripts.push(new URL(response.url()).pathname))
    await page.goto(`/gamalyze?operator=${id}&language=eng&secret=${await secretOf(id)}`, { waitUntil: 'networkidle' })
    return loadedScripts.filter((path) => path.endsWith('.js')).sort()
  }
  const [usual = [], ...others] = await Promise.all(['mindway', 'nfl', 'betarades', 'four-houses', 'open-ledger'].map(scripts))
  // A footer with a help-line needs a few more chunks, which are the same for all that have one; they import what is in scripts by modules.
  const ofHelpLine = (path: string) => /\/(help-line-link|help|load-shown|main|show)-/.test(path)
  for (const other of others) expect(other.filter((path) => !ofHelpLine(path))).toEqual(usual.filter((path) => !ofHelpLine(path)))
  const code = (await Promise.all(usual.map(async (path) => (await request.get(path)).text()))).join('')
  // The code knows only the provider's own id; hc and nfl occur within other words.
  for (const id of readdirSync('operators').filter((name) => /^[a-z]/.test(name) && name !== 'mindway' && name.length > 4))
    expect(code.includes(id), id).toBe(false)
})
