import { expect, test } from 'vitest'
import { sectionOf } from './text-sections.ts'

test.each([
  ['landing.start', 'landing'],
  ['young.title', 'young'],
  ['something.new', 'common'],
])('%s stands under %s', (key, section) => expect(sectionOf(key)).toBe(section))
