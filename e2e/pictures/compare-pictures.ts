import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Side of a tile, CSS px: pictures have one pixel per CSS px. */
const tile = 24
/** Pixels of a tile that may differ: fewer than a digit, an icon or a hairline covers. */
const limit = 8
/** How much one pixel's colour may differ, of 1; pixelmatch's threshold. Anti-aliasing does not count. */
const threshold = 0.1
/** Colour quantisation step of a channel, of 256: less than half the threshold. */
const rounding = 12

/** Decoded, four bytes per pixel. */
export type Picture = Pick<PNG, 'width' | 'height' | 'data'>

export type Difference = {
  /** One line that says what differs and where. */
  summary: string
  /** Makes a PNG of the picture with the differing pixels in red; missing if the sizes differ. */
  image?: () => Buffer
}

/**
 * Compares two pictures tile by tile, so that a small change on a large page is noticed as well as a large one.
 * Returns nothing if they look the same.
 */
export const comparePictures = (one: Picture, other: Picture): Difference | undefined => {
  const { width, height } = one
  if (width !== other.width || height !== other.height) return { summary: `${other.width} × ${other.height} px, was ${width} × ${height}` }
  if (isAlike(one.data, other.data)) return undefined
  const mask = new PNG({ width, height })
  pixelmatch(one.data, other.data, mask.data, width, height, { threshold, diffMask: true })
  const tiles = crowdedTiles(mask)
  if (tiles.length === 0) return undefined
  const image = () => {
    const drawn = new PNG({ width, height })
    pixelmatch(one.data, other.data, drawn.data, width, height, { threshold })
    return PNG.sync.write(drawn)
  }
  const places = tiles.slice(0, 5).map(([left, top]) => `${left},${top}`)
  return { summary: `${tiles.length} of its tiles differ, at ${places.join(' ')}`, image }
}

/** Whether no channel differs by more than the rounding of stored colours, so that no pixel can count: a fast path for most pictures. */
const isAlike = (one: Buffer, other: Buffer): boolean => {
  for (let at = 0; at < one.length; at++) if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > rounding) return false
  return true
}

/** Left and top of each tile with more marked pixels than the limit. */
const crowdedTiles = ({ width, height, data }: PNG): [left: number, top: number][] => {
  const columns = Math.ceil(width / tile)
  const marked = new Uint16Array(columns * Math.ceil(height / tile))
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (data[pixel * 4 + 3] === 0) continue
    const index = Math.floor(Math.floor(pixel / width) / tile) * columns + Math.floor((pixel % width) / tile)
    marked[index] = (marked[index] ?? 0) + 1
  }
  return [...marked].flatMap((count, index) => (count > limit ? [[(index % columns) * tile, Math.floor(index / columns) * tile]] : []))
}
