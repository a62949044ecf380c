import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Tree } from './tree.ts'

type Recipe = {
  /** @returns the remaining steps @throws Error with what to write, for a name that is wrong or taken */
  make: (tree: Tree, name: string) => string[]
}

export const kinds = readdirSync(resolve(import.meta.dirname, 'kinds')).map((file) => file.replace(/\.ts$/, ''))

/**
 * Takes everything into the tree, and writes nothing.
 * @returns the remaining steps
 * @throws Error with the kind and the name that is wrong
 */
export const runRecipes = async (tree: Tree, requests: readonly { kind: string; name: string }[]): Promise<string[]> => {
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
