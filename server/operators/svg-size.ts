import { type Reason, reason } from '../../contract/console/reasons.ts'
import { tooLarge } from './check-image.ts'

/** px in a unit of length (CSS Values 4); em and the like at their usual size */
const pixels: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96, em: 16, ex: 8 }
const number = '(?:\\d{1,9}(?:\\.\\d{0,20})?|\\.\\d{1,20})'
const plainLength = new RegExp(`^(${number})(px|pt|pc|mm|cm|in|em|ex|%)?$`)
const plainBox = new RegExp(`^-?${number}[\\s,]+-?${number}[\\s,]+(${number})[\\s,]+(${number})$`)

/** Longer side of a drawing that was scaled down because it is too large for any screen, px. */
const fittedSide = 1024

/** A length in px, of a percentage that of the view; undefined where programs would read it differently (`+9`, `9e9`, `0x9`). */
const sideOf = (length: string | undefined, ofBox: number): number | undefined => {
  if (length === undefined) return ofBox
  const [plain, amount, unit = ''] = plainLength.exec(length.trim()) ?? []
  if (plain === undefined) return undefined
  return unit === '%' ? ofBox : Number(amount) * (pixels[unit] ?? 1)
}

/** Why the size that a drawing asks for is refused: a whole bitmap of it is made. */
export const checkSvgSize = ({ width, height, viewBox, style = '' }: Readonly<Record<string, string>>): Reason | undefined => {
  const box = viewBox === undefined ? ['', '1', '1'] : plainBox.exec(viewBox.trim())
  if (!box) return reason('view_box')
  const inStyle = (name: string) => new RegExp(`(?:^|;)\\s*${name}\\s*:([^;]*)`, 'i').exec(style)?.[1]
  const size = { width: sideOf(inStyle('width') ?? width, Number(box[1])), height: sideOf(inStyle('height') ?? height, Number(box[2])) }
  if (size.width === undefined || size.height === undefined) return reason('no_length')
  return tooLarge({ width: Math.ceil(size.width), height: Math.ceil(size.height) })
}

/** Without an exponent. */
const plain = (value: number): string => String(Number(value.toFixed(3)))
const boxOf = (viewBox: string | undefined): number[] | undefined => {
  const numbers = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  return numbers?.length === 4 && numbers.every((each) => Number.isFinite(each) && Math.abs(each) < 1e9) ? numbers : undefined
}

/** The attributes of a root element whose size is refused, with one that is not: the same shape, no larger than a screen. */
export const fitSvgSize = (attributes: ReadonlyMap<string, string>): Map<string, string> => {
  const fitted = new Map(attributes)
  if (checkSvgSize(Object.fromEntries(attributes)) === undefined) return fitted
  const [width, height] = [sideOf(attributes.get('width'), 0), sideOf(attributes.get('height'), 0)]
  const box = boxOf(attributes.get('viewBox')) ?? (width && height ? [0, 0, width, height] : undefined)
  const [shownWidth = 0, shownHeight = 0] = width && height ? [width, height] : (box?.slice(2) ?? [])
  if (!box || shownWidth <= 0 || shownHeight <= 0) return fitted
  const scale = fittedSide / Math.max(shownWidth, shownHeight)
  fitted.set('viewBox', box.map(plain).join(' '))
  fitted.set('width', plain(Math.max(1, shownWidth * scale)))
  fitted.set('height', plain(Math.max(1, shownHeight * scale)))
  return fitted
}
