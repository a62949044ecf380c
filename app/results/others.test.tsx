import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { comparisonTexts } from '../../i18n/comparison.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { results, riskGuess } from '../testing/sample-results.ts'
import { Others } from './others.tsx'
import { FinalScore } from './own-game/own-game-part.tsx'

const group = { ...results.reference_group, scores: Array.from({ length: 99 }, (_, index) => 20 + index / 2) }
const others = (change: Partial<typeof results> = {}, guess = riskGuess) =>
  renderWithTexts(<Others results={{ ...results, reference_group: group, ...change }} riskGuess={guess} />)
const places = () => [...document.querySelectorAll<HTMLElement>('[style*="--at"]')].map(({ style }) => style.getPropertyValue('--at'))
const paths = () => [...document.querySelectorAll('svg[viewBox="0 0 100 76"] path')].map((path) => path.getAttribute('d') ?? '')

test('one picture has score, guess, range and the scores of others (R107, R164)', async () => {
  const { texts, result } = await others()
  expect([result.others.you({ score: 58 }), texts.feedback.guessLabel({ guess: 45 })].map((mark) => screen.getByText(mark))).toHaveLength(2)
  expect(places()).toEqual(['58%', '45%', '45%'])
  const [whole, below, , , range] = paths()
  expect([whole, below].map((path) => path?.match(/\d+ [\d.]+/g)?.length)).toEqual([103, 61])
  expect(range).toBe('M40 70H70')
})

test.each([
  ['verdict_higher_than', 71, { low: 30, high: 86 }],
  ['verdict_lower_than', 51, { low: 14, high: 70 }],
] as const)('the place is stated as %s %d, with what it would be in repeats (R108, R166, ruling 69)', async (key, share, range) => {
  const { profile, formats, texts } = await others({ claims: [{ key, counts: { share } }] })
  const said = [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
  const compared = comparisonTexts({ claims: [{ key, counts: { share } }] }, profile)
  expect(said).toEqual([
    compared?.words,
    profile.percentileRange(range),
    profile.claims.striking_run_long({ run: 49 }),
    texts.feedback.comparedVolunteers({ n: 665 }),
    profile.claims.guess_low(),
  ])
  expect(document.querySelector('b')?.textContent).toBe(formats.percent(share))
})

test('a game whose place is not stated has its score and guess on a line (R110)', async () => {
  const { profile, result } = await others({ quality: { flags: ['one_deck'], firm: true } })
  expect(screen.getByRole('heading').textContent).toBe(result.guess.title())
  expect(paths()[0]).toBe('M0 62H100')
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([profile.claims.guess_low()])
})

test('another group is named, and complete where its scores are not known', async () => {
  const { texts } = await others({ reference_group: { name: 'installation', version: '3000', n: 3000 } })
  expect(document.body.textContent).toContain(texts.feedback.comparedPlayers({ n: 3000 }))
  expect(document.querySelector('b')).toBeTruthy()
  expect(paths()[0]).toBe('M0 62H100')
})

test('the two numbers of a guess are not said again', async () => {
  const { profile } = await others({}, { ...riskGuess, claims: [{ key: 'guess_numbers', counts: { guess: 45, score: 58 } }] })
  expect(document.body.textContent).not.toContain(profile.claims.guess_numbers({ guess: 45, score: 58 }))
})

test('the balance is money (R163)', async () => {
  const { formats, container } = await renderWithTexts(<FinalScore score={1675} />)
  expect(container.textContent).toContain(formats.money(1675))
})
