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

/** A proof as a reader sees it. */
const proofIn = (proof: string): string => {
  const [, kind = '', rest = ''] = /^(setting|operator\.json|answer|law|promise): (.*)$/s.exec(proof) ?? []
  if (kind === 'answer') return `What provider or controller filled in, in \`${rest}\``
  if (kind === 'setting') return `The setting \`${rest}\``
  if (kind === 'operator.json') return `\`${rest}\` in the label's operator.json`
  if (kind === 'law') return rest
  if (kind === 'promise') return `Not enforced by the program: ${rest}`
  const [path = '', words] = proof.split(/: (.*)/s)
  if (words === undefined) return `\`${path}\``
  return /\.(test|spec)\.tsx?$/.test(path) || path.includes('/store-contract/')
    ? `The test “${words}”, \`${path}\``
    : `\`${path}\`: “${words}”`
}

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
  return [body.trimEnd(), '', '## Evidence for each statement', '', '| Number | Evidence |', '|---|---|', ...list, ''].join('\n')
}

/** The Markdown of every document with these facts, by its file name without extension. @throws Error for a placeholder or proof that stands for nothing */
export const packOf = async (facts: Record<string, string>): Promise<Map<string, string>> => {
  const filled = await Promise.all(
    documents.map(async (name) => {
      const text = await readFile(new URL(`${name}.md`, folder), 'utf8')
      const withFacts = text.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => {
        const value = facts[fact]
        if (value === undefined) throw new Error(`docs/standing/${name}.md names an unknown fact: ${fact}`)
        return value
      })
      return [name, withProofs(withFacts)] as const
    }),
  )
  return new Map([...filled, ['data-map', dataMapMarkdown(facts)]])
}
