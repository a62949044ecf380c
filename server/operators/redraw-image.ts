import type { Canvas } from '@napi-rs/canvas'

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
