import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimSentence } from '../../../i18n/claim-sentence.ts'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { results } from '../../testing/sample-results.ts'
import { useMomentFocus } from '../own-game/moment-focus.tsx'
import { ScoreParts } from './score-parts.tsx'

const Parts = (change: Partial<typeof results>) => <ScoreParts results={{ ...results, ...change }} focus={useMomentFocus()} />
const show = (change: Partial<typeof results> = {}) => renderWithTexts(<Parts {...change} />)
const strong = () => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
/** What stands in sight, and what comes on request. */
const told = (container: HTMLElement) => {
  const fold = container.querySelector('details > div')
  const folded = fold?.textContent ?? ''
  fold?.remove()
  return { folded, inSight: container.textContent ?? '' }
}
const losing = { key: 'part_losing_cards' as const, counts: { cards: 31, median: 28 } }
const left = { left_wins: 24, wins: 51, left_losses: 15, losses: 28 }

test('the score is a sum that adds up, each part with its points, its counts and, on request, how it is counted', async () => {
  const { container, profile, result } = await show()
  const { parts } = result
  expect(strong()).toEqual(['+3', '+5', '50 + 3 + 5 = 58'])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(parts.title({ score: 58 }))
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([`${1500 / 28}%`, `${2400 / 51}%`])
  expect(screen.getAllByText(parts.show())).toHaveLength(2)
  const { folded, inSight } = told(container)
  for (const words of [
    claimSentence(losing, { profile }),
    `${parts.afterLosses()}${parts.outOf({ count: 15, of: 28 })}`,
    `${parts.afterWins()}${parts.outOf({ count: 24, of: 51 })}`,
  ])
    expect(inSight).toContain(words)
  const less = claimSentence({ key: 'part_losses_less', counts: left }, { profile })
  for (const words of [parts.counted(), parts.model(), less]) expect(folded).toContain(words)
})

test('sixty cards are seen from their edge: those from losing decks, the others, and where half of the volunteers end', async () => {
  const { result } = await show()
  const picture = screen.getByRole('img', { name: result.parts.outOf({ count: 31, of: 60 }) })
  const [own, others, , median] = picture.querySelectorAll('path')
  const cards = (path?: Element) => path?.getAttribute('d')?.match(/M/g)?.length
  expect([cards(own), cards(others)]).toEqual([31, 29])
  expect(median?.getAttribute('d')).toBe(`M${28 * 5.2} 0V38`)
})

test('the sum says what limits it, and where nothing moves the score', async () => {
  const limited = { key: 'part_at_most' as const, counts: { cards: 30, limit: 64 } }
  const never = { key: 'part_losses_neutral' as const, counts: { ...left, left_losses: 0, losses: 0 } }
  const { container, profile } = await show({
    risk_score: 64,
    parts: { bad_share: 0, loss_effect: -20, limit: 64 },
    claims: [losing, never, limited],
  })
  expect(strong()).toEqual(['0', '−20', '50 + 0 − 20 = 30 › 64'])
  expect(container.querySelector('rect')?.getAttribute('width')).toBe('0%')
  expect(told(container).inSight).toContain(profile.claims.part_at_most({ cards: 30, limit: 64 }))
})

test('without claims on the parts nothing is said of them', async () => {
  const { container } = await show({ claims: [] })
  expect(container.innerHTML).toBe('')
})
