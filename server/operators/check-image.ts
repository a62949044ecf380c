import type { Canvas } from '@napi-rs/canvas'
import { imageSize } from 'image-size'
import { type Reason, reason } from '../../contract/console/reasons.ts'

/** Maximum side, px: no label needs a larger image, and a phone stores each pixel in four bytes. */
const maxSide = 4096
const maxPixels = 8_000_000

/** Why an image is refused; undefined where it is fine. */
type Fault = Reason | undefined

export const tooLarge = ({ width, height }: { width: number; height: number }): Fault =>
  width < 1 || height < 1 || width > maxSide || height > maxSide || width * height > maxPixels
    ? reason('pixels', { width, height, side: maxSide, millions: maxPixels / 1e6 })
    : undefined
const broken = reason('broken')

/** Whether a file ends where its picture does, with nothing missing or appended. */
const endsRight: Record<string, (bytes: Buffer) => boolean> = {
  '.png': (bytes) => bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND',
  '.jpg': (bytes) => bytes.readUInt16BE(bytes.length - 2) === 0xffd9,
  '.webp': (bytes) => bytes.readUInt32LE(4) + 8 === bytes.length,
}

/** Signatures of anything a browser or server could execute, anywhere in the file. */
const active = /<(script|html|svg|iframe|body|!doctype|\?php)|%PDF-/i
const archive = Buffer.from([0x50, 0x4b, 3, 4])

/** Checks an image without decoding it: its size, that nothing follows its end, and that it contains nothing executable. */
export const checkImage = (extension: string, bytes: Buffer): Fault => {
  try {
    const large = tooLarge(imageSize(bytes))
    if (large) return large
    if (endsRight[extension]?.(bytes) === false) return broken
  } catch {
    return broken
  }
  return active.test(bytes.toString('latin1')) || bytes.includes(archive) ? reason('executable') : undefined
}

/** Encoder quality, 0 to 100: with the first no loss is visible; the second is for pictures near the size limit. */
const qualities = [90, 70]
const encoders: Record<string, (canvas: Canvas, quality: number) => Promise<Buffer>> = {
  '.png': (canvas) => canvas.encode('png'),
  '.jpg': (canvas, quality) => canvas.encode('jpeg', quality),
  '.webp': (canvas, quality) => canvas.encode('webp', quality),
  // The fastest of the encoder's ten speeds: a second for the largest picture.
  '.avif': (canvas, quality) => canvas.encode('avif', { quality, speed: 10 }),
}

/** Draws a checked picture and encodes it anew: no metadata, nothing hidden; SVG stays. Undefined if that fails or has more than `most` bytes. */
export const redrawImage = async (extension: string, bytes: Buffer, most: number): Promise<Buffer | undefined> => {
  const encode = encoders[extension]
  if (!encode) return bytes
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const picture = await loadImage(bytes).catch(() => undefined)
  if (!picture) return undefined
  const canvas = createCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  for (const quality of qualities) {
    const redrawn = await encode(canvas, quality)
    if (redrawn.length <= most) return redrawn
  }
  return undefined
}
