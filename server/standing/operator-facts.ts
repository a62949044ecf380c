import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FolderOperator } from '../../contract/operator.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { filesSource, folderSource } from '../operators/operator-files.ts'
import { isOperatorId } from '../operators/operator-id.ts'
import { parseOperator } from '../operators/parse-operator.ts'
import type { Config } from '../process/config.ts'
import type { Store } from '../store/store.ts'

/** What a label says of itself, as players see it now. */
export type OperatorFacts = Pick<
  FolderOperator,
  'name' | 'country' | 'defaultLanguage' | 'languages' | 'sharing' | 'terms' | 'ageMark' | 'privacy' | 'userIds' | 'study' | 'footer'
>

/** Undefined for a broken one, which is shown by nobody and reported where it is loaded. */
const parse = (operator: string, json: string | Buffer | undefined): OperatorFacts | undefined =>
  json === undefined ? undefined : parseOperator(operator, String(json), 'folder').operator

/** All labels by operator: those that the console published before those of the folder. */
export const readOperatorFacts = async ({ operatorsDir }: Pick<Config, 'operatorsDir'>, store: Store) => {
  const factsById = new Map<string, OperatorFacts>()
  const addLabel = (operator: string, facts: OperatorFacts | undefined) => facts && factsById.set(operator, facts)
  for (const operator of (await readdir(operatorsDir).catch(() => [])).filter(isOperatorId))
    addLabel(operator, parse(operator, await readFile(join(operatorsDir, operator, 'operator.json')).catch(() => undefined)))
  for (const { operator } of await store.looks.current()) {
    const hash = (await store.looks.version(operator))?.files['operator.json']
    if (hash !== undefined) addLabel(operator, parse(operator, (await store.looks.bytes([hash])).get(hash)))
  }
  return factsById
}

/** A label's own words by set, as players see them: from where its operator.json comes. */
export const readOwnTexts = async (
  { operatorsDir }: Pick<Config, 'operatorsDir'>,
  { looks }: Pick<Store, 'looks'>,
  id: string,
  { languages }: OperatorFacts,
): Promise<OperatorView['ownTexts']> => {
  const version = await looks.version(id)
  const texts = Object.entries(version?.files ?? {}).filter(([path]) => path.startsWith('texts/'))
  const bytes = await looks.bytes(texts.map(([, hash]) => hash))
  const files = new Map(texts.map(([path, hash]) => [path, bytes.get(hash) ?? Buffer.of()] as const))
  const source = version ? filesSource(id, files) : folderSource(operatorsDir, id)
  return (await source.ownTexts(languages)).ownTexts
}
