import { describe, expect, it } from 'vitest'
import { normalQuantile } from '../analysis/normal.ts'
import { sfc32 } from '../analysis/random.ts'
import { toHtml, toMarkdown } from './blocks.ts'
import { methodCard } from './card.ts'
import study from './recovery-prior.json' with { type: 'json' }
import { recoveryStudy, studied } from './recovery-study.ts'
import { simulatePlayers } from './simulate-players.ts'
import { correlation, correlationError, errorOfMeasurement, share } from './statistics.ts'

describe('statistics', () => {
  it('are those of the textbooks', () => {
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12)
    expect(correlation([1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(0.6, 12)
    expect(share([1, 2, 3, 4], (value) => value > 1)).toBe(0.75)
    expect(errorOfMeasurement([1, 5], [3, 3])).toBeCloseTo(Math.SQRT2, 12)
  })

  it('the error of a correlation is Fisher’s (1 − r²)/√n for normal values, and wider for heavy tails', () => {
    expect(correlationError([1, -1, 1, -1], [1, 1, -1, -1])).toBeCloseTo(0.5, 12)
    const random = sfc32(1, 2, 3, 4)
    const pairs = Array.from({ length: 20_000 }, () => [normalQuantile(random()), normalQuantile(random())] as const)
    const [first, second] = [pairs.map(([a]) => a), pairs.map(([a, b]) => 0.8 * a + 0.6 * b)]
    expect(correlationError(first, second) / (0.36 / Math.sqrt(20_000))).toBeCloseTo(1, 1)
    const cubed = (values: number[]) => values.map((value) => value ** 3)
    const r = correlation(cubed(first), cubed(second))
    expect(correlationError(cubed(first), cubed(second))).toBeGreaterThan((1.5 * (1 - r * r)) / Math.sqrt(20_000))
  })
})

describe('recovery study', () => {
  it('follows its players through an ordinary and a long estimate', () => {
    const small = recoveryStudy(12, 3)
    expect(small.players).toBe(12)
    for (const name of studied) {
      expect(small.recovery[name].r).toBeGreaterThan(0)
      expect(small.recovery[name].r).toBeLessThanOrEqual(1)
      expect(Math.abs(small.longRun.usual[name] - small.longRun.long[name])).toBeLessThan(0.1)
    }
  })

  it('finds that a long run gains nothing', () => {
    expect(study.players).toBeGreaterThanOrEqual(2000)
    for (const name of studied) expect(study.longRun.long[name] - study.longRun.usual[name]).toBeLessThan(0.005)
  })
})

describe('method card', () => {
  const players = [...simulatePlayers(20)]

  it('has every plot it shows, and all its parts', () => {
    const { blocks, figures } = methodCard(players)
    const shown = blocks.flatMap((block) => ('figure' in block ? [block.figure] : []))
    expect(shown.sort()).toEqual(Object.keys(figures).sort())
    for (const drawing of Object.values(figures)) {
      expect(drawing).toMatch(/^<svg [^>]*role="img"/)
      expect(drawing).not.toMatch(/NaN|undefined/)
    }
    const text = toMarkdown(blocks, 'method-card')
    expect(text).not.toMatch(/NaN|undefined/)
    for (const heading of ['Parameter recovery', 'Test and retest', 'The reference group', 'Known groups', 'Limits'])
      expect(text).toContain(`## ${heading}`)
  })

  it('is a page without script or inline style', () => {
    const page = toHtml(methodCard(players).blocks, 'Method card')
    expect(page).not.toMatch(/<script|<style|style=/)
    expect(page).toContain('<h1>Method card</h1>')
  })

  it('simulates the same players each time', () => {
    const [first] = [...simulatePlayers(1)]
    expect(first).toEqual(players[0])
  })
})

describe('blocks', () => {
  it('become Markdown and HTML', () => {
    const table = {
      table: [
        ['a', 'b'],
        ['1', '<2>'],
      ],
    }
    expect(toMarkdown([{ heading: 'T', level: 2 }, table], 'x')).toBe('## T\n\n| a | b |\n|---|---|\n| 1 | <2> |\n')
    expect(toHtml([table], 'T')).toContain('<td>&lt;2&gt;</td>')
  })
})
