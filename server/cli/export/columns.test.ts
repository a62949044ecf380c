import { expect, it } from 'vitest'
import { drawsOf, mixedStacks } from '../../testing/test-server.ts'
import { columns, rowsOf } from './columns.ts'

const draws = drawsOf('', mixedStacks())
const rows = rowsOf({ id: 1, draws, popups: [], analysis: undefined, createdAt: 0, completedAt: 1, revoked: false, study: 'x' }, 1)

it('the dictionary has an entry for each column of a row', () => {
  const [row = {}] = rows
  expect(columns.map(({ name }) => name).sort()).toEqual(Object.keys(row).sort())
})

it.each(columns.map((field) => [field.name, field] as const))('%s has the type and range that the dictionary says', (name, field) => {
  const { minimum = -Infinity, maximum = Infinity, enum: values } = field.constraints ?? {}
  expect(field.description).not.toBe('')
  for (const row of rows) {
    const value = row[name]
    if (field.type === 'string') expect(value).toBeTypeOf('string')
    else {
      expect(field.type === 'number' || Number.isInteger(value)).toBe(true)
      expect(value).toBeGreaterThanOrEqual(minimum)
      expect(value).toBeLessThanOrEqual(maximum)
      if (values) expect(values).toContain(value)
    }
  }
})
