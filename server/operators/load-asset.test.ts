import { gzipSync } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { makePng } from '../testing/png.ts'
import { checkImage, redrawImage } from './check-image.ts'
import type { AssetFault } from './check-svg.ts'
import { acceptImage } from './load-asset.ts'

const svg = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><svg xmlns="http://www.w3.org/2000/svg"><title>é</title><path d="M0 0h9"/></svg>`
const png = await createCanvas(9, 9).encode('png')
const jpeg = await createCanvas(9, 9).encode('jpeg')

test.each([
  ['Latin-1', Buffer.from(svg('iso-8859-1'), 'latin1')],
  ['Windows-1252', Buffer.from(svg('windows-1252'), 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${svg('utf-16')}`, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\ufeff${svg('utf-16')}`, 'utf16le').swap16()],
])('an SVG in %s is taken as UTF-8', async (_encoding, bytes) => {
  const image = await acceptImage('logo.svg', bytes)
  expect('bytes' in image && image.bytes.toString()).toContain('<title>é</title>')
})

test.each([
  ['a JPEG named PNG', 'logo.png', jpeg, /rename it to end in \.jpg/],
  ['a PNG named SVG', 'logo.svg', png, /rename it to end in \.png/],
  ['a compressed SVG', 'logo.svg', gzipSync(svg('utf-8')), /not compressed/],
  ['an SVG that declares another encoding than it has', 'logo.svg', Buffer.from(svg('utf-8'), 'latin1'), /save it as UTF-8/],
  ['a picture with a page behind it', 'logo.png', Buffer.concat([png, Buffer.from('<script>')]), /as a plain picture/],
  ['half a picture', 'logo.png', png.subarray(0, 40), /as a plain picture/],
  ['an empty file', 'logo.png', Buffer.alloc(0), /in the format its name says/],
  ['a path of 36,000 points', 'logo.svg', Buffer.from(svg('utf-8').replace('h9', 'l1.234 2.345'.repeat(36_000))), /simplify its paths/],
  ['100 MB', 'logo.png', Buffer.concat([png, Buffer.alloc(1e8)]), /make it smaller than 400 kB/],
])('%s is refused with what to do', async (_what, name, bytes, fix) => {
  expect(((await acceptImage(name, bytes)) as AssetFault).fix).toMatch(fix)
})

const canvas = createCanvas(80, 60)
const context = canvas.getContext('2d')
context.fillStyle = '#c02040'
context.fillRect(10, 10, 50, 30)
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
/** In the name of its handler: an AVIF keeps it in the box that says what it is. */
const withName = (avif: Buffer): Buffer => {
  const named = Buffer.from(avif)
  named.write('GPS', named.indexOf('libavif', 0, 'latin1'), 'latin1')
  return named
}
const most = 400_000
const pixels = async (bytes: Buffer): Promise<Buffer> => {
  const image = await loadImage(bytes)
  const drawn = createCanvas(80, 60).getContext('2d')
  // The colour of what is all but transparent says nothing.
  drawn.fillStyle = '#ffffff'
  drawn.fillRect(0, 0, 80, 60)
  drawn.drawImage(image, 0, 0)
  return Buffer.from(drawn.getImageData(0, 0, 80, 60).data)
}

test.each([
  ['.png', await canvas.encode('png'), withPngChunk],
  ['.jpg', await canvas.encode('jpeg'), withSegment],
  ['.webp', await canvas.encode('webp'), withWebpChunk],
  ['.avif', await canvas.encode('avif'), withName],
] as const)('a %s loses what only tells about it, and looks nearly the same', async (extension, plain, add) => {
  const given = add(plain)
  expect(given.includes('GPS')).toBe(true)
  expect(checkImage(extension, given)).toBeUndefined()
  const redrawn = (await redrawImage(extension, given, most)) ?? Buffer.alloc(0)
  expect(redrawn.includes('GPS')).toBe(false)
  expect(checkImage(extension, redrawn)).toBeUndefined()
  const [before, after] = await Promise.all([plain, redrawn].map(pixels))
  expect(Math.max(...(before ?? []).map((value, index) => Math.abs(value - (after?.[index] ?? 0))))).toBeLessThan(
    extension === '.png' ? 1 : 40,
  )
})

test('a picture that holds more pixels than it declares keeps the declared ones', async () => {
  const redrawn = await redrawImage('.png', makePng(2, 2, Buffer.alloc(50_000_000)), most)
  expect(redrawn?.length).toBeLessThan(200)
})

test('a picture that cannot be decoded, or is too large however it is encoded, is not redrawn', async () => {
  const avif = await canvas.encode('avif')
  expect(await redrawImage('.avif', avif.subarray(0, avif.length / 2), most)).toBeUndefined()
  expect(await redrawImage('.webp', await canvas.encode('webp'), 50)).toBeUndefined()
})
