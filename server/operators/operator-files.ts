import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reason } from '../../contract/console/reasons.ts'
import type { Language } from '../../contract/languages.ts'
import { labelFilePattern } from '../../contract/operator.ts'
import { type AssetFault, faultOf } from './check-svg.ts'
import { type Asset, acceptImage, checkAsset, hashOfFile, maxUploadBytes, readImage } from './load-asset.ts'
import { loadOwnTexts, type OwnTextsResult, ownTextsOf } from './load-own-texts.ts'
import { readJson } from './read-json.ts'

/** The files of a label, by path in its folder. */
export type OperatorFiles = ReadonlyMap<string, Buffer>

/** Paths allowed in a label's folder. */
export const operatorFilePath = new RegExp(labelFilePattern)

export type OperatorSource = {
  /** Whether it is the provider's own folder, which may set more */
  kind: 'folder' | 'console'
  operatorJson(): Promise<string | undefined>
  asset(name: string): Promise<Asset | AssetFault>
  ownTexts(languages: readonly Language[]): Promise<OwnTextsResult>
}

// Some editors write a byte order mark.
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

/** The text of a label's operator.json, if there is one. */
export const operatorJsonOf = (files: OperatorFiles): string | undefined => {
  const bytes = files.get('operator.json')
  return bytes && withoutMark(bytes.toString('utf8'))
}

/** A label in a folder; large files are not read, links not followed. */
export const folderSource = (dir: string, id: string): OperatorSource => ({
  kind: 'folder',
  operatorJson: () => readFile(join(dir, id, 'operator.json'), 'utf8').then(withoutMark, () => undefined),
  asset: (name) => readImage(join(dir, id, name), name),
  ownTexts: (languages) => loadOwnTexts(dir, id, languages),
})

/** A label in memory, as the console keeps it; its images are checked like uploads. */
export const filesSource = (id: string, files: OperatorFiles): OperatorSource => ({
  kind: 'console',
  operatorJson: async () => operatorJsonOf(files),
  asset: async (name) => {
    const bytes = files.get(name)
    return bytes ? checkAsset(name, bytes) : faultOf(reason('file_absent'), reason('upload_fix'))
  },
  ownTexts: async (languages) =>
    ownTextsOf(
      id,
      [...files].flatMap(([path, bytes]) => (path.startsWith('texts/') ? [{ name: path.slice('texts/'.length), bytes }] : [])),
      languages,
    ),
})

const hasUserIds = (value: unknown): value is { userIds: unknown } => typeof value === 'object' && value !== null && 'userIds' in value

/** The files without what is the provider's to set; unchanged where nothing is. */
export const withoutUserIds = (files: OperatorFiles): OperatorFiles => {
  const { value } = readJson(operatorJsonOf(files) ?? '')
  if (!hasUserIds(value)) return files
  const { userIds: _provider, ...ownSettings } = value
  return new Map(files).set('operator.json', Buffer.from(`${JSON.stringify(ownSettings, null, 2)}\n`))
}

/** All files of a label's folder, pictures as they are shown; files not allowed in a label are left out. */
export const readOperatorFolder = async (dir: string, id: string): Promise<OperatorFiles> => {
  const files = new Map<string, Buffer>()
  for (const name of (await readdir(join(dir, id), { recursive: true })).sort()) {
    const path = name.replaceAll('\\', '/')
    const info = await lstat(join(dir, id, name))
    if (!operatorFilePath.test(path) || !info.isFile() || info.size > maxUploadBytes) continue
    const bytes = await readFile(join(dir, id, name))
    const image = path.endsWith('.json') ? undefined : await acceptImage(path, bytes)
    files.set(path, image && 'bytes' in image ? image.bytes : bytes)
  }
  return files
}

/** The files with their storage hashes, and the hashes by path. */
export const hashFiles = (
  files: OperatorFiles,
): { hashed: Map<string, { hash: string; bytes: Buffer }>; paths: Record<string, string> } => {
  const hashed = new Map([...files].map(([path, bytes]) => [path, { hash: hashOfFile(bytes), bytes }] as const))
  return { hashed, paths: Object.fromEntries([...hashed].map(([path, { hash }]) => [path, hash])) }
}
