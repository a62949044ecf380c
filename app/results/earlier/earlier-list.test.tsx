import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { EarlierGames } from '../../../contract/player-calls.ts'
import { currentScoreVersion } from '../../../contract/scales.ts'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { EarlierList } from './earlier-list.tsx'

const day = (date: number) => Date.UTC(2026, 10, date, 12)
/** Games with these scores, newest first; without a score one that is not firm. */
const games = (...scores: (number | null)[]): EarlierGames['games'] =>
  scores.map((score, index) => ({
    uid: `view ${index}`,
    reference: `game ${index}`,
    completed_at: day(20 - index),
    risk_score: score ?? 90,
    score_version: currentScoreVersion,
    firm: score !== null,
    ...(score !== null && { range: [52, 81] as [number, number] }),
  }))
const mean = { score: 53, range: [38, 66] as [number, number] }

const show = async (...scores: (number | null)[]) => {
  const open = vi.fn()
  const known = scores.filter((score) => score !== null).length > 1 ? mean : null
  const view = await renderWithTexts(<EarlierList games={games(...scores)} mean={known} here="game 0" onOpen={open} />)
  const at = (date: number) => view.formats.moment(new Date(day(date)))
  return { ...view, words: view.consent, open, at }
}
/** Borders of the bands and then the score, as shares of the scale, of each scale on the page. */
const scales = () =>
  [...document.querySelectorAll('[data-scale]')].map((scale) =>
    [...scale.querySelectorAll('i, b')].map((mark) => (mark as HTMLElement).style.getPropertyValue('--at')),
  )
const borders = ['40%', '55%', '65%']

describe('earlier games', () => {
  test('are dated, newest first, with score and range on a scale; the one that is shown says so (ruling 25)', async () => {
    const { words, at, texts } = await show(70, null)
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
    expect(lines).toEqual([
      `${words.earlierScore({ score: 70 })} ${texts.feedback.range()}: 52–81${at(20)}${words.earlierThis()}`,
      words.earlierSilent() + at(19) + words.earlierOpen(),
    ])
    expect(scales()).toEqual([[...borders, '70%']])
    const range = document.querySelector<HTMLElement>('li [data-scale] s')?.style
    expect(['--from', '--to'].map((name) => range?.getPropertyValue(name))).toEqual(['52%', '81%'])
    expect(document.querySelector('[aria-current=true]')?.textContent).toBe(words.earlierThis())
    expect(document.body.textContent, 'of one firm game no mean').not.toContain(words.mean({ count: 1, score: 70 }))
  })

  test('open by buttons that name their day', async () => {
    const { words, at, open } = await show(70, 40, null)
    const buttons = screen.getAllByRole('button')
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      [19, 18].map((date) => `${words.earlierOpen()}: ${at(date)}`),
    )
    for (const button of buttons) fireEvent.click(button)
    expect(open.mock.calls).toEqual([['game 1'], ['game 2']])
  })

  test('of an earlier method are not in the count of the mean, say so, and are not on its scale (ruling 68)', async () => {
    const [first, second, third] = games(65, 41, 40)
    if (!first || !second || !third) throw new Error('no games')
    const listed = [first, second, { ...third, score_version: 'risk-3' as const }]
    const { consent, profile } = await renderWithTexts(<EarlierList games={listed} mean={mean} here={null} onOpen={() => {}} />)
    expect(screen.getByText(consent.mean({ count: 2, score: 53 }))).toBeTruthy()
    expect(screen.getByText(profile.earlierMethod()).closest('li')?.textContent).toContain('40')
    expect(scales().flatMap((marks) => marks.slice(3))).toEqual(['53%', '65%', '41%'])
  })

  test('have a mean with a range of its own, of those with a score', async () => {
    const { words, texts } = await show(65, null, 40)
    const line = screen.getByText(words.mean({ count: 2, score: 53 })).closest('p')
    expect(line?.textContent).toContain(`${texts.feedback.range()}: 38–66`)
    expect(scales()).toEqual([53, 65, 40].map((score) => [...borders, `${score}%`]))
  })
})
