import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Measure } from '../../../contract/scales.ts'
import { claimSentence, claimsOf } from '../../../i18n/claim-sentence.ts'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { results } from '../../testing/sample-results.ts'
import { Profile } from './profile.tsx'

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const steps = () =>
  [...document.querySelectorAll('li')].map((line) =>
    [...line.querySelectorAll('i')].map(({ dataset }) => dataset.step?.[0] ?? '-').join(''),
  )

test('says each measure, its level with its steps, and how sure it is (R109)', async () => {
  const { texts, profile } = await renderWithTexts(<Profile results={results} />)
  const { measures, levels, unnamed } = profile
  const { likely, perhaps } = texts.feedback
  expect(lines()).toEqual([
    `${measures.arew.name()}${levels.sensitivity.medium_high()} – high`,
    `${measures.apun.name()}${levels.sensitivity.low()}, ${likely()}`,
    `${measures.betaP.name()}${levels.staying.high()}, ${perhaps()}`,
    `${measures.betaF.name()}${unnamed.split()}`,
  ])
  expect(steps()).toEqual(['wwwh', 'w-', 'wwww-', ''])
})

test('tells levels that the cards deny from those that do not stand out, which share a line (ruling 67)', async () => {
  const { arew, apun, betaF, betaP } = results.levels
  const denied = { ...betaP, named: false as const, status: 'denied' as const }
  const split = { ...apun, named: false as const, status: 'split' as const }
  const { profile } = await renderWithTexts(<Profile results={{ ...results, levels: { arew, apun: split, betaF, betaP: denied } }} />)
  const { measures, unnamed } = profile
  expect(lines().slice(1)).toEqual([
    `${measures.betaP.name()}${unnamed.denied()}`,
    `${measures.apun.name()} · ${measures.betaF.name()}${unnamed.split()}`,
  ])
  expect(steps()).toEqual(['wwwh', '', ''])
})

test('has of two levels that are about as likely the middle', async () => {
  const apun = { ...results.levels.apun, probability: 0.6 }
  const { profile } = await renderWithTexts(<Profile results={{ ...results, levels: { ...results.levels, apun } }} />)
  expect(lines()[1]).toContain(profile.unnamed.middle())
  expect(steps()[1]).toBe('wh')
})

test('has what each measure means and its counts on request', async () => {
  const { profile, result } = await renderWithTexts(<Profile results={results} />)
  const fold = screen.getByRole('group')
  expect(fold.querySelector('summary')?.textContent).toBe(result.meaning())
  const shown = ['arew', 'apun', 'betaF', 'betaP'] as const
  const meant = (measure: Measure) => [
    profile.measures[measure].name(),
    profile.measures[measure].explanation(),
    ...claimsOf(results.claims, `habit_${measure}_`).map((claim) => claimSentence(claim, { profile }, shown)),
  ]
  expect([...fold.querySelectorAll('h3, p')].map(({ textContent }) => textContent)).toEqual(shown.flatMap(meant))
})

test('of an earlier method shows its levels alone, as their sentences meant something else (ruling 68)', async () => {
  await renderWithTexts(<Profile results={{ ...results, score_version: 'risk-3' }} />)
  expect(screen.queryByRole('group')).toBeNull()
  expect(lines()).toHaveLength(4)
})

test('of nearly one deck says why it has none', async () => {
  const oneDeck = { key: 'count_one_deck' as const, counts: { cards: 67 } }
  const { profile } = await renderWithTexts(
    <Profile results={{ ...results, claims: [oneDeck], quality: { flags: ['one_deck'], firm: true } }} />,
  )
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText(profile.claims.count_one_deck({ cards: 67 }))).toBeTruthy()
})

test('has two measures outside of English (R160, R162)', async () => {
  await renderWithTexts(<Profile results={results} />, 'dan')
  expect(lines()).toHaveLength(2)
})
