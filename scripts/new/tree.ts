import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

/** Files that commands write, beside those of a recipe. */
const writtenByCommands = ['i18n/unfinished.txt', 'operators/operator.schema.json']

/** The repository at `root` with the recipes' pending changes: nothing is written until all have run. Paths are relative to it. */
export const openTree = (root: string) => {
  const pending = new Map<string, string>()
  const claimed = new Set<string>()
  const commands: string[][] = []
  const at = (path: string) => resolve(root, path)
  const read = (path: string) => pending.get(path) ?? readFileSync(at(path), 'utf8')
  /** On disk, in any case: some file systems do not tell `Thank-you` from `thank-you`. */
  const isTaken = (path: string) => {
    const folder = dirname(at(path))
    return existsSync(folder) && readdirSync(folder).some((entry) => entry.toLowerCase() === basename(path).toLowerCase())
  }
  const claim = (path: string) => {
    if (claimed.has(path) || isTaken(path)) throw new Error(`${path} is there already: write another name`)
    claimed.add(path)
  }
  return {
    read,
    has: (path: string) => existsSync(at(path)),
    /** Folders on disk. */
    folders: (path: string) =>
      readdirSync(at(path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    /** Takes a path for what is made. @throws Error if it is taken: nothing is overwritten. */
    claim,
    create: (path: string, content: string) => {
      claim(path)
      pending.set(path, content)
    },
    /** Replaces a passage of the file. @throws Error if it is missing: then the recipe is out of date. */
    edit: (path: string, passage: string | RegExp, replacement: string) => {
      const source = read(path)
      if (typeof passage === 'string' ? !source.includes(passage) : !passage.test(source))
        throw new Error(`${path} does not contain ${passage}: mend the recipe in scripts/new`)
      pending.set(
        path,
        source.replace(passage, () => replacement),
      )
    },
    /** A Node script to run once everything is written. */
    afterwards: (...command: string[]) => void commands.push(command),
    commands,
    /** Writes everything. @returns the paths, and what puts the tree back as it was */
    flush: () => {
      const before = [...pending.keys(), ...writtenByCommands].map(
        (path) => [path, existsSync(at(path)) ? readFileSync(at(path)) : undefined] as const,
      )
      for (const [path, content] of pending) {
        mkdirSync(dirname(at(path)), { recursive: true })
        writeFileSync(at(path), content)
      }
      const undo = () => {
        for (const path of claimed) rmSync(at(path), { recursive: true, force: true })
        for (const [path, content] of before) content ? writeFileSync(at(path), content) : rmSync(at(path), { force: true })
      }
      return { paths: [...pending.keys()], undo }
    },
  }
}

export type Tree = ReturnType<typeof openTree>
