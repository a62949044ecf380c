import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Claim } from '../../contract/claims.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { claimSentence, claimsOf } from '../../i18n/claim-sentence.ts'
import { oftenOf } from '../../i18n/switch-sentence.ts'
import { type Services, ServicesContext } from '../services.ts'
import { createStore } from '../store.ts'
import { memorySession } from '../testing/memory-session.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { results } from '../testing/sample-results.ts'
import { NothingFirm } from './nothing-firm.tsx'

const tooFast = { key: 'count_too_fast' as const, counts: { seconds: 0.25 } }
const show = (...counted: Claim[]) =>
  renderWithTexts(
    <ServicesContext value={{ currentOperator: createStore({} as OperatorView), session: memorySession() } as Services}>
      <NothingFirm
        results={{ ...results, quality: { flags: ['too_fast'], firm: false }, claims: [tooFast, ...counted] }}
        title={(text) => <h1>{text}</h1>}
        actions={<a href="#again">Play again</a>}
      />
    </ServicesContext>,
  )

test('a game without a score has what was seen, in words, and what helps next time; no number stands for one (ruling 21)', async () => {
  const counts = claimsOf(results.claims, 'count_')
  const { profile, result, help, container } = await show(...counts)
  if (!profile || !result || !help) throw new Error('no texts')
  const { unfirm } = result
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([unfirm.title(), unfirm.next()])
  const half = unfirm.often.half()
  screen.getByText(`${claimSentence(tooFast, { profile })} ${unfirm.little()}`)
  screen.getByText(unfirm.after({ losses: half, wins: half }))
  screen.getByRole('link', { name: 'Play again' })
  screen.getByRole('button', { name: help.talk() })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([unfirm.read(), unfirm.choose(), unfirm.pause()])
  const fold = container.querySelector('details')
  for (const claim of counts) expect(fold?.textContent).toContain(claimSentence(claim, { profile }))
  fold?.remove()
  expect(container.textContent?.replace('0.25', '')).not.toMatch(/\d/)
})

test('nothing is said of losses that never came', async () => {
  const { result } = await show({ key: 'count_stays', counts: { stayed_wins: 1, wins: 79, stayed_losses: 0, losses: 0 } })
  expect(document.body.textContent).not.toContain(result?.unfirm.often.most())
})

test.each([
  [0, 20, 'seldom'],
  [5, 20, 'less'],
  [9, 20, 'half'],
  [11, 20, 'half'],
  [12, 20, 'more'],
  [14, 20, 'more'],
  [15, 20, 'most'],
] as const)('%d of %d is called %s', (count, of, often) => expect(oftenOf(count, of)).toBe(often))
