import { fileURLToPath } from 'node:url'
import { type Operators, openOperators } from '../server/operators/registry.ts'

/** The operators of this installation, for benchmarks. */
export const openBenchOperators = (): Promise<Operators> =>
  openOperators({
    dir: fileURLToPath(new URL('../operators', import.meta.url)),
    provider: { name: 'Gamalyze', url: 'https://gamalyze.example/', contact: 'contact@gamalyze.example' },
    hot: false,
  })
