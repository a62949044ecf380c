import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { comparePictures, type Picture } from './compare-pictures.ts'

/** As pngjs does, in less than half the CPU: pages are opaque, so that a canvas keeps every value. */
const decode = async (png: Buffer): Promise<Picture> => {
  const image = await loadImage(png)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { buffer, byteOffset, byteLength } = context.getImageData(0, 0, width, height).data
  return { width, height, data: Buffer.from(buffer, byteOffset, byteLength) }
}

/** Where the pictures are that others are compared with: those in the repository, or those that were made again in this run. */
const folder = process.env.PICTURES_DIR ?? fileURLToPath(new URL('stored/', import.meta.url))
/** Where a picture that differs is put, beside the difference. */
const found = 'test-results/pictures'

/** Whether pictures are made, not compared: `npm run pictures`. */
export const isMaking = process.env.PICTURES === 'make'
/** The scene to make pictures of; empty for all. */
export const onlyScene = process.env.SCENE ?? ''

const fileOf = (name: string) => join(folder, `${name}.png`)

/** `group/scene` as it looks in one of the series. */
export const pictureName = (scene: string, series: string) => `${scene.replace('/', '-')}-${series}`

/** Air around a dialog that is in its picture too, CSS px. */
const margin = 24

/** The window's part with the dialog that stands in it; nothing where there is none. */
const clipOfDialog = async (page: Page) => {
  const box = await page.locator('dialog').first().boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  if (!box) return undefined
  const [x, y] = [Math.max(0, Math.floor(box.x) - margin), Math.max(0, Math.floor(box.y) - margin)]
  const right = Math.min(width, Math.ceil(box.x + box.width) + margin)
  const bottom = Math.min(height, Math.ceil(box.y + box.height) + margin)
  return { x, y, width: right - x, height: bottom - y }
}

/** Where colours are forced no style hides a blinking caret; a field that takes no text has none, and keeps its focus. */
const hideCaret = async (page: Page): Promise<() => Promise<void>> => {
  const set = (readOnly: boolean) =>
    page.evaluate((value) => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.readOnly = value
    }, readOnly)
  await set(true)
  return () => set(false)
}

/**
 * Takes a picture of the page as it stands and compares it with the one there is, or keeps it. Of a page with a dialog it is the dialog
 * alone, unless `behind` is wanted too. Returns what differs, in a line.
 */
export const checkPicture = async (page: Page, name: string, { behind }: { behind: boolean }): Promise<string[]> => {
  const take = async () => {
    const hasDialog = (await page.locator('dialog').count()) > 0
    const clip = hasDialog && !behind ? await clipOfDialog(page) : undefined
    const showCaret = await hideCaret(page)
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // What is behind a dialog scrolls; the dialog stands in the window.
      fullPage: !hasDialog,
      ...(clip ? { clip } : {}),
    })
    await showCaret()
    return picture
  }
  let picture = await take()
  if (isMaking) {
    keep(name, picture)
    return []
  }
  const stored = read(fileOf(name))
  if (!stored) return [`${name}: no picture yet, npm run pictures`]
  const before = await decode(stored)
  const differenceOf = async (taken: Buffer) => comparePictures(before, await decode(taken))
  if (!(await differenceOf(picture))) return []
  // The browser paints in pieces, and a dialog's texts may still be on their way: on a busy machine they come later than the rest of the
  // scene. What really differs does so again.
  await page.waitForTimeout(1000)
  picture = await take()
  const difference = await differenceOf(picture)
  if (!difference) return []
  mkdirSync(found, { recursive: true })
  writeFileSync(join(found, `${name}.png`), picture)
  if (difference.image) writeFileSync(join(found, `${name}-difference.png`), difference.image())
  return [`${name}: ${difference.summary} (${found}/${name}*.png)`]
}

/** A picture that looks the same keeps its bytes, so that only real changes are changes of the repository. */
const keep = (name: string, picture: Buffer) => {
  const stored = read(fileOf(name))
  if (stored && !comparePictures(PNG.sync.read(stored), PNG.sync.read(picture))) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(name), compact(picture))
}

/** Colours are rounded to 16 steps a channel, far below what counts as a difference: a third of the bytes. */
const compact = (picture: Buffer) => {
  const png = PNG.sync.read(picture)
  for (const [index, value] of png.data.entries()) png.data[index] = Math.min(255, Math.round(value / 16) * 16)
  return PNG.sync.write(png, { colorType: 2, filterType: 0, deflateStrategy: 0, deflateLevel: 9 })
}

/** Pictures there are, of those that belong, that nobody expects; where pictures are made they are removed instead. */
export const leftOver = (expected: string[], belongs: (name: string) => boolean): string[] => {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => basename(file, '.png'))
  const over = names.filter((name) => belongs(name) && !expected.includes(name))
  if (isMaking && !onlyScene) for (const name of over) rmSync(fileOf(name))
  return isMaking ? [] : over.map((name) => `${name}: a picture of no scene`)
}

const read = (file: string) => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
