import type { Names } from '../names.ts'
import type { Tree } from '../tree.ts'

/** A command of `npm run gamalyze`. */
export const make = (tree: Tree, { kebab, words }: Names): string[] => {
  const file = `server/cli/commands/${kebab}.ts`
  tree.create(
    file,
    `import { parseArgs } from 'node:util'
import type { Io } from '../main.ts'
import { withStore } from '../with-store.ts'

export const usage = '${kebab.padEnd(40)} ${words.toLowerCase()}'

/** Says whether the store can be reached. */
export const run = async (args: string[], io: Io): Promise<number> => {
  parseArgs({ args, options: {} })
  await withStore(io, (store) => store.ping())
  io.out('The store can be reached.')
  return 0
}
`,
  )
  tree.create(
    `server/cli/commands/${kebab}.test.ts`,
    `import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../main.ts'

test('${kebab} reaches the store', async () => {
  const folder = await mkdtemp(join(tmpdir(), '${kebab}-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const out: string[] = []
  const io = { out: (line: string) => out.push(line), err: (line: string) => out.push(line), env: { DATA_DIR: folder } }
  expect(await runCommand(['${kebab}'], io)).toBe(0)
  expect(out).toEqual(['The store can be reached.'])
})
`,
  )
  return [`${file}: its options, its work and one line of usage`, 'docs/operations.md, where operators should know it']
}
