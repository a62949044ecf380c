import { parseArgs } from 'node:util'
import { modelVersion } from '../../analysis/model.ts'
import {
  type Difference,
  differences,
  fewestPlays,
  installationGroup,
  type ReferenceValues,
  referenceValues,
} from '../../analysis/reference/build-reference-group.ts'
import { researchVolunteers } from '../../analysis/reference/research-volunteers.ts'
import type { GameAnalysis, ReferenceGroup } from '../../analysis/types.ts'
import { isOfThisMethod } from '../../game/comparison-group.ts'
import type { Store } from '../../store/store.ts'
import { CommandError, misunderstood } from '../command-error.ts'
import type { Io } from '../main.ts'
import { entryOf, withStore } from '../with-store.ts'

export const usage = `norms build                              builds a comparison group of this installation's own first plays, prints
                                         its version, and says how it differs; that does not put it in force
norms activate <version>                 compares all further games with that group
norms rollback                           goes back to the group that was in force before
norms list                               lists the groups built here, and which one is in force`

type Answer = { value: string; words: readonly string[]; json: unknown }
type Action = (store: Store, version: string) => Promise<Answer>

/** An installation's own comparison group (science, section 6): it changes only by these commands. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean', default: false } } })
  const [name = '', version = '', ...rest] = positionals
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action || rest.length > 0 || (name === 'activate') !== (version !== '')) {
    throw misunderstood(Object.keys(actions), name || undefined, name === 'activate' ? { 'A version': version } : {})
  }
  return withStore(io, async (store) => {
    const { value, words, json } = await action(store, version)
    if (values.json) io.out(JSON.stringify(json))
    else {
      for (const line of words) io.err(line)
      if (value !== '') io.out(value)
    }
    return 0
  })
}

const build: Action = async (store) => {
  const people: ReferenceValues[] = []
  for await (const text of store.norms.firstPlays()) {
    const analysis: GameAnalysis = JSON.parse(text)
    if (isOfThisMethod(analysis) && analysis.results.quality.flags.length === 0) people.push(referenceValues(analysis))
  }
  if (people.length < fewestPlays)
    throw new CommandError('too_few', `There are ${people.length} valid first plays with this method; ${fewestPlays} are needed.`)
  const group = installationGroup(people, modelVersion)
  await store.noting(entryOf('norms.built', null, group.version)).norms.add(group, Date.now())
  const current = await groupInForce(store)
  const changes = differences(current, group)
  return {
    value: group.version,
    words: [
      `A comparison group of ${group.n} first plays, beside ${current.version} (${current.n} people), which stays in force:`,
      ...changes.map(sentence),
    ],
    json: { version: group.version, n: group.n, in_force: current.version, differences: changes },
  }
}

const short = (value: number) => String(Number(value.toPrecision(3)))
const sentence = ({ measure, from, to, shift }: Difference): string =>
  `  ${measure.padEnd(12)} quartiles ${from.map(short).join(', ')} -> ${to.map(short).join(', ')}; percentiles move by up to ${shift}`

const groupInForce = async (store: Store): Promise<ReferenceGroup> => {
  const version = await store.norms.inForce()
  return (version !== undefined && (await store.norms.find(version))) || researchVolunteers
}

const activate: Action = async (store, version) => {
  const group = await store.norms.find(version)
  if (group && !isOfThisMethod(group))
    throw new CommandError('version_retired', `${version} was built with ${group.modelVersion} and ${group.scoreVersion}: build a new one.`)
  await store.noting(entryOf('norms.activated', null, version)).norms.activate(version, Date.now())
  return { value: version, words: ['Games analysed from now on are compared with it; earlier results stay.'], json: { in_force: version } }
}

const rollback: Action = async (store) => {
  const auditedStore = store.noting<string | undefined>((back) => [entryOf('norms.rolled_back', null, back ?? researchVolunteers.version)])
  const version = (await auditedStore.norms.rollback(Date.now())) ?? researchVolunteers.version
  return { value: version, words: ['In force again:'], json: { in_force: version } }
}

const list: Action = async (store) => {
  const inForce = (await store.norms.inForce()) ?? researchVolunteers.version
  const groups = [{ version: researchVolunteers.version, n: researchVolunteers.n, builtAt: null }, ...(await store.norms.list())].map(
    ({ version, n, builtAt }) => ({
      version,
      n,
      built_at: builtAt === null ? null : new Date(builtAt).toISOString(),
      in_force: version === inForce,
    }),
  )
  const line = ({ version, n, built_at, in_force }: (typeof groups)[number]) =>
    [version, `${n} people`, built_at ?? '-', ...(in_force ? ['in force'] : [])].join('  ')
  return { value: groups.map(line).join('\n'), words: [], json: groups }
}

const actions: Record<string, Action> = { build, activate, rollback, list }
