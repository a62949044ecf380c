import { readdir } from 'node:fs/promises'
import type { FolderOperator } from '../../contract/operator.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { filesSource, folderSource, type OperatorSource } from '../operators/operator-files.ts'
import { isOperatorId } from '../operators/operator-id.ts'
import { parseOperator } from '../operators/parse-operator.ts'
import type { Config } from '../process/config.ts'
import type { Store } from '../store/store.ts'

/** What a label says of itself, as players see it now. */
export type OperatorFacts = Pick<
  FolderOperator,
  'name' | 'country' | 'defaultLanguage' | 'languages' | 'sharing' | 'terms' | 'ageMark' | 'privacy' | 'userIds' | 'study' | 'footer'
> & { ownTexts?: OperatorView['ownTexts'] | undefined }

/** All labels by operator: those that the console published before those of the folder. A broken one is reported where it is loaded. */
export const readOperatorFacts = async ({ operatorsDir }: Pick<Config, 'operatorsDir'>, { looks }: Pick<Store, 'looks'>) => {
  const factsById = new Map<string, OperatorFacts>()
  const addLabel = async (id: string, source: OperatorSource) => {
    const { operator } = parseOperator(id, (await source.operatorJson()) ?? '', 'folder')
    if (operator) factsById.set(id, { ...operator, ownTexts: (await source.ownTexts(operator.languages)).ownTexts })
  }
  for (const id of (await readdir(operatorsDir).catch(() => [])).filter(isOperatorId)) await addLabel(id, folderSource(operatorsDir, id))
  for (const { operator: id } of await looks.current()) {
    const files = Object.entries((await looks.version(id))?.files ?? {}).filter(([path]) => path.endsWith('.json'))
    const bytes = await looks.bytes(files.map(([, hash]) => hash))
    await addLabel(id, filesSource(id, new Map(files.map(([path, hash]) => [path, bytes.get(hash) ?? Buffer.of()]))))
  }
  return factsById
}
