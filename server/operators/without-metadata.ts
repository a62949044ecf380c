/** Chunks of a PNG that say how it looks. */
const looks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'pHYs', 'bKGD'])

const ofPng = (bytes: Buffer): Buffer[] => {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (looks.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end))
    at = end
  }
  return kept
}

const ofJpeg = (bytes: Buffer): Buffer[] => {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  // Up to the start of the picture itself.
  while (at + 4 <= bytes.length && bytes[at + 1] !== 0xda) {
    const marker = bytes[at + 1] ?? 0
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const isProfile = bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE'
    // APP0 is JFIF's, and APP14 says how colours are coded.
    const isAbout = marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee && !isProfile)
    if (!isAbout) kept.push(bytes.subarray(at, end))
    at = end
  }
  return [...kept, bytes.subarray(at)]
}

/** Of the extended header's flags: Exif and XMP (RFC 9649) */
const aboutFlags = 0x0c

const ofWebp = (bytes: Buffer): Buffer[] => {
  const kept: Buffer[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const chunk = Buffer.from(bytes.subarray(at, at + 8 + size + (size % 2)))
    if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~aboutFlags
    if (type !== 'EXIF' && type !== 'XMP ') kept.push(chunk)
    at += 8 + size + (size % 2)
  }
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4)
  return [head, ...kept]
}

const kinds: Record<string, (bytes: Buffer) => Buffer[]> = { '.png': ofPng, '.jpg': ofJpeg, '.webp': ofWebp }

/**
 * A checked picture without what only tells about it, such as where a photo was taken (Exif, XMP, comments); the picture and its colours stay
 * byte for byte. Others are returned as they are: SVG has none, and AVIF with any is refused.
 */
export const withoutMetadata = (extension: string, bytes: Buffer): Buffer => {
  const kept = kinds[extension]?.(bytes)
  return kept ? Buffer.concat(kept) : bytes
}
