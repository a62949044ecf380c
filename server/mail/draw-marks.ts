import type { Document } from '../report/compiler.ts'
import type { Images } from '../report/types.ts'

/** An image embedded in a mail; its HTML refers to it by `cid`. Sizes in px; the image itself has twice the resolution. */
export type Mark = { cid: string; name: string; width: number; height: number; png: Uint8Array }

/** Limits on a mark's width, to fit a phone, and on its bytes, to keep the mail small. */
const limits = { width: 280, bytes: 30_000 }
const density = 2

/** Marks to be drawn: the logos of a document, the colour below them, and their images. */
export type MarkRequest = { logos: Document['data']['logos']; ground: string; images: Images }

/** What is drawn for the mail that brings a document. */
export const marksOf = ({ data: { logos, theme }, images }: Pick<Document, 'data' | 'images'>): MarkRequest => ({
  logos,
  ground: theme.headerBackground,
  images,
})

/** The operator's marks on its header's colour, as mail clients show no SVG. Empty if one cannot be drawn: the mail then shows the names. */
export const drawMarks = async ({ logos, ground, images }: MarkRequest): Promise<Mark[]> => {
  try {
    const { createCanvas, loadImage } = await import('@napi-rs/canvas')
    const draw = async ({ image, name, height: maxHeight }: (typeof logos)[number], index: number): Promise<Mark> => {
      const picture = await loadImage(Buffer.from(images[image] ?? []))
      const shape = picture.width / picture.height
      const width = Math.round(Math.min(maxHeight * shape, limits.width))
      const height = Math.round(width / shape)
      const canvas = createCanvas(width * density, height * density)
      const context = canvas.getContext('2d')
      context.fillStyle = ground
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const png = await canvas.encode('png')
      if (png.length > limits.bytes) throw new Error(`${png.length} bytes`)
      return { cid: `mark-${index}@gamalyze`, name, width, height, png }
    }
    return await Promise.all(logos.map(draw))
  } catch {
    return []
  }
}
