import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { readRequests, runRecipes } from './new/run-recipes.ts'
import { openTree } from './new/tree.ts'

/**
 * `npm run new -- KIND NAME`, or several pairs at once: makes a complete skeleton and lists the remaining steps. A kind is a file in `new/kinds/`.
 * If a name is wrong or taken, or anything fails, nothing is changed.
 */
const root = resolve(import.meta.dirname, '..')
const requests = readRequests(process.argv.slice(2))
if (typeof requests === 'string') {
  console.error(requests)
  process.exit(2)
}

const run = (...command: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${command.join(' ')}\n${stdout}${stderr}`)
}
const tree = openTree(root)
let undo = () => {}
try {
  const steps = await runRecipes(tree, requests)
  const changes = tree.flush()
  undo = changes.undo
  for (const command of tree.commands) run(...command)
  run('server/cli/main.ts', 'texts', 'unfinished')
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings', ...changes.paths)
  console.log(`Done. Remaining steps:\n${steps.join('\n')}`)
} catch (error) {
  undo()
  console.error(`${(error as Error).message}\nNothing was changed.`)
  process.exitCode = 1
}
