import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyOperators, testProvider as provider, operatorsFolder as source } from '../testing/all-operators.ts'
import { type Operators, openOperators } from './registry.ts'

let dir: string
let operators: Operators
let reported: string[]

const file = (id: string, name = 'operator.json') => join(dir, id, name)
const change = (id: string, edit: (text: string) => string) => writeFileSync(file(id), edit(readFileSync(file(id), 'utf8')))
const open = async () => {
  operators = await openOperators({ dir, provider, extraOrigins: ['http://localhost:8081'], report: (line) => reported.push(line) })
}

beforeEach(async () => {
  reported = []
  dir = mkdtempSync(join(tmpdir(), 'operators-'))
  copyOperators(dir, 'mindway', 'nfl', 'hc')
  await open()
})
afterEach(() => {
  operators.close()
  rmSync(dir, { recursive: true })
})

it('an id names its operator in any capitals, and the provider if it is none', () => {
  for (const id of ['NFL', 'Nfl']) expect([operators.get(id).id, operators.has(id)], id).toEqual(['nfl', true])
  const strange = ['../nfl', '..', '%2e%2e', 'nfl/', 'nfl\0', 'ｎｆｌ', 'ñfl', '__proto__', 'constructor', '_fonts']
  for (const id of ['nosuch', '', ...strange, 'a'.repeat(5000)]) expect(operators.get(id).id, id).toBe('mindway')
})

describe('a view', () => {
  it('leaves out pages on a developer’s own machine in production', async () => {
    const files = new Map(await operators.folderFiles('nfl'))
    const operator = JSON.parse(files.get('operator.json')?.toString() ?? '')
    const origins = ['https://nfl.example', 'http://localhost:3000', 'http://127.0.0.1']
    files.set('operator.json', Buffer.from(JSON.stringify({ ...operator, origins })))
    const inProduction = await openOperators({ dir, provider, production: true, hot: false })
    expect((await inProduction.check('nfl', files)).view?.origins).toEqual(['https://nfl.example'])
    expect((await operators.check('nfl', files)).view?.origins).toEqual([...origins, 'http://localhost:8081'])
    inProduction.close()
  })

  it('resolves URLs, the provider and the origins', () => {
    const { view, themeCss } = operators.get('mindway')
    expect(view.header.logos[0]).toMatchObject({
      link: provider.url,
      src: expect.stringMatching(/^\/operators\/mindway\/logo\.svg\?v=[0-9a-f]{10}$/),
    })
    expect(view.origins).toContain('http://localhost:8081')
    expect(themeCss).toContain('--cardColor4: ')
    expect(themeCss).toContain('--backgroundOpacity: 0.3;')
  })
})

it('the style sheet contains every field of the theme, and pages of no operator have a default of it', () => {
  const defaults = readFileSync(join(source, '../app/theme/tokens.ts'), 'utf8')
  const { operator, themeCss } = operators.get('nfl')
  const { cardColors, ...fields } = operator.theme
  for (const [name, value] of [...Object.entries(fields), ...cardColors.map((colour, deck) => [`cardColor${deck + 1}`, colour])]) {
    expect(themeCss).toContain(`--${name}: ${value};`)
    expect(defaults).toContain(`--${name}: `)
  }
})

describe('a running server', () => {
  it('picks up a new folder', async () => {
    copyOperators(dir, 'lottoland')
    await expect.poll(() => operators.has('lottoland')).toBe(true)
    expect(operators.get('lottoland').operator.name).toBe('Lottoland')
  })

  it('picks up a change, with a new URL for the style sheet', async () => {
    const { themeHref } = operators.get('nfl')
    change('nfl', (text) => text.replace('#17503c', '#17503d'))
    await expect.poll(() => operators.get('nfl').themeHref).not.toBe(themeHref)
  })

  it('keeps the last good state of a broken folder, reports it once, and leaves the others alone', async () => {
    const { hc, nfl } = { hc: operators.get('hc'), nfl: operators.get('nfl') }
    change('nfl', (text) => text.slice(0, 100))
    await expect.poll(() => operators.problems()).toHaveLength(1)
    expect(operators.get('nfl')).toBe(nfl)
    expect(operators.get('hc')).toBe(hc)
    expect(reported).toHaveLength(1)
    expect(reported[0]).toMatch(/^operators\/nfl\/operator\.json:\d+ error/)
    writeFileSync(file('nfl'), readFileSync(join(source, 'nfl', 'operator.json')))
    await expect.poll(() => operators.problems()).toEqual([])
  })

  it('drops a removed folder', async () => {
    rmSync(join(dir, 'hc'), { recursive: true })
    await expect.poll(() => operators.has('hc')).toBe(false)
    expect(operators.get('hc').id).toBe('mindway')
  })

  it('follows the folder of all operators when another takes its place, and keeps every label while there is none (ruling 61)', async () => {
    const [away, next] = [`${dir}-away`, `${dir}-next`]
    cpSync(dir, next, { recursive: true })
    rmSync(join(next, 'hc'), { recursive: true })
    renameSync(dir, away)
    await expect.poll(() => reported).toContainEqual(expect.stringContaining('OPERATORS_DIR is away'))
    expect(operators.presence('hc')).toBe('live')
    renameSync(next, dir)
    await expect.poll(() => operators.presence('hc')).toBe('ended')
    const { themeHref } = operators.get('nfl')
    change('nfl', (text) => text.replace('#17503c', '#17503d'))
    await expect.poll(() => operators.get('nfl').themeHref).not.toBe(themeHref)
    rmSync(away, { recursive: true })
  })

  it('has one page for all unknown ids once the provider’s own label has ended', () => {
    operators.setDecisions({ userIds: new Map(), states: new Map([['mindway', 'ended']]), studies: new Map() })
    expect(operators.page('one').view).toMatchObject({ id: 'mindway', state: 'ended' })
    expect(operators.page('one')).toBe(operators.page('another'))
  })

  it('never loses the provider', async () => {
    rmSync(join(dir, 'mindway'), { recursive: true })
    mkdirSync(join(dir, 'zeta'))
    await expect.poll(() => operators.problems().map(({ operator }) => operator)).toContain('zeta')
    expect(operators.get('nosuch').id).toBe('mindway')
  })
})

it.each<[what: string, change: () => void, message: string]>([
  ['of 50 MB, unread', () => truncateSync(file('nfl', 'logo.svg'), 50_000_000), 'logo.svg: It is 50000 kB.'],
  [
    'with a script',
    () => writeFileSync(file('nfl', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>'),
    '<script> is not allowed.',
  ],
  [
    'that is a link to another file',
    () => {
      rmSync(file('nfl', 'logo.svg'))
      symlinkSync(file('hc', 'logo-1.svg'), file('nfl', 'logo.svg'))
    },
    'logo.svg: There is no such file.',
  ],
  [
    'that does not match its file extension',
    () => {
      change('nfl', (text) => text.replace('"logo.svg"', '"logo.png"'))
      writeFileSync(file('nfl', 'logo.png'), '<svg/>')
    },
    'logo.png: It is not in PNG format.',
  ],
])('an image %s is refused with its label, and with no other', async (_what, spoil, message) => {
  spoil()
  operators.close()
  await open()
  expect({ nfl: operators.has('nfl'), hc: operators.has('hc') }).toEqual({ nfl: false, hc: true })
  expect(operators.problems()[0]?.message).toBe(message)
})

it('a server does not start without the provider', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'operators-'))
  await expect(openOperators({ dir: empty, provider, hot: false })).rejects.toThrow('mindway')
  rmSync(empty, { recursive: true })
})
