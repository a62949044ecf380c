import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Tree } from './tree.ts'

type Recipe = {
  /** @returns the remaining steps @throws Error with what to write, for a name that is wrong or taken */
  make: (tree: Tree, name: string) => string[]
}

type Request = { kind: string; name: string }

const kinds = readdirSync(resolve(import.meta.dirname, 'kinds')).map((file) => file.replace(/\.ts$/, ''))

/** The pairs of kind and name that somebody has written, or a sentence on what to write instead. */
export const readRequests = (words: readonly string[]): Request[] | string => {
  const requests = words.flatMap((kind, index) => (index % 2 === 0 ? [{ kind, name: words[index + 1]?.trim() ?? '' }] : []))
  const wrong = requests.find(({ kind, name }) => !kinds.includes(kind) || !name)
  if (requests.length > 0 && !wrong) return requests
  const reason = !wrong ? '' : kinds.includes(wrong.kind) ? `Write a name after "${wrong.kind}".\n` : `There is no kind "${wrong.kind}".\n`
  return `${reason}npm run new -- KIND NAME …   kinds: ${kinds.join(', ')}`
}

/**
 * Takes everything into the tree, and writes nothing.
 * @returns the remaining steps
 * @throws Error with the kind and the name that is wrong
 */
export const runRecipes = async (tree: Tree, requests: readonly Request[]): Promise<string[]> => {
  const steps: string[] = []
  for (const { kind, name } of requests) {
    const { make } = (await import(`./kinds/${kind}.ts`)) as Recipe
    try {
      steps.push(`\n${kind} ${name}`, ...make(tree, name).map((line) => `  - ${line}`))
    } catch (error) {
      throw new Error(`${kind} "${name}": ${(error as Error).message}`)
    }
  }
  return steps
}
