import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'

/**
 * `npm run check -- conformance`, a step of `npm test`, writes `dist/requirements.md`: each requirement of `docs/requirements.md` with the tests that prove
 * it, by the ids in their titles, or with the reason of `e2e/untested.json` why none does. `npm run check -- conformance --write` removes reasons that are
 * no longer needed.
 */
const root = resolve(import.meta.dirname, '..')
const testFiles = '{app,config,contract,e2e,i18n,lab,operators,scripts,sdk,server}/**/*.{test,spec}.{ts,tsx}'

/** Text by id: R1 to R268, D1 to D15, and rulings. */
export type TextById = Readonly<Record<string, string>>
/** Titles of tests by file. */
export type Titles = ReadonlyMap<string, readonly string[]>
type Findings = { page: string; faults: string[]; untested: TextById }

const runners = new Set(['test', 'it', 'describe'])
const skipped = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail'])

/** The name parts of a callee: `test.describe` or `it.each(table)` as ['test', 'describe'], ['it', 'each']; empty for any other expression. */
const namesOf = (callee: ts.Expression): string[] => {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return namesOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag)
  return []
}

/** Text of a literal, with `…` for template substitutions. */
const literalText = (node: ts.Expression | undefined): string | undefined => {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
  return undefined
}

/** TypeScript keeps them on the file, undeclared; the documented ways to them cost five times the parsing. */
type Parsed = ts.SourceFile & { parseDiagnostics: readonly ts.DiagnosticWithLocation[] }

/**
 * Titles of the tests in a source, and of the groups that contain one. Skipped tests, even conditional ones, prove nothing.
 * @throws if it cannot be parsed, as titles would be missing without a word.
 */
export const titlesIn = (source: string, file = 'source.ts'): string[] => {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest) as Parsed
  for (const { start, messageText } of parsed.parseDiagnostics)
    throw new Error(`${file}:${parsed.getLineAndCharacterOfPosition(start).line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  const titles: string[] = []
  /** Whether a test was found. */
  const visit = (node: ts.Node): boolean => {
    const names = ts.isCallExpression(node) ? namesOf(node.expression) : []
    const title = ts.isCallExpression(node) ? literalText(node.arguments[0]) : undefined
    const isRunner = runners.has(names[0] ?? '') && title !== undefined
    if (isRunner && names.some((name) => skipped.has(name))) return false
    const place = titles.length
    let holdsTest = isRunner && !names.includes('describe')
    ts.forEachChild(node, (child) => {
      holdsTest = visit(child) || holdsTest
    })
    if (isRunner && holdsTest) titles.splice(place, 0, title.replaceAll(/\s+/g, ' '))
    return holdsTest
  }
  visit(parsed)
  return titles
}

const range = (kind: string, first: string, last = first) =>
  Array.from({ length: Math.max(0, Number(last) - Number(first)) + 1 }, (_, index) => `${kind}${Number(first) + index}`)

/** Ids in a title: R12, D3, ruling 25, lists such as rulings 3, 4 and 27, and ranges such as R34–R37 or rulings 22 to 26. */
export const idsIn = (title: string): string[] => [
  ...[...title.matchAll(/\b([RD])(\d+)(?:–\1?(\d+))?\b/g)].flatMap(([, kind = '', first = '', last]) => range(kind, first, last)),
  ...[...title.matchAll(/\brulings? (\d+(?:(?:, (?:and )?| and | to |–)\d+)*)/gi)].flatMap(([, list = '']) =>
    [...list.matchAll(/(\d+)(?:(?: to |–)(\d+))?/g)].flatMap(([, first = '', last]) => range('ruling ', first, last)),
  ),
]

/** The requirements of `docs/requirements.md`: one in each point of a list. */
export const requirementsIn = (markdown: string): TextById =>
  Object.fromEntries([...markdown.matchAll(/^- \*\*([RD]\d+|ruling \d+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => [id, text]))

/** The page, and the faults: requirements with neither test nor reason, unneeded reasons, and unknown ids. */
export const conformance = (requirements: TextById, reasons: TextById, titles: Titles): Findings => {
  const proofs = new Map<string, string[]>(Object.keys(requirements).map((id) => [id, []]))
  const faults: string[] = []
  for (const [file, each] of titles)
    for (const title of each)
      for (const id of new Set(idsIn(title))) {
        const proof = `[${file}](../${file}): ${title.replaceAll(/[|<]/g, '\\$&')}`
        if (!proofs.get(id)?.push(proof)) faults.push(`${id} in ${file} is no requirement`)
      }
  for (const id of Object.keys(reasons)) if (!proofs.has(id)) faults.push(`${id} in e2e/untested.json is no requirement`)
  const rows = Object.entries(requirements).map(([id, text]) => {
    const proofsOfId = proofs.get(id) ?? []
    const reason = reasons[id]
    if (proofsOfId.length === 0 && !reason)
      faults.push(`${id} has no test: name it in the title of one, or give a reason in e2e/untested.json`)
    if (proofsOfId.length > 0 && reason !== undefined) faults.push(`${id} has a test: remove it from e2e/untested.json`)
    return `| ${id} | ${text} | ${proofsOfId.join('<br>') || `No test: ${reason ?? 'no reason'}`} |`
  })
  const tested = [...proofs.values()].filter(({ length }) => length > 0).length
  const page = `# Requirements and their tests

Written by \`npm run check -- conformance\` from the ids in the titles of tests. ${tested} of ${rows.length} have a test; the others say why not.

| id | requirement | proved by |
|---|---|---|
${rows.join('\n')}
`
  const untested = Object.fromEntries(Object.entries(reasons).filter(([id]) => proofs.get(id)?.length === 0))
  return { page, faults, untested }
}

const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

if (import.meta.main) {
  const files = globSync(testFiles, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).sort()
  const titles = new Map(files.map((file) => [file.replaceAll('\\', '/'), titlesIn(read(file), file)]))
  const requirements = requirementsIn(read('docs/requirements.md'))
  const check = () => conformance(requirements, JSON.parse(read('e2e/untested.json')), titles)
  if (process.argv.includes('--write'))
    writeFileSync(resolve(root, 'e2e/untested.json'), `${JSON.stringify(check().untested, undefined, 2)}\n`)
  const { page, faults } = check()
  for (const file of globSync('{app,console,contract,docs,e2e,i18n,lab,scripts,sdk,server}/**/*.{ts,tsx,mjs,md}', { cwd: root }))
    for (const id of idsIn(read(file)).filter((each) => each.startsWith('ruling')))
      if (!requirements[id] && !file.startsWith('scripts/conformance')) faults.push(`${id} in ${file} is not in docs/requirements.md`)
  mkdirSync(resolve(root, 'dist'), { recursive: true })
  writeFileSync(resolve(root, 'dist/requirements.md'), page)
  console.log(page.split('\n')[2])
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
