import { modelVersion } from '../../analysis/model.ts'
import type { Difference, ReferenceValues } from '../../analysis/reference/build-reference-group.ts'
import { differences, fewestPlays, installationGroup, referenceValues } from '../../analysis/reference/build-reference-group.ts'
import { researchVolunteers } from '../../analysis/reference/research-volunteers.ts'
import type { GameAnalysis, ReferenceGroup } from '../../analysis/types.ts'
import { isOfThisMethod, ownGroupInForce } from '../../game/comparison-group.ts'
import type { Store } from '../../store/store.ts'
import { action, type Call } from '../command.ts'
import { CommandError } from '../command-error.ts'
import { entryOf, withStore } from '../with-store.ts'

type Answer = { value: string; words: readonly string[]; json: unknown }

/** Prints what a change or list of the groups came to. */
const answer = (io: Call, work: (store: Store) => Promise<Answer>): Promise<void> =>
  withStore(io, async (store) => {
    const { value, words, json } = await work(store)
    if (!io.json) for (const line of words) io.err(line)
    if (io.json || value !== '') io.print(json, value)
  })

const build = async (store: Store): Promise<Answer> => {
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

const groupInForce = async (store: Store): Promise<ReferenceGroup> => (await ownGroupInForce(store)) ?? researchVolunteers

const activate = async (store: Store, version: string): Promise<Answer> => {
  const group = await store.norms.find(version)
  if (group && !isOfThisMethod(group))
    throw new CommandError('version_retired', `${version} was built with ${group.modelVersion} and ${group.scoreVersion}: build a new one.`)
  await store.noting(entryOf('norms.activated', null, version)).norms.activate(version, Date.now())
  return { value: version, words: ['Games analysed from now on are compared with it; earlier results stay.'], json: { in_force: version } }
}

const rollback = async (store: Store): Promise<Answer> => {
  const auditedStore = store.noting<string | undefined>((back) => [entryOf('norms.rolled_back', null, back ?? researchVolunteers.version)])
  await auditedStore.norms.rollback(Date.now())
  const { version } = await groupInForce(store)
  return { value: version, words: ['In force again:'], json: { in_force: version } }
}

const list = async (store: Store): Promise<Answer> => {
  const { version: inForce } = await groupInForce(store)
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

/** An installation's own comparison group: it changes only by these commands. */
export const actions = {
  build: action({
    about: "builds a comparison group from this installation's first plays, prints its version and how it differs; it is not activated",
    run: (_, io) => answer(io, build),
  }),
  activate: action({
    arguments: { version: { value: '<version>', required: true } },
    about: 'compares all further games with that group',
    run: ({ version }, io) => answer(io, (store) => activate(store, version)),
  }),
  rollback: action({ about: 'goes back to the previously active group', run: (_, io) => answer(io, rollback) }),
  list: action({ about: 'lists the groups built here, and which one is active', run: (_, io) => answer(io, list) }),
}
