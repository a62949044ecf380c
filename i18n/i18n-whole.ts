// Written by `npm run i18n` from the folders that are there.
import type { Locales } from './i18n-types.ts'

/** A set with its namespaces, but for those read apart: one request for a switch of language on a screen that shows long texts. */
export const wholeSets: Record<Locales, () => Promise<{ default: object }>> = {
  dan: () => import('./i18n-whole/dan.ts'),
  dut: () => import('./i18n-whole/dut.ts'),
  enDraftKings: () => import('./i18n-whole/enDraftKings.ts'),
  enHC: () => import('./i18n-whole/enHC.ts'),
  eng: () => import('./i18n-whole/eng.ts'),
  fre: () => import('./i18n-whole/fre.ts'),
  ger: () => import('./i18n-whole/ger.ts'),
  gre: () => import('./i18n-whole/gre.ts'),
  ita: () => import('./i18n-whole/ita.ts'),
  nlHC: () => import('./i18n-whole/nlHC.ts'),
  pol: () => import('./i18n-whole/pol.ts'),
  por: () => import('./i18n-whole/por.ts'),
  porBR: () => import('./i18n-whole/porBR.ts'),
  rum: () => import('./i18n-whole/rum.ts'),
  spa: () => import('./i18n-whole/spa.ts'),
  spa419: () => import('./i18n-whole/spa419.ts'),
  srp: () => import('./i18n-whole/srp.ts'),
  swe: () => import('./i18n-whole/swe.ts'),
  uk: () => import('./i18n-whole/uk.ts'),
  us: () => import('./i18n-whole/us.ts'),
}
