import { reason } from '../../contract/console/reasons.ts'
import type { Operator } from '../../contract/operator.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Outages } from '../monitoring/outages.ts'
import type { LooksFollower } from '../operators/follow-looks.ts'
import { hashFiles, type OperatorFiles, operatorJsonOf } from '../operators/operator-files.ts'
import { parseOperator } from '../operators/parse-operator.ts'
import type { Operators } from '../operators/registry.ts'
import type { Clock } from '../process/time.ts'
import type { LookPaths } from '../store/schema/partners.ts'
import type { Store } from '../store/store.ts'
import { type Caller, entryOf } from './caller.ts'

export type PublishNeeds = { clock: Clock; store: Store; operators: Operators; outages: Outages; looks: LooksFollower }

/** Loads the files for paths and hashes. */
export const filesOf = async ({ store }: { store: Store }, paths: LookPaths): Promise<OperatorFiles> => {
  const bytes = await store.looks.bytes(Object.values(paths))
  return new Map(
    Object.entries(paths).map(([path, hash]) => {
      const cached = bytes.get(hash)
      if (!cached) throw new Error(`the bytes of ${path} are gone`)
      return [path, cached] as const
    }),
  )
}

/** The label that players see: its files, and its version if the console keeps it. */
export const currentFiles = async (deps: PublishNeeds, operator: string): Promise<{ files: OperatorFiles; number: number }> => {
  const version = await deps.store.looks.version(operator)
  if (version) return { files: await filesOf(deps, version.files), number: version.number }
  if (deps.operators.presence(operator) === 'ended') throw new ProblemError('not_found', 'its folder is gone')
  return { files: await deps.operators.folderFiles(operator), number: 0 }
}

/** The same, if the console may change it. */
export const changeable = async (deps: PublishNeeds, operator: string): Promise<{ files: OperatorFiles; number: number }> => {
  const current = await currentFiles(deps, operator)
  if (current.number === 0) throw new ProblemError('read_only')
  return current
}

/** The operator of a label; `conflict` where its operator.json cannot be read. */
export const operatorOf = (id: string, files: OperatorFiles): Operator => {
  const { operator } = parseOperator(id, operatorJsonOf(files) ?? '')
  if (!operator) throw unreadable()
  return operator
}

/** The refusal of a label whose operator.json cannot be read. */
export const unreadable = (): ProblemError => new ProblemError('conflict', reason('unreadable_operator'))

type NewVersion = {
  files: OperatorFiles
  after: number
  action: string
  note: string
  rolledBackTo?: number
  draft?: { id: number; revision: number }
}

/**
 * Publishes files as the version after a given one: checks them as `operator check` does, stores them, and shows them in this process at once.
 * @throws ProblemError `not_publishable` where a check fails, `conflict` where somebody else published first
 */
export const publishFiles = async (
  deps: PublishNeeds,
  caller: Caller,
  operator: string,
  { files, after, action, note, rolledBackTo, draft }: NewVersion,
): Promise<number> => {
  const { problems } = await deps.operators.check(operator, files)
  const [problem, ...others] = problems
  if (problem)
    throw new ProblemError(
      'not_publishable',
      `${problem.message} ${others.length > 0 ? `And ${others.length} more.` : ''}`.trim(),
      problem.pointer === undefined ? {} : { pointer: problem.pointer },
    )
  const at = deps.clock()
  const number = after + 1
  const { hashed, paths } = hashFiles(files)
  const version = { operator, number, files: paths, publishedAt: at, publishedBy: caller.email, note, rolledBackTo: rolledBackTo ?? null }
  const entry = entryOf(deps, caller, action, operator, `version ${number}${note && `, “${note}”`}`)
  if (!(await deps.store.noting(entry).looks.publish(version, hashed, draft)))
    throw new ProblemError('conflict', reason('published_meanwhile'))
  // It is published: if the database goes away now, the next poll picks it up.
  await deps.looks.refresh().catch(deps.outages.note)
  return number
}
