// Written by `npm run i18n` from the folders that are there.
import type { Locales } from './i18n-types.ts'

/** Texts of the root namespace, loaded with the first chunk. The loaders of the long texts stand apart: the first chunk carries only these addresses. */
export const rootSets: Record<Locales, () => Promise<{ default: object }>> = {
  dan: () => import('./dan/index.ts'),
  dut: () => import('./dut/index.ts'),
  enDraftKings: () => import('./enDraftKings/index.ts'),
  enHC: () => import('./enHC/index.ts'),
  eng: () => import('./eng/index.ts'),
  fre: () => import('./fre/index.ts'),
  ger: () => import('./ger/index.ts'),
  gre: () => import('./gre/index.ts'),
  ita: () => import('./ita/index.ts'),
  nlHC: () => import('./nlHC/index.ts'),
  pol: () => import('./pol/index.ts'),
  por: () => import('./por/index.ts'),
  porBR: () => import('./porBR/index.ts'),
  rum: () => import('./rum/index.ts'),
  spa: () => import('./spa/index.ts'),
  spa419: () => import('./spa419/index.ts'),
  srp: () => import('./srp/index.ts'),
  swe: () => import('./swe/index.ts'),
  uk: () => import('./uk/index.ts'),
  us: () => import('./us/index.ts'),
}
