import type { Document } from '../report/compiler.ts'

/** A picture that a mail brings along; its HTML shows it by `cid`. Sizes in px, of which the picture has two by two. */
export type Mark = { cid: string; name: string; width: number; height: number; png: Uint8Array }

/** No mark is wider or of more bytes, so that it is seen on a phone and the mail stays small. */
const limits = { width: 280, bytes: 30_000 }
const density = 2

/**
 * The operator's marks as in its header, on the header's own colour: mail programs show no SVG, and dark schemes change what is behind a picture.
 * Empty where one of them cannot be drawn: its name stands in the mail then.
 */
export const drawMarks = async ({ data: { logos, theme }, images }: Pick<Document, 'data' | 'images'>): Promise<Mark[]> => {
  try {
    const { createCanvas, loadImage } = await import('@napi-rs/canvas')
    const draw = async ({ image, name, height: wanted }: (typeof logos)[number], index: number): Promise<Mark> => {
      const picture = await loadImage(Buffer.from(images[image] ?? []))
      const shape = picture.width / picture.height
      const width = Math.round(Math.min(wanted * shape, limits.width))
      const height = Math.round(width / shape)
      const canvas = createCanvas(width * density, height * density)
      const context = canvas.getContext('2d')
      context.fillStyle = theme.headerBackground
      context.fillRect(0, 0, canvas.width, canvas.height)
      // A drawing without this would be drawn at its own size first, and enlarged.
      picture.width = canvas.width
      picture.height = canvas.height
      context.drawImage(picture, 0, 0)
      const png = await canvas.encode('png')
      if (png.length > limits.bytes) throw new Error(`${png.length} bytes`)
      return { cid: `mark-${index}@gamalyze`, name, width, height, png }
    }
    return await Promise.all(logos.map(draw))
  } catch {
    return []
  }
}
