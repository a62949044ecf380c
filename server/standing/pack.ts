import { readFile } from 'node:fs/promises'
import { dataMapMarkdown } from './data-map.ts'
import { proofs } from './proofs.ts'

/** The documents of the pack, in the order in which a reader meets them. The data map is made from the schema. */
export const documents = [
  'questions',
  'purpose',
  'data-protection',
  'processing-record',
  'automated-decisions',
  'safety',
  'accessibility-information',
  'contract-life',
  'open-points',
] as const

const folder = new URL('../../docs/standing/', import.meta.url)

/** Files of the documentation that the pack has as annexes, under the names they have there. */
const inPack = (text: string): string => text.replaceAll(/\bdocs\/(method-card|security|accessibility)\.md/g, 'annex-$1.md')

/** A proof as a reader sees it. */
const proofIn = (proof: string): string => {
  const [, kind = '', rest = ''] = /^(setting|operator\.json|answer|law|promise|statement): (.*)$/s.exec(proof) ?? []
  if (kind === 'answer') return `What provider or controller filled in, in \`${rest}\``
  if (kind === 'setting') return `The setting \`${rest}\``
  if (kind === 'operator.json') return `\`${rest}\` in the label's operator.json`
  if (kind === 'law') return rest
  if (kind === 'statement') return `A statement of the maker; ${rest}`
  if (kind === 'promise') return `Not enforced by the program: ${rest}`
  // Their values stand where a test runs once for each of several cases.
  const [path = '', words] = inPack(proof)
    .replaceAll(/%[a-z]/g, '…')
    .split(/: (.*)/s)
  if (words === undefined) return `\`${path}\``
  return /\.(test|spec)\.tsx?$/.test(path) || path.includes('/store-contract/')
    ? `The test “${words}”, \`${path}\``
    : `\`${path}\`: “${words}”`
}

const evidence =
  'Names with a slash are files of the program’s source. The project runs the tests on every change, some with small numbers; those with other browsers and with a real screen reader are run by hand now and then. The source is the provider’s to show. Words such as label and operator are explained in *Twenty questions*.'

/** Numbers the keys in `[[…]]` in the order in which they come, and lists what they stand for at the end. @throws Error for an unknown one */
const withProofs = (text: string): string => {
  const numbers = new Map<string, number>()
  const body = text.replaceAll(/(\.?) ?\[\[([\w, ]+)\]\]/g, (_, stop: string, keys: string) => {
    const shown = keys.split(', ').map((key) => {
      if (!Object.hasOwn(proofs, key)) throw new Error(`docs/standing names an unknown proof: ${key}`)
      if (!numbers.has(key)) numbers.set(key, numbers.size + 1)
      return numbers.get(key)
    })
    return ` [${shown.join(', ')}]${stop}`
  })
  const list = [...numbers].map(([key, number]) => `| ${number} | ${proofIn(proofs[key as keyof typeof proofs])} |`)
  return [body.trimEnd(), '', '## Evidence for each statement', '', evidence, '', '| Number | Evidence |', '|---|---|', ...list, ''].join(
    '\n',
  )
}

const wordsMarkdown = ({ operatorName, version, date, words = '' }: Record<string, string>): string =>
  `# Words that players read

The most important of what the test itself says of data, consent, results, help and age, in English; the sets of the other languages have texts under the same names, whose meaning no test compares [[sets]]. No label has words of its own for one of them [[ownTexts]]. What stands behind "How to understand it" is a note of this pack that no player reads. Gamalyze ${version} at ${operatorName}, ${date}.

${words}
`

/** What is made of a pack at a time. */
export const packParts = [...documents, 'words', 'data-map', 'annexes'] as const
export type PackPart = (typeof packParts)[number]

const documentOf = async (name: (typeof documents)[number], facts: Record<string, string>): Promise<string> => {
  const text = await readFile(new URL(`${name}.md`, folder), 'utf8')
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => {
    const value = facts[fact]
    if (value === undefined) throw new Error(`docs/standing/${name}.md names an unknown fact: ${fact}`)
    return value
  })
  // Where a fact is empty, two spaces meet.
  return filled.replaceAll(/(?<=\S) {2,}(?=\S)/g, ' ')
}

/** The Markdown of a document with these facts. @throws Error for a placeholder or proof that stands for nothing */
export const markdownOf = async (name: Exclude<PackPart, 'annexes'>, facts: Record<string, string>): Promise<string> => {
  const filled = name === 'data-map' ? dataMapMarkdown(facts) : name === 'words' ? wordsMarkdown(facts) : await documentOf(name, facts)
  return withProofs(facts.warning ? filled.replace('\n', `\n\n${facts.warning}\n`) : filled)
}

/** The Markdown of every document, by its file name without extension. */
export const packOf = async (facts: Record<string, string>): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(([...documents, 'words', 'data-map'] as const).map(async (name) => [name, await markdownOf(name, facts)] as const)),
  )
