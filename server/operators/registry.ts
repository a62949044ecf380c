import { watch } from 'node:fs'
import type { LookChecks } from '../../contract/console/look.ts'
import { providerOperator } from '../../contract/constants.ts'
import type { Provider } from '../../contract/look/view-of-operator.ts'
import type { UserIdMode } from '../../contract/operator.ts'
import { type CheckedLook, checkLook } from './check-look.ts'
import { readFonts } from './fonts.ts'
import { type LabelFiles, readLabelFolder, withoutUserIds } from './label.ts'
import { listFolders } from './list-folders.ts'
import { type LabelOptions, type LoadedOperator, loadOperator, makeLabel } from './load-operator.ts'
import { inSmallLetters, isOperatorId, operatorId } from './operator-id.ts'
import { type Problem, problemText } from './problem.ts'

/** All operators, kept up to date with the folder. */
export type Operators = {
  /** The operator with that id, case-insensitive; the provider's if it is unknown. */
  get(id: string): LoadedOperator
  /** Whether there is an operator with that id, case-insensitive. */
  has(id: string): boolean
  /** All, sorted by id. */
  list(): LoadedOperator[]
  /** Current problems in all folders. */
  problems(): Problem[]
  /** Whether players see the operator from the folder or the console; undefined if there is none. */
  source(id: string): 'folder' | 'console' | undefined
  /** Checks an operator of these files, and what the console shows of it; throws where the check does. */
  check(id: string, files: LabelFiles): Promise<LookChecks>
  /** The label in its folder, without what is the provider's to set. */
  folderFiles(id: string): Promise<LabelFiles>
  /** Replaces the operator by one built from these files instead of its folder; false if they cannot be used. Throws where the check does. */
  put(id: string, files: LabelFiles): Promise<boolean>
  /** Whether page secrets may use its user ids, as far as its folder says. */
  folderUserIds(id: string): UserIdMode
  /** Takes what is set outside the folders, which comes before what they say; views show it from then on. */
  setUserIds(modes: ReadonlyMap<string, UserIdMode>): void
  close(): void
}

export type OperatorsOptions = {
  /** The folder that holds one folder per operator. */
  dir: string
  provider: Provider
  /** Origins that may embed every operator: the local examples of a demo start. */
  extraOrigins?: readonly string[]
  /** Whether pages on a developer's machine embed no live test */
  production?: boolean
  /** Checks a label that somebody else wrote; in this process where none is given. */
  check?: (id: string, files: LabelFiles, options: LabelOptions) => Promise<CheckedLook>
  /** Loads one folder; another one is for tests, which share what they load. */
  load?: typeof loadOperator | undefined
  /** Whether to watch the folder while running; default true. */
  hot?: boolean
  /** Called with every problem when it is first seen. */
  report?: (line: string) => void
}

/**
 * Loads all operators and watches their folders: a new folder is picked up at once, a broken one keeps its last good state and is
 * reported, a removed one is dropped. None affects another.
 * @throws Error when the provider's own folder cannot be loaded: it is the fallback of all others
 */
export const openOperators = async ({
  dir,
  provider,
  extraOrigins = [],
  production = false,
  check = checkLook,
  load = loadOperator,
  hot = true,
  report = () => {},
}: OperatorsOptions): Promise<Operators> => {
  const operators = new Map<string, LoadedOperator>()
  /** Operators kept in the console, which take precedence over the folder with their id. */
  const fromConsole = new Map<string, LoadedOperator>()
  const problems = new Map<string, Problem[]>()
  const options = { dir, provider, extraOrigins, production, fonts: readFonts() }

  const take = async (id: string) => {
    const { loaded, problems: found } = await load(id, options)
    if (loaded) operators.set(id, loaded)
    const reportedBefore = new Set(problems.get(id)?.map(problemText))
    problems.set(id, found)
    for (const line of found.map(problemText)) if (!reportedBefore.has(line)) report(line)
  }
  const ids = async () => (await listFolders(dir)).filter(isOperatorId)

  await Promise.all((await ids()).map(take))
  let userIds: ReadonlyMap<string, UserIdMode> = new Map()
  const folderUserIds = (id: string): UserIdMode => operators.get(id)?.userIds ?? 'sessions'
  const opened = new WeakMap<LoadedOperator, LoadedOperator>()
  /** The operator as players see it: the same object as long as nothing changes, because pages are kept by it. */
  const withUserIds = (loaded: LoadedOperator): LoadedOperator => {
    if ((userIds.get(loaded.id) ?? folderUserIds(loaded.id)) !== 'open') return loaded
    const open = opened.get(loaded) ?? { ...loaded, view: { ...loaded.view, userIds: 'open' as const } }
    opened.set(loaded, open)
    return open
  }
  const find = (id: string) => {
    const loaded = fromConsole.get(id) ?? operators.get(id)
    return loaded && withUserIds(loaded)
  }
  const standIn = operators.get(providerOperator)
  if (!standIn)
    throw new Error(
      [`The operator ${providerOperator} cannot be read.`, ...(problems.get(providerOperator) ?? []).map(problemText)].join('\n'),
    )

  const changedIds = new Set<string>()
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const takeChanges = async () => {
    const knownIds = new Set(await ids())
    const idsToTake = [...changedIds]
    changedIds.clear()
    for (const id of idsToTake) {
      if (knownIds.has(id)) await take(id)
      else if (id !== providerOperator) {
        operators.delete(id)
        problems.delete(id)
      }
    }
  }
  const watcher = hot
    ? watch(dir, { recursive: true, persistent: false }, (_event, path) => {
        const id = path?.split(/[/\\]/)[0]
        if (!id || !isOperatorId(id)) return
        changedIds.add(id)
        clearTimeout(timer)
        // Debounced: an editor writes a file in several steps.
        timer = setTimeout(() => {
          running = running.then(takeChanges).catch((error: unknown) => report(`operators: ${String(error)}`))
        }, 80)
      })
    : undefined
  watcher?.on('error', (error) => report(`operators: changes are no longer noticed (${error.message})`))

  return {
    get: (id) => find(operatorId(id)) ?? find(providerOperator) ?? standIn,
    has: (id) => find(inSmallLetters(id)) !== undefined,
    list: () => [...new Map([...operators, ...fromConsole]).values()].map(withUserIds).sort((one, other) => (one.id < other.id ? -1 : 1)),
    problems: () => [...problems.values()].flat(),
    source: (id) => (fromConsole.has(id) ? 'console' : operators.has(id) ? 'folder' : undefined),
    check: async (id, files) => (await check(id, files, options)).checks,
    folderFiles: async (id) => withoutUserIds(await readLabelFolder(dir, id)),
    folderUserIds,
    setUserIds: (modes) => {
      userIds = modes
    },
    async put(id, files) {
      const { checked } = await check(id, files, options)
      const { loaded } = makeLabel(id, checked, files, options)
      if (loaded) fromConsole.set(id, loaded)
      return loaded !== undefined
    },
    close: () => {
      watcher?.close()
      clearTimeout(timer)
    },
  }
}
