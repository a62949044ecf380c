import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lookOfColour, ownTheme } from '../../contract/look/look-of-colour.ts'
import { Operator } from '../../contract/operator.ts'
import { parseOperator } from './parse-operator.ts'
import { problemText } from './problem.ts'

const good = readFileSync(new URL('../../operators/nfl/operator.json', import.meta.url), 'utf8')
/** The file with other fields, at the top or in a part of it. */
const changedText = (fields: object, part?: string) => {
  const operator = JSON.parse(good)
  Object.assign(part ? operator[part] : operator, fields)
  return JSON.stringify(operator, null, 2)
}
const privacyOf = (contact: string) => ({ privacy: { controller: 'NFL', contact, legalBasis: 'consent' } })
const themeless = (): never => {
  throw new Error('there is no theme')
}
const first = (text: string) => {
  const [problem] = parseOperator('nfl', text).problems
  if (!problem) throw new Error('no problem was found')
  return problem
}

describe('parseOperator', () => {
  it('accepts a valid file', () => {
    expect(parseOperator('nfl', good)).toMatchObject({ problems: [], operator: { name: 'NFL' } })
  })

  it('accepts an address for questions about data that people have', () => {
    for (const contact of ["o'neil+data@x.example", 'søren_1@x.example', 'https://x.example/data?a=b%20c'])
      expect(parseOperator('nfl', changedText(privacyOf(contact))).problems, contact).toEqual([])
  })

  it('fills in what follows from the main colour, and keeps what a file says of it', () => {
    const themeOf = (theme: object) => parseOperator('nfl', changedText({ theme })).operator?.theme
    const whole = themeOf({ buttonColorPrimary: '#17503c' })
    expect(whole).toEqual(lookOfColour('NFL', '#17503c').theme)
    expect(themeOf(whole ?? {})).toEqual(whole)
    const own = { buttonColorPrimary: '#17503c', colorSecondary: '#33547e', buttonRounded: '0' }
    expect(themeOf(own)).toEqual({ ...whole, ...own, adviceIconColor: '#33547e' })
    expect(ownTheme(themeOf(own) ?? themeless())).toEqual(own)
  })

  it('names, of a colour that is none, the file, the key and what to write, and of a theme without a main colour that alone', () => {
    const lines = (theme: object) => parseOperator('nfl', changedText({ theme })).problems.map(problemText)
    expect(lines({ buttonColorPrimary: '#17503', colorPrimary: 'navy' })).toEqual([
      'operators/nfl/operator.json:20 error: /theme/colorPrimary is "navy". Fix: write it like "#14508c".',
      'operators/nfl/operator.json:19 error: /theme/buttonColorPrimary is "#17503". Fix: write it like "#14508c".',
    ])
    expect(lines({ buttonColorPrimary: '#175030', colorSecondary: null })).toEqual([
      'operators/nfl/operator.json:20 error: /theme/colorSecondary is null. Fix: it must be string.',
    ])
    expect(lines({})).toEqual([
      'operators/nfl/operator.json:18 error: buttonColorPrimary is missing. Fix: add "buttonColorPrimary": "#14508c".',
    ])
  })

  it('names a key that stands twice in the provider’s folder with its lines, and takes the last', () => {
    const double = good.replace('{', '{\n  "name": "NBA",').replace('"theme": {', '"theme": {\n    "colorPrimary": "navy",')
    const { operator, problems } = parseOperator('nfl', double, 'folder')
    expect(operator?.name).toBe('NFL')
    const [name, colour] = problems.map(problemText)
    expect(name).toMatch(/json:4 warning: .name stands more than once, on lines 2 and 4: the last counts\. Fix: remove all but one\.$/)
    expect(colour).toMatch(/warning: .theme.colorPrimary stands more than once/)
    expect(parseOperator('nfl', double).problems).toEqual([])
  })

  it('locates a JSON error', () => {
    expect(first('{\n  "name": "NFL",\n  oops\n}')).toMatchObject({ severity: 'error', line: 3 })
    expect(first('').message).toBe('Not JSON: value expected.')
    expect(first(`{ "name": /* no */ "NFL" }`).message).toMatch(/^Not JSON/)
  })

  it('locates an unknown key', () => {
    const text = changedText({ colourPrimary: '#000000' }, 'theme')
    const line = text.split('\n').findIndex((each) => each.includes('colourPrimary')) + 1
    expect(first(text)).toMatchObject({ line, fix: expect.stringContaining('colourPrimary') })
  })

  it.each<[what: string, part: string | undefined, fields: object]>([
    ['a colour by name', 'theme', { colorPrimary: 'red' }],
    ['a colour that closes the rule', 'theme', { colorPrimary: '#000000;} body{display:none' }],
    ['a font list that fetches', 'theme', { fontFamily: 'url(https://x.example)' }],
    ['a gradient that fetches', 'theme', { sliderGradient: 'url(https://x.example)' }],
    ['a script link', 'header', { logos: [{ image: 'a.svg', name: 'A', width: 20, height: 20, link: 'javascript:alert(1)' }] }],
    ['a study until a day that is none', undefined, { study: { id: 'retest', until: '2027-02-30' } }],
    ['a study with a comma', undefined, { study: { id: 'a,b', until: '2027-02-28' } }],
    ['a name with a line break', undefined, { name: 'NFL\r\nBcc: a@b.example' }],
    ['a name with half a character', undefined, { name: 'NFL\ud800' }],
    ['a plain http link', 'footer', { links: [{ kind: 'terms', href: 'http://nfl.example' }] }],
    ['a path as image', 'background', { image: '../hc/logo-1.svg' }],
    ['an origin that ends the directive', undefined, { origins: ["https://a.example; script-src 'unsafe-inline'"] }],
    ['a preview origin that ends the policy', undefined, { previewOrigins: ["https://a.example; script-src 'unsafe-inline'"] }],
    ...['a%0abcc:v', 'a%40b.example,v', 'a?bcc=v', 'a&bcc=v', 'a,v', 'a;v', 'a\u0000v', 'a\u202ev'].map(
      (local): [string, undefined, object] => [
        `a contact that adds to a mailto link: ${JSON.stringify(local)}`,
        undefined,
        privacyOf(`${local}@x.example`),
      ],
    ),
    ['every origin', undefined, { origins: ['*'] }],
    ['a name with markup', undefined, { name: '<b>NFL</b>' }],
    ['an unknown language', undefined, { languages: ['us', 'klingon'] }],
    ['a country that does not exist (ruling 31)', undefined, { country: 'ZZ' }],
    ['a country without help entries (ruling 31)', undefined, { country: 'JP' }],
    ['a missing part', undefined, { theme: undefined }],
  ])('refuses %s', (_what, part, fields) => {
    expect(first(changedText(fields, part)).severity).toBe('error')
  })

  it.each([
    ['a colour', '#17503c', 'red', '/theme/buttonColorPrimary is "red".', 'write it like "#14508c".'],
    ['a choice', '"switch": "dropdown"', '"switch": "tabs"', '/header/switch is "tabs".', 'write one of dropdown, flags, text, none.'],
    [
      'a country',
      '"country": "US"',
      '"country": "ZZ"',
      '/country is "ZZ", and there are no help entries for it.',
      /^leave it out: the player chooses a country/,
    ],
    ['a number', '"opacity": 1', '"opacity": 2', '/background/opacity is 2.', 'it must be <= 1.'],
    ['a missing field', '"name": "NFL",', '', 'name is missing.', 'add "name": "Partner".'],
    ['a byte order mark', '{', '\ufeff{', 'Not JSON: a byte order mark.', 'save it as UTF-8 without a byte order mark.'],
    ['a misspelt colour', '"colorPrimary"', '"colorPrimry"', 'colorPrimry is not known here.', /^remove colorPrimry, or .*colorPrimary/],
    ['a misspelt field', '"ageMark"', '"ageMrk"', 'ageMrk is not known here.', /^remove ageMrk, or write one of .*ageMark/],
  ])('explains how to fix %s', (_what, from, to, message, fix) => {
    expect(first(good.replace(from, to))).toMatchObject({ message, fix: typeof fix === 'string' ? fix : expect.stringMatching(fix) })
  })

  it('has an example for every pattern', () => {
    const patterns = JSON.stringify(Operator).match(/"pattern":/g)
    expect(JSON.stringify(Operator).match(/"examples":/g)).toHaveLength(patterns?.length ?? -1)
  })

  it('writes a problem on one line', () => {
    expect(problemText(first('{'))).toMatch(/^operators\/nfl\/operator\.json:\d+ error: .+ Fix: .+\.$/)
  })
})
