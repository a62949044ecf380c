import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { putEmptyDatabase } from '../../testing/empty-database.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { storeOf } from '../../testing/run-here.ts'
import { runCommand } from '../main.ts'

const source = fileURLToPath(new URL('../../../operators/', import.meta.url))
let dir: string
let output: string[]
let err: string[]

const command = (...args: string[]) =>
  runCommand(args, {
    out: (line) => output.push(line),
    err: (line) => err.push(line),
    env: { OPERATORS_DIR: join(dir, 'operators'), DATA_DIR: join(dir, 'data'), PUBLIC_URL: 'http://127.0.0.1:1' },
  })
const operator = (...args: string[]) => command('operator', ...args)

const copy = (...ids: string[]) => {
  for (const id of ids) cpSync(join(source, id), join(dir, 'operators', id), { recursive: true })
}
/** What the log has of the changes, the newest first. */
const logged = async () => {
  const store = await storeOf({ DATA_DIR: join(dir, 'data') })
  const entries = await store.audit.list(9).finally(store.close)
  return entries.map(({ actor, action, operator, subject }) => [actor, action, operator, subject].join(' '))
}

beforeEach(() => {
  dir = newFolder(onTestFinished)
  copy('mindway', 'nfl')
  output = []
  err = []
})

describe('operator user-ids (ruling 37)', () => {
  beforeEach(() => putEmptyDatabase(join(dir, 'data')))

  it('takes precedence over the folder; operator check reports it, and the log has it', async () => {
    copy('four-houses')
    expect(await operator('user-ids', 'NFL', 'open')).toBe(0)
    expect(await operator('user-ids', 'four-houses', 'sessions', '--json')).toBe(0)
    expect(output).toEqual(['nfl  open', '{"operator":"four-houses","userIds":"sessions"}'])
    output = []
    expect(await operator('check')).toBe(0)
    expect(output.filter((line) => line.includes('userIds'))).toEqual([expect.stringMatching(/^operators\/nfl: userIds is open: /)])
    expect(await logged()).toEqual(['command line operator.user_ids four-houses sessions', 'command line operator.user_ids nfl open'])
  })

  it('changes nothing that is imported', async () => {
    copy('four-houses')
    expect(await operator('import', join(dir, 'operators', 'four-houses'))).toBe(1)
    expect(err).toEqual([
      expect.stringMatching(/^operators\/four-houses\/operator\.json:\d+ error: userIds is set by the provider, not by the label/),
      'http://127.0.0.1:1/docs/operators',
    ])
  })
})

describe('operator pause, end, resume (ruling 61)', () => {
  beforeEach(() => putEmptyDatabase(join(dir, 'data')))

  it('sets what an operator is, also of one whose folder is gone, and the log has it', async () => {
    expect(await operator('pause', 'NFL')).toBe(0)
    expect(await operator('end', 'nfl', '--json')).toBe(0)
    for (const make of ['secret', 'key']) expect(await command(make, 'create', '--operator', 'nfl')).toBe(1)
    expect(err.join()).toContain('has ended: run operator resume nfl first')
    expect(await operator('resume', 'nfl')).toBe(0)
    const states = output.splice(0)
    expect(await command('secret', 'create', '--operator', 'nfl', '--test')).toBe(0)
    rmSync(join(dir, 'operators', 'nfl'), { recursive: true })
    expect(await operator('pause', 'nfl')).toBe(0)
    expect(err.join()).toContain('it stays ended until that is back')
    expect([...states, output.at(-1)]).toEqual([
      'nfl  paused',
      '{"operator":"nfl","paused":false,"state":"ended"}',
      'nfl  resumed',
      'nfl  paused',
    ])
    expect(await command('secret', 'create', '--operator', 'nfl', '--test')).toBe(1)
    const actions = (await logged()).map((entry) => entry.split(' ')[2])
    expect(actions).toEqual(['operator.paused', 'secret.created', 'operator.resumed', 'operator.ended', 'operator.paused'])
  })
})

it.each([
  ...['', ' nfl', ' nfl all', ' nfl open now', ' nosuch open'].map((words) => `user-ids${words}`),
  ...['pause', 'end', 'resume'].flatMap((action) => ['', ' nfl hc', ' nosuch'].map((words) => action + words)),
  ...['', ' allow', ' nfl', ' allow nfl x', ' allow nosuch'].map((words) => `study${words}`),
])('operator %s exits with 1 and changes nothing', async (words) => {
  expect(await operator(...words.split(' '))).toBe(1)
  expect(output).toEqual([])
})

describe('operator study (rulings 44, 53)', () => {
  beforeEach(() => putEmptyDatabase(join(dir, 'data')))
  const study = { id: 'retest', until: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), coachingPopups: false }
  const declare = (declared: object) => {
    const file = join(dir, 'operators', 'nfl', 'operator.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), study: declared }))
  }
  const notes = async () => {
    output = []
    const code = await operator('check', 'nfl')
    return [code, output.filter((line) => line.includes('coachingPopups')).length]
  }

  it('allows the declared study to the end it names; operator check says what is not allowed, and the log has it', async () => {
    declare(study)
    expect(await notes()).toEqual([0, 1])
    expect(await operator('study', 'allow', 'NFL')).toBe(0)
    expect(output.at(-1)).toBe(`nfl  retest  until ${study.until}  allowed`)
    expect(await notes()).toEqual([0, 0])
    declare({ ...study, id: 'other' })
    expect(await notes()).toEqual([0, 1])
    declare(study)
    expect(await operator('study', 'deny', 'nfl')).toBe(0)
    expect(await notes()).toEqual([0, 1])
    const term = `retest, until ${study.until}`
    expect(await logged()).toEqual([`command line study.denied nfl ${term}`, `command line study.allowed nfl ${term}`])
  })

  it('refuses an end that is more than two years away, as operator check does, and a label without such a study', async () => {
    declare({ ...study, until: '9999-12-31' })
    expect(await operator('check', 'nfl')).toBe(1)
    expect(err.join()).toContain('warning: The last day of the study, 9999-12-31, is more than two years away.')
    expect(await operator('study', 'allow', 'nfl')).toBe(1)
    declare({ id: 'retest', until: study.until })
    expect(await notes()).toEqual([0, 0])
    expect(await operator('study', 'allow', 'nfl')).toBe(1)
  })
})

describe('operator create --logo', () => {
  const create = (file: string, content: string | Buffer) => {
    writeFileSync(join(dir, file), content)
    return operator('create', 'Spil', '--colour', '#7a2e8e', '--logo', join(dir, file))
  }
  const ofLogo = () => JSON.parse(readFileSync(join(dir, 'operators', 'spil', 'operator.json'), 'utf8')).header.logos[0]
  const drawing = '<path class="a" d="M0 0h9v9z"/></svg>'
  it('cleans a drawing and shows it in its own shape', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><style>.a{fill:#e23}</style>${drawing}`
    expect(await create('Logo.SVG', svg)).toBe(0)
    expect(ofLogo()).toMatchObject({ image: 'logo.svg', width: 84, height: 28 })
    expect(readFileSync(join(dir, 'operators', 'spil', 'logo.svg'), 'utf8')).toContain('fill="#e23"')
  })
  it('draws a picture anew', async () => {
    const { createCanvas } = await import('@napi-rs/canvas')
    expect(await create('logo.png', await createCanvas(300, 100).encode('png'))).toBe(0)
    expect(ofLogo()).toMatchObject({ image: 'logo.png', width: 84, height: 28 })
  })
  it.each([
    ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><image href="a.png"/></svg>', 'Image Trace'],
    ['logo.svg', `<svg xmlns="http://www.w3.org/2000/svg"><style>[a]{fill:red}</style>${drawing}`, 'Create Outlines'],
    ['logo.svg', '', 'Inkscape: Plain SVG'],
    ['logo.png', 'text', 'not in PNG format'],
    ['logo.pdf', '%PDF-', '.svg, .png'],
    ['logo.svg', Buffer.alloc(2_000_001), '2001 kB'],
  ])('refuses %s of %j with what to do', async (file, content, about) => {
    expect(await create(file, content)).toBe(1)
    expect(err.join()).toContain(about)
    expect(readdirSync(join(dir, 'operators')).sort()).toEqual(['mindway', 'nfl'])
  })
  it('refuses a file that is not there', async () => {
    expect(await operator('create', 'Spil', '--colour', '#7a2e8e', '--logo', join(dir, 'none.svg'))).toBe(1)
    expect(err.join()).toContain('There is no such file')
  })
  it('says at once which letters no typeface has', async () => {
    expect(await operator('create', 'Lucky 中', '--colour', '#7a2e8e')).toBe(0)
    expect(output.join('\n')).toMatch(/No logo typeface has 中: it is drawn without .* --logo FILE/)
    expect(output.join('\n')).toContain('operators/lucky: no typeface has 中, of its name or own texts')
  })
})

describe('operator create', () => {
  it('writes a folder that passes operator check', async () => {
    expect(await operator('create', 'Ærlig', 'Spil', '--colour', '#7a2e8e', '--language', 'da')).toBe(0)
    expect(err).toEqual([])
    const folder = join(dir, 'operators', 'aerlig-spil')
    expect(readdirSync(folder).sort()).toEqual(['background.svg', 'logo.svg', 'operator.json'])
    expect(JSON.parse(readFileSync(join(folder, 'operator.json'), 'utf8'))).toMatchObject({
      name: 'Ærlig Spil',
      defaultLanguage: 'dan',
      languages: ['dan', 'eng'],
      country: 'DK',
    })
    expect(await operator('check')).toBe(0)
    expect(output.at(-1)).toBe('3 checked, 0 with problems.')
  })

  it.each([
    [['create', '--colour', '#7a2e8e'], 'name'],
    [['create', 'A', '--colour', 'purple'], 'colour'],
    [['create', 'A', '--colour', '#7a2e8e', '--language', 'tlh'], 'language'],
    [['create', 'A', '--colour', '#7a2e8e', '--language', 'nlHC'], 'language'],
    [['create', 'A', '--colour', '#7a2e8e', '--id', '../a'], 'id'],
    [['create', 'Καλό', '--colour', '#7a2e8e'], 'id'],
    [['create', 'NFL', '--colour', '#7a2e8e'], 'already exists'],
    [['create', '<b>', '--colour', '#7a2e8e'], 'name'],
    [['create', 'A\u202eB', '--colour', '#7a2e8e'], 'name'],
    [['create', 'A\u200b', '--colour', '#7a2e8e'], 'name'],
    [['create', 'A', '--colour', '#7a2e8e', '--origin', 'foo'], 'origins'],
    [['create', 'A', '--colour', '#7a2e8e', '--origin', 'https://*.co.uk'], 'anybody can have a name there'],
    [['create', 'A', '--colour', '#7a2e8e', '--origin', 'http://x.example'], 'https://x.example'],
    [['create', 'A', '--colour', '#7a2e8e', '--country', 'ZZ'], 'country'],
    [['create', 'A', '--colour', '#7a2e8e', '--country', 'JP'], 'leave it out: the player chooses a country'],
    [['create', 'A', '--colour', '#7a2e8e', '--country', 'dk'], 'country'],
  ])('refuses %j', async (args, about) => {
    expect(await operator(...args)).toBe(1)
    expect(err.join()).toContain(about)
    expect(readdirSync(join(dir, 'operators')).sort()).toEqual(['mindway', 'nfl'])
  })
})

it.each(['operator', 'stats', 'secret'])('%s --help prints its usage', async (name) => {
  expect(await command(name, '--help')).toBe(0)
  expect(output.join()).toMatch(new RegExp(`^${name}`))
})

describe('operator check', () => {
  it('names the operators whose user ids are open', async () => {
    copy('four-houses', 'maple-ledger')
    expect(await operator('check')).toBe(0)
    const userIdLines = output.filter((line) => /user ids|userIds/.test(line))
    expect(userIdLines).toEqual([expect.stringMatching(/^operators\/four-houses: userIds is open: /)])
    output = []
    expect(await operator('check', 'four-houses', '--json')).toBe(0)
    expect(output.map((line) => JSON.parse(line))).toEqual([{ operator: 'four-houses', problems: [], notes: userIdLines }])
  })

  it('prints file, line and fix', async () => {
    const file = join(dir, 'operators', 'nfl', 'operator.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"#17503c"', '"#6fd19f"'))
    expect(await operator('check', 'NFL')).toBe(1)
    expect(err[0]).toMatch(
      /^operators\/nfl\/operator\.json:\d+ warning: theme\.buttonColorPrimary #6fd19f has 1\.\d+:1 .* Fix: write #[0-9a-f]{6}, the nearest that passes\.$/,
    )
  })

  it('reports folders that cannot be operators', async () => {
    for (const name of ['Upper', 'ｎｆｌ', '%2e%2e']) mkdirSync(join(dir, 'operators', name))
    expect(await operator('check')).toBe(1)
    expect(err).toHaveLength(4)
    expect(err.join()).toContain('operators/Upper: error: This is not a valid operator name. Fix: ')
    expect(output.at(-1)).toBe('5 checked, 3 with problems.')
  })

  it('accepts a file with a byte order mark', async () => {
    const file = join(dir, 'operators', 'nfl', 'operator.json')
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`)
    expect(await operator('check', 'nfl')).toBe(0)
  })

  it('refuses an unknown operator', async () => {
    expect(await operator('check', 'nosuch')).toBe(1)
    expect(err[0]).toContain('nosuch')
  })
})

describe('operator preview', () => {
  it('prints the URL on the running demo as JSON', async () => {
    const demo = createServer((_request, reply) => reply.end())
    await new Promise<void>((resolve) => demo.listen(0, '127.0.0.1', resolve))
    const PUBLIC_URL = `http://127.0.0.1:${(demo.address() as AddressInfo).port}`
    const env = { NODE_ENV: 'development', OPERATORS_DIR: join(dir, 'operators'), DATA_DIR: join(dir, 'data'), PUBLIC_URL }
    try {
      // The demo's secrets would go into an installation's database.
      expect(await runCommand(['operator', 'preview', 'nfl'], { out() {}, err() {}, env: { ...env, NODE_ENV: '' } })).toBe(1)
      expect(await runCommand(['operator', 'preview', 'NFL', '--json'], { out: (line) => output.push(line), err() {}, env })).toBe(0)
    } finally {
      demo.closeAllConnections()
      demo.close()
    }
    expect(output.map((line) => JSON.parse(line))).toEqual([
      { operator: 'nfl', address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/gamalyze\?operator=nfl&secret=[\w-]{36}$/) },
    ])
  })

  it('reports that no server is running', async () => {
    expect(await operator('preview', 'nfl')).toBe(1)
    expect(err[0]).toContain('npm start')
  })
})
