import { describe, expect, it } from 'vitest'
import type { OperatorView } from '../../contract/operator-view.ts'
import { filtered, traits } from './traits.ts'

const logo = { src: '/a.svg', name: 'A', width: 20, height: 20 }
const view = (changes: Partial<OperatorView>): OperatorView => ({
  id: 'a',
  state: 'live',
  name: 'A',
  defaultLanguage: 'eng',
  languages: ['eng', 'dan'],
  currencies: {},
  terms: { partnerUserIds: false },
  origins: [],
  cardColors: ['#000000', '#000001', '#000002', '#000003'],
  header: { logos: [logo], switch: 'text' },
  background: { kind: 'colour' },
  provider: { name: 'G', url: 'https://g.example/', contact: 'a@g.example', retentionDays: 730 },
  ...changes,
})

describe('the kind of a header', () => {
  it.each([
    ['empty bar', []],
    ['logo without link', [logo]],
    ['logo with link', [{ ...logo, link: 'https://a.example' }]],
    ['several logos', [logo, logo]],
    [
      'logo by language',
      [
        { ...logo, languages: ['eng' as const] },
        { ...logo, languages: ['dan' as const] },
      ],
    ],
  ])('%s', (kind, logos) => {
    expect(traits.header(view({ header: { logos, switch: 'text' } }))).toEqual([kind])
  })
})

describe('a filtered gallery', () => {
  const plain = view({ id: 'plain' })
  const marked = view({
    id: 'marked',
    languages: ['eng', 'ger'],
    footer: { links: [], notice: true, helpLine: { country: 'DK', src: '/h.svg' } },
    background: { kind: 'marks' },
  })
  it.each([
    [{}, ['plain', 'marked']],
    [{ language: '' }, ['plain', 'marked']],
    [{ language: 'ger' }, ['marked']],
    [{ footer: 'no footer' }, ['plain']],
    [{ footer: 'notice', background: 'marks' }, ['marked']],
    [{ language: 'ger', background: 'colour' }, []],
  ])('shows for %j the operators %j', (filter, ids) => {
    expect(filtered([plain, marked], filter).map(({ id }) => id)).toEqual(ids)
  })
})
