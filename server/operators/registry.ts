import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import type { LookChecks } from '../../contract/console/look.ts'
import { providerOperator } from '../../contract/constants.ts'
import type { Provider } from '../../contract/look/view-of-operator.ts'
import type { UserIdMode } from '../../contract/operator.ts'
import type { OperatorState } from '../../contract/operator-state.ts'
import { ConfigError } from '../process/config.ts'
import { repeat } from '../process/repeat.ts'
import { keptBy } from '../store/last-used.ts'
import type { AllowedStudy } from '../store/operator-settings.ts'
import { checkOperator, type OperatorCheck } from './check-operator.ts'
import { readFonts } from './fonts.ts'
import { type LoadedOperator, loadOperator, type OperatorOptions, operatorOfFiles } from './load-operator.ts'
import { type OperatorFiles, readOperatorFolder, withoutUserIds } from './operator-files.ts'
import { inSmallLetters, isOperatorId, operatorId } from './operator-id.ts'
import { type Problem, problemText } from './problem.ts'
import { needsPermission, uncoachedUntilOf } from './study-permission.ts'

/** All operators, kept up to date with the folder. */
export type Operators = Awaited<ReturnType<typeof openOperators>>

/** What the provider decided outside the folders, by operator. */
export type Decisions = {
  userIds: ReadonlyMap<string, UserIdMode>
  /** Of labels that are not live */
  states: ReadonlyMap<string, OperatorState>
  /** Studies that may leave the coaching popups out */
  studies: ReadonlyMap<string, AllowedStudy>
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
  check?: (id: string, files: OperatorFiles, options: OperatorOptions) => Promise<OperatorCheck>
  /** Loads one folder; another one is for tests, which share what they load. */
  load?: typeof loadOperator | undefined
  /** Whether to watch the folder while running; default true. */
  hot?: boolean
  /** Called with every problem when it is first seen. */
  report?: (line: string) => void
}

/** ms between looks whether `OPERATORS_DIR` is still the folder that is watched */
const pollMs = 1000

/**
 * Loads all operators and watches their folders: a new folder is picked up at once, a broken one keeps its last good state and is
 * reported, a removed one has ended until it is put back. None affects another.
 * @throws Error when the provider's own folder cannot be loaded: it is the fallback of all others
 */
export const openOperators = async (openOptions: OperatorsOptions) => {
  const { dir, provider, extraOrigins = [], production = false, hot = true, report = () => {} } = openOptions
  const { check = checkOperator, load = loadOperator } = openOptions
  const operators = new Map<string, LoadedOperator>()
  /** Operators kept in the console, which take precedence over the folder with their id. */
  const fromConsole = new Map<string, LoadedOperator>()
  /** Those that the console has published, whether or not they can be shown. */
  const published = new Set<string>()
  /** Of operators whose folder has gone, the last state: their pages can say so in the partner's page. */
  const removedOperators = new Map<string, LoadedOperator>()
  const problems = new Map<string, Problem[]>()
  const options = { dir, provider, extraOrigins, production, fonts: readFonts() }

  const loadOne = async (id: string) => {
    const { loaded, problems: newProblems } = await load(id, options)
    if (loaded) {
      operators.set(id, loaded)
      removedOperators.delete(id)
    }
    const reportedBefore = new Set(problems.get(id)?.map(problemText))
    problems.set(id, newProblems)
    for (const line of newProblems.map(problemText)) if (!reportedBefore.has(line)) report(line)
  }
  const ids = async () => (await listFolders(dir)).filter(isOperatorId)

  await Promise.all((await ids()).map(loadOne))
  let decisions: Decisions = { userIds: new Map(), states: new Map(), studies: new Map() }
  const folderUserIds = (id: string): UserIdMode => operators.get(id)?.userIds ?? 'sessions'
  /** Variants of an operator: the same object while nothing changes, since it is the cache key of pages. */
  const variant = keptBy<LoadedOperator, LoadedOperator>()
  const asDecided = (loaded: LoadedOperator): LoadedOperator => {
    const { id, operator, view } = loaded
    const isOpen = (decisions.userIds.get(id) ?? folderUserIds(id)) === 'open'
    const uncoachedUntil = uncoachedUntilOf(operator.study, decisions.studies.get(id))
    const state = decisions.states.get(id) ?? 'live'
    if (!isOpen && uncoachedUntil === undefined && state === 'live') return loaded
    return variant(loaded, `${isOpen} ${uncoachedUntil} ${state}`, () => ({
      ...loaded,
      view: { ...view, ...(isOpen && { userIds: 'open' as const }), ...(uncoachedUntil !== undefined && { uncoachedUntil }), state },
    }))
  }
  const find = (id: string) => {
    const loaded = fromConsole.get(id) ?? operators.get(id)
    return loaded && asDecided(loaded)
  }
  const standIn = operators.get(providerOperator)
  if (!standIn)
    throw new Error(
      [`The operator ${providerOperator} cannot be read.`, ...(problems.get(providerOperator) ?? []).map(problemText)].join('\n'),
    )

  const changedIds = new Set<string>()
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const loadChanges = async () => {
    const knownIds = new Set(await ids())
    const idsToLoad = [...changedIds]
    changedIds.clear()
    for (const id of idsToLoad) {
      if (knownIds.has(id)) await loadOne(id)
      else if (id !== providerOperator) {
        const last = operators.get(id)
        if (last) removedOperators.set(id, last)
        operators.delete(id)
        problems.delete(id)
      }
    }
  }
  const noteChanges = (ids: Iterable<string>) => {
    for (const id of ids) changedIds.add(id)
    clearTimeout(timer)
    // Debounced: an editor writes a file in several steps.
    timer = setTimeout(() => {
      running = running.then(loadChanges).catch((error: unknown) => report(`operators: ${String(error)}`))
    }, 80)
  }
  const startWatcher = (): FSWatcher =>
    watch(dir, { recursive: true, persistent: false }, (_event, path) => {
      const id = path?.split(/[/\\]/)[0]
      if (id && isOperatorId(id)) noteChanges([id])
    }).on('error', (error) => report(`operators: changes are no longer noticed (${error.message})`))
  /** Identity of the folder with that name now; undefined while there is none, as on a disk that is not mounted. */
  const findFolder = () =>
    stat(dir).then(
      ({ dev, ino }) => `${dev} ${ino}`,
      () => undefined,
    )
  let folder = hot ? await findFolder() : undefined
  let watcher = hot ? startWatcher() : undefined
  // A watcher stays with the folder that it was opened on, even if another folder has its name by now.
  const look = async () => {
    const folderNow = await findFolder()
    if (folderNow !== folder) {
      watcher?.close()
      if (folderNow === undefined) report('operators: OPERATORS_DIR is away; every label stays as it is until it is back')
      else {
        watcher = startWatcher()
        noteChanges([...operators.keys(), ...problems.keys(), ...(await ids())])
      }
      folder = folderNow
    }
  }
  const looking = hot ? repeat(pollMs, async () => void (await look())) : undefined

  const get = (requestedId: string) => find(operatorId(requestedId)) ?? find(providerOperator) ?? standIn
  const endedPage = (requestedId: string) => {
    const id = inSmallLetters(requestedId)
    const look = get(providerOperator)
    const loaded = find(id) ?? removedOperators.get(id)
    return variant(loaded ?? look, `ended ${id} ${look.themeVersion}`, () => withoutLook(id, loaded, look, extraOrigins))
  }

  return {
    /** The operator with that id, case-insensitive; the provider's if it is unknown. */
    get,
    /** What players' pages show of it: what `get` gives, or, once it has ended, what `endedPage` does. */
    page: (id: string): LoadedOperator => {
      const operator = get(id)
      return operator.view.state === 'ended' ? endedPage(operator.id) : operator
    },
    /** The page of a label that has ended: the provider's look, with what is still known of the label. */
    endedPage,
    /** Whether there is such a label: `live`; `paused`: its files cannot be shown; `ended`: neither folder nor published files. */
    presence: (requestedId: string): OperatorState => {
      const id = inSmallLetters(requestedId)
      return find(id) ? 'live' : problems.has(id) || published.has(id) ? 'paused' : 'ended'
    },
    /** Whether there is an operator with that id, case-insensitive. */
    has: (id: string): boolean => find(inSmallLetters(id)) !== undefined,
    /** All, sorted by id. */
    list: (): LoadedOperator[] =>
      [...new Map([...operators, ...fromConsole]).values()].map(asDecided).sort((one, other) => (one.id < other.id ? -1 : 1)),
    problems: () => [...problems.values()].flat(),
    /** Whether players see the operator from the folder or the console; undefined if there is none. */
    source: (id: string) => (fromConsole.has(id) ? ('console' as const) : operators.has(id) ? ('folder' as const) : undefined),
    /** Checks an operator of these files, and what the console shows of it; throws where the check does. */
    check: async (id: string, files: OperatorFiles): Promise<LookChecks> => {
      const { checked, checks } = await check(id, files, options)
      const study = checked.given?.study
      return { ...checks, ...(study && needsPermission(study, decisions.studies.get(id)) && { unallowedStudy: study.id }) }
    },
    /** The label in its folder, without what is the provider's to set. */
    folderFiles: async (id: string) => withoutUserIds(await readOperatorFolder(dir, id)),
    /** Whether page secrets may use its user ids, as far as its folder says. */
    folderUserIds,
    /** Takes what the provider decided outside the folders, which comes before what they say; views show it from then on. */
    setDecisions: (newDecisions: Decisions) => {
      decisions = newDecisions
    },
    /** Replaces the operator by one of these files instead of its folder; false if they cannot be used. Throws where the check does. */
    async put(id: string, files: OperatorFiles): Promise<boolean> {
      published.add(id)
      const { checked } = await check(id, files, options)
      const { loaded } = operatorOfFiles(id, checked, files, options)
      if (loaded) fromConsole.set(id, loaded)
      return loaded !== undefined
    },
    close: () => {
      looking?.close()
      watcher?.close()
      clearTimeout(timer)
    },
  }
}

/** Names of the folders in the operators' directory; throws ConfigError where it cannot be read. */
export const listFolders = async (dir: string): Promise<string[]> => {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => {
    throw new ConfigError('Bad setting: OPERATORS_DIR must be a folder that can be read')
  })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** Of a label whose own pages are no longer known: its page holds one sentence, which any page that showed the test may show. */
const anyPage = ['https://*', 'https://*:*']

/** The page of an operator that has ended, in the provider's look; its languages, pages and terms stay, since results can still be read there. */
const withoutLook = (
  id: string,
  loaded: LoadedOperator | undefined,
  look: LoadedOperator,
  extraOrigins: readonly string[],
): LoadedOperator => {
  const { header, footer, background, cardColors } = look.view
  const { ownTexts: _own, footer: _footer, ...facts } = loaded?.view ?? { ...look.view, id, origins: [...extraOrigins, ...anyPage] }
  const { previewOrigins: _previews, ...rest } = look.operator
  const previewOrigins = loaded?.operator.previewOrigins
  return {
    ...look,
    id,
    operator: { ...rest, ...(previewOrigins && { previewOrigins }) },
    view: { ...facts, header, ...(footer && { footer }), background, cardColors, state: 'ended' },
  }
}
