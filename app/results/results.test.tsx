import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Claim } from '../../contract/claims.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { claimSentence, claimsOf } from '../../i18n/claim-sentence.ts'
import { oftenOf } from '../../i18n/count-sentences.ts'
import { type Services, ServicesContext } from '../services.ts'
import { createStore } from '../store.ts'
import { memorySession } from '../testing/memory-session.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { advice, results } from '../testing/sample-results.ts'
import { sentencesOf } from './claims.tsx'
import { NothingFirm } from './nothing-firm.tsx'
import { ScoreParts } from './parts/score-parts.tsx'
import { Tips } from './tips/tips.tsx'
import { Verdict } from './verdict.tsx'

/** Of an operator that shows as many measures as its language does; in a session that has just begun. */
const services = () => ({ currentOperator: createStore({} as OperatorView), session: memorySession() }) as Services
const isInSight = (sentence = '') => screen.getByText(sentence).closest('details') === null

describe('the verdict', () => {
  const verdict = (change: Partial<typeof results> = {}) =>
    renderWithTexts(<Verdict results={{ ...results, ...change }} animate={false} title={(text) => <h1>{text}</h1>} />)

  test('says the risk first, then how steady it is, each in the words of its claim', async () => {
    const { profile, texts } = await verdict()
    if (!profile) throw new Error('no texts')
    expect(screen.getByRole('heading').textContent).toBe(profile.claims.verdict_risky())
    for (const sentence of [
      profile.claims.verdict_repeat({ low: 40, high: 70, same: 27 }),
      texts.feedback.range(),
      texts.feedback.yourScore(),
      texts.feedback.indication(),
      texts.feedback.lowRisk(),
      texts.feedback.highRisk(),
    ])
      expect(document.body.textContent).toContain(sentence)
    expect(screen.getByRole('img', { name: texts.feedback.gauge({ score: 58, low: 40, high: 70 }) })).toBeTruthy()
    expect(document.body.textContent).not.toContain(profile.earlierMethod())
  })

  test('says of an earlier method that it is one (ruling 68)', async () => {
    const { profile } = await verdict({ score_version: 'risk-3' })
    expect(document.body.textContent).toContain(profile?.earlierMethod())
  })

  test('says only of a low risk how far that goes', async () => {
    const low = await verdict({ category: 'low-risk' })
    const limits = low.profile?.learnMore.limits.low() ?? ''
    expect(document.body.textContent).toContain(`${low.texts.feedback.indication()} ${limits}`)
    low.unmount()
    await verdict({ category: 'medium-risk' })
    expect(document.body.textContent).not.toContain(limits)
  })

  test('says no more than its claims, and what it is (ruling 21)', async () => {
    const { profile, texts } = await verdict({ claims: [{ key: 'verdict_low_risk', counts: { score: 20 } }] })
    const said = [...document.querySelectorAll('h1, p')].map(({ textContent }) => textContent)
    expect(said).toEqual([profile?.claims.verdict_low_risk(), texts.feedback.indication()])
    expect(document.body.textContent).not.toMatch(/undefined|false/)
  })
})

describe('the composition of the score', () => {
  const parts = (change: Partial<typeof results> = {}) =>
    renderWithTexts(
      <ServicesContext value={services()}>
        <ScoreParts results={{ ...results, ...change }} />
      </ServicesContext>,
    )
  const losing = { key: 'part_losing_cards' as const, counts: { cards: 31, median: 28 } }
  const neutral = { key: 'part_losses_neutral' as const, counts: { left_wins: 0, wins: 79, left_losses: 0, losses: 0 } }

  test('is a sum that adds up, each part with its points and the words of its claim', async () => {
    const { profile, result } = await parts()
    expect(document.querySelector('strong')?.textContent).toBe('50\u00a0+\u00a03\u00a0+\u00a05\u00a0=\u00a058')
    for (const said of [result?.parts.adds({ points: 3 }), result?.parts.outOf({ count: 15, of: 28 })])
      expect(document.body.textContent).toContain(said)
    expect(document.body.textContent).not.toContain(result?.parts.ends())
    const [counted, compared] = sentencesOf(profile?.claims.part_losing_cards({ cards: 31, median: 28 }) ?? '', 'en')
    const [effect, counts] = sentencesOf(
      profile?.claims.part_losses_less({ left_wins: 24, wins: 51, left_losses: 15, losses: 28 }) ?? '',
      'en',
    )
    expect([compared, effect, counted, `${result?.parts.model()} ${counts}`].filter(isInSight), 'what was found').toEqual([
      compared,
      effect,
    ])
  })

  test('says so if the score is at its limit, or limited by what was done', async () => {
    const { result, unmount } = await parts({ risk_score: 0, parts: { bad_share: -38, loss_effect: -19 } })
    expect(document.querySelector('strong')?.textContent).toBe('50\u00a0−\u00a038\u00a0−\u00a019\u00a0=\u00a0−7\u00a0›\u00a00')
    expect(document.body.textContent).toContain(result?.parts.ends())
    expect(document.body.textContent).toContain(result?.parts.takesOff({ points: 19 }))
    unmount()
    const limited = { key: 'part_at_most' as const, counts: { cards: 30, limit: 64 } }
    const { profile } = await parts({
      risk_score: 64,
      parts: { bad_share: 0, loss_effect: 20, limit: 64 },
      claims: [losing, neutral, limited],
    })
    expect(document.body.textContent).toContain(profile?.claims.part_at_most({ cards: 30, limit: 64 }))
    expect(document.body.textContent).not.toContain(result?.parts.ends())
    expect(document.body.textContent).toContain(result?.parts.nothing())
  })

  test('has the place of its cards among the volunteers, further right for more risk', async () => {
    const { result } = await parts()
    // 30 of 50 took fewer than 31 cards.
    const cards = screen.getByRole('img')
    expect(cards.getAttribute('aria-label')).toBe(result?.parts.strip({ below: 30 }))
    expect(cards.querySelectorAll('circle')).toHaveLength(50)
    expect(cards.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--at')).toBe('52%')
  })

  test('is empty if nothing may be said', async () => {
    const { container } = await parts({ claims: [] })
    expect(container.innerHTML).toBe('')
  })
})

describe('a result without a firm score (ruling 21)', () => {
  const silence = (change: Partial<typeof results>) =>
    renderWithTexts(
      <ServicesContext value={services()}>
        <NothingFirm
          results={{ ...results, ...change }}
          title={(text) => <h1>{text}</h1>}
          actions={<button type="button">Play again</button>}
        />
      </ServicesContext>,
    )

  const tooFast = (...counted: Claim[]) => ({
    quality: { flags: ['too_fast' as const], firm: false },
    claims: [{ key: 'count_too_fast' as const, counts: { seconds: 0.25 } }, ...counted],
  })

  test('says first what was seen, in words, then why; the counts are folded away, and no number stands for a score', async () => {
    const counts = claimsOf(results.claims, 'count_')
    const { profile, result } = await silence(tooFast(...counts))
    const { unfirm } = result ?? {}
    const headings = [unfirm?.title(), unfirm?.seen(), unfirm?.next(), unfirm?.why()]
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(headings)
    const half = unfirm?.often.half() ?? ''
    expect(screen.getByText(unfirm?.after({ losses: half, wins: half }) ?? '')).toBeTruthy()
    expect(screen.getByText(unfirm?.late.half() ?? '')).toBeTruthy()
    expect(screen.getByText(/less than 0\.25 seconds/)).toBeTruthy()
    const fold = document.querySelector('details')
    for (const claim of counts)
      expect(fold?.textContent).toContain(claimSentence(claim, { profile: profile as NonNullable<typeof profile> }))
    fold?.remove()
    expect(document.body.textContent?.replace('0.25', '')).not.toMatch(/\d/)
  })

  test('says nothing of losses that never came', async () => {
    const { result } = await silence(tooFast({ key: 'count_stays', counts: { stayed_wins: 1, wins: 79, stayed_losses: 0, losses: 0 } }))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe(result?.unfirm.all())
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
  ] as const)('calls %d of %d %s', (count, of, often) => expect(oftenOf(count, of)).toBe(often))
})

describe('the tips', () => {
  const tips = [advice.advice_one, advice.advice_two, advice.advice_three]

  test('come in their order, each with its reason', async () => {
    const view = await renderWithTexts(<Tips tips={tips} claims={advice.claims} level={3} />)
    const items = view.advice?.items
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      tips.map((tip) => items?.[tip].title()),
    )
    const articles = screen.getAllByRole('article')
    expect(articles.map(({ id }) => id)).toEqual(tips.map((tip) => `tip-${tip}`))
    expect(articles[0]?.textContent).toContain(items?.[tips[0] ?? 'plan_ahead'].text())
    const reasons = view.advice?.reasons
    expect(articles[0]?.textContent).toContain(reasons?.guess_low({ guess: 45, score: 58 }))
    expect(articles[1]?.textContent).toContain(reasons?.chased_losses({ cards: 11, of: 18 }))
    expect(articles[1]?.textContent).toContain(view.texts.adviceScreen.why())
  })

  test('have no reason if none is known', async () => {
    const claims = [{ key: 'reason_a_later_version' as 'reason_for_everyone', counts: {} }]
    const { texts } = await renderWithTexts(<Tips tips={tips} claims={claims} />)
    const articles = screen.getAllByRole('article')
    expect(articles[0]?.textContent).not.toContain(texts.adviceScreen.why())
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  })

  test('stand alone without reasons', async () => {
    const { texts } = await renderWithTexts(<Tips tips={tips} />)
    expect(document.body.textContent).not.toContain(texts.adviceScreen.why())
  })
})
