import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** The repository below `root`, as makers change it. Paths are relative to it. */
export const openTree = (root: string) => {
  const at = (path: string) => resolve(root, path)
  const read = (path: string) => readFileSync(at(path), 'utf8')
  const written = new Set<string>()
  const write = (path: string, content: string) => {
    written.add(path)
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), content)
  }
  /** @throws Error where something has this path already: nothing is written over. */
  const refuseTaken = (path: string) => {
    if (existsSync(at(path))) throw new Error(`${path} is there already`)
  }
  const commands: string[][] = []
  return {
    root,
    read,
    has: (path: string) => existsSync(at(path)),
    folders: (path: string) =>
      readdirSync(at(path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    /** Every file below a folder. */
    files: (path: string) =>
      readdirSync(at(path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    create: (path: string, content: string) => {
      refuseTaken(path)
      write(path, content)
    },
    write,
    remove: (path: string) => rmSync(at(path)),
    /** Files that were written, and not taken away again. */
    written: () => [...written].filter((path) => existsSync(at(path))),
    copy: (from: string, to: string) => {
      refuseTaken(to)
      cpSync(at(from), at(to), { recursive: true })
    },
    /** Replaces a passage that stands in the file once. @throws Error where it does not: then the maker is older than the file. */
    edit: (path: string, passage: string | RegExp, replacement: string) => {
      const source = read(path)
      if (typeof passage === 'string' ? !source.includes(passage) : !passage.test(source)) throw new Error(`${path} has no ${passage}`)
      write(
        path,
        source.replace(passage, () => replacement),
      )
    },
    /** A script of Node that runs once everything is written and `npm run i18n` has run. */
    afterwards: (...command: string[]) => void commands.push(command),
    commands,
  }
}

export type Tree = ReturnType<typeof openTree>
