/** What a label's share image is drawn from: the colour behind it, the colours of its four cards, and its logo. */
export type ShareImageRequest = { ground: string; cards: readonly string[]; logo: Uint8Array | undefined }

/** What messengers and networks show of a link, px. */
const size = { width: 1200, height: 630 }
const logoArea = { top: 80, width: 560, height: 110 }
const card = { width: 220, height: 320, radius: 22 }
/** How far each card leans, °, around a point below the picture, px. */
const lean = [-18, -6, 6, 18]
const pivot = 1150

/** Draws the label's logo above its four cards, as PNG. Without words: a link's title and description stand beside it. */
export const drawShareImage = async ({ ground, cards, logo }: ShareImageRequest): Promise<Uint8Array> => {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  context.fillStyle = ground
  context.fillRect(0, 0, size.width, size.height)
  const picture = logo && (await loadImage(Buffer.from(logo)).catch(() => undefined))
  if (picture) {
    const scale = Math.min(logoArea.width / picture.width, logoArea.height / picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    // Otherwise a vector image would be rasterised at its own size first, then enlarged.
    Object.assign(picture, { width, height })
    context.drawImage(picture, (size.width - width) / 2, logoArea.top + (logoArea.height - height) / 2, width, height)
  }
  for (const [index, colour] of cards.entries()) {
    context.setTransform(1, 0, 0, 1, size.width / 2, pivot)
    context.rotate(((lean[index] ?? 0) * Math.PI) / 180)
    context.beginPath()
    context.roundRect(-card.width / 2, 250 - pivot, card.width, card.height, card.radius)
    context.fillStyle = colour
    context.fill()
    context.lineWidth = 5
    context.strokeStyle = '#ffffff'
    context.stroke()
  }
  return canvas.encode('png')
}
