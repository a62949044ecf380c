import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Provider } from '../../contract/look/view-of-operator.ts'
import { type Operators, openOperators } from '../operators/registry.ts'

/** The operators of the tree. */
export const operatorsFolder = fileURLToPath(new URL('../../operators', import.meta.url))

export const testProvider: Provider = {
  name: 'Gamalyze',
  url: 'https://gamalyze.example/',
  contact: 'contact@gamalyze.example',
  retentionDays: 730,
}

/** Copies operators of the tree into another folder. */
export const copyOperators = (dir: string, ...ids: readonly string[]): void => {
  for (const id of ids) cpSync(join(operatorsFolder, id), join(dir, id), { recursive: true })
}

let opened: Promise<Operators> | undefined

/** Those of the tree, which the tests of a process share: to check them all takes half a second. */
export const allOperators = (): Promise<Operators> => {
  opened ??= openOperators({ dir: operatorsFolder, provider: testProvider, hot: false })
  return opened
}
