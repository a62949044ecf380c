import { fileURLToPath } from 'node:url'
import { type Operators, openOperators } from '../operators/registry.ts'

let opened: Promise<Operators> | undefined

/** The operators of the tree, which the tests of a process share: to check them all takes half a second. */
export const allOperators = (): Promise<Operators> => {
  opened ??= openOperators({
    dir: fileURLToPath(new URL('../../operators', import.meta.url)),
    provider: { name: 'Gamalyze', url: 'https://gamalyze.example/', contact: 'contact@gamalyze.example', retentionDays: 730 },
    hot: false,
  })
  return opened
}
