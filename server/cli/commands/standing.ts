import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readConfig } from '../../process/config.ts'
import { readNeeds } from '../../standing/needs.ts'
import { contradictionsOf, openPointsOf } from '../../standing/open-points.ts'
import { readOperatorFacts } from '../../standing/operator-facts.ts'
import { packOf } from '../../standing/pack.ts'
import { makeFolder } from '../../store/data-folder.ts'
import { action, operatorOption } from '../command.ts'
import { notWritable, refuse } from '../command-error.ts'
import { withStore } from '../with-store.ts'

/** Writes the pack into a folder, and says what is open and which settings contradict it. */
export const actions = action({
  options: { operator: { ...operatorOption, required: true }, out: { value: 'DIR' } },
  about: 'writes the documents a regulator or lawyer asks for, filled with the label and its settings, as Markdown and PDF',
  run: async ({ operator: id, ...values }, io) => {
    const config = readConfig(io.env)
    const needs = await withStore(io, async (store) => {
      const operator = (await readOperatorFacts(config, store)).get(id)
      const hasOpenUserIds = ((await store.userIds.find(id)) ?? operator?.userIds) === 'open'
      return operator && (await readNeeds(store, { id, operator, hasOpenUserIds, config, now: Date.now() }))
    })
    if (!needs)
      return refuse(
        io,
        `There is no operator "${id}" in ${config.operatorsDir}, or its operator.json is broken: gamalyze operator check says where.`,
      )
    if (needs.problem !== undefined) return refuse(io, needs.problem)
    const out = values.out ?? `standing-${id}`
    const stop = (error: NodeJS.ErrnoException) => {
      throw notWritable(out, error)
    }
    try {
      makeFolder(resolve(out))
    } catch (error) {
      stop(error as NodeJS.ErrnoException)
    }
    const { printPaper } = await import('../../report/paper.ts')
    const { papers, files } = await packOf(needs)
    for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text).catch(stop)
    for (const paper of papers) await writeFile(join(out, `${paper.fileName}.pdf`), printPaper(paper)).catch(stop)
    io.print({ folder: out }, out)
    // What a reader will ask about.
    for (const { field, file, what, by, answer } of openPointsOf(needs))
      if (answer === undefined) io.err(`Open: ${by} must say ${what} (${field} in ${file}).`)
    for (const contradiction of contradictionsOf(needs)) io.err(`Contradicts the documents: ${contradiction}`)
    return 0
  },
})
