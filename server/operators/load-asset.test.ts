import { gzipSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
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
