import { describe, expect, it } from 'vitest'
import { createFormats } from './formats.ts'
import { bare, formatSpans, inOnePiece } from './help-views.ts'
import { type Locales, sets } from './sets.ts'

describe('formats', () => {
  // Spaces in these are no-break spaces, as Intl writes them.
  it.each([
    ['eng', '€2,150', '−€1,130', '71%'],
    ['uk', '£2,150', '−£1,130', '71%'],
    ['us', '$2,150', '−$1,130', '71%'],
    ['enDraftKings', '$2,150', '−$1,130', '71%'],
    ['dan', '2.150\u00a0€', '−1.130\u00a0€', '71\u00a0%'],
    ['ger', '2.150\u00a0€', '−1.130\u00a0€', '71\u00a0%'],
    ['dut', '€\u00a02.150', '−€\u00a01.130', '71%'],
  ] as const)('%s writes money and percentages its own way', (key, gain, debt, share) => {
    const formats = createFormats(sets[key])
    expect(formats.money(2150)).toBe(gain)
    expect(formats.money(-1130)).toBe(debt)
    expect(formats.percent(71)).toBe(share)
  })

  it('keeps a quarter of a second', () => {
    expect({ eng: createFormats(sets.eng).number(0.25), ger: createFormats(sets.ger).number(0.25) }).toEqual({ eng: '0.25', ger: '0,25' })
  })

  it('shows the sign where it matters', () => {
    const { signedMoney } = createFormats(sets.eng)
    expect({ gain: signedMoney(100), loss: signedMoney(-1250) }).toEqual({ gain: '+€100', loss: '−€1,250' })
    expect(createFormats(sets.dut).signedMoney(120)).toBe('+€\u00a0120')
  })

  it.each(Object.keys(sets) as Locales[])('%s divides no number, hour or address at the end of a line', (key) => {
    const { lang, numbers = lang }: { lang: string; numbers?: string } = sets[key]
    const formats = createFormats(sets[key])
    const time = new Date(2026, 1, 1, 13, 5)
    const spans = [
      { firstDay: 1, lastDay: 5, opens: '09:00', closes: '22:00' },
      { firstDay: 6, lastDay: 6, opens: '10:00', closes: '12:30' },
    ] as const
    const everyDay = formatSpans([{ ...spans[0], lastDay: 7 }], numbers)
    const whole = [
      formats.time(time),
      formats.money(2000),
      formats.percent(71),
      everyDay,
      inOnePiece('020-81 91 00'),
      bare('https://a-b.fr/'),
    ]
    // Where a line may end: a space that is none of the no-break ones, or after a hyphen or dash that no joiner follows.
    const breaks = (text: string) => [...text.matchAll(/[ \u2009]|[-–](?!\u2060)/g)].length
    expect(whole.filter((text) => breaks(text) > 0)).toEqual([])
    expect(breaks(formats.moment(time).split(/\d{4}/)[1]?.replace(/^\D+/, '') ?? ' ')).toBe(0)
    // Between days and hours, and around the word or comma between two spans.
    expect(breaks(formatSpans(spans, numbers))).toBeLessThanOrEqual(4)
  })

  it('takes the currency of an operator', () => {
    expect(createFormats(sets.eng, 'GBP').money(2000)).toBe('£2,000')
  })

  it('works for every set, with the specified currency (R7, R25, R246)', () => {
    const signs = Object.entries(sets).map(([key, set]) => [
      key,
      createFormats(set)
        .money(1)
        .replace(/[\d\s]/g, ''),
    ])
    const dollars = ['us', 'enDraftKings', 'porBR', 'spa419']
    const expected = Object.keys(sets).map((key) => [key, key === 'uk' ? '£' : dollars.includes(key) ? '$' : '€'])
    expect(signs).toEqual(expected)
  })
})
