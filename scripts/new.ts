import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Names, namesOf } from './new/names.ts'
import { openTree, type Tree } from './new/tree.ts'

/**
 * `npm run new -- KIND NAME`, or several pairs at once: generates a complete skeleton following the repository's layout and lists the remaining
 * steps. A kind is a file in `new/kinds/`. A name that is invalid or taken is refused before anything is written.
 */
type Kind = {
  /** The folder or file that is made. */
  folder: (names: Names) => string
  /** @returns the remaining steps */
  make: (tree: Tree, names: Names) => string[] | Promise<string[]>
}

const root = resolve(import.meta.dirname, '..')
const kinds = readdirSync(resolve(import.meta.dirname, 'new/kinds')).map((file) => file.replace(/\.ts$/, ''))

const run = (...command: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${command.join(' ')}\n${stdout}${stderr}`)
}

const args = process.argv.slice(2)
const requestedKinds = args.flatMap((kind, index) => (index % 2 === 0 ? [{ kind, name: args[index + 1] ?? '' }] : []))
if (requestedKinds.length === 0 || requestedKinds.some(({ kind, name }) => !kinds.includes(kind) || !name)) {
  console.error(`npm run new -- KIND NAME …   kinds: ${kinds.join(', ')}`)
  process.exit(2)
}

const tree = openTree(root)
const leftOpen: string[] = []
try {
  const folders = new Set<string>()
  for (const { kind, name } of requestedKinds) {
    const { folder, make } = (await import(`./new/kinds/${kind}.ts`)) as Kind
    const names = namesOf(name)
    if (tree.has(folder(names)) || folders.has(folder(names))) throw new Error(`${kind} "${name}" already exists: ${folder(names)}`)
    folders.add(folder(names))
    leftOpen.push(`\n${kind} ${name}`, ...(await make(tree, names)).map((line) => `  - ${line}`))
  }
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was changed.`)
  process.exit(1)
}
const writtenFiles = tree.flush()
for (const command of tree.commands) run(...command)
run('server/cli/main.ts', 'texts', 'unfinished')
run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings', ...writtenFiles)
console.log(`Done. Remaining steps:\n${leftOpen.join('\n')}`)
