import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { OperatorView } from '../../contract/operator-view.ts'
import { createCount } from '../api/create-count.ts'
import { createStore } from '../store.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { results } from '../testing/sample-results.ts'
import { FitQuestion } from './keep.tsx'

describe('the one tap', () => {
  const tap = async (answer: 'yes' | 'partly' | 'no', claims = results.claims, language: 'eng' | 'dan' = 'eng', measures?: 4) => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      sent.push([url, JSON.parse(body)])
      throw new TypeError('Failed to fetch')
    })
    const currentOperator = createStore({ id: 'nfl', measures } as OperatorView)
    const count = createCount(currentOperator, { isTest: () => false })
    const { texts, result } = await renderWithTexts(<FitQuestion claims={claims} />, language, { currentOperator, count })
    const names = { yes: texts.common.yes(), partly: result.fits.partly(), no: texts.common.no() }
    fireEvent.click(screen.getByRole('button', { name: names[answer] }))
    vi.unstubAllGlobals()
    return { sent, thanks: result.fits.thanks() }
  }

  test.each([
    ['yes', 'fits_yes'],
    ['partly', 'fits_partly'],
    ['no', 'fits_no'],
  ] as const)(
    'counts %s as %s for each claim that describes play, and thanks the player whether or not it got through',
    async (answer, event) => {
      const { sent, thanks } = await tap(answer, results.claims.slice(0, 5))
      const counts = ['verdict_risky', 'part_losing_cards', 'part_losses_less'].map((claim) => ({ event, claim }))
      expect(sent).toEqual(counts.map((count) => ['/api/v1/counts/nfl', count]))
      expect(screen.getByText(thanks)).toBeTruthy()
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  // The profile shows two measures, four in English or where the operator wants them (ruling 30).
  test.each([
    ['dan', undefined, ['habit_arew', 'habit_apun']],
    ['dan', 4, ['habit_arew', 'habit_apun', 'habit_betaF', 'habit_betaP']],
    ['eng', undefined, ['habit_arew', 'habit_apun', 'habit_betaF', 'habit_betaP']],
  ] as const)('counts no habit that was not shown: in %s with measures %s those of %j (ruling 30)', async (language, measures, shown) => {
    const { sent } = await tap('yes', results.claims, language, measures)
    const habits = sent.flatMap((call) => JSON.stringify(call).match(/habit_[a-zA-Z]+/)?.[0] ?? [])
    expect(habits).toEqual(shown)
  })
})
