import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { readConfig } from '../../process/config.ts'
import { readLabels } from '../../standing/labels.ts'
import { factsOf } from '../../standing/pack.ts'
import { usageError } from '../command-error.ts'
import type { Io } from '../main.ts'
import { withStore } from '../with-store.ts'

export const usage =
  'standing --operator ID [--out DIR]         writes what a regulator or lawyer asks for: Markdown and PDF, filled with the label and its settings'

/** Writes the pack into a new folder, and says what the label leaves open. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values } = parseArgs({ args, options: { operator: { type: 'string' }, out: { type: 'string' } } })
  if (!values.operator) {
    throw usageError('--operator must be given.')
  }
  const config = readConfig(io.env)
  const id = inSmallLetters(values.operator)
  const [label, userIds] = await withStore(
    io,
    async (store) => [(await readLabels(config, store)).get(id), await store.userIds.find(id)] as const,
  )
  if (!label) {
    io.err(`There is no operator "${values.operator}" in ${config.operatorsDir}.`)
    return 1
  }
  const out = values.out ?? `standing-${id}`
  const facts = factsOf({ id, label, hasOpenUserIds: (userIds ?? label.userIds) === 'open', config, now: Date.now() })
  const { makePack } = await import('../../standing/make-pack.ts')
  await mkdir(out, { recursive: true })
  for (const [name, bytes] of Object.entries(await makePack(facts))) await writeFile(join(out, name), bytes)
  io.out(out)
  // What a reader will ask about: what is not named, kept for good, or open without asking.
  for (const [name, fact] of Object.entries(facts)) if (fact.includes('**') && name !== 'retentionWord') io.err(fact.replaceAll('**', ''))
  return 0
}
