import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Claim } from '../../contract/claims.ts'
import { claimSentence, claimsOf } from '../../i18n/claim-sentence.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { results } from '../testing/sample-results.ts'
import { NothingFirm } from './nothing-firm.tsx'

const tooFast = { key: 'count_too_fast' as const, counts: { seconds: 0.25 } }
const show = (...counted: Claim[]) =>
  renderWithTexts(
    <NothingFirm
      results={{ ...results, quality: { flags: ['too_fast'], firm: false }, claims: [tooFast, ...counted] }}
      title={(text) => <h1>{text}</h1>}
      actions={<a href="#again">Play again</a>}
    />,
  )

test('a game without a score has why, and what helps next time; no number stands for one (ruling 21)', async () => {
  const counts = claimsOf(results.claims, 'count_')
  const { profile, result, help, container } = await show(...counts)
  const { unfirm } = result
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([unfirm.title(), unfirm.next()])
  screen.getByText(`${claimSentence(tooFast, { profile })} ${unfirm.little()}`)
  screen.getByRole('link', { name: 'Play again' })
  screen.getByRole('button', { name: help.talk() })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([unfirm.read(), unfirm.choose(), unfirm.pause()])
  const fold = container.querySelector('details')
  for (const claim of counts) expect(fold?.textContent).toContain(claimSentence(claim, { profile }))
  fold?.remove()
  expect(container.textContent?.replace('0.25', '')).not.toMatch(/\d/)
})
