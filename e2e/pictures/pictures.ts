import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
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

/** The page as `toHaveScreenshot` sees it. */
const screenshot = (page: Page, fullPage: boolean) => page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', scale: 'css' })

/**
 * Compares the page, or the viewport if a dialog covers it, with the stored picture; a difference fails the test, which goes on. A screenshot
 * whose hash the picture holds is the same to the byte: no pixel of it need be decoded.
 */
export const comparePicture = async (page: Page, name: string): Promise<void> => {
  if (!isComparable(page)) return
  const file = `${folder}/${name}`
  await setReadOnly(page, true)
  const isFullPage = async () => (await page.locator('dialog').count()) === 0
  // A dialog or its texts may still be loading, and look settled meanwhile: three tries, as no fourth would begin in time.
  const compare = async () => {
    const fullPage = await isFullPage()
    if (!isMaking() && readFileSync(file).includes(hashOf(await screenshot(page, fullPage)))) return
    await expect(page).toHaveScreenshot(name, { fullPage })
  }
  await expect.soft(compare).toPass({ intervals: [1000, 5000, 60_000], timeout: 60_000 })
  if (isMaking()) compact(file, hashOf(await screenshot(page, await isFullPage())))
  await setReadOnly(page, false)
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Rounds colours to 16 steps per channel, far below what counts as a difference: a third of the bytes. Adds the hash of the screenshot itself. */
const compact = (file: string, hash: string) => {
  const picture = PNG.sync.read(readFileSync(file))
  for (const [index, value] of picture.data.entries()) picture.data[index] = Math.min(255, Math.round(value / 16) * 16)
  const bytes = PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateStrategy: 0, deflateLevel: 9 })
  const lastChunk = 12
  writeFileSync(file, Buffer.concat([bytes.subarray(0, -lastChunk), textChunk(`Source\0${hash}`), bytes.subarray(-lastChunk)]))
}

/** A text in a PNG: length, type, content and checksum. */
const textChunk = (text: string) => {
  const content = Buffer.from(`tEXt${text}`, 'latin1')
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return chunk
}
