import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimSentence } from '../../i18n/claim-sentence.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { results } from '../testing/sample-results.ts'
import { Verdict } from './verdict.tsx'

const show = (change: Partial<typeof results> = {}) =>
  renderWithTexts(<Verdict results={{ ...results, ...change }} guess={45} animate={false} title={(text) => <h1>{text}</h1>} />)
const paragraphs = () => [...document.querySelectorAll('h1, p')].map(({ textContent }) => textContent)

test('the first sheet says what was done, how sure it is, and of a low risk how far that goes (R156, ruling 64)', async () => {
  const fact = { key: 'count_losing_cards' as const, counts: { cards: 31 } }
  const { profile, texts } = await show({ fact, category: 'low-risk' })
  const { gauge } = texts.feedback
  expect(paragraphs()).toEqual([
    profile.claims.verdict_risky(),
    claimSentence(fact, { profile }),
    [profile.claims.verdict_repeat({ low: 40, high: 70 }), profile.learnMore.limits.low()].join(' '),
  ])
  screen.getByRole('img', { name: gauge({ score: 58 }) })
})

test.each([
  [{ key: 'count_losing_cards' as const, counts: { cards: 31 } }, ['31 of your last 60']],
  [
    { key: 'part_losses_neutral' as const, counts: { left_losses: 27, losses: 32, left_wins: 12, wins: 47 } },
    ['27 out of 32', '12 out of 47'],
  ],
])('the counts of a fact are bold: %j', async (fact, bold) => {
  await show({ fact })
  expect([...document.querySelectorAll('p > b')].map(({ textContent }) => textContent)).toEqual(bold)
})

test('the first sheet says no more than its claims, and what it is (ruling 21)', async () => {
  const { profile, texts } = await show({ claims: [{ key: 'verdict_low_risk', counts: { score: 20 } }] })
  expect(paragraphs()).toEqual([profile.claims.verdict_low_risk(), texts.feedback.indication()])
  expect(document.body.textContent).not.toMatch(/undefined|false/)
})

test('a score of an earlier method is called one (ruling 68)', async () => {
  const { profile } = await show({ score_version: 'risk-3' })
  expect(paragraphs()).toContain(profile.earlierMethod())
})
