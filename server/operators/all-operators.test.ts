import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../contract/languages.ts'
import { bandColours } from '../../contract/look/band-colours.ts'
import { contrastRules } from '../../contract/look/contrast-rules.ts'
import { channels, paintsOfSvg, type Rgb, rgbOf } from '../../contract/look/drawing-paints.ts'
import { lowestContrast } from '../../contract/look/nearest-colour.ts'
import { darkScheme, lightScheme } from '../../contract/look/schemes.ts'
import { tableOf } from '../../contract/look/table.ts'
import { createFormats } from '../../i18n/formats.ts'
import { shownPlaces } from '../../i18n/help/places.ts'
import { sets } from '../../i18n/sets.ts'
import { allOperators } from '../testing/all-operators.ts'
import { ringRules, surfaceRules } from '../testing/scheme-rules.ts'
import { parseOperator } from './parse-operator.ts'

const operators = await allOperators()
const all = operators.list()
const of = (id: string) => {
  if (!operators.has(id)) throw new Error(`no operator ${id}`)
  return operators.get(id).operator
}

describe('every operator folder', () => {
  it('loads without problems', () => {
    expect(operators.problems()).toEqual([])
  })

  it('is one of at least 55 (requirement R265)', () => {
    expect(all.length).toBeGreaterThanOrEqual(55)
  })

  it.each(all.map(({ id, operator }) => [id, operator] as const))(
    '%s meets every contrast requirement in both schemes, and 3:1 with every focus ring',
    (_id, operator) => {
      for (const scheme of [lightScheme(operator), darkScheme(operator)])
        for (const { path, colour, against, need } of [...contrastRules(scheme), ...surfaceRules(scheme), ...ringRules(scheme)])
          expect(lowestContrast(colour, against), `${scheme.name}: ${path.join('.')}`).toBeGreaterThanOrEqual(need)
    },
  )

  it('draws the bands of its gauge in the colours of its slider, each with an edge of 3:1, the own one with the stronger edge', () => {
    for (const { id, operator, themeCss } of all)
      for (const { name, operator: shown, surfaces } of [lightScheme(operator), darkScheme(operator)]) {
        const [edge, ownEdge] = [surfaces.lineStrong, shown.theme.colorPrimary].map((colour) => wcagContrast(colour, surfaces.surface))
        expect(edge, `${id} ${name}`).toBeGreaterThanOrEqual(3)
        expect(ownEdge, `${id} ${name}`).toBeGreaterThan(edge ?? 0)
        for (const [index, colour] of bandColours(shown.theme.sliderGradient).entries())
          expect(themeCss).toContain(`--bandColor${index + 1}: ${colour};`)
      }
  })

  it.each(all.map((loaded) => [loaded.id, loaded] as const))(
    '%s: cards and focus rings have 3:1 contrast with whatever shows through the table, in both schemes (ruling 23)',
    (_id, { operator, assets }) => {
      const image = assets.get(operator.background.image ?? '')
      const paints = image ? paintsOfSvg(image.bytes.toString('utf8')) : []
      for (const scheme of [lightScheme(operator), darkScheme(operator)]) {
        const { table, veil, rim, ring } = tableOf(scheme, paints)
        expect(veil).toBeLessThan(60)
        const { background } = scheme.operator
        const shown = paints.map(({ rgb }) => (scheme.filter ? scheme.filter.seen(rgb) : rgb))
        const over = (top: Rgb, share: number, below: Rgb) => channels((at) => top[at] * share + below[at] * (1 - share))
        const ground = rgbOf(background.color)
        const behind = [
          ground,
          ...paints.map(({ alpha }, index) => over(shown[index] ?? ground, alpha * (background.opacity ?? 0.3), ground)),
        ]
        const edges = rim === 'transparent' ? operator.theme.cardColors : [rim]
        for (const seen of behind.map((colour) => over(rgbOf(table), veil / 100, colour)))
          for (const edge of [...edges, ring])
            expect(
              wcagContrast(edge, { mode: 'rgb', r: seen[0], g: seen[1], b: seen[2] }),
              `${scheme.name}: ${edge}`,
            ).toBeGreaterThanOrEqual(3)
      }
    },
  )

  it('links every mark of a help-line', () => {
    const reached = new Set(shownPlaces.filter(({ lines }) => lines.length > 0).map(({ place }) => place))
    const named = all.flatMap(({ operator: { footer } }) => [footer?.helpLine, footer?.dedicated].flatMap((mark) => mark?.country ?? []))
    expect(named.filter((country) => !reached.has(country))).toEqual([])
  })

  it('looks different from all others, except for the three with the default theme (R145)', () => {
    const usual = ['mindway', 'bcrocks', 'safergambling']
    const own = all.filter(({ id }) => !usual.includes(id))
    const looks = own.map(({ operator: { theme, header, background } }) =>
      JSON.stringify([theme.buttonColorPrimary, theme.fontFamily, header.background, background.kind]),
    )
    expect(new Set(looks).size).toBe(own.length)
    expect(new Set(own.map(({ operator }) => operator.theme.buttonColorPrimary)).size).toBe(own.length)
    // The same drawing in other colours counts as the same.
    const drawings = own.flatMap(({ assets }) =>
      [...assets.values()]
        .filter(({ name }) => name.startsWith('logo') || name === 'background.svg')
        .map(({ bytes }) => bytes.toString().replace(/#[0-9a-f]{3,6}|(stroke|fill)-opacity="[^"]*"/g, '')),
    )
    expect(new Set(drawings).size).toBe(drawings.length)
  })
})

/** R260–R268. */
const defaults: Record<string, Language> = {
  mindway: 'eng',
  bcrocks: 'eng',
  safergambling: 'eng',
  bettingexpert: 'eng',
  nfl: 'us',
  spilxperten: 'dan',
  hc: 'nlHC',
  betarades: 'gre',
  ncpg: 'us',
  pariurix: 'rum',
  casinoguru: 'eng',
  betbeast: 'eng',
  casinofriday: 'eng',
  lottoland: 'eng',
  vegaslegends: 'eng',
  draftkings: 'enDraftKings',
}

describe('requirements of the specification', () => {
  it.each(Object.entries(defaults))('%s starts in %s (R260–R262, R264)', (id, language) => {
    expect(of(id).defaultLanguage).toBe(language)
  })

  it('the provider offers the 14 languages of the specification, in its order (R58, R137, R138, R144)', () => {
    const { languages: offered, header, theme, background } = of('mindway')
    expect(offered.join(' ')).toBe('dan dut eng fre ger gre ita pol por rum spa srp swe us')
    expect(header).toMatchObject({ switch: 'dropdown', logos: [{ link: 'provider' }] })
    expect(theme).toMatchObject({
      fontFamily: expect.stringMatching(/^Gibson,/),
      colorPrimary: '#14213d', // a dark navy
      buttonStartPadding: '4rem',
      buttonRounded: '999px',
    })
    expect(background.opacity ?? 0.3).toBe(0.3)
  })

  it('bcrocks and safergambling have the theme of the provider (R266)', () => {
    expect(of('bcrocks').theme).toEqual(of('mindway').theme)
    expect(of('safergambling').theme).toEqual(of('mindway').theme)
  })

  it('hc has a text switch, a logo for each language, its texts and the notice (R19, R188)', () => {
    const { languages: offered, header, texts, footer, ageMark } = of('hc')
    expect(offered).toEqual(['nlHC', 'enHC'])
    expect(header.switch).toBe('text')
    expect(header.logos.map((logo) => logo.languages)).toEqual([['nlHC'], ['enHC']])
    expect({ texts, notice: footer?.notice, ageMark }).toEqual({ texts: 'HC', notice: true, ageMark: 18 })
  })

  it.each([
    ['betarades', 'GR'],
    ['pariurix', 'RO'],
    ['ncpg', 'US'],
  ])('%s has a second footer with the help-line of %s (R5, R68)', (id, country) => {
    expect(of(id).footer?.dedicated?.country).toBe(country)
  })

  it.each(['casinoguru', 'betbeast', 'casinofriday', 'lottoland', 'vegaslegends'])('%s has a fully opaque background (R71)', (id) => {
    expect(of(id).background.opacity).toBe(1)
  })

  it('nfl has a picture over the whole screen', () => {
    expect(of('nfl').background).toMatchObject({ kind: 'fullScreen', opacity: 1 })
  })

  it.each(['bettingexpert', 'hc', 'nfl', 'spilxperten'])('%s has a header and a background of its own (R70, R76)', (id) => {
    const usual = operators.get('mindway')
    const { operator, assets } = operators.get(id)
    expect(operator.header).not.toEqual(usual.operator.header)
    expect(operator.background.color).not.toBe(usual.operator.background.color)
    expect(assets.get('background.svg')?.version).not.toBe(usual.assets.get('background.svg')?.version)
  })

  it('draftkings has its own texts, and points in dollars (R171, R220)', () => {
    expect(of('draftkings')).toMatchObject({ texts: 'DraftKings', defaultLanguage: 'enDraftKings' })
    expect(sets.enDraftKings.currency).toBe('USD')
  })

  it('casinoguru offers 15 languages', () => {
    expect(of('casinoguru').languages).toHaveLength(15)
  })
})

describe('features that some operator must use', () => {
  const every = all.map(({ operator }) => operator)

  it('the headers offer the 17 languages of the specification, and three more sets where a label asks for them (R267, ruling 51)', () => {
    const specified = 'dan dut eng fre ger gre ita pol por rum spa srp swe us uk enHC nlHC'.split(' ')
    const offered = new Set<string>(every.flatMap((operator) => operator.languages))
    expect([...specified, 'enDraftKings', 'porBR', 'spa419'].filter((language) => !offered.has(language))).toEqual([])
    expect(of('mindway').languages).not.toEqual(expect.arrayContaining([expect.stringMatching(/porBR|spa419/)]))
  })

  it('points look as the language has it, at every label; but in Spanish in the United States (R7, rulings 51 and 62)', () => {
    const dollars = ['us', 'enDraftKings', 'porBR', 'spa419']
    const specified = (set: string) => (set === 'uk' ? '£' : dollars.includes(set) ? '$' : '€')
    const others = all.flatMap(({ id, operator: { country }, view }) =>
      languages
        .map((set) => ({
          id,
          set,
          country,
          sign: createFormats(sets[set], view.currencies[set])
            .money(1)
            .replace(/[\d\s]/g, ''),
        }))
        .filter(({ set, sign }) => sign !== specified(set)),
    )
    expect(others).toEqual(
      ['cascade-council', 'draftkings', 'ncpg', 'nfl', 'sundown-picks'].map((id) => ({ id, set: 'spa', country: 'US', sign: '$' })),
    )
  })

  // Greece for playing on the net, and the United States.
  const isStrict = (country = '') => ['GR', 'US'].includes(country.slice(0, 2))
  it('the age of 21 is demanded where the market does, marked or not, and nowhere else (R19, ruling 29)', () => {
    const strict = every.filter(({ country }) => isStrict(country))
    expect(strict.length).toBeGreaterThan(5)
    const agesIn = (operators: typeof every) => new Set(operators.map(({ ageMark = 18 }) => ageMark))
    expect([agesIn(strict), agesIn(every.filter(({ country }) => !isStrict(country)))]).toEqual([new Set([21]), new Set([18])])
  })

  it('no label goes without coaching popups, which only a declared study may leave out (R195–R198, R200, ruling 53)', () => {
    expect(every.filter(({ study }) => study?.coachingPopups === false)).toEqual([])
    const json = JSON.stringify({ ...of('nfl'), coachingPopups: false })
    expect(parseOperator('nfl', json).problems.map(({ pointer }) => pointer)).toEqual(['/coachingPopups'])
    expect(
      parseOperator('nfl', JSON.stringify({ ...of('nfl'), study: { id: 'a', until: '2027-06-30', coachingPopups: false } })).problems,
    ).toEqual([])
  })

  it('every language is the default of some operator, except for operators’ own sets (R262, R263)', () => {
    expect(new Set(every.map(({ defaultLanguage }) => defaultLanguage))).toEqual(new Set(languages.filter((key) => key !== 'enHC')))
  })

  it.each([
    ['ger', 'eng'],
    ['dan', 'eng'],
    ['swe', 'eng'],
    ['dut', 'eng'],
    ['gre', 'eng'],
    ['nlHC', 'enHC'],
  ] as const)('the pair %s and %s (R268)', (one, other) => {
    expect(every.some(({ languages: offered }) => offered.length === 2 && offered.includes(one) && offered.includes(other))).toBe(true)
  })

  it('every header: an empty bar, several logos, logos with and without a link, each switch (R64–R66)', () => {
    expect(every.some(({ header }) => header.logos.length === 0 && header.switch === 'none')).toBe(true)
    expect(every.some(({ header }) => header.logos.filter((logo) => !logo.languages).length >= 3)).toBe(true)
    expect(every.filter(({ header }) => header.logos.some(({ link }) => !link)).length).toBeGreaterThanOrEqual(5)
    expect(every.filter(({ header }) => header.logos.some(({ link }) => link?.startsWith('https://'))).length).toBeGreaterThanOrEqual(20)
    expect(new Set(every.map(({ header }) => header.switch))).toEqual(new Set(['dropdown', 'flags', 'text', 'none']))
  })

  it('every button has four states, and at least ten operators have another primary colour (R136, R145)', () => {
    for (const { theme } of every) {
      const { buttonColorPrimary, buttonColorPrimaryHover, buttonColorPrimaryActive, buttonColorPrimaryDisabled } = theme
      expect(new Set([buttonColorPrimary, buttonColorPrimaryHover, buttonColorPrimaryActive, buttonColorPrimaryDisabled]).size).toBe(4)
    }
    expect(new Set(every.map(({ theme }) => theme.colorPrimary)).size).toBeGreaterThanOrEqual(10)
  })

  it('every background kind, and operators without a footer (R67, R74)', () => {
    expect(new Set(every.map(({ background }) => background.kind))).toEqual(
      new Set(['colour', 'picture', 'fullScreen', 'marks', 'watermark', 'shapes']),
    )
    const without = every.filter(({ footer }) => !footer).length
    expect(without).toBeGreaterThanOrEqual(3)
    expect(without).toBeLessThan(every.length / 2)
  })
})
