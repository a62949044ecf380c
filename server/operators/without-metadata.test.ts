import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { checkImage } from './check-image.ts'
import { withoutMetadata } from './without-metadata.ts'

const canvas = createCanvas(8, 6)
const context = canvas.getContext('2d')
context.fillStyle = '#c02040'
context.fillRect(1, 1, 5, 3)
/** Where the photo was taken. */
const place = 'Exif\0\0GPS 52.5 13.4'

const withPngChunk = (png: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(place.length, 0)
  head.write('eXIf', 4, 'latin1')
  return Buffer.concat([png.subarray(0, 33), head, Buffer.from(place, 'latin1'), Buffer.alloc(4), png.subarray(33)])
}
const withSegment = (jpeg: Buffer): Buffer => {
  const head = Buffer.from([0xff, 0xe1, 0, place.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(place, 'latin1'), jpeg.subarray(2)])
}
/** The canvas writes the extended form, for its transparency. */
const withWebpChunk = (webp: Buffer): Buffer => {
  expect(webp.toString('latin1', 12, 16)).toBe('VP8X')
  const chunk = Buffer.alloc(8)
  chunk.write('EXIF', 0, 'latin1')
  chunk.writeUInt32LE(place.length, 4)
  const told = Buffer.concat([webp, chunk, Buffer.from(place, 'latin1'), Buffer.alloc(place.length % 2)])
  told.writeUInt32LE(told.length - 8, 4)
  told[20] = (told[20] ?? 0) | 0x08
  return told
}
const pixels = async (bytes: Buffer): Promise<Buffer> => {
  const image = await loadImage(bytes)
  const drawn = createCanvas(8, 6).getContext('2d')
  drawn.drawImage(image, 0, 0)
  return Buffer.from(drawn.getImageData(0, 0, 8, 6).data)
}

test.each([
  ['.png', await canvas.encode('png'), withPngChunk],
  ['.jpg', await canvas.encode('jpeg'), withSegment],
  ['.webp', await canvas.encode('webp'), withWebpChunk],
] as const)('a %s loses what only tells about it, and looks the same', async (extension, plain, tell) => {
  const given = tell(plain)
  expect(checkImage(extension, given)).toBeUndefined()
  const kept = withoutMetadata(extension, given)
  expect(given.includes('GPS')).toBe(true)
  expect(kept.includes('GPS')).toBe(false)
  expect(checkImage(extension, kept)).toBeUndefined()
  expect(await pixels(kept)).toEqual(await pixels(plain))
  expect(withoutMetadata(extension, kept)).toEqual(kept)
})

test('an AVIF that tells about itself is refused', async () => {
  const avif = await canvas.encode('avif')
  expect(checkImage('.avif', avif)).toBeUndefined()
  const told = Buffer.from(avif)
  told.write('Exif', told.indexOf('infe', 0, 'latin1') + 12, 'latin1')
  expect(checkImage('.avif', told)).toBe('It carries metadata.')
})
