const ink = '#1b2440'
const quiet = '#5f6880'
const grid = '#dfe3ec'
const blue = '#2d5fa8'

/** A drawing on white, readable on any page. */
export const svg = (
  width: number,
  height: number,
  title: string,
  ...parts: readonly string[]
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="Figtree, system-ui, sans-serif">
<title>${title}</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${parts.join('\n')}
</svg>
`

/** A line of text; positions and sizes in px, as everywhere here. */
export const text = (x: number, y: number, words: string, { anchor = 'start', size = 12, colour = ink, bold = false } = {}): string =>
  `<text x="${fixed(x)}" y="${fixed(y)}" font-size="${size}" fill="${colour}" text-anchor="${anchor}"${bold ? ' font-weight="600"' : ''}>${words}</text>`

/** A filled rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number, colour: string): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" fill="${colour}"/>`

/** A straight line. */
export const line = (x1: number, y1: number, x2: number, y2: number, { colour = grid, dashed = false, width = 1 } = {}): string =>
  `<path d="M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}" stroke="${colour}" stroke-width="${width}"${dashed ? ' stroke-dasharray="4 3"' : ''}/>`

/** A polyline through these points. */
export const curve = (points: readonly (readonly [number, number])[], colour = blue): string =>
  `<path d="M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>`

/** Position of a panel and the ranges of its axes. */
export type Frame = { x: number; y: number; size: number; from: number; to: number }

/** Scatter plot of two numbers per person on equal axes, with the line of equality. */
export const scatter = (
  frame: Frame,
  points: readonly (readonly [number, number])[],
  title: string,
  across: string,
  up: string,
): string => {
  const { x, y, size, from, to } = frame
  const place = (value: number) => Math.min(Math.max((value - from) / (to - from), 0), 1) * size
  const ticks = [from, (from + to) / 2, to]
  const dots = points.map(([a, b]) => `M${fixed(x + place(a))} ${fixed(y + size - place(b))}h0`).join('')
  return [
    ...ticks.map((tick) => line(x + place(tick), y, x + place(tick), y + size)),
    ...ticks.map((tick) => line(x, y + size - place(tick), x + size, y + size - place(tick))),
    line(x, y + size, x + size, y, { colour: quiet, dashed: true }),
    `<path d="${dots}" stroke="${blue}" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`,
    text(x, y - 10, title, { bold: true, size: 13 }),
    ...ticks.map((tick) => text(x + place(tick), y + size + 15, label(tick), { anchor: 'middle', size: 11, colour: quiet })),
    ...ticks.slice(1).map((tick) => text(x - 5, y + size - place(tick) + 4, label(tick), { anchor: 'end', size: 11, colour: quiet })),
    text(x + size / 2, y + size + 31, across, { anchor: 'middle', size: 11, colour: quiet }),
    text(x + 4, y + 13, up, { size: 11, colour: quiet }),
  ].join('\n')
}

const fixed = (value: number) => String(Math.round(value * 10) / 10)
const label = (value: number) => String(Math.round(value * 100) / 100)
export const colours = { ink, quiet, grid, blue }
