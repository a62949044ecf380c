import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stress } from './percentile.tsx'

test('the emphasised part is bold wherever it is in the sentence', () => {
  const { container } = render(stress('Der er 71 % under dig.', '71 %'))
  expect(container.innerHTML).toBe('Der er <strong>71 %</strong> under dig.')
})

test('a sentence without the emphasised part stays as it is', () => {
  const { container } = render(stress('Nothing here.', '71%'))
  expect(container.innerHTML).toBe('Nothing here.')
})
