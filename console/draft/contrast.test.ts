import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRules, fixContrast } from '../../contract/look/contrast-rules.ts'
import { withWholeTheme } from '../../contract/look/look-of-colour.ts'
import { lowestContrast } from '../../contract/look/nearest-colour.ts'
import { darkScheme, lightScheme } from '../../contract/look/schemes.ts'
import type { Operator } from '../../contract/operator.ts'
import { failing, judge } from './contrast.ts'
import { read, write } from './pointer.ts'

const operator: Operator = withWholeTheme(JSON.parse(readFileSync(new URL('../../operators/nfl/operator.json', import.meta.url), 'utf8')))

test('the editor judges each pair that operator check judges', () => {
  const pairs = [...judge(operator).values()].flatMap((judged) => judged.pairs)
  expect(pairs.length).toBe(contrastRules(lightScheme(operator)).reduce((sum, { against }) => sum + against.length, 0))
  expect(failing(judge(operator))).toEqual([])
})

test('one press fixes a colour on all its backgrounds, with a margin, and operator check agrees', () => {
  const pale = write(operator, '/theme/termsAndConditionColor', '#d9574b')
  const [fault, ...others] = failing(judge(pale))
  expect(others).toEqual([])
  expect(fixContrast(pale).faults.map(({ path }) => `/${path.join('/')}`)).toEqual([fault?.pointer])
  expect(fault?.pairs.map(({ on }) => on)).toEqual(['#ffffff', operator.theme.secondaryBackgroundColor])
  const fixedOperator = write(pale, fault?.pointer ?? '', fault?.fix)
  expect(failing(judge(fixedOperator))).toEqual([])
  for (const { on: ground, need } of fault?.pairs ?? [])
    expect(lowestContrast(fault?.fix ?? '', [ground])).toBeGreaterThanOrEqual(need + 0.1)
})

test('the offered fixes, all applied, leave only failures that no colour can fix, whatever colours are chosen, in the light and the dark scheme', () => {
  const pointers = [...judge(operator).keys(), '/theme/secondaryBackgroundColor', '/theme/speedoMeterEmptyColor']
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const greys = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`)
  const changes = fc.array(fc.tuple(fc.constantFrom(...pointers), colour), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(changes, fc.constantFrom('light', 'dark', 'host'), (chosen, scheme) => {
      let look = chosen.reduce((before, [pointer, value]) => write(before, pointer, value), write(operator, '/colorScheme', scheme))
      for (let press = 0; press < 40; press++) {
        const faults = failing(judge(look))
        if (faults.length === 0) return
        const fault = faults.find(({ colour: now, fix }) => fix !== now)
        if (!fault) {
          // Contrast knows lightness alone: where no grey can be read on all grounds of a colour, nothing can, and a ground must change.
          for (const { pairs } of faults)
            expect(greys.some((grey) => pairs.every(({ on, need }) => lowestContrast(grey, [on]) >= need + 0.1))).toBe(false)
          return
        }
        look = write(look, fault.pointer, fault.fix)
      }
      throw new Error('mends never end')
    }),
    { numRuns: 30, seed: 16 },
  )
})

test('a colour in the middle of being typed is not judged', () => {
  expect(judge(write(operator, '/theme/checkboxColor', '#d9')).has('/theme/checkboxColor')).toBe(false)
})

test('a field changes in its place and nothing else does; a removed one is gone', () => {
  const operatorWithNewColour = write(operator, '/theme/cardColors/2', '#123456')
  expect(read(operatorWithNewColour, '/theme/cardColors/2')).toBe('#123456')
  expect(Object.keys(operatorWithNewColour.theme)).toEqual(Object.keys(operator.theme))
  expect(JSON.stringify(write(operatorWithNewColour, '/theme/cardColors/2', read(operator, '/theme/cardColors/2')))).toBe(
    JSON.stringify(operator),
  )
  expect('ageMark' in write(write(operator, '/ageMark', 21), '/ageMark', undefined)).toBe(false)
})

test('a label that may be dark is judged in the dark too', () => {
  const dark = judge(write(operator, '/colorScheme', 'host'))
  const rules = contrastRules(darkScheme(operator)).filter(({ path }) => dark.has(`/${path.join('/')}`))
  expect([...dark.values()].flatMap((judged) => judged.dark).length).toBe(rules.reduce((sum, { against }) => sum + against.length, 0))
  expect(rules.length).toBeGreaterThan(10)
  expect(failing(dark)).toEqual([])
  expect([...judge(operator).values()].flatMap((judged) => judged.dark)).toEqual([])
})
