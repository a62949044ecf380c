import { ProblemError } from '../errors/problem.ts'
import type { Deps } from '../http/deps.ts'
import { hashOfFile, type LabelFiles } from '../operators/label.ts'
import type { LookPaths } from '../store/look-store.ts'
import type { Who } from './who.ts'

type Needs = Pick<Deps, 'store' | 'operators' | 'clock' | 'looks'>

/** The files behind paths and hashes. */
export const filesOf = async ({ store }: Pick<Deps, 'store'>, paths: LookPaths): Promise<LabelFiles> => {
  const bytes = await store.looks.bytes(Object.values(paths))
  return new Map(
    Object.entries(paths).map(([path, hash]) => {
      const found = bytes.get(hash)
      if (!found) throw new Error(`the bytes of ${path} are gone`)
      return [path, found] as const
    }),
  )
}

/** Keeps files, and returns their paths and hashes. */
export const keepFiles = async ({ store }: Pick<Deps, 'store'>, operator: string, files: LabelFiles): Promise<LookPaths> => {
  const hashed = new Map([...files].map(([path, bytes]) => [path, { hash: hashOfFile(bytes), bytes }] as const))
  await store.looks.addFiles(operator, hashed)
  return Object.fromEntries([...hashed].map(([path, { hash }]) => [path, hash]))
}

/** What players see of an operator: the files, and the version where the console keeps them. */
export const currentFiles = async (deps: Needs, operator: string): Promise<{ files: LabelFiles; number: number }> => {
  const version = await deps.store.looks.version(operator)
  if (version) return { files: await filesOf(deps, version.files), number: version.number }
  return { files: await deps.operators.folderFiles(operator), number: 0 }
}

/** The same, for changing it. */
export const changeable = async (deps: Needs, operator: string): Promise<{ files: LabelFiles; number: number }> => {
  const current = await currentFiles(deps, operator)
  if (current.number === 0) throw new ProblemError('read_only')
  return current
}

type NewVersion = {
  files: LabelFiles
  after: number
  action: string
  note: string
  rolledBackTo?: number
  draft?: { id: number; revision: number }
}

/**
 * Publishes files as the version after a given one: checks them as `operator check` does, keeps them, and shows them in this process at once.
 * @throws ProblemError `not_publishable` where a check fails, `conflict` where somebody else published meanwhile
 */
export const publishFiles = async (
  deps: Needs,
  who: Who,
  operator: string,
  { files, after, action, note, rolledBackTo, draft }: NewVersion,
): Promise<number> => {
  const { problems } = await deps.operators.make(operator, files)
  const [problem, ...others] = problems
  if (problem)
    throw new ProblemError('not_publishable', `${problem.message} ${others.length > 0 ? `And ${others.length} more.` : ''}`.trim())
  const at = deps.clock()
  const number = after + 1
  const version = {
    operator,
    number,
    files: await keepFiles(deps, operator, files),
    publishedAt: at,
    publishedBy: who.email,
    note,
    rolledBackTo,
  }
  const entry = { at, actor: who.actor, action, operator, subject: `version ${number}${note && `, “${note}”`}` }
  if (!(await deps.store.looks.publish(version, entry, draft)))
    throw new ProblemError('conflict', 'somebody else published or changed it meanwhile')
  await deps.looks.refresh()
  return number
}
