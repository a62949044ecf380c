import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The repository at `root` with the generators' pending changes: nothing is written until all have run. Paths are relative to it. */
export const openTree = (root: string) => {
  const pending = new Map<string, string>()
  const commands: string[][] = []
  const at = (path: string) => resolve(root, path)
  const read = (path: string) => pending.get(path) ?? readFileSync(at(path), 'utf8')
  const has = (path: string) => pending.has(path) || existsSync(at(path))
  return {
    read,
    has,
    folders: (path: string) => {
      const madeFiles = [...pending.keys()].filter((file) => file.startsWith(`${path}/`)).map((file) => file.slice(path.length + 1))
      const there = readdirSync(at(path), { withFileTypes: true }).filter((entry) => entry.isDirectory())
      const folders = [
        ...there.map(({ name }) => name),
        ...madeFiles.filter((file) => file.includes('/')).map((file) => file.replace(/\/.*/, '')),
      ]
      return [...new Set(folders)]
    },
    /** @throws Error if the path exists: nothing is overwritten. */
    create: (path: string, content: string) => {
      if (has(path)) throw new Error(`${path} already exists`)
      pending.set(path, content)
    },
    /** Replaces a passage of the file. @throws Error if it is missing: then the generator is out of date. */
    edit: (path: string, passage: string | RegExp, replacement: string) => {
      const source = read(path)
      if (typeof passage === 'string' ? !source.includes(passage) : !passage.test(source))
        throw new Error(`${path} does not contain ${passage}`)
      pending.set(
        path,
        source.replace(passage, () => replacement),
      )
    },
    /** A Node script to run once everything is written. */
    afterwards: (...command: string[]) => void commands.push(command),
    commands,
    /** Writes everything. @returns the paths */
    flush: (): string[] => {
      for (const [path, content] of pending) {
        mkdirSync(dirname(at(path)), { recursive: true })
        writeFileSync(at(path), content)
      }
      return [...pending.keys()]
    },
  }
}

export type Tree = ReturnType<typeof openTree>
