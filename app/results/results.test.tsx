import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { guessAccuracies, type qualityFlags } from '../../contract/profile.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { advice, results, riskGuess } from '../workbench/fixtures/results.ts'
import { ComparisonDots } from './comparison-dots.tsx'
import { FinalScore } from './final-score.tsx'
import { Gauge } from './gauge/gauge.tsx'
import { Loading } from './loading.tsx'
import { Percentile } from './percentile.tsx'
import { Profile } from './profile/profile.tsx'
import { QualityNote } from './quality-note.tsx'
import { Tips } from './tips/tips.tsx'
import { Verdict } from './verdict.tsx'

afterEach(() => void vi.useRealTimers())

/** Where a value 0 to 100 lies on the half circle around (240, 232), from the left over the top. */
const onGauge = (value: number, distance: number) => {
  const angle = (value / 100) * Math.PI
  const round = (length: number) => Math.round(length * 1000) / 1000
  return `${round(240 - distance * Math.cos(angle))} ${round(232 - distance * Math.sin(angle))}`
}
const arc = (from: number, to: number) => `M${onGauge(from, 168)}A168 168 0 0 1 ${onGauge(to, 168)}`
const tick = (value: number, inner: number, outer: number) => `M${onGauge(value, inner)}L${onGauge(value, outer)}`

describe('the gauge', () => {
  const gauge = (animate = false) =>
    renderWithTexts(<Gauge score={58} band={[49, 67]} guess={45} category="Risky" label="In words" animate={animate} />)
  const paths = (container: HTMLElement) => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))

  test('shows the likely range, its ends, and the borders of the categories at 40, 55 and 65', async () => {
    const { container } = await gauge()
    expect(paths(container)).toEqual([
      arc(0, 100),
      arc(0, 100),
      tick(0, 157, 179) + tick(100, 157, 179),
      arc(49, 67),
      tick(40, 156, 180) + tick(55, 156, 180) + tick(65, 156, 180),
      tick(49, 150, 186) + tick(67, 150, 186),
      'M0 9-8-5H8Z',
    ])
  })

  test('shows score and category in its middle, and the guess outside', async () => {
    const { container } = await gauge()
    expect(screen.getByRole('img', { name: 'In words' })).toBeTruthy()
    const [x, y] = onGauge(45, 220).split(' ').map(Number)
    const texts = [...container.querySelectorAll('text')].map((text) => [text.getAttribute('x'), text.getAttribute('y'), text.textContent])
    expect(texts).toEqual([
      [`${x}`, `${(y ?? 0) + 8}`, '45'],
      ['240', '182', '58'],
      ['240', '218', 'Risky'],
    ])
    expect(container.querySelector('path[transform]')?.getAttribute('transform')).toBe(`translate(${onGauge(45, 195)}) rotate(-9)`)
    expect(container.querySelector<SVGElement>('g[style]')?.style.getPropertyValue('--at')).toBe('58')
    expect(container.querySelector('circle')?.getAttribute('cx')).toBe('72')
    expect(container.querySelector('circle')?.getAttribute('cy')).toBe('232')
  })

  test('moves only the first time', async () => {
    const moving = ({ container }: { container: HTMLElement }) =>
      [...container.querySelectorAll('g')].map((group) => group.classList.length)
    const still = moving(await gauge())
    expect(moving(await gauge(true)).map((count, index) => count - (still[index] ?? 0))).toEqual([1, 1, 1])
  })
})

describe('the verdict', () => {
  const verdict = (change: Partial<typeof results> = {}, accuracy = riskGuess.guess_accuracy) =>
    renderWithTexts(
      <Verdict
        results={{ ...results, ...change }}
        riskGuess={{ ...riskGuess, guess_accuracy: accuracy }}
        animate={false}
        title={(text) => <h1>{text}</h1>}
      />,
    )

  test.each(guessAccuracies)('says how good a guess is: %s', async (accuracy) => {
    const { texts } = await verdict({}, accuracy)
    expect(screen.getByRole('heading').textContent).toBe(texts.feedback.guesses[accuracy].title())
    expect(document.body.textContent).toContain(texts.feedback.guesses[accuracy].text())
  })

  test('says score, guess and range in words', async () => {
    const { texts } = await verdict()
    const { feedback } = texts
    expect(screen.getByRole('img', { name: feedback.gauge({ score: 58, low: 49, high: 67, guess: 45 }) })).toBeTruthy()
    for (const sentence of [
      feedback.scoreAndGuess({ score: 58, guess: 45 }),
      feedback.range({ low: 49, high: 67 }),
      feedback.guessLabel({ guess: 45 }),
      feedback.yourScore(),
      feedback.indication(),
      feedback.categories.risky.text(),
      feedback.categoryNearBorder(),
      feedback.lowRisk(),
      feedback.highRisk(),
    ])
      expect(document.body.textContent).toContain(sentence)
  })

  test('says nothing of a border that is far', async () => {
    const { texts } = await verdict({ category_near_border: false, category: 'low-risk' })
    expect(document.body.textContent).not.toContain(texts.feedback.categoryNearBorder())
    expect(document.body.textContent).toContain(texts.feedback.categories['low-risk'].text())
    expect(document.body.textContent).not.toMatch(/undefined|false/)
  })
})

describe('the comparison', () => {
  test.each([1, 50, 99])('has %d filled dots of a hundred and one of the player', async (percentile) => {
    const { container } = await renderWithTexts(<ComparisonDots percentile={percentile} />)
    const kinds = [...container.querySelectorAll('svg > circle')].map((circle) => circle.getAttribute('class'))
    expect(kinds).toHaveLength(99)
    expect(kinds.filter((kind) => kind === kinds[0])).toHaveLength(percentile)
    const you = [...container.querySelectorAll('g > circle')]
    const place = [`${Math.floor(percentile / 4) + 0.5}`, `${(percentile % 4) + 0.5}`]
    expect(you.map((circle) => [circle.getAttribute('cx'), circle.getAttribute('cy')])).toEqual([place, place])
  })

  test.each([
    [50, 'percentileHigher', 50],
    [71, 'percentileHigher', 71],
    [49, 'percentileLower', 51],
    [1, 'percentileLower', 99],
  ] as const)('percentile %d is told as %s of %d', async (percentile, key, share) => {
    const { texts, formats } = await renderWithTexts(
      <Percentile percentile={percentile} reference_group={{ name: 'research-volunteers', version: '1', n: 665 }} />,
    )
    expect(document.body.textContent).toContain(texts.feedback[key]({ share }))
    expect(document.querySelector('strong')?.textContent).toBe(formats.percent(share))
    expect(document.body.textContent).toContain(texts.feedback.comparedVolunteers({ n: 665 }))
  })

  test('names the players of the installation where they are the group', async () => {
    const { texts } = await renderWithTexts(
      <Percentile percentile={30} reference_group={{ name: 'installation', version: '3000', n: 3000 }} />,
    )
    expect(document.body.textContent).toContain(texts.feedback.comparedPlayers({ n: 3000 }))
  })
})

describe('the decision profile', () => {
  const cutsOf = (bar: HTMLElement) => [...bar.children].map((child) => (child as HTMLElement).style.left).filter((left) => left !== '')

  test('has the borders of the levels where they are: quartiles, the median, and 10, 30, 70, 90 %', async () => {
    await renderWithTexts(<Profile results={results} />)
    const bars = screen.getAllByRole('img')
    // The range, the borders, the measure.
    expect(bars.map(cutsOf)).toEqual([
      ['47%', '25%', '50%', '75%', '63%'],
      ['14%', '50%', '31%'],
      ['34%', '10%', '30%', '70%', '90%', '48%'],
      ['62%', '10%', '30%', '70%', '90%', '78%'],
    ])
    expect(bars.map((bar) => (bar.children[1] as HTMLElement).style.right)).toEqual(['21%', '54%', '36%', '8%'])
  })

  test('says each measure, its level and how sure it is', async () => {
    const { texts, profile } = await renderWithTexts(<Profile results={{ ...results, arew: 62.6 }} />)
    if (!profile) throw new Error('no texts')
    const [arew, apun, betaF, betaP] = screen.getAllByRole('article')
    const said = (article: HTMLElement | undefined) => article?.querySelector('p')?.textContent
    const { feedback } = texts
    expect(said(arew)).toBe(`${profile.levels.arew.medium_high()}, ${feedback.fairlySure()}${feedback.nearBorder()}`)
    expect(said(apun)).toBe(`${profile.levels.apun.low()}, ${feedback.quiteSure()}`)
    expect(said(betaF)).toBe(`${profile.levels.betaF.medium()}, ${feedback.quiteSure()}`)
    expect(said(betaP)).toBe(`${profile.levels.betaP.high()}, ${feedback.fairlySure()}${feedback.nearBorder()}`)
    expect(arew?.textContent).toContain(profile.arew.medium_high.high_betap_low_apun())
    expect(apun?.textContent).toContain(profile.apun.low.high_betap())
    expect(betaF?.textContent).toContain(profile.betaF.medium())
    expect(betaP?.textContent).toContain(profile.betaP.high())
    const names = [arew, apun, betaF, betaP].map((article) => article && within(article).getByRole('heading').textContent)
    expect(names).toEqual((['arew', 'apun', 'betaF', 'betaP'] as const).map((measure) => profile.measures[measure].name()))
    const words = feedback.measure({ level: profile.levels.arew.medium_high(), value: 63, low: 47, high: 79 })
    expect(screen.getByRole('img', { name: `${profile.measures.arew.name()}. ${words}` })).toBeTruthy()
    expect(document.body.textContent).toContain(feedback.profileTextFour())
  })

  test('makes no firm statement where the play allows none', async () => {
    const { texts, profile } = await renderWithTexts(<Profile results={{ ...results, quality: { flags: ['too_fast'], firm: false } }} />)
    const [, apun] = screen.getAllByRole('article')
    expect(apun?.querySelector('p')?.textContent).toBe(`${profile?.levels.apun.low()}, ${texts.feedback.notSure()}`)
    expect(apun?.querySelectorAll('p')).toHaveLength(1)
  })

  test('has two measures outside of English', async () => {
    const { texts } = await renderWithTexts(<Profile results={results} />, 'dan')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(document.body.textContent).toContain(texts.feedback.profileTextTwo())
    expect(document.body.textContent).toContain(texts.feedback.profile())
  })
})

describe('what limits a result', () => {
  test('is told, each flag in its words', async () => {
    const flags: (typeof qualityFlags)[number][] = ['too_fast', 'one_deck']
    const { texts } = await renderWithTexts(<QualityNote quality={{ flags, firm: false }} />)
    expect(screen.getByRole('heading').textContent).toBe(texts.feedback.quality.title())
    for (const flag of flags) expect(screen.getByText(texts.feedback.quality[flag]())).toBeTruthy()
  })

  test('is nothing where there is nothing', async () => {
    const { container } = await renderWithTexts(<QualityNote quality={{ flags: [], firm: true }} />)
    expect(container.innerHTML).toBe('')
  })
})

test('the balance is money, beside the money of the start', async () => {
  const { texts, formats, container } = await renderWithTexts(<FinalScore score={1675} animate={false} />)
  expect(container.textContent).toContain(formats.money(1675))
  expect(screen.getByText(texts.feedback.finalScoreText({ start: 2000 }))).toBeTruthy()
})

describe('the tips', () => {
  const tips = [advice.advice_one, advice.advice_two, advice.advice_three]

  test('come in their order, each with its reason and what follows it', async () => {
    const view = await renderWithTexts(
      <Tips tips={tips} reasons={advice.reasons} level={3} after={(tip, title) => <i>{`${tip}: ${title}`}</i>} />,
    )
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
    expect(articles[2]?.querySelector('i')?.textContent).toBe(`plan_ahead: ${items?.plan_ahead.title()}`)
  })

  test('have no reason where none is known', async () => {
    const reasons = { ...advice.reasons, advice_one: { code: 'a_later_version' as 'for_everyone', values: {} } }
    const { texts } = await renderWithTexts(<Tips tips={tips} reasons={reasons} />)
    const articles = screen.getAllByRole('article')
    expect(articles[0]?.textContent).not.toContain(texts.adviceScreen.why())
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  })

  test('stand alone without reasons', async () => {
    const { texts } = await renderWithTexts(<Tips tips={tips} />)
    expect(document.body.textContent).not.toContain(texts.adviceScreen.why())
  })
})

describe('results on their way', () => {
  test('are announced only after a moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const view = renderWithTexts(<Loading title="Result" />)
    await vi.waitFor(() => screen.getByRole('status'), { interval: 1 })
    const { texts, unmount } = await view
    expect(screen.getByRole('heading').textContent).toBe('Result')
    expect(screen.getByRole('status').textContent).toBe('')
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.common.loading()))
    expect(document.querySelector('[aria-busy=true]')).toBeTruthy()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('can be asked for again where they did not come', async () => {
    const retry = vi.fn()
    const { texts } = await renderWithTexts(<Loading title="Result" onRetry={retry} />)
    expect(screen.getByRole('status').textContent).toBe(texts.errors.resultsMissing())
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: texts.common.tryAgain() }))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('hand the focus on to the heading that comes in their place', async () => {
    const place = document.createElement('main')
    document.body.append(place)
    const { rerender } = await renderWithTexts(<Loading title="Result" />)
    screen.getByRole('heading').focus()
    place.innerHTML = '<h1 tabindex="-1">Here</h1>'
    rerender(<p>Here</p>)
    await expect.poll(() => document.activeElement?.textContent).toBe('Here')
    place.remove()
  })
})
