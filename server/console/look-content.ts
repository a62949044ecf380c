import { extname } from 'node:path'
import type { Draft } from '../../contract/console/look.ts'
import { reason } from '../../contract/console/reasons.ts'
import { withWholeTheme } from '../../contract/look/look-of-colour.ts'
import type { Operator } from '../../contract/operator.ts'
import { ProblemError } from '../errors/problem.ts'
import { assetTypes, versionOf } from '../operators/load-asset.ts'
import type { OperatorFiles } from '../operators/operator-files.ts'
import type { Operators } from '../operators/registry.ts'
import type { Config } from '../process/config.ts'

type Content = Pick<Draft, 'operator' | 'texts' | 'files' | 'checks'>

/** A label's JSON has five levels; one with many thousands could be parsed but not serialised again. */
const maxDepth = 20
/** Whether a JSON value is nested more deeply than that. */
export const isTooDeep = (value: unknown): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= maxDepth && level.length > 0; depth++)
    level = level.flatMap((each) => (each !== null && typeof each === 'object' ? Object.values(each) : []))
  return level.length > 0
}

/** The parsed content of a label's file; undefined where it is not JSON. */
export const readJson = (bytes: Buffer | undefined): unknown => {
  try {
    return JSON.parse(bytes?.toString('utf8').replace(/^\uFEFF/, '') ?? '')
  } catch {
    return undefined
  }
}
const readObject = (bytes: Buffer | undefined): Record<string, unknown> => {
  const value = readJson(bytes)
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

const isJson = (path: string): boolean => path.endsWith('.json')
const textsPath = /^texts\/(\w+)\.json$/

/** A label as the console shows it. */
export const contentOf = async (deps: { config: Config; operators: Operators }, id: string, files: OperatorFiles): Promise<Content> => ({
  operator: withWholeTheme(readObject(files.get('operator.json'))) as Operator,
  texts: Object.fromEntries(
    [...files].flatMap(([path, bytes]) => {
      const [, set] = textsPath.exec(path) ?? []
      return set ? [[set, readObject(bytes) as Record<string, string>]] : []
    }),
  ),
  files: [...files]
    .filter(([path]) => !isJson(path))
    .map(([name, bytes]) => ({
      name,
      type: assetTypes[extname(name) as keyof typeof assetTypes] ?? 'application/octet-stream',
      size: bytes.length,
      href: `${deps.config.publicUrl}/operators/${id}/${name}?v=${versionOf(bytes)}`,
    })),
  checks: await deps.operators.check(id, files),
})

/** Bytes of a label's operator.json and of one file of own texts: several times what the largest need. */
const maxJsonBytes = { operator: 64_000, texts: 16_000 }
/** Whether a JSON file is longer than any operator needs. */
export const isTooLong = (path: string, bytes: Buffer): boolean =>
  bytes.length > (path === 'operator.json' ? maxJsonBytes.operator : maxJsonBytes.texts)
const refuseLong = (path: string, pointer: string, bytes: Buffer): Buffer => {
  if (isTooLong(path, bytes)) throw new ProblemError('invalid', reason('too_long', { file: path }), { pointer })
  return bytes
}

/** A value as a label's file holds it. */
export const jsonBytes = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The files with a new operator.json and own texts; files whose content is equal keep their bytes. */
export const withContent = (
  files: OperatorFiles,
  { operator, texts }: { operator?: unknown; texts?: Record<string, Record<string, string>> | undefined },
): OperatorFiles => {
  if (isTooDeep(operator)) throw new ProblemError('invalid', reason('too_deep', { levels: maxDepth }), { pointer: '/operator' })
  const nextFiles = new Map(files)
  if (operator !== undefined && !isSame(operator, withWholeTheme(readObject(files.get('operator.json')))))
    nextFiles.set('operator.json', refuseLong('operator.json', '/operator', jsonBytes(operator)))
  if (texts === undefined) return nextFiles
  for (const path of files.keys()) if (textsPath.test(path)) nextFiles.delete(path)
  for (const [set, ownTexts] of Object.entries(texts)) {
    const path = `texts/${set}.json`
    const previousFile = files.get(path)
    if (Object.keys(ownTexts).length > 0)
      nextFiles.set(
        path,
        previousFile && isSame(readObject(previousFile), ownTexts) ? previousFile : refuseLong(path, `/texts/${set}`, jsonBytes(ownTexts)),
      )
  }
  return nextFiles
}
