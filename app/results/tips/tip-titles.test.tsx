import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { defaultAdvice } from '../../../contract/advice-keys.ts'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { TipTitles } from './tip-parts.tsx'

test.each([
  [true, 'general'],
  [false, 'heading'],
] as const)('each tip leads to its own page; that they are for everyone (%s) is said', async (general, heading) => {
  const { texts, advice } = await renderWithTexts(
    <MemoryRouter>
      <TipTitles tips={defaultAdvice} general={general} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading').textContent).toBe(texts.adviceScreen[heading]())
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    defaultAdvice.map((tip) => [advice.items[tip].title(), `/gamalyze/advice/${tip}`]),
  )
})
