import { createHash } from 'node:crypto'
import { lstat, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { reason } from '../../contract/console/reasons.ts'
import { checkImage, redrawImage } from './check-image.ts'
import { type AssetFault, checkSvg, faultOf } from './check-svg.ts'
import { cleanSvg } from './clean-svg.ts'

/** Larger images would cost a phone more than the whole app, bytes. */
const maxAssetBytes = 400_000

/** Of a file before it is cleaned: Illustrator writes its own document into an SVG beside the drawing. */
export const maxUploadBytes = 2_000_000

/** The images a label may hold, by their extension. */
export const assetTypes = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
} as const

/** Magic bytes by which a file's type is verified. */
const starts: Record<string, (bytes: Buffer) => boolean> = {
  '.png': (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG',
  '.jpg': (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  '.webp': (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  '.avif': (bytes) => bytes.subarray(4, 12).toString('latin1') === 'ftypavif',
}

/** The SHA-256 of a file in memory, under which it is stored, as hex. */
export const hashOfFile = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

/** The start of a file's hash: names its content in its URL, which is cached for good. */
export const versionOf = (content: Buffer | string): string => hashOfFile(content).slice(0, 10)

/** An image in memory; `version` changes with its bytes. */
export type Asset = { name: string; type: (typeof assetTypes)[keyof typeof assetTypes]; bytes: Buffer; version: string }

/** Reads an image from anywhere, which gets this name, or why it is refused. Links are not followed. */
export const readImage = async (path: string, name: string): Promise<Asset | AssetFault> => {
  const info = await lstat(path).catch(() => undefined)
  if (!info?.isFile()) return faultOf(reason('file_absent'), reason('file_absent_fix'))
  if (info.size > maxUploadBytes) return tooLarge(info.size)
  return acceptImage(name, await readFile(path))
}

/** An image made what may be shown: a refused SVG without what its program wrote, another picture encoded anew; or why it is refused. */
export const acceptImage = async (name: string, bytes: Buffer): Promise<Asset | AssetFault> => {
  const asset = checkAsset(name, bytes)
  if (extname(name) === '.svg') return 'bytes' in asset || bytes.length > maxUploadBytes ? asset : checkAsset(name, cleaned(bytes))
  if (!('bytes' in asset)) return asset
  const redrawn = await redrawImage(extname(name), bytes, maxAssetBytes)
  return redrawn ? assetOf(name, redrawn) : faultOf(reason('not_drawn'), reason('not_drawn_fix'))
}

const cleaned = (bytes: Buffer): Buffer => {
  const text = cleanSvg(decode(bytes) ?? decodeAsDeclared(bytes) ?? '')
  return text === undefined ? bytes : Buffer.from(text)
}

const tooLarge = (size: number, fix = reason('size_fix', { most: maxAssetBytes / 1000 })): AssetFault =>
  faultOf(reason('size', { kilobytes: Math.ceil(size / 1000) }), fix)

/** Checks one image by its content: type, content and size. */
export const checkAsset = (name: string, bytes: Buffer): Asset | AssetFault => {
  const extension = extname(name) as keyof typeof assetTypes
  const isSvg = extension === '.svg'
  const actual = Object.keys(starts).find((each) => starts[each]?.(bytes))
  if (isSvg ? actual : actual !== extension) {
    const fix = actual ? reason('rename_fix', { extension: actual }) : reason('other_type_fix')
    return faultOf(reason('other_type', { type: extension.slice(1).toUpperCase() }), fix)
  }
  if (bytes.length > maxAssetBytes) return tooLarge(bytes.length, isSvg ? reason('simplify_fix') : undefined)
  if (isSvg) {
    const fault = checkSvgBytes(bytes)
    if (fault) return fault
  } else {
    const wrong = checkImage(extension, bytes)
    if (wrong) return faultOf(wrong, reason('picture_fix'))
  }
  return assetOf(name, bytes)
}

/** An image whose bytes are checked. */
export const assetOf = (name: string, bytes: Buffer): Asset => ({
  name,
  type: assetTypes[extname(name) as keyof typeof assetTypes],
  bytes,
  version: versionOf(bytes),
})

/** UTF-8 only: browsers might read another encoding differently than we do. */
const checkSvgBytes = (bytes: Buffer): AssetFault | undefined => {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return faultOf(reason('compressed'), reason('compressed_fix'))
  const text = decode(bytes)
  return text === undefined ? faultOf(reason('not_utf8'), reason('not_utf8_fix')) : checkSvg(text)
}

/** The text of a file; undefined where it is not in this encoding, or there is no such one. */
const decode = (bytes: Buffer, encoding = 'utf-8'): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The same in the encoding that its first bytes or its XML declaration name: design programs write others on request. */
const decodeAsDeclared = (bytes: Buffer): string | undefined => {
  const start = bytes.toString('latin1', 0, 200)
  if (start.startsWith('\xff\xfe')) return decode(bytes, 'utf-16le')
  if (start.startsWith('\xfe\xff')) return decode(bytes, 'utf-16be')
  return decode(bytes, /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1])
}
