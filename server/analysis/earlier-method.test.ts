import { expect, test } from 'vitest'
import { sampleReport } from '../testing/sample-report.ts'
import { chooseAdvice } from './choose-advice.ts'
import { guessClaims } from './claims/guess.ts'
import { ofEarlierMethod } from './earlier-method.ts'

/** An analysis as the first version stored it. */
const earlier = () => {
  const { analysis } = sampleReport('runs', 45)
  const {
    claims: _claims,
    score_version: _version,
    parts: _parts,
    repeat: _repeat,
    repeat_same_category: _same,
    ...results
  } = analysis.results
  const { clock: _clock, reactionTimeVersion: _reaction, ...behaviour } = analysis.behaviour
  return { ...analysis, results: { ...results, risk_band: [40, 58] as [number, number] }, behaviour }
}

test('a result of the first version keeps its numbers, is marked, and has counts but no claims', () => {
  const { results, score } = ofEarlierMethod(earlier())
  expect(results).toMatchObject({ score_version: 'risk-1', risk_band: [40, 58], risk_score: earlier().results.risk_score })
  expect(results.claims.map(({ key }) => key)).toEqual(['count_earlier_method', 'count_losing_cards', 'count_stays', 'count_changes'])
  expect(Object.values(results.levels).map(({ named }) => named)).toEqual([false, false, false, false])
  expect(score).toBe(earlier().score)
})

test('its guess gets no claims, and its advice is good for everyone', () => {
  const analysis = ofEarlierMethod(earlier())
  const { risk_score } = analysis.results
  expect(guessClaims(analysis, { risk_guess: 10, risk_score, time: 1, guess_accuracy: 'very_low_guess' })).toEqual([])
  expect(chooseAdvice(analysis, 10)).toMatchObject({ advice_one: 'keep_gambling_fun', claims: [{ key: 'reason_for_everyone' }, {}, {}] })
})

test('a result of the current version is unchanged', () => {
  const { analysis } = sampleReport('runs', 45)
  expect(ofEarlierMethod(analysis)).toEqual(analysis)
})
