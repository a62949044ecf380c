import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isSmallHeight } from '../../app/theme/visible-area.ts'
import { popupKeys } from '../../contract/popups.ts'
import { misfits } from '../i18n/support/misfits.ts'
import { comparePicture, folder, isComparable, isMaking, pictureName } from '../pictures/pictures.ts'
import { isOpenScreen } from './support/is-open-screen.ts'
import { hiddenFromKeyboard, layoutProblems } from './support/layout-problems.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { moving } from './support/moving.ts'
import { nearDecks } from './support/near-decks.ts'
import { expect, test } from './support/workbench.ts'

/** Every workbench scene has its picture on a phone, one of each screen in every layout. Data are fixed and the clock is simulated. */
test.describe.configure({ mode: 'parallel' })
test.setTimeout(600_000)

const groups = readdirSync('app/workbench/scenes').map((file) => file.replace('.tsx', ''))
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const low = { width: 800, height: 360 }

/** One of each screen that has a layout of its own. */
const samples = [
  'landing/first-visit',
  'instructions/second',
  'game/win',
  'completed/ready',
  'risk-score/chosen',
  'feedback/risky',
  'advice/chosen',
  'full-report/complete',
  'email/invalid',
]

const layouts = {
  desktop: { size: desktop, query: 'language=eng' },
  dark: { size: desktop, query: 'operator=hc&language=nlHC&scheme=dark' },
  forced: { size: phone, query: 'language=eng', forcedColors: 'active' },
  mirrored: { size: phone, query: 'language=mirrored' },
  low: { size: low, query: 'language=ger' },
} as const

const isSoak = process.env.SCENES === 'all'

/** WCAG 1.4.10 and 2.4.11: 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }
const sizes = [{ width: 320, height: 568 }, phone, low, { width: 768, height: 1024 }, { width: 1440, height: 900 }]

/** Resolves once the page has handled its resize event, which comes after the resize itself. */
const resize = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size)
  const seen = () => page.evaluate(() => [innerWidth, innerHeight, document.documentElement.hasAttribute('data-small-height')])
  await expect.poll(seen).toEqual([size.width, size.height, isSmallHeight(size)])
}

test('the pictures were made by this version of Chromium, one of every scene and no other', async ({ bench, page }) => {
  test.skip(!isComparable(page), 'Text is drawn differently by another major version: pictures are not compared')
  const expected = [
    ...(await bench.scenes()).filter((scene) => !isOpenScreen(scene)).map((scene) => pictureName(scene, 'phone')),
    ...Object.keys(layouts).flatMap((layout) => samples.map((scene) => pictureName(scene, layout))),
  ]
  expect(readdirSync(folder).sort()).toEqual(expected.sort())
})

/** Groups that share a page. */
const bunches = Array.from({ length: Math.ceil(groups.length / 5) }, (_, at) => groups.slice(5 * at, 5 * at + 5))

for (const bunch of bunches)
  test(`scenes of ${bunch.join(', ')} match their pictures and do not move`, { tag: '@pictures' }, async ({ bench, page }) => {
    const shifts = await watchLayoutShifts(page)
    await page.clock.install()
    await page.setViewportSize(phone)
    const problems: string[] = []
    const ofBunch = (await bench.scenes()).filter((scene) => bunch.includes(scene.split('/')[0] ?? ''))
    const isLoaded = (scene: string) => isSoak || samples.includes(scene)
    for (const scene of [...ofBunch.filter(isLoaded), ...ofBunch.filter((scene) => !isLoaded(scene))]) {
      const note = (found: string[]) => problems.push(...found.map((problem) => `${scene}: ${problem}`))
      if (isLoaded(scene)) {
        await bench.openAnew(scene, 'language=eng')
        note(await shifts())
      } else await bench.show(scene)
      await page.clock.runFor(1500)
      note((await page.evaluate(moving)).filter((name) => name !== 'opacity').map((name) => `moves: ${name}`))
      await page.clock.runFor(1500)
      if (!isOpenScreen(scene)) await comparePicture(page, pictureName(scene, 'phone'))
    }
    expect(new Set(ofBunch.map((scene) => scene.split('/')[0]))).toEqual(new Set(bunch))
    expect(problems).toEqual([])
  })

test('a scene of each screen matches its picture in each layout', { tag: '@pictures' }, async ({ bench, page }) => {
  await page.clock.install()
  for (const [layout, { size, query, ...media }] of Object.entries(layouts)) {
    await page.emulateMedia({ forcedColors: 'none', ...media })
    await page.setViewportSize(size)
    await bench.openAnew('', query)
    for (const scene of samples) {
      await bench.show(scene)
      await page.clock.runFor(3000)
      await comparePicture(page, pictureName(scene, layout))
    }
  }
})

test('a missing icon and a changed digit are seen in a picture', async ({ bench, page }) => {
  test.skip(!isComparable(page) || isMaking(), 'Pictures are not compared')
  await page.clock.install()
  await page.setViewportSize(phone)
  await bench.open('game/win', 'language=eng')
  await page.clock.runFor(3000)
  const name = pictureName('game/win', 'phone')
  const compare = () => expect(page).toHaveScreenshot(name, { fullPage: true })
  await compare()
  const icon = page.getByRole('button', { name: 'Sound' }).locator('svg')
  await icon.evaluate((element: SVGElement) => element.style.setProperty('visibility', 'hidden'))
  await expect(compare()).rejects.toThrow(/pixels/)
  await icon.evaluate((element: SVGElement) => element.style.removeProperty('visibility'))
  await compare()
  await page.getByTestId('cards-left').evaluate((element) => {
    element.textContent = '51'
  })
  await expect(compare()).rejects.toThrow(/pixels/)
})

test('every screen fits every viewport and 400 % zoom in German (WCAG 1.4.4, 1.4.10, 2.5.8)', async ({ bench, page }) => {
  await page.clock.install()
  const found: string[] = []
  // `fit.spec.ts` shows the other scenes on the narrowest screen, in longer words than German's.
  const scenes = (await bench.scenes()).filter((scene) => isSoak || [...samples, 'game/paused', 'game/popup-slow-down'].includes(scene))
  await bench.open('', 'language=ger')
  for (const scene of scenes) {
    await resize(page, low)
    await bench.show(scene)
    await page.clock.runFor(3000)
    const note = (problems: string[]) => {
      const { width, height } = page.viewportSize() ?? low
      found.push(...problems.map((problem) => `${scene} at ${width} × ${height}: ${problem}`))
    }
    for (const size of sizes) {
      await resize(page, size)
      note(await page.evaluate(layoutProblems, scene.startsWith('game/')))
      if (size.width === 320) note(await page.evaluate(misfits))
    }
    for (const size of [zoomed, low]) {
      await resize(page, size)
      // When zoomed, content that does not fit may scroll and targets keep their size; the low viewport is one of the sizes above.
      if (size === zoomed) note(await page.evaluate(layoutProblems, false))
      note(await page.evaluate(hiddenFromKeyboard))
    }
  }
  expect(found).toEqual([])
})

/** Whether the viewport looks otherwise without the background. */
const isBackgroundSeen = async (page: Page) => {
  const layer = page.locator('[data-background]')
  const picture = await page.screenshot()
  await layer.evaluate((element) => element.setAttribute('hidden', ''))
  const without = await page.screenshot()
  await layer.evaluate((element) => element.removeAttribute('hidden'))
  return !picture.equals(without)
}

/** Each kind of background that is drawn, but the picture, which is the default operator's; then a plain colour. */
const drawn = ['nfl', 'ipe-amarelo', 'cornerpost', 'emerald-desk']
const plain = 'fairlead'

test('every kind of background shows around and through the table, with 3:1 contrast to the cards (ruling 23)', async ({ bench, page }) => {
  const problems: string[] = []
  await page.clock.install()
  for (const operator of [...drawn, plain]) {
    await page.setViewportSize(phone)
    await bench.open('game/win', `operator=${operator}&language=eng`)
    await page.clock.runFor(3000)
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      if (operator !== plain && !(await isBackgroundSeen(page))) problems.push(`${operator} ${size.width} px: no background`)
      problems.push(...(await nearDecks(page)).map((problem) => `${operator} ${size.width} px: ${problem}`))
    }
  }
  expect(problems).toEqual([])
})
test('the workbench shows every screen, dialog and popup', async ({ bench }) => {
  const scenes = await bench.scenes()
  const grouped = { 'not-found': 'errors/not-found', unauthorized: 'errors/unauthorized', 'single-advice': 'advice/single-plan-ahead' }
  const folders = readdirSync(new URL('../../app/screens/', import.meta.url), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  for (const { name: screen } of folders)
    expect(scenes.join(' ')).toContain(screen in grouped ? grouped[screen as keyof typeof grouped] : `${screen}/`)
  for (const popup of popupKeys) expect(scenes).toContain(`game/popup-${popup.replaceAll('_', '-')}`)
  const dialogs = ['landing/terms', 'feedback/learn-more', 'email/fill-in', 'game/paused', 'game/resuming', 'game/exit', 'game/refused']
  expect(scenes).toEqual(expect.arrayContaining(dialogs))
})
