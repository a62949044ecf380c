import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sfc32 } from '../../server/analysis/random.ts'
import type { Draw } from '../../server/analysis/types.ts'
import { type Mapping, readMapping } from './read-mapping.ts'
import { readTrials } from './read-trials.ts'
import { type TrialsCode, TrialsError } from './trials.ts'

const root = mkdtempSync(join(tmpdir(), 'gamalyze-trials-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let count = 0
const folderOf = (files: Record<string, string | Uint8Array>): string => {
  const folder = join(root, String(count++))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return folder
}

/** Short games on the classic decks: A and B cost points, C and D bring some. */
const gameOf = (seed: number, trials = 6): Draw[] => {
  const random = sfc32(1, 1, 1, seed)
  return Array.from({ length: trials }, (): Draw => {
    const choice = Math.floor(4 * random()) as Draw['choice']
    const lost = random() < 0.4
    return { choice, outcome: choice < 2 ? (lost ? -150 : 100) : lost ? -25 : 50 }
  })
}
const games = [gameOf(1), gameOf(2), gameOf(3)]
const gain = ({ outcome }: Draw) => Math.max(outcome, 0)
const loss = ({ outcome }: Draw) => Math.max(-outcome, 0)
const letter = ({ choice }: Draw) => 'ABCD'.charAt(choice)

/** A table with one row per trial of these games. */
const table = (
  head: string[],
  row: (draw: Draw, trial: number, person: number) => unknown[],
  { separator = ',', of = games }: { separator?: string; of?: readonly Draw[][] } = {},
): string =>
  [head, ...of.flatMap((draws, person) => draws.map((draw, trial) => row(draw, trial, person)))]
    .map((cells) => cells.join(separator))
    .join('\n')
const plain = table(['subject', 'trial', 'deck', 'gain', 'loss'], (draw, trial, person) => [
  `s${person}`,
  trial + 1,
  draw.choice + 1,
  gain(draw),
  loss(draw),
])
const matrix = (
  cell: (draw: Draw) => unknown,
  head = ['t1', 't2', 't3', 't4', 't5', 't6'],
  name = (person: number): string[] => [`p${person}`],
) => [head, ...games.map((draws, person) => [...name(person), ...draws.map(cell)])].map((cells) => cells.join(',')).join('\n')
/** Without headings, and without the people's own. */
const withoutNames = (text: string) => text.replace(/^.*\n/, '').replaceAll(/^p\d,/gm, '')
const events = (draws: Draw[]) =>
  [
    'onset\tduration\ttrial_type\tresponse\tgain\tloss',
    ...draws.flatMap((draw, i) => [
      [3 * i, 1, 'fixation', 'n/a', 'n/a', 'n/a'].join('\t'),
      [3 * i + 1, 2, 'choice', letter(draw), gain(draw), -loss(draw)].join('\t'),
    ]),
  ].join('\n')

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))

type Layout = { name: string; files: Record<string, string | Uint8Array>; mapping?: Mapping; groups: string[] }
const layouts: Layout[] = [
  { name: 'tabs', files: { 'IGTdata_heroin.txt': plain.replaceAll(',', '\t') }, groups: ['heroin'] },
  { name: 'a byte order mark and CR LF', files: { 'a.csv': `\ufeff${plain.replaceAll('\n', '\r\n')}` }, groups: ['a'] },
  { name: 'UTF-16', files: { 'a.csv': utf16(plain) }, groups: ['a'] },
  {
    name: 'semicolons and decimal commas',
    files: {
      'a.csv': `sep=;\n${table(
        ['subject', 'deck', 'net'],
        (draw, _, person) => [person, draw.choice + 1, `${(draw.outcome / 100).toFixed(2).replace('.', ',')}`],
        { separator: ';' },
      )}`,
    },
    mapping: { payscale: 1 },
    groups: ['a'],
  },
  {
    name: 'letters, a minus sign and trials from 0',
    files: {
      'a.csv': table(['ID', 'Trial', 'Choice', 'Net outcome'], (draw, trial, person) => [
        person,
        trial,
        letter(draw),
        String(draw.outcome).replace('-', '\u2212'),
      ]),
    },
    groups: ['a'],
  },
  {
    name: 'blocks with trials of their own',
    files: {
      'a.csv': table(['participant', 'block', 'trial', 'deck', 'gain', 'loss', 'net'], (draw, trial, person) => [
        person,
        Math.floor(trial / 3) + 1,
        (trial % 3) + 1,
        draw.choice + 1,
        gain(draw),
        -loss(draw),
        draw.outcome,
      ]),
    },
    groups: ['a'],
  },
  {
    name: 'one person a file, in folders of groups',
    files: Object.fromEntries(
      games.map((draws, person) => [
        `${person === 0 ? 'gamblers' : 'controls'}/p${person}.csv`,
        table(['Deck Choice', 'Reward', 'Penalty', 'Total'], (draw) => [letter(draw), gain(draw), loss(draw), 2000], { of: [draws] }),
      ]),
    ),
    groups: ['controls', 'gamblers'],
  },
  {
    name: 'row names as R writes them, quoted',
    files: {
      'a.txt': table(['"subjID"', '"deck"', '"gain"', '"loss"'], (draw, trial, person) => [
        `"${6 * person + trial}"`,
        person,
        draw.choice + 1,
        gain(draw),
        loss(draw),
      ]),
    },
    groups: ['a'],
  },
  {
    name: 'matrices of choices, wins and losses',
    files: {
      'choice_6.csv': matrix(({ choice }) => choice + 1),
      'wi_6.csv': matrix(gain),
      'lo_6.csv': matrix((draw) => -loss(draw)),
      'index_6.csv': 'Subj',
    },
    groups: ['healthy'],
  },
  {
    name: 'matrices of letters and net outcomes without headings',
    files: { 'choices_users.csv': withoutNames(matrix(letter)), 'net_users.csv': withoutNames(matrix(({ outcome }) => outcome)) },
    groups: ['users'],
  },
  {
    name: 'events of BIDS',
    files: {
      'participants.tsv': 'participant_id\tage\tgroup\nsub-0\t30\tpatient\nsub-1\t31\tcontrol\nsub-2\t32\tcontrol',
      ...Object.fromEntries(games.map((draws, i) => [`sub-${i}/func/sub-${i}_task-igt_run-1_events.tsv`, events(draws)])),
      'sub-0/func/sub-0_task-igt_run-2_events.tsv': events(gameOf(9)),
    },
    groups: ['patient', 'control'],
  },
  {
    name: 'names by a mapping',
    files: {
      'a.csv': table(['Person', 'Topf', 'Wert'], (draw, _, person) => [person, ['rot', 'blau', 'gelb', '0'][draw.choice], draw.outcome]),
    },
    mapping: { columns: { subject: 'Person', deck: 'Topf', net: 'Wert' }, decks: { rot: 'A', blau: 'B', gelb: 'C', '0': 'D' }, group: 'x' },
    groups: ['x'],
  },
]

describe('readTrials', () => {
  it.each(layouts)('reads $name', ({ files, mapping, groups }) => {
    const { people } = readTrials(folderOf(files), mapping)
    const scale = 100 / (people[0]?.payscale ?? 100)
    const draws = people.map((person) => person.draws.map(({ choice, outcome }) => ({ choice, outcome: outcome * scale })))
    const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
    expect(draws.sort(byText)).toEqual([...games].sort(byText))
    expect([...new Set(people.map(({ group }) => group))]).toEqual(groups)
  })

  it('never merges people who share an id, of two groups, two files or two folders', () => {
    const twoGroups = table(
      ['id', 'group', 'deck', 'net'],
      (draw, _, person) => [person % 3, person < 3 ? 'a' : 'b', letter(draw), draw.outcome],
      { of: [...games, gameOf(4), gameOf(5), gameOf(6)] },
    )
    const alone = (seed: number) => table(['deck', 'net'], (draw) => [letter(draw), draw.outcome], { of: [gameOf(seed)] })
    const { people } = readTrials(folderOf({ 'a.csv': twoGroups, 'b.csv': plain, 'x/p.csv': alone(7), 'y/p.csv': alone(8) }))
    expect(people).toHaveLength(6 + 3 + 2)
    expect(people.every(({ draws }) => draws.length === 6)).toBe(true)
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length)
  })

  it('says of each file what it took, and why not', () => {
    const other = 'participant,balloon,pumps\n1,1,20'
    const { files } = readTrials(
      folderOf({ 'a.csv': plain, 'balloons.csv': other, 'empty.csv': ' \n', 'ReadMe.txt': 'about\nit', 'x.pdf': '%PDF' }),
    )
    expect(files).toEqual([
      { file: 'a.csv', taken: '3 people, 18 trials; group a', warnings: [] },
      { file: 'balloons.csv', left: 'no column for the deck; its columns are participant, balloon, pumps. A mapping file can name them' },
      { file: 'empty.csv', left: 'the file is empty' },
      { file: 'ReadMe.txt', left: 'no column for the deck; it has one column only' },
      { file: 'x.pdf', left: 'not a table (.csv, .tsv or .txt)' },
    ])
  })

  it('doubts decks that nobody draws from, decks that lose the wrong way round, and people who come twice', () => {
    const many = Array.from({ length: 100 }, (_, i) =>
      gameOf(100 + i, 10).map((draw) => ({ ...draw, choice: (draw.choice & 2) as Draw['choice'] })),
    )
    const swapped = many.map((draws) => draws.map(({ choice, outcome }) => ({ choice: (2 - choice) as Draw['choice'], outcome })))
    const rows = (of: Draw[][]) => table(['id', 'deck', 'net'], (draw, _, person) => [person, letter(draw), draw.outcome], { of })
    const { files } = readTrials(folderOf({ 'a.csv': rows(swapped), 'b.csv': plain, 'c.csv': plain.replaceAll('s0', 's9') }))
    const warnings = files.flatMap((file) => ('warnings' in file ? file.warnings : []))
    expect(warnings.filter((warning) => warning.startsWith('no column'))).toHaveLength(1)
    expect(warnings).toContain('nobody draws from deck B or D: is it a task of four decks?')
    expect(warnings).toContain('losing decks lose no more than winning ones: a mapping file can say which deck is which')
    expect(warnings).toContain('the trials of "c.csv c s9" are those of "b.csv b s0"')
  })

  /** What is wrong, the code, what the message must hold, the files. */
  const swap = (line: number, cells: string) =>
    plain
      .split('\n')
      .with(line - 1, cells)
      .join('\n')
  const net = (...outcomes: string[]) => ['id;deck;net', ...outcomes.map((outcome) => `1;A;${outcome}`)].join('\n')
  const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
  const broken: [what: string, code: TrialsCode, message: string, files: Record<string, string | Uint8Array>][] = [
    ['a missing value', 'data_gap', 'a.csv, line 3: no gain', { 'a.csv': swap(3, 's0,2,1,,0') }],
    ['a missing trial', 'data_gap', 'a.csv, line 3: trial 4 of s0 comes where 2 should', { 'a.csv': swap(3, 's0,4,1,50,0') }],
    ['a trial twice', 'invalid_data', 'a.csv, line 3: trial 1 of s0 comes again', { 'a.csv': swap(3, 's0,1,1,50,0') }],
    ['a fifth deck', 'invalid_data', 'a.csv, line 3: deck "5"', { 'a.csv': swap(3, 's0,2,5,50,0') }],
    ['decks from 0', 'invalid_data', 'if decks are numbered from 0', { 'a.csv': swap(3, 's0,2,0,50,0') }],
    ['letters and numbers', 'invalid_data', 'a.csv, line 3: decks are letters and numbers', { 'a.csv': swap(3, 's0,2,A,50,0') }],
    ['a value too many', 'invalid_data', 'a.csv, line 3: 6 values, but 5 headings', { 'a.csv': swap(3, 's0,2,1,50,0,5') }],
    ['a gain below 0', 'invalid_data', 'a.csv, line 3: gain -50 is negative', { 'a.csv': swap(3, 's0,2,1,-50,0') }],
    ['words for points', 'invalid_data', 'a.csv, line 3: gain "many" is no number', { 'a.csv': swap(3, 's0,2,1,many,0') }],
    ['losses of both signs', 'invalid_data', 'a.csv, line 4: losses', { 'a.csv': 'id,deck,gain,loss\n1,A,0,5\n1,A,0,0\n1,A,0,-5' }],
    ['a wrong net outcome', 'invalid_data', 'a.csv, line 2: the net outcome is 60', { 'a.csv': 'id,deck,gain,loss,net\n1,A,100,50,60' }],
    ['a thousand or a fraction', 'invalid_data', 'a.csv, line 2: net outcome "-1.250"', { 'a.csv': net('-1.250', '100') }],
    ['decimal points and commas', 'invalid_data', 'a.csv, line 2: decimal points and', { 'a.csv': net('1,5', '1.5') }],
    ['a broken quote', 'invalid_data', 'a.csv, line 3: ', { 'a.csv': swap(3, '"s0,2,1,50,0') }],
    ['Latin-1 in UTF-8', 'invalid_data', 'a.csv, line 20: not UTF-8', { 'a.csv': latin(`${plain}\ns\u00e4,1,1,50,0`) }],
    ['half of a character', 'invalid_data', 'a.csv, line 19: not UTF-16LE', { 'a.csv': utf16(plain).subarray(0, -1) }],
    ['two files joined', 'invalid_data', 'a.csv, line 20: mixed', { 'a.csv': `${plain}\n\ufeff${plain}` }],
    ['a return', 'invalid_data', 'a.csv, line 4: 1 of a comes again after others', { 'a.csv': 'id,deck,net\n1,A,5\n2,A,5\n1,A,5' }],
    ['two columns', 'invalid_data', 'a.csv, line 1: "deck" and "choice" could both be', { 'a.csv': 'id,deck,choice,net\n1,A,A,5' }],
    ['a file twice', 'invalid_data', 'b.csv: the same file as a.csv', { 'a.csv': plain, 'b.csv': plain }],
    ['matrices without wins', 'data_gap', 'choice_6.csv: the file of wins beside it is missing', { 'choice_6.csv': matrix(letter) }],
    [
      'matrices in another order',
      'invalid_data',
      'net.csv, line 2: p2, where choices.csv has p0',
      {
        'choices.csv': matrix(letter),
        'net.csv': matrix(
          ({ outcome }) => outcome,
          undefined,
          (person) => [`p${2 - person}`],
        ),
      },
    ],
    [
      'nobody’s group',
      'data_gap',
      'the list of participants has no s0',
      { 'a.csv': plain, 'participants.tsv': 'participant_id\tgroup\ns7\tx' },
    ],
    ['another task', 'not_found', 'there are no trials in a known layout', { 'a.csv': 'participant,pumps\n1,5' }],
    ['nothing but an empty file', 'not_found', 'there are no trials in a known layout', { 'a.csv': '' }],
  ]
  it.each(broken)('refuses a folder with %s: %s, %s', (_, code, message, files) => {
    const folder = folderOf({ 'good.csv': code === 'not_found' ? '' : plain.replaceAll('s', 'g'), ...files })
    const error = { name: 'TrialsError', code, message: expect.stringContaining(message) }
    expect(() => readTrials(folder)).toThrow(expect.objectContaining(error))
  })
})

describe('readMapping', () => {
  it.each([
    ['no JSON', '{'],
    ['an unknown key', '{ "colums": {} }'],
    ['a deck that is none', '{ "decks": { "1": "E" } }'],
  ])('refuses %s', (_, text) => {
    const folder = folderOf({ 'mapping.json': text })
    expect(() => readMapping(join(folder, 'mapping.json'))).toThrow(TrialsError)
  })

  it('reads names of columns and decks', () => {
    const mapping = { columns: { deck: 'Topf' }, decks: { rot: 'A' }, payscale: 0.5 }
    expect(readMapping(join(folderOf({ 'mapping.json': JSON.stringify(mapping) }), 'mapping.json'))).toEqual(mapping)
  })
})
