import { inflateSync } from 'node:zlib'

/** Maximum side, px: no label needs a larger image, and a phone stores each pixel in four bytes. */
const maxSide = 4096
const maxPixels = 8_000_000

type Size = { width: number; height: number }
/** Why an image is refused; undefined where it is fine. */
type Verdict = string | undefined

/** Why a picture of this size is refused. */
export const tooLarge = ({ width, height }: Size): Verdict =>
  width < 1 || height < 1 || width > maxSide || height > maxSide || width * height > maxPixels
    ? `It is ${width} by ${height} pixels; at most ${maxSide} per side and ${maxPixels / 1e6} million in all are allowed.`
    : undefined
const broken = 'It is truncated or corrupt.'
const more = 'There is more data after the end of the picture.'

/** Uncompressed bytes of a PNG's rows, with each row's filter byte; interlaced ones have a few rows more. */
const unpacked = ({ width, height }: Size, bitsPerPixel: number, interlaced: boolean): number =>
  (Math.ceil((width * bitsPerPixel) / 8) + 1) * height * (interlaced ? 2 : 1) + (interlaced ? 64 : 0)
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Inflates up to a limit; false beyond it. */
const inflates = (packed: Buffer, most: number): boolean => {
  try {
    inflateSync(packed, { maxOutputLength: Math.max(most, 1) })
    return true
  } catch {
    return false
  }
}

const checkPng = (bytes: Buffer): Verdict => {
  if (bytes.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') return broken
  const data: Buffer[] = []
  let room = 0
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.subarray(at + 4, at + 8).toString('latin1')
    const body = bytes.subarray(at + 8, at + 8 + length)
    at += 12 + length
    if (at > bytes.length) return broken
    if (type === 'IHDR') {
      const size = { width: body.readUInt32BE(0), height: body.readUInt32BE(4) }
      const large = tooLarge(size)
      if (large) return large
      room = unpacked(size, (body[8] ?? 0) * (channels[body[9] ?? 0] ?? 4), body[12] === 1)
    } else if (type === 'IDAT') data.push(body)
    else if (type === 'iCCP' && !inflates(body.subarray(body.indexOf(0) + 2), 4_000_000))
      return 'Its colour profile cannot be decompressed.'
    else if (['zTXt', 'iTXt', 'acTL', 'fdAT'].includes(type)) return 'It contains compressed text or an animation.'
    else if (type === 'IEND')
      return at !== bytes.length ? more : inflates(Buffer.concat(data), room) ? undefined : 'It does not decompress to its declared size.'
  }
  return broken
}

const checkJpeg = (bytes: Buffer): Verdict => {
  let size: Size | undefined
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return broken
    const marker = bytes[at + 1] ?? 0
    const length = bytes.readUInt16BE(at + 2)
    // Start of frame, in all its kinds; then the image data, in which 0xff is always followed by 0 or a restart.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + length
    if (marker !== 0xda) continue
    while (
      at + 1 < bytes.length &&
      !(bytes[at] === 0xff && bytes[at + 1] !== 0 && !((bytes[at + 1] ?? 0) >= 0xd0 && (bytes[at + 1] ?? 0) <= 0xd7))
    )
      at += 1
    if (bytes[at + 1] === 0xd9) return at + 2 !== bytes.length ? more : size ? tooLarge(size) : broken
  }
  return broken
}

const checkWebp = (bytes: Buffer): Verdict => {
  if (bytes.length < 30 || bytes.subarray(0, 4).toString('latin1') !== 'RIFF') return broken
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return bytes.readUInt32LE(4) + 8 < bytes.length ? more : broken
  const kind = bytes.subarray(12, 16).toString('latin1')
  if (kind === 'VP8X') return tooLarge({ width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 })
  if (kind === 'VP8 ') return tooLarge({ width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff })
  if (kind !== 'VP8L' || bytes[20] !== 0x2f) return broken
  const bits = bytes.readUInt32LE(21)
  return tooLarge({ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 })
}

const checkAvif = (bytes: Buffer): Verdict => {
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.subarray(at + 4, at + 8).toString('latin1')
    if (length < 8 || at + length > bytes.length) return broken
    if (!['ftyp', 'meta', 'mdat', 'free'].includes(type)) return more
    if (type === 'meta' && /Exif|rdf\+xml/.test(bytes.toString('latin1', at, at + length))) return 'It carries metadata.'
    at += length
  }
  if (at !== bytes.length) return more
  const place = bytes.indexOf('ispe', 0, 'latin1')
  if (place < 0 || place + 16 > bytes.length) return broken
  return tooLarge({ width: bytes.readUInt32BE(place + 8), height: bytes.readUInt32BE(place + 12) })
}

/** Signatures of anything a browser or server could execute, anywhere in the file. */
const active = /<(script|html|svg|iframe|body|!doctype|\?php)|%PDF-/i
const archive = Buffer.from([0x50, 0x4b, 3, 4])

const checks: Record<string, (bytes: Buffer) => Verdict> = { '.png': checkPng, '.jpg': checkJpeg, '.webp': checkWebp, '.avif': checkAvif }

/**
 * Parses the structure of an image: that it is of its declared type from the first byte to the last with nothing appended, of a size that
 * can be shown, and that it does not unpack to more than it declares. Undefined where all is well.
 */
export const checkImage = (extension: string, bytes: Buffer): Verdict => {
  try {
    const wrong = checks[extension]?.(bytes)
    if (wrong) return wrong
  } catch {
    return broken
  }
  return active.test(bytes.toString('latin1')) || bytes.includes(archive) ? 'It contains something that could be executed.' : undefined
}
