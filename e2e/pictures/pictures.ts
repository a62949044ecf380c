import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { type Browser, type Page, test } from '@playwright/test'
import { PNG } from 'pngjs'
import { comparePictures, type Picture } from './compare-pictures.ts'

/** Decodes as pngjs does, with less than half the CPU: pages are opaque, so a canvas keeps every value. */
const decode = async (png: Buffer): Promise<Picture> => {
  const image = await loadImage(png)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { buffer, byteOffset, byteLength } = context.getImageData(0, 0, width, height).data
  return { width, height, data: Buffer.from(buffer, byteOffset, byteLength) }
}

const folder = fileURLToPath(new URL('stored/', import.meta.url))
/** Folder for pictures that differ, and their diffs. */
const failures = 'test-results/pictures'

/** Whether pictures are made instead of compared: `npm run pictures`, which is Playwright's `--update-snapshots`. */
export const isMaking = () => ['all', 'changed'].includes(test.info().config.updateSnapshots)

/** Whether this browser is of the major version that made the pictures, as another draws text differently. */
export const isComparable = (browser: Browser | null): boolean => {
  const [major = ''] = browser?.version().split('.') ?? []
  const stamp = join(folder, 'chromium')
  const madeBy = read(stamp)?.toString().trim()
  if (isMaking() && madeBy && madeBy !== major)
    throw new Error(`the pictures were made by Chromium ${madeBy}, this is ${major}: remove ${folder} to make all of them`)
  if (isMaking() && !madeBy) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(stamp, `${major}\n`)
  }
  return isMaking() || madeBy === major
}

const fileOf = (name: string) => join(folder, `${name}.png`)

/** Name of the picture of `group/scene` in one of the series. */
export const pictureName = (scene: string, series: string) => `${scene.replace('/', '-')}-${series}`

/** With forced colours no style hides a blinking caret; a read-only field has none, and keeps the focus. */
const hideCaret = async (page: Page): Promise<() => Promise<void>> => {
  const set = (readOnly: boolean) =>
    page.evaluate((value) => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.readOnly = value
    }, readOnly)
  await set(true)
  return () => set(false)
}

/** Takes a screenshot of the page, or of the viewport if a dialog covers it. */
const take = async (page: Page): Promise<Buffer> => {
  const hasDialog = (await page.locator('dialog').count()) > 0
  const showCaret = await hideCaret(page)
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', fullPage: !hasDialog })
  await showCaret()
  return picture
}

/** Compares the page with its baseline, or stores it as the new one. Returns the differences as one line. */
export const checkPicture = async (page: Page, name: string): Promise<string[]> => {
  if (!isComparable(page.context().browser())) return []
  let picture = await take(page)
  if (isMaking()) {
    keep(name, picture)
    return []
  }
  const stored = read(fileOf(name))
  if (!stored) return [`${name}: no picture yet, npm run pictures`]
  const before = await decode(stored)
  const differenceOf = async (taken: Buffer) => comparePictures(before, await decode(taken))
  if (!(await differenceOf(picture))) return []
  // The browser paints in stages, and a dialog's texts may still be loading: on a busy machine they come later than the rest of the
  // scene. A real difference shows in a second screenshot too.
  await page.waitForTimeout(1000)
  picture = await take(page)
  const difference = await differenceOf(picture)
  if (!difference) return []
  mkdirSync(failures, { recursive: true })
  writeFileSync(join(failures, `${name}.png`), picture)
  if (difference.image) writeFileSync(join(failures, `${name}-difference.png`), difference.image())
  return [`${name}: ${difference.summary} (${failures}/${name}*.png)`]
}

/** A picture that looks the same keeps its bytes, so that git shows only real changes. */
const keep = (name: string, picture: Buffer) => {
  const stored = read(fileOf(name))
  if (stored && !comparePictures(PNG.sync.read(stored), PNG.sync.read(picture))) return
  writeFileSync(fileOf(name), compact(picture))
}

/** Colours are quantised to 16 steps per channel, far below the threshold: a third of the bytes. */
const compact = (picture: Buffer) => {
  const png = PNG.sync.read(picture)
  for (const [index, value] of png.data.entries()) png.data[index] = Math.min(255, Math.round(value / 16) * 16)
  return PNG.sync.write(png, { colorType: 2, filterType: 0, deflateStrategy: 0, deflateLevel: 9 })
}

/** Stored pictures of a group that no scene expects; removed instead when pictures are made. */
export const leftOver = (expected: string[], belongs: (name: string) => boolean): string[] => {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => basename(file, '.png'))
  const over = names.filter((name) => belongs(name) && !expected.includes(name))
  if (isMaking()) for (const name of over) rmSync(fileOf(name))
  return isMaking() ? [] : over.map((name) => `${name}: a picture of no scene`)
}

const read = (file: string) => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
