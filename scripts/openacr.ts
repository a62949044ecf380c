import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { conformanceDay } from '../contract/documents.ts'
import { type TextById, type Titles, titlesIn } from './conformance.ts'

/**
 * The conformance report buyers ask for, which the build puts into the documentation: `openacr.yaml` (OpenACR 0.1, catalog of VPAT 2.5) and the same
 * as a table for WCAG 2.2 AA and EN 301 549, `accessibility.md`. A criterion is met if a test names it (`WCAG 1.4.10` in its title), or as judged by a
 * person in `e2e/judged.json`, which overrides tests. `npm run check -- accessibility`, a step of `npm test`, finds criteria with neither.
 */
const root = resolve(import.meta.dirname, '..')
const levels = ['supports', 'partially-supports', 'does-not-support', 'not-applicable'] as const
type Level = (typeof levels)[number]
type Judged = Readonly<Record<string, { level: Level; why: string }>>
type Row = { id: string; grade: 'A' | 'AA'; name: string; level: Level; notes: string }

/** Criteria named in a title: `WCAG 1.4.4, 1.4.10` names both. */
export const criteriaIn = (title: string): string[] =>
  [...title.matchAll(/\bWCAG (\d\.\d\.\d+(?:, \d\.\d\.\d+)*)/g)].flatMap(([, list = '']) => list.split(', '))

/** A row for each criterion, and the faults: criteria without evidence, and unknown numbers. */
export const judge = (criteria: TextById, judged: Judged, titles: Titles): { rows: Row[]; faults: string[] } => {
  const proofs = new Map<string, string[]>(Object.keys(criteria).map((id) => [id, []]))
  const faults: string[] = []
  for (const [file, each] of titles)
    for (const title of each)
      for (const id of new Set(criteriaIn(title)))
        if (!proofs.get(id)?.push(`${file}: ${title.replace(/ \([^()]*WCAG[^()]*\)$/, '')}`))
          faults.push(`WCAG ${id} in ${file} is no criterion`)
  for (const id of Object.keys(judged)) if (!proofs.has(id)) faults.push(`${id} in e2e/judged.json is no criterion`)
  const rows = Object.entries(criteria).map(([id, text]): Row => {
    const [grade = '', ...name] = text.split(' ')
    const ownAnswer = judged[id]
    const tests = proofs.get(id) ?? []
    if (!ownAnswer && tests.length === 0) faults.push(`WCAG ${id}: name it in the title of a test, or judge it in e2e/judged.json`)
    const notes = [ownAnswer && `Judged: ${ownAnswer.why}`, tests.length > 0 && `Tested: ${tests.join('; ')}.`].filter(Boolean).join(' ')
    return { id, grade: grade as Row['grade'], name: name.join(' '), level: ownAnswer?.level ?? 'supports', notes }
  })
  return { rows, faults }
}

const quote = (text: string) => JSON.stringify(text)
const contact = { name: 'Gamalyze', company_name: 'Gamalyze', email: 'contact@gamalyze.example', website: 'https://gamalyze.example/' }
const methods =
  'Automated tests of every change: axe on every scene, with every operator, every language and both colour schemes in turn, keyboard alone, the accessibility tree, zoom and small windows. Judged rows say so. A row that names axe alone rests on automatic rules, which find only a part of all faults. Not evaluated by people who use assistive technology every day.'

/** The report in OpenACR format. */
export const toOpenAcr = (rows: readonly Row[], version: string): string => {
  const person = (kind: string) => [`${kind}:`, ...Object.entries(contact).map(([key, value]) => `  ${key}: ${quote(value)}`)]
  const chapter = (name: string, grade: Row['grade']) => [
    `  ${name}:`,
    '    criteria:',
    ...rows
      .filter((row) => row.grade === grade)
      .flatMap(({ id, level, notes }) => [
        `      - num: ${quote(id)}`,
        '        components:',
        '          - name: web',
        '            adherence:',
        `              level: ${level}`,
        `              notes: ${quote(notes)}`,
      ]),
  ]
  const lines = [
    '# Written by `npm run build`.',
    'title: Gamalyze accessibility conformance report',
    'product:',
    '  name: Gamalyze self-test',
    `  version: ${quote(version)}`,
    '  description: A card game about choices under risk, with a result and advice, under a partner’s brand, in a frame or a page of its own.',
    ...person('author'),
    ...person('vendor'),
    `report_date: ${quote(conformanceDay)}`,
    `last_modified_date: ${quote(conformanceDay)}`,
    'version: 1',
    'license: CC-BY-4.0',
    'catalog: 2.5-edition-wcag-2.2-508-eu-en',
    `evaluation_methods_used: ${quote(methods)}`,
    'notes: Header marks, footer links and what they lead to are the operators’ own.',
    'chapters:',
    ...chapter('success_criteria_level_a', 'A'),
    ...chapter('success_criteria_level_aa', 'AA'),
  ]
  return `${lines.join('\n')}\n`
}

const words: Record<Level, string> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
}
/** New in WCAG 2.2, and so not in EN 301 549 V3.2.1. */
const newIn22 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'])
/** The other clauses of EN 301 549 V3.2.1 that apply to such a product; by judgement. */
const otherClauses: readonly [clause: string, name: string, level: Level, why: string][] = [
  ['4.2', 'Functional performance', 'partially-supports', 'By the rows below; not tried by people of each group.'],
  ['9.4.1.1', 'Parsing', 'supports', 'Not tested: WCAG 2.2 has dropped it, and W3C counts it as always met by HTML.'],
  ['5.2', 'Activation of accessibility features', 'supports', 'Settings stand in the pause menu, reached by keyboard and speech.'],
  ['5.3', 'Biometrics', 'not-applicable', 'None.'],
  [
    '5.4',
    'Preservation of accessibility information during conversion',
    'supports',
    'The report as PDF is tagged, with alternative texts.',
  ],
  ['6, 7, 8, 13', 'Voice, video, hardware, relay', 'not-applicable', 'None.'],
  [
    '10',
    'Documents',
    'partially-supports',
    'Reports are tagged for PDF/UA and checked by our own reading of the Matterhorn Protocol, not by people.',
  ],
  ['11', 'Software', 'not-applicable', 'It is web content; in an app it runs in a web view.'],
  [
    '12.1',
    'Product documentation',
    'partially-supports',
    'The statement names what is there and what is missing; documentation for partners was not judged.',
  ],
  [
    '12.2',
    'Support services',
    'supports',
    'By e-mail, at an installation whose contactEmail reaches somebody; the address stands in the statement.',
  ],
]

/** The human-readable table. */
export const toTable = (rows: readonly Row[]): string => {
  const cell = (text: string) => text.replaceAll(/[|<]/g, '\\$&')
  const row = ({ id, grade, name, level, notes }: Row) =>
    `| ${id} | ${grade} | ${newIn22.has(id) ? '–' : `9.${id}`} | ${name} | ${words[level]} | ${cell(notes)} |`
  const count = (level: Level) => rows.filter((each) => each.level === level).length
  return `# Accessibility conformance

Written by \`npm run build\` from the numbers in the titles of tests and from \`e2e/judged.json\`, for WCAG 2.2 at level AA and EN 301 549 V3.2.1; as
OpenACR in [openacr.yaml](openacr.yaml). Of ${rows.length} criteria ${count('supports')} are met, ${count('partially-supports')} in part, ${count('does-not-support')} not, and ${count('not-applicable')} do not apply. ${methods}

| WCAG | level | EN 301 549 | criterion | conformance | how it is known |
|---|---|---|---|---|---|
${rows.map(row).join('\n')}

| EN 301 549 | clause | conformance | judged |
|---|---|---|---|
${otherClauses.map(([clause, name, level, why]) => `| ${clause} | ${name} | ${words[level]} | ${why} |`).join('\n')}
`
}

const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

/** The report's two files, and what is missing for it. */
export const accessibilityReport = () => {
  const testFiles = globSync('{app,e2e,server}/**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] }).sort()
  const titles = new Map(testFiles.map((file) => [file.replaceAll('\\', '/'), titlesIn(read(file), file)]))
  const { rows, faults } = judge(JSON.parse(read('e2e/wcag.json')), JSON.parse(read('e2e/judged.json')), titles)
  const { version } = JSON.parse(read('package.json')) as { version: string }
  return { table: toTable(rows), openAcr: toOpenAcr(rows, version), faults }
}

if (import.meta.main) {
  const { faults } = accessibilityReport()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
