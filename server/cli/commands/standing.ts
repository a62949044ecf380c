import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { readConfig } from '../../process/config.ts'
import { readLabels } from '../../standing/labels.ts'
import { readNeeds } from '../../standing/needs.ts'
import { contradictionsOf, openPointsOf } from '../../standing/open-points.ts'
import { packOf } from '../../standing/pack.ts'
import { notWritable, refuse, usageError } from '../command-error.ts'
import type { Io } from '../main.ts'
import { withStore } from '../with-store.ts'

export const usage =
  'standing --operator ID [--out DIR]         writes what a regulator or lawyer asks for: Markdown and PDF, filled with the label and its settings'

/** Makes a folder and those above it, one at a time: Node's own `recursive` does not end under `/proc`. */
const makeFolder = async (path: string): Promise<void> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => error)
  if (!(found instanceof Error)) return
  if (found.code !== 'ENOENT' || dirname(path) === path) throw found
  await makeFolder(dirname(path))
  await mkdir(path)
}

/** Writes the pack into a folder, and says what is open and which settings contradict it. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values } = parseArgs({ args, options: { operator: { type: 'string' }, out: { type: 'string' } } })
  if (!values.operator) {
    throw usageError('--operator must be given.')
  }
  const config = readConfig(io.env)
  const id = inSmallLetters(values.operator)
  const needs = await withStore(io, async (store) => {
    const label = (await readLabels(config, store)).get(id)
    const hasOpenUserIds = ((await store.userIds.find(id)) ?? label?.userIds) === 'open'
    return label && (await readNeeds(store, { id, label, hasOpenUserIds, config, now: Date.now() }))
  })
  if (!needs)
    return refuse(
      io,
      `There is no operator "${values.operator}" in ${config.operatorsDir}, or its operator.json is broken: gamalyze operator check says where.`,
    )
  if (needs.problem !== undefined) return refuse(io, needs.problem)
  const out = values.out ?? `standing-${id}`
  const stop = (error: NodeJS.ErrnoException) => {
    throw notWritable(out, error)
  }
  await makeFolder(resolve(out)).catch(stop)
  const { printPaper } = await import('../../report/print-paper.ts')
  const { papers, files } = await packOf(needs)
  for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text).catch(stop)
  for (const paper of papers) await writeFile(join(out, `${paper.fileName}.pdf`), await printPaper(paper)).catch(stop)
  io.out(out)
  // What a reader will ask about.
  for (const { field, file, what, by, answer } of openPointsOf(needs))
    if (answer === undefined) io.err(`Open: ${by} must say ${what} (${field} in ${file}).`)
  for (const contradiction of contradictionsOf(needs)) io.err(`Contradicts the documents: ${contradiction}`)
  return 0
}
