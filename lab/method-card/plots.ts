import { riskBorders, riskCategories } from '../../contract/scales.ts'
import type { GroupSummary } from '../study-kit/discrimination.ts'
import type { Dot } from './findings.ts'
import type { KnownGroup } from './population.ts'
import { colours, curve, line, rectangle, scatter, svg, text } from './svg.ts'

/** SVG: estimated against true sensitivity to losses. */
export const recoveryFigure = (dots: readonly Dot[]): string => {
  const points = dots.map(({ zApun }) => zApun)
  const frame = { x: 60, y: 35, size: 310, from: -4, to: 2 }
  return svg(
    420,
    400,
    'True and estimated z2 of simulated players',
    scatter(frame, points, 'z2, sensitivity to losses', 'true', 'estimated'),
  )
}

/** SVG: score of a second game against the first. */
export const retestFigure = (dots: readonly Dot[]): string => {
  const points = dots.map(({ riskScores }) => riskScores)
  return svg(
    420,
    400,
    'Risk scores of two games of the same simulated player',
    scatter({ x: 60, y: 35, size: 310, from: 0, to: 100 }, points, 'Risk score, twice', 'first game', 'second game'),
  )
}

/** SVG: percentile of each score in the comparison group. */
export const referenceFigure = (table: readonly number[]): string => {
  const x = (score: number) => 60 + score * 6.4
  const y = (percentile: number) => 290 - percentile * 2.5
  const borders = riskBorders.map((border) => line(x(border), 40, x(border), 290, { colour: colours.quiet, dashed: true }))
  const names = [20, 47.5, 60, 82.5].map((score, i) =>
    text(x(score), 32, riskCategories[i] ?? '', { anchor: 'middle', size: 11, colour: colours.quiet }),
  )
  const grid = [0, 25, 50, 75, 100].flatMap((value) => [
    line(60, y(value), x(100), y(value)),
    text(52, y(value) + 4, String(value), { anchor: 'end', size: 11, colour: colours.quiet }),
    text(x(value), 308, String(value), { anchor: 'middle', size: 11, colour: colours.quiet }),
  ])
  const points = table.map((score, i) => [x(score), y(i + 1)] as const)
  return svg(
    730,
    335,
    'Percentiles of the risk score in the reference group',
    ...grid,
    ...borders,
    ...names,
    curve(points),
    text(380, 328, 'risk score', { anchor: 'middle', size: 11, colour: colours.quiet }),
    text(64, 52, 'percentile', { size: 11, colour: colours.quiet }),
  )
}

const categoryColours = ['#8fb8de', '#5a8fc7', '#c98a3f', '#a3472f']

/** SVG: categories by group of people. */
export const groupsFigure = (groups: readonly GroupSummary<KnownGroup>[]): string => {
  const rows = groups.map(({ group, n, categories }, i) => {
    const y = 50 + i * 46
    let x = 150
    const bars = riskCategories.map((category, c) => {
      const width = categories[category] * 560
      const bar = rectangle(x, y, width, 30, categoryColours[c] ?? colours.blue)
      const words =
        categories[category] >= 0.05
          ? text(x + width / 2, y + 20, `${Math.round(categories[category] * 100)} %`, {
              anchor: 'middle',
              colour: c === 0 ? colours.ink : '#fff',
            })
          : ''
      x += width
      return bar + words
    })
    return [text(140, y + 20, `${group} (${n})`, { anchor: 'end' }), ...bars].join('\n')
  })
  const legend = riskCategories.map(
    (category, c) => `${rectangle(150 + c * 140, 18, 14, 14, categoryColours[c] ?? '')}${text(170 + c * 140, 30, category)}`,
  )
  return svg(740, 250, 'Risk categories of the groups in the open data', ...legend, ...rows)
}
