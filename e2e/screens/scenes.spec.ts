import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isSmallHeight } from '../../app/theme/visible-area.ts'
import { popupKeys } from '../../contract/popups.ts'
import { misfits } from '../i18n/support/misfits.ts'
import { checkPicture, isComparable, isMaking, leftOver, pictureName } from '../pictures/pictures.ts'
import { violations } from '../violations.ts'
import { isOpenScreen } from './support/is-open-screen.ts'
import { hiddenFromKeyboard, layoutProblems } from './support/layout-problems.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { moving } from './support/moving.ts'
import { nearDecks } from './support/near-decks.ts'
import { type Bench, expect, test } from './support/workbench.ts'

/**
 * Every workbench scene is visited once in English, for its screenshots, for axe and for motion, and once in German, whose words
 * are long, for viewport sizes and zoom. Data are fixed and the clock is simulated. The baselines are in `e2e/pictures/stored`: see CONTRIBUTING.
 */
test.describe.configure({ mode: 'parallel' })
test.use({ reducedMotion: 'reduce' })
test.setTimeout(600_000)

const groups = readdirSync('app/workbench/scenes').map((file) => file.replace('.tsx', ''))
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const low = { width: 800, height: 360 }
/** A scene of each kind, for checks that need not cover all: on a wide screen, in other colours; `npm run soak -- scenes` covers all. */
const sample =
  /^(landing\/first|instructions\/second|game\/(win|paused)$|risk-score\/chosen|completed\/ready|feedback\/risky|advice\/chosen|email\/invalid)/

/** With a layout of their own on a wide screen, as the sample and the first of each group: others change words, which the phone shows. */
const wide =
  /^(advice\/single|consent\/(earlier|given|own-data|shared)$|errors\/(not-found|unauthorized)$|feedback\/not-firm|instructions\/third)/

const isSoak = process.env.SCENES === 'all'

/** WCAG 1.4.10 and 2.4.11: 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }
const sizes = [{ width: 320, height: 568 }, phone, low, { width: 768, height: 1024 }, { width: 1440, height: 900 }]

const scenesOf = async (bench: Bench, group: string, query: string) =>
  (await bench.scenes(query)).filter((scene) => scene.startsWith(`${group}/`))

/** Takes a screenshot of the current scene. */
const picture = async (page: Page, scene: string, series: string) =>
  isOpenScreen(scene) ? [] : checkPicture(page, pictureName(scene, series))

/** Resolves once the page has handled its resize event, which comes after the resize itself. */
const resize = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size)
  const seen = () => page.evaluate(() => [innerWidth, innerHeight, document.documentElement.hasAttribute('data-small-height')])
  await expect.poll(seen).toEqual([size.width, size.height, isSmallHeight(size)])
}

/** Baselines of a group in these series that belong to none of the scenes. */
const strays = (group: string, series: string[], scenes: string[]) => {
  const expectedNames = scenes.flatMap((scene) => series.map((each) => pictureName(scene, each)))
  return leftOver(expectedNames, (name) => name.startsWith(`${group}-`) && series.some((each) => name.endsWith(`-${each}`)))
}

test('the pictures were made by this version of Chromium', ({ browser }) => {
  const comparable = isComparable(browser)
  test.skip(!comparable, 'Text is drawn differently by another major version: pictures are not compared')
  expect(comparable).toBe(true)
})

for (const group of groups) {
  test(`scenes of ${group} match their baselines, do not move and violate no axe rule (WCAG 1.1.1, 1.3.1, 1.3.5, 1.4.1, 1.4.3, 2.4.1, 2.4.4, 2.5.3, 3.1.1, 4.1.2)`, {
    tag: '@pictures',
  }, async ({ bench, page }) => {
    const shifts = await watchLayoutShifts(page)
    await page.clock.install()
    await page.setViewportSize(phone)
    const found: string[] = []
    const onDesktop: string[] = []
    const scenes = await scenesOf(bench, group, 'language=eng')
    for (const scene of scenes) {
      const note = (problems: string[]) => found.push(...problems.map((problem) => `${scene}: ${problem}`))
      const thorough = sample.test(scene) || isSoak
      if (thorough) {
        await page.goto('about:blank')
        await bench.open(scene, 'language=eng')
        note(await shifts())
      } else await bench.show(scene)
      await page.clock.runFor(1500)
      note((await page.evaluate(moving)).filter((name) => name !== 'opacity').map((name) => `moves: ${name}`))
      await page.clock.runFor(1500)
      note(await picture(page, scene, 'phone'))
      note(await violations(page))
      if (thorough) {
        await page.emulateMedia({ forcedColors: 'active' })
        if (sample.test(scene)) note(await picture(page, scene, 'forced'))
        note(await violations(page, { rules: 'colours' }))
        await page.emulateMedia({ forcedColors: 'none' })
      }
      // Those of the sample show how a dialog looks on a wide screen.
      const isFirst = scene === scenes[0] && (await page.locator('dialog').count()) === 0
      const hasDesktop = sample.test(scene) || wide.test(scene) || isFirst
      if (hasDesktop) onDesktop.push(scene)
      if (hasDesktop && (isFirst || thorough || isMaking())) {
        await page.setViewportSize(desktop)
        note(await picture(page, scene, 'desktop'))
        await page.setViewportSize(phone)
      }
    }
    expect(scenes.length).toBeGreaterThan(0)
    found.push(...strays(group, ['phone'], scenes))
    found.push(...strays(group, ['desktop'], onDesktop))
    found.push(
      ...strays(
        group,
        ['forced'],
        scenes.filter((scene) => sample.test(scene)),
      ),
    )
    expect(found).toEqual([])
  })

  if (!isSoak && !sample.source.includes(`${group}\\/`)) continue
  test(`scenes of ${group} fit every viewport and 400 % zoom in German (WCAG 1.4.4, 1.4.10, 2.5.8)`, { tag: '@pictures' }, async ({
    bench,
    page,
  }) => {
    await page.clock.install()
    const found: string[] = []
    // `fit.spec.ts` shows the other scenes on the narrowest screen, in longer words than German's.
    const scenes = (await scenesOf(bench, group, 'language=ger')).filter((scene) => sample.test(scene) || isSoak)
    for (const scene of scenes) {
      await resize(page, low)
      await bench.show(scene)
      await page.clock.runFor(3000)
      if (sample.test(scene)) found.push(...(await picture(page, scene, 'low')))
      const note = (problems: string[]) => {
        const { width, height } = page.viewportSize() ?? low
        found.push(...problems.map((problem) => `${scene} at ${width} × ${height}: ${problem}`))
      }
      for (const size of sizes) {
        await resize(page, size)
        note(await page.evaluate(layoutProblems, group === 'game'))
        if (size.width === 320) note(await page.evaluate(misfits))
      }
      for (const size of [zoomed, low]) {
        await resize(page, size)
        // When zoomed, content that does not fit may scroll and targets keep their size; the low viewport is one of the sizes above.
        if (size === zoomed) note(await page.evaluate(layoutProblems, false))
        note(await page.evaluate(hiddenFromKeyboard))
      }
      // The focus ring must not be in the next picture.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    }
    found.push(
      ...strays(
        group,
        ['low'],
        scenes.filter((scene) => sample.test(scene)),
      ),
    )
    expect(found).toEqual([])
  })
}

for (const [series, { operator, size, language, scheme = 'light' }] of Object.entries({
  nfl: { operator: 'nfl', size: phone, language: 'us' },
  dark: { operator: 'hc', size: desktop, language: 'nlHC', scheme: 'dark' },
  mirrored: { operator: 'mindway', size: phone, language: 'mirrored' },
}))
  test(`a scene of each kind matches its baseline, ${series}: ${operator} in ${language}, ${scheme}`, { tag: '@pictures' }, async ({
    bench,
    page,
  }) => {
    await page.clock.install()
    await page.setViewportSize(size)
    const problems: string[] = []
    const scenes = (await bench.scenes(`operator=${operator}&language=${language}&scheme=${scheme}`)).filter((scene) => sample.test(scene))
    for (const scene of scenes) {
      await bench.show(scene)
      await page.clock.runFor(3000)
      problems.push(...(await picture(page, scene, series)))
      if (series !== 'nfl') problems.push(...(await violations(page)))
    }
    const expectedNames = scenes.map((scene) => pictureName(scene, series))
    problems.push(...leftOver(expectedNames, (name) => name.endsWith(`-${series}`)))
    expect(problems).toEqual([])
  })

/** The default operator's background is an image, which the baselines above cover. */
const backgrounds = { colour: 'fairlead', fullScreen: 'nfl', marks: 'ipe-amarelo', watermark: 'cornerpost', shapes: 'emerald-desk' }

test('every kind of background shows around and through the table, with 3:1 contrast to the cards (ruling 23)', {
  tag: '@pictures',
}, async ({ bench, page }) => {
  const problems: string[] = []
  const names: string[] = []
  await page.clock.install()
  for (const [kind, operator] of Object.entries(backgrounds)) {
    await page.setViewportSize(phone)
    await bench.open('game/win', `operator=${operator}&language=eng`)
    await page.clock.runFor(3000)
    for (const [size, viewport] of Object.entries({ phone, desktop })) {
      await page.setViewportSize(viewport)
      const name = pictureName('game/win', `behind-${size}-${kind.toLowerCase()}`)
      names.push(name)
      problems.push(...(await checkPicture(page, name)))
      problems.push(...(await nearDecks(page)).map((problem) => `${operator} ${size}: ${problem}`))
    }
  }
  problems.push(...leftOver(names, (name) => name.startsWith('game-win-behind-')))
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
  for (const dialog of [
    'landing/terms',
    'feedback/learn-more',
    'email/fill-in',
    'game/paused',
    'game/resuming',
    'game/exit',
    'game/refused',
  ])
    expect(scenes).toContain(dialog)
})
