import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { defaultAdvice } from '../../../contract/advice-keys.ts'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { advice } from '../../testing/sample-results.ts'
import { TipTitles } from './tip-parts.tsx'
import { Tips } from './tips.tsx'

describe('the tips', () => {
  const tips = [advice.advice_one, advice.advice_two, advice.advice_three]

  test('come in their order, each with its reason', async () => {
    const view = await renderWithTexts(<Tips tips={tips} claims={advice.claims} />)
    const { items } = view.advice
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      tips.map((tip) => items[tip].title()),
    )
    const articles = screen.getAllByRole('article')
    expect(articles.map(({ id }) => id)).toEqual(tips.map((tip) => `tip-${tip}`))
    expect(articles[0]?.textContent).toContain(items[tips[0] ?? 'plan_ahead'].text())
    const { claims } = view.profile
    expect(articles[0]?.textContent).toContain(`${claims.guess_numbers({ guess: 45, score: 58 })} ${claims.guess_low()}`)
    expect(articles[1]?.textContent).toContain(view.advice.reasons.chased_losses({ cards: 11, of: 18 }))
    expect(articles[1]?.textContent).toContain(view.texts.adviceScreen.why())
  })

  test('have no reason if none is known', async () => {
    const claims = [{ key: 'reason_a_later_version' as 'reason_for_everyone', counts: {} }]
    const { texts } = await renderWithTexts(<Tips tips={tips} claims={claims} />)
    const articles = screen.getAllByRole('article')
    expect(articles[0]?.textContent).not.toContain(texts.adviceScreen.why())
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  })

  test('stand alone without reasons', async () => {
    const { texts } = await renderWithTexts(<Tips tips={tips} />)
    expect(document.body.textContent).not.toContain(texts.adviceScreen.why())
  })
})

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
