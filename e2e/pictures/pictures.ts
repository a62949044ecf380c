import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { PNG } from 'pngjs'

/** Major version of the Chromium that made the pictures, as another draws text differently. */
const madeBy = '156'

export const folder = 'e2e/pictures/stored'

export const isComparable = (page: Page): boolean => page.context().browser()?.version().split('.')[0] === madeBy

/** Whether pictures are made instead of compared: `npm run pictures`. */
export const isMaking = (): boolean => test.info().config.updateSnapshots !== 'none'

/** Name of the picture of `group/scene` in a layout. */
export const pictureName = (scene: string, layout: string): string => `${scene.replace('/', '-')}-${layout}.png`

/** With forced colours no style hides a blinking caret; a read-only field has none, and keeps the focus. */
const setReadOnly = (page: Page, readOnly: boolean) =>
  page.evaluate((value) => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.readOnly = value
  }, readOnly)

/** Compares the page, or the viewport if a dialog covers it, with the stored picture; a difference fails the test, which goes on. */
export const comparePicture = async (page: Page, name: string): Promise<void> => {
  if (!isComparable(page)) return
  await setReadOnly(page, true)
  // A dialog or its texts may still be loading, and look settled meanwhile: three tries, as no fourth would begin in time.
  const compare = async () => {
    const fullPage = (await page.locator('dialog').count()) === 0
    await expect(page).toHaveScreenshot(name, { fullPage })
  }
  await expect.soft(compare).toPass({ intervals: [1000, 5000, 60_000], timeout: 60_000 })
  await setReadOnly(page, false)
  if (isMaking()) compact(`${folder}/${name}`)
}

/** Rounds colours to 16 steps per channel, far below what counts as a difference: a third of the bytes. */
const compact = (file: string) => {
  const picture = PNG.sync.read(readFileSync(file))
  for (const [index, value] of picture.data.entries()) picture.data[index] = Math.min(255, Math.round(value / 16) * 16)
  writeFileSync(file, PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateStrategy: 0, deflateLevel: 9 }))
}
