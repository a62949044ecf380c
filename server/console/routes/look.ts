import type { Draft, DraftHead, VersionHead } from '../../../contract/console/look.ts'
import { lookCalls } from '../../../contract/console/look-calls.ts'
import { reason } from '../../../contract/console/reasons.ts'
import { orNotFound, ProblemError } from '../../errors/problem.ts'
import type { App } from '../../http/app.ts'
import { hasTooManyValues } from '../../http/bounded-json.ts'
import { userIdsFault } from '../../operators/explain-error.ts'
import { hashOfFile } from '../../operators/load-asset.ts'
import { hashFiles, type OperatorFiles, withoutUserIds } from '../../operators/operator-files.ts'
import { unusedFault, unusedTextsIn } from '../../operators/parse-own-texts.ts'
import type { Config } from '../../process/config.ts'
import { isoTime } from '../../process/time.ts'
import type { LookDraft, LookVersion } from '../../store/looks.ts'
import type { Checks } from '../../workers/checks.ts'
import { type Caller, entryOf } from '../caller.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'
import { contentOf, isTooDeep, isTooLong, readJson, withContent } from '../look-content.ts'
import { changeable, currentFiles, filesOf, type PublishNeeds, publishFiles } from '../publish-files.ts'
import { startDraft } from '../start-draft.ts'

const maxDrafts = 50
const maxFiles = 60
/** Maximum bytes of a label's files: what a whole folder may bring. */
const maxOperatorBytes = 2_000_000
/** Maximum bytes of all versions and drafts of an operator. */
const maxBytes = 50_000_000

const draftHead = ({ id, name, revision, basedOn, updatedAt, updatedBy }: LookDraft): DraftHead => ({
  id,
  name,
  revision,
  basedOn,
  updatedAt: isoTime(updatedAt),
  updatedBy,
})
const versionHead = ({ number, publishedAt, publishedBy, note, rolledBackTo }: LookVersion, current: number): VersionHead => ({
  number,
  publishedAt: isoTime(publishedAt),
  by: publishedBy,
  note,
  ...(rolledBackTo !== null && { rolledBackTo }),
  current: number === current,
})

const sizeOf = (files: OperatorFiles): number => [...files.values()].reduce((sum, { length }) => sum + length, 0)

/** Refuses a label with what is the provider's to set. */
const refuseUserIds = (files: OperatorFiles): void => {
  const { pointer, reasons } = userIdsFault
  if (withoutUserIds(files) !== files) throw new ProblemError('invalid', reasons, { pointer })
}

/** Refuses texts that no label may word, or not so, except for those that a draft holds from before. */
const refuseUnusedTexts = (files: OperatorFiles, before: OperatorFiles = new Map()): void => {
  for (const [path, bytes] of files) {
    if (bytes === before.get(path)) continue
    const keysBefore = new Set(unusedTextsIn(path, before.get(path)).map(({ key }) => key))
    const text = unusedTextsIn(path, bytes).find(({ key }) => !keysBefore.has(key))
    if (!text) continue
    const { message, fix } = unusedFault(text.reason, [text.key])
    throw new ProblemError('invalid', `${message} ${fix}`, { pointer: `/${path.replace('.json', '')}/${text.key}` })
  }
}

/** Drafts and versions of an operator's look. */
export const routes = (app: App, deps: ConsoleNeeds & PublishNeeds & { config: Config; checks: Checks }): void => {
  const route = consoleRoutes(app, deps)
  const { store, clock } = deps
  const { looks } = store

  const findDraft = (operator: string, id: number): Promise<LookDraft> => orNotFound(looks.draft(operator, id))
  const findVersion = (operator: string, number: number): Promise<LookVersion> => orNotFound(looks.version(operator, number))
  const showDraft = async (draft: LookDraft): Promise<Draft> => ({
    ...draftHead(draft),
    ...(await contentOf(deps, draft.operator, await filesOf(deps, draft.files))),
  })
  /** The files of a draft or a version; of what players see if neither is given. */
  const filesIn = async (operator: string, draft?: number | string, version?: string): Promise<OperatorFiles> => {
    if (draft !== undefined) return filesOf(deps, (await findDraft(operator, Number(draft))).files)
    if (version !== undefined) return filesOf(deps, (await findVersion(operator, Number(version))).files)
    return (await currentFiles(deps, operator)).files
  }
  const publishedHead = async (operator: string, number: number): Promise<VersionHead> =>
    versionHead(await findVersion(operator, number), number)

  /** Enforces the quota; unreferenced bytes are released a day later. */
  const checkRoom = async (operator: string, uploaded: OperatorFiles): Promise<void> => {
    const size = sizeOf(uploaded) + (await looks.size(operator))
    if (size > maxBytes) throw new ProblemError('quota_exceeded', reason('much_kept', { megabytes: maxBytes / 1_000_000 }))
  }

  /** Decodes uploads, or throws with the reason one is refused: judged by its content, whatever its name says. */
  const readUploads = async (operator: string, uploads: readonly { path: string; data: string }[]): Promise<OperatorFiles> => {
    const files = new Map(uploads.map(({ path, data }) => [path, Buffer.from(data, 'base64')] as const))
    for (const [path, bytes] of files)
      if (path.endsWith('.json') && (isTooLong(path, bytes) || hasTooManyValues(bytes) || isTooDeep(readJson(bytes))))
        throw new ProblemError('bad_file', reason('json_too_large', { file: path }))
    const pictures = [...files].filter(([path]) => !path.endsWith('.json'))
    const checked = await deps.checks.images(operator, new Map(pictures))
    if ('fault' in checked) throw new ProblemError('bad_file', [reason('of_file', { file: checked.fault.name }), ...checked.fault.reasons])
    // One that is stored already, as in an exported folder, would lose with each drawing.
    const storedBytes = await looks.bytes(pictures.map(([, bytes]) => hashOfFile(bytes)))
    const redrawn = [...checked.redrawn].filter(([path]) => !storedBytes.has(hashOfFile(files.get(path) ?? Buffer.alloc(0))))
    return new Map([...files, ...redrawn])
  }

  const checkSize = (files: OperatorFiles): void => {
    if (files.size > maxFiles || sizeOf(files) > maxOperatorBytes)
      throw new ProblemError('quota_exceeded', reason('many_files', { most: maxFiles, megabytes: maxOperatorBytes / 1_000_000 }))
  }

  /** Before any work for a draft that there is no room for. */
  const checkDrafts = async (operator: string): Promise<void> => {
    if ((await looks.draftCount(operator)) >= maxDrafts)
      throw new ProblemError('quota_exceeded', reason('many_drafts', { most: maxDrafts }))
  }

  const addDraft = async (caller: Caller, operator: string, name: string, files: OperatorFiles, basedOn: number): Promise<Draft> => {
    refuseUserIds(files)
    checkSize(files)
    const { hashed, paths } = hashFiles(files)
    const draft = { operator, name, basedOn, files: paths, updatedAt: clock(), updatedBy: caller.email }
    const auditedStore = store.noting<number>((id) => [entryOf(deps, caller, 'draft.added', operator, `${id}, “${name}”`)])
    const id = await auditedStore.looks.addDraft(draft, hashed)
    return showDraft(await findDraft(operator, id))
  }

  /** Saves a change made from one revision; `conflict` if the draft has another revision by now. */
  const saveDraft = async (
    caller: Caller,
    draft: LookDraft,
    revision: number,
    { files, name = draft.name, what }: { files: OperatorFiles; name?: string | undefined; what: string },
  ): Promise<Draft> => {
    const { operator, id, updatedBy } = draft
    const conflict = () => new ProblemError('conflict', reason('draft_changed', { by: updatedBy }))
    if (draft.revision !== revision) throw conflict()
    checkSize(files)
    refuseUserIds(files)
    const { hashed, paths } = hashFiles(files)
    const change = { operator, id, revision, name, files: paths, updatedAt: clock(), updatedBy: caller.email }
    const entry = entryOf(deps, caller, 'draft.changed', operator, `${id}, “${name}”${what}`)
    if (!(await store.noting(entry).looks.saveDraft(change, hashed))) throw conflict()
    return showDraft(await findDraft(operator, id))
  }

  type At = { params: { operator: string } }
  const newDraft = {
    nameOf: ({ id }: Draft) => `${id}`,
    again: async (id: string, { params }: At) => showDraft(await findDraft(params.operator, Number(id))),
  }
  const version = {
    nameOf: ({ number }: VersionHead) => `${number}`,
    again: (number: string, { params }: At) => publishedHead(params.operator, Number(number)),
  }

  route(lookCalls.look, async ({ params: { operator } }) => {
    const { files, number } = await currentFiles(deps, operator)
    const version = number === 0 ? undefined : await findVersion(operator, number)
    return {
      source: number === 0 ? ('folder' as const) : ('console' as const),
      ...(await contentOf(deps, operator, files)),
      ...(version && { version: versionHead(version, number) }),
      drafts: (await looks.drafts(operator)).map(draftHead),
    }
  })

  route(lookCalls.takeOver, version, async ({ params: { operator }, caller }) => {
    const { files, number } = await currentFiles(deps, operator)
    if (number > 0) throw new ProblemError('conflict', reason('taken_over'))
    const note = 'Taken over from the folder'
    await publishFiles(deps, caller, operator, { files, after: 0, action: 'look.taken_over', note })
    return publishedHead(operator, 1)
  })

  route(lookCalls.checkLook, async ({ params: { operator }, body }) => {
    const files = await filesIn(operator, body.draft)
    return deps.operators.check(operator, withContent(files, body))
  })

  route(lookCalls.checkFile, async ({ params: { operator, file }, body: { data } }) => {
    await readUploads(operator, [{ path: file, data }])
    return null
  })

  route(lookCalls.addDraft, newDraft, async ({ params: { operator }, body: { name, start }, caller }) => {
    await checkDrafts(operator)
    const { files, number } = await changeable(deps, operator)
    return addDraft(caller, operator, name, await startDraft(deps, operator, files, start), number)
  })

  route(lookCalls.draft, async ({ params }) => showDraft(await findDraft(params.operator, Number(params.draft))))

  route(lookCalls.saveDraft, async ({ params, body: { revision, name, operator, texts }, caller }) => {
    const draft = await findDraft(params.operator, Number(params.draft))
    const before = await filesOf(deps, draft.files)
    const files = withContent(before, { operator, texts })
    refuseUnusedTexts(files, before)
    return saveDraft(caller, draft, revision, { files, name, what: '' })
  })

  route(lookCalls.removeDraft, async ({ params: { operator, draft }, caller }) => {
    const { id, name } = await findDraft(operator, Number(draft))
    await store.noting(entryOf(deps, caller, 'draft.removed', operator, `${id}, “${name}”`)).looks.removeDraft(operator, id)
    return null
  })

  route(lookCalls.putFile, async ({ params, body: { revision, data }, caller }) => {
    const draft = await findDraft(params.operator, Number(params.draft))
    const uploads = await readUploads(params.operator, [{ path: params.file, data }])
    await checkRoom(params.operator, uploads)
    const files = new Map([...(await filesOf(deps, draft.files)), ...uploads])
    return saveDraft(caller, draft, revision, { files, what: `, ${params.file}` })
  })

  route(lookCalls.publish, version, async ({ params, body: { revision, note, over }, caller }) => {
    const { operator } = params
    const draft = await findDraft(operator, Number(params.draft))
    const { number } = await changeable(deps, operator)
    if (draft.revision !== revision) throw new ProblemError('conflict', reason('draft_changed', { by: draft.updatedBy }))
    if ((over ?? draft.basedOn) !== number) throw new ProblemError('conflict', reason('draft_outdated', { version: number }))
    const files = await filesOf(deps, draft.files)
    const from = { id: draft.id, revision }
    return publishedHead(
      operator,
      await publishFiles(deps, caller, operator, { files, after: number, action: 'look.published', note, draft: from }),
    )
  })

  route(lookCalls.versions, async ({ params }) => {
    const versions = await looks.versions(params.operator)
    return { versions: versions.map((version) => versionHead(version, versions[0]?.number ?? 0)) }
  })

  route(lookCalls.version, async ({ params: { operator, version: versionNumber } }) => {
    const version = await findVersion(operator, Number(versionNumber))
    const [current] = await looks.versions(operator)
    return { ...versionHead(version, current?.number ?? 0), ...(await contentOf(deps, operator, await filesOf(deps, version.files))) }
  })

  route(lookCalls.rollBack, version, async ({ params: { operator, version: requestedVersion }, body: { note }, caller }) => {
    const { number } = await changeable(deps, operator)
    const version = await findVersion(operator, Number(requestedVersion))
    if (version.number === number) throw new ProblemError('conflict', reason('version_current'))
    const files = await filesOf(deps, version.files)
    const change = { files, after: number, action: 'look.rolled_back', note: note || `Rolled back to version ${version.number}` }
    return publishedHead(operator, await publishFiles(deps, caller, operator, { ...change, rolledBackTo: version.number }))
  })

  route(lookCalls.exportFolder, async ({ params: { operator }, query: { version, draft } }) => {
    const files = await filesIn(operator, draft, version)
    return { files: [...files].sort().map(([path, bytes]) => ({ path, data: bytes.toString('base64') })) }
  })

  route(lookCalls.importFolder, newDraft, async ({ params: { operator }, body: { name, files: uploads }, caller }) => {
    const { number } = await changeable(deps, operator)
    if (!uploads.some(({ path }) => path === 'operator.json')) throw new ProblemError('bad_file', reason('no_operator_json'))
    const paths = uploads.map(({ path }) => path.toLowerCase())
    const file = paths.find((path, at) => paths.indexOf(path) < at)
    if (file) throw new ProblemError('bad_file', reason('file_twice', { file }))
    await checkDrafts(operator)
    const files = await readUploads(operator, uploads)
    refuseUnusedTexts(files)
    await checkRoom(operator, files)
    return addDraft(caller, operator, name, files, number)
  })
}
