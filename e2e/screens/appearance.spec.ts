import { readdirSync } from 'node:fs'
import type { PageScreenshotOptions } from '@playwright/test'
import { expect, test } from './support/workbench.ts'

/**
 * Every scene of the workbench beside its picture in `screenshots/`. The data are fixed, the clock is ours, and nothing moves. Pictures have
 * half the size: they stay small, and a change of two pixels is still seen. After a change that is meant:
 * `npx playwright test e2e/screens/appearance.spec.ts --update-snapshots`, then look at what git says has changed.
 */
test.use({ deviceScaleFactor: 0.5, reducedMotion: 'reduce' })
test.setTimeout(120_000)

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const everything = /./
/** A scene of each kind. */
const some =
  /^(landing\/first|instructions\/second|game\/(win|paused)|risk-score\/chosen|completed\/ready|feedback\/risky|advice\/chosen|email\/invalid)/

const series = {
  phone: { size: phone, query: 'language=eng', only: everything },
  desktop: { size: desktop, query: 'language=eng', only: everything },
  forced: { size: phone, query: 'language=eng', only: some, forcedColors: 'active' },
  low: { size: { width: 800, height: 360 }, query: 'language=ger', only: some },
  nfl: { size: phone, query: 'operator=nfl&language=us', only: some },
  hc: { size: desktop, query: 'operator=hc&language=nlHC', only: some },
} as const

const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.004 }
const still: PageScreenshotOptions = { animations: 'disabled', caret: 'hide', type: 'jpeg', quality: 70 }

for (const [name, { size, query, only, ...media }] of Object.entries(series))
  test(`every scene looks as it did: ${name}`, async ({ bench, page }) => {
    await page.clock.install()
    await page.emulateMedia(media)
    await page.setViewportSize(size)
    const scenes = (await bench.scenes(query)).filter((scene) => only.test(scene))
    const pictures = scenes.map((scene) => `${scene.replace('/', '-')}-${name}.jpg`)
    for (const [index, scene] of scenes.entries()) {
      await bench.show(scene)
      await page.clock.runFor(3000)
      // What is behind a dialog scrolls; the dialog stands in the window.
      const fullPage = (await page.locator('dialog').count()) === 0
      expect.soft(await page.screenshot({ ...still, fullPage }), scene).toMatchSnapshot(pictures[index] ?? '', tolerance)
    }
    const stored = readdirSync(new URL('screenshots/', import.meta.url)).filter((file) => file.endsWith(`-${name}.jpg`))
    expect(stored.sort(), 'each picture belongs to a scene').toEqual(pictures.sort())
  })
