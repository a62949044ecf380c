import { createCanvas, Path2D } from '@napi-rs/canvas'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { lowestContrast } from '../../contract/look/nearest-colour.ts'
import { withPdf } from './read-pdf.ts'

/** A run of letters: its baseline begins at `x`, `y`, in points from the top left of the page. */
type Run = { words: string; x: number; y: number; width: number; size: number; colour: string }
type Box = [left: number, top: number, right: number, bottom: number]
type Page = { width: number; height: number; runs: Run[] /** Pixels in a box of the page */; coloursIn(box: Box): number[] }
type Glyph = { unicode: string; width: number }
type Matrix = [number, number, number, number, number, number]
type State = { matrix: Matrix; fill: string; font: number }

/** Pixels of the picture for a point of the page. */
const density = 2
/** Shares of a run's size: its capitals above the baseline, its descenders below, and what is free around them. */
const [capitals, descenders, air] = [0.7, 0.2, 0.1]
const [sideMargin, footHeight] = [(19 / 25.4) * 72, (16 / 25.4) * 72]
const white = 0xffffffff
/** How far a full stop may hang over the margin, in points. */
const hanging = 2.5
/** How far a letter may reach below its neighbour, as a share of its size. */
const kerning = 0.15
/** Share of a page's height that may be empty between two things on it. */
const mostEmpty = 0.2
/** Lines that a last page has at least, if it is not the only one. */
const fewestLines = 5
/** Height of the header of later pages, in points. */
const headerHeight = (11 / 25.4) * 72

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** Segments as pdf.js writes them: a code, then its points. */
const pathOf = (codes: ArrayLike<number>): Path2D => {
  const path = new Path2D()
  const next = (at: number, count: number) => Array.from({ length: count }, (_, n) => codes[at + n] ?? 0)
  const draw = [
    { points: 2, to: ([x = 0, y = 0]: number[]) => path.moveTo(x, y) },
    { points: 2, to: ([x = 0, y = 0]: number[]) => path.lineTo(x, y) },
    { points: 6, to: ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[]) => path.bezierCurveTo(a, b, c, d, e, f) },
    { points: 4, to: ([a = 0, b = 0, c = 0, d = 0]: number[]) => path.quadraticCurveTo(a, b, c, d) },
    { points: 0, to: () => path.closePath() },
  ]
  for (let at = 0; at < codes.length; ) {
    const segment = draw[codes[at] ?? 0]
    if (!segment) throw new Error(`a path has no segment ${codes[at]}`)
    segment.to(next(at + 1, segment.points))
    at += 1 + segment.points
  }
  return path
}

/** Draws a page without its letters, and lists these. Pictures are left out: no text may stand on one. */
const drawPage = ([, , width = 0, height = 0]: number[], { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }): Page => {
  const canvas = createCanvas(Math.ceil(width * density), Math.ceil(height * density))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.setTransform(density, 0, 0, -density, 0, height * density)
  const runs: Run[] = []
  const saved: State[] = []
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], fill: '#000000', font: 0 }
  let text: Matrix = state.matrix
  for (const [index, operator] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as never[]
    const [first] = args as unknown[]
    if (operator === OPS.save) {
      saved.push(state)
      context.save()
    } else if (operator === OPS.restore) {
      state = saved.pop() ?? state
      context.restore()
    } else if (operator === OPS.transform) {
      state = { ...state, matrix: times(state.matrix, args as unknown as Matrix) }
      context.transform(...(args as unknown as Matrix))
    } else if (operator === OPS.setFillRGBColor) {
      state = { ...state, fill: first as string }
      context.fillStyle = first as string
    } else if (operator === OPS.setStrokeRGBColor) context.strokeStyle = first as string
    else if (operator === OPS.setLineWidth) context.lineWidth = first as number
    else if (operator === OPS.setLineCap) context.lineCap = (['butt', 'round', 'square'] as const)[first as number] ?? 'butt'
    else if (operator === OPS.setDash) context.setLineDash(first as number[])
    else if (operator === OPS.setGState) {
      for (const [name, value] of first as [string, number][]) if (name === 'CA' || name === 'ca') context.globalAlpha = value
    } else if (operator === OPS.constructPath) {
      const [how, [codes]] = args as unknown as [number, [ArrayLike<number> | null]]
      const path = pathOf(codes ?? [])
      if (how === OPS.fill || how === OPS.fillStroke) context.fill(path)
      if (how === OPS.eoFill) context.fill(path, 'evenodd')
      if (how === OPS.stroke || how === OPS.fillStroke) context.stroke(path)
    } else if (operator === OPS.setFont) state = { ...state, font: args[1] ?? 0 }
    else if (operator === OPS.setTextMatrix) text = [...(first as Matrix)]
    else if (operator === OPS.showText) {
      const glyphs = first as (Glyph | number)[]
      const advance = glyphs.reduce<number>((sum, glyph) => sum + (typeof glyph === 'number' ? -glyph : glyph.width), 0) / 1000
      const words = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('')
      const [a, b, , , x, y] = times(state.matrix, text)
      const scale = Math.hypot(a, b)
      text = times(text, [1, 0, 0, 1, advance * state.font, 0])
      // A space at its end may reach beyond the margin.
      const last = glyphs.findLast((glyph) => typeof glyph !== 'number')
      const end = typeof last === 'object' && last.unicode === ' ' ? last.width / 1000 : 0
      const width = (advance - end) * state.font * scale
      if (words.trim() !== '') runs.push({ words, x, y: height - y, width, size: state.font * scale, colour: state.fill })
    }
  }
  // A canvas computes these anew each time.
  const { width: columns, height: rows } = canvas
  const { data } = context.getImageData(0, 0, columns, rows)
  // Little-endian: alpha, blue, green, red.
  const pixels = new Uint32Array(data.buffer, data.byteOffset, columns * rows)
  const coloursIn = ([left, top, right, bottom]: Box): number[] => {
    const seen = new Set<number>()
    const [from, to] = [Math.max(0, Math.ceil(left * density)), Math.min(columns, Math.ceil(right * density))]
    let last: number | undefined
    for (let row = Math.max(0, Math.ceil(top * density)); row < Math.min(rows, bottom * density); row++)
      for (let at = row * columns + from; at < row * columns + to; at++) {
        const pixel = pixels[at] ?? white
        if (pixel !== last) seen.add(pixel)
        last = pixel
      }
    return [...seen]
  }
  return { width, height, runs, coloursIn }
}

const hex = (pixel: number) =>
  `#${[pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255].map((each) => each.toString(16).padStart(2, '0')).join('')}`

/** What is below a link is its underline. */
const hasDescenders = ({ words }: Run): boolean => !/^\d+$/.test(words)

const legibility = ({ width, height, coloursIn }: Page, run: Run, isLink: boolean): string[] => {
  const [left, right] = [run.x, run.x + run.width]
  const colours = (from: number, to: number) => coloursIn([left, run.y + from * run.size, right, run.y + to * run.size]).map(hex)
  const baseline = isLink ? -0.1 : -0.03
  const letters = colours(-capitals, baseline)
  const around = [...colours(-capitals - air, baseline), ...(isLink ? [] : colours(0, (hasDescenders(run) ? descenders : 0) + air))]
  const [ground = '#ffffff'] = letters
  const lowest = lowestContrast(run.colour, letters)
  return [
    ...(lowest < 4.5 ? [`is ${run.colour} on ${letters.join(', ')}, ${lowest.toFixed(2)} : 1`] : []),
    ...(around.some((colour) => colour !== ground && lowestContrast(colour, [ground]) > 1.02) ? ['is crossed by a line or an edge'] : []),
    ...(left < sideMargin - hanging || right > width - sideMargin + hanging || run.y > height ? ['runs out of the page'] : []),
  ]
}

const touches = (one: Run, other: Run): boolean =>
  one.y - capitals * one.size < other.y + descenders * other.size - 0.3 &&
  other.y - capitals * other.size < one.y + descenders * one.size - 0.3 &&
  one.x < other.x + other.width - kerning * other.size &&
  other.x < one.x + one.width - kerning * one.size

/** The largest empty space between two things on a page, as a share of its height; the end of the last page does not count. */
const emptiest = ({ width, height, runs, coloursIn }: Page, isLast: boolean): number => {
  const end = Math.floor(height - footHeight)
  const isPainted = (y: number) =>
    runs.some((run) => y >= run.y - run.size && y <= run.y) || coloursIn([0, y, width, y + 1 / density]).some((pixel) => pixel !== white)
  const painted = Array.from({ length: end }, (_, y) => y).filter(isPainted)
  if (!isLast) painted.push(end)
  return Math.max(0, ...painted.slice(1).map((y, n) => y - (painted[n] ?? y))) / height
}

type Node = { role?: string; type?: string; children?: Node[] }
const rowsOf = (node: Node): Node[] => (node.role === 'TR' ? [node] : (node.children ?? []).flatMap(rowsOf))
const hasWords = (node: Node): boolean => node.type === 'content' || (node.children ?? []).some(hasWords)
/** Whether a page has words of some cells of a row, and none of others. */
const isBroken = ({ children = [] }: Node): boolean => children.some(hasWords) && !children.every(hasWords)

/**
 * What a reader would see wrong on the pages of a PDF: words with less than 4.5 : 1 to what lies below them, crossed by a line, touching
 * other words, or outside the margins, pages mostly empty, last pages of a few lines, and rows of a table on two pages. For tests: it
 * knows what Typst draws, not every PDF.
 */
export const findPageFailures = (pdf: Uint8Array): Promise<string[]> =>
  withPdf(pdf, async (document) => {
    const failures: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const pdfPage = await document.getPage(number)
      const [operators, links, tags] = await Promise.all([pdfPage.getOperatorList(), pdfPage.getAnnotations(), pdfPage.getStructTree()])
      const page = drawPage(pdfPage.view, operators)
      const { runs } = page
      for (const [index, run] of runs.entries()) {
        const touched = runs.slice(index + 1).find((other) => touches(run, other))
        const isLink = links.some(({ rect: [left, bottom, right, top] }) => {
          const y = page.height - run.y
          return run.x >= left - 1 && run.x <= right && y >= bottom - 1 && y <= top + 1
        })
        const found = [...legibility(page, run, isLink), ...(touched ? [`touches “${touched.words}”`] : [])]
        failures.push(...found.map((failure) => `page ${number}: “${run.words}” ${failure}`))
      }
      const isLast = number === document.numPages
      const lines = new Set(runs.map(({ y }) => Math.round(y)).filter((y) => y > headerHeight && y < page.height - footHeight)).size
      if (isLast && number > 1 && lines < fewestLines) failures.push(`page ${number}: the last page has ${lines} lines`)
      if (rowsOf((tags ?? {}) as Node).some(isBroken)) failures.push(`page ${number}: a row of a table is on two pages`)
      const empty = emptiest(page, isLast)
      if (empty > mostEmpty) failures.push(`page ${number}: ${Math.round(100 * empty)} % of its height are empty at one place`)
    }
    return failures
  })
