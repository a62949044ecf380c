import type { Locales } from './sets.ts'

/** Texts for somebody in danger or too young: marked *to be read by a clinician* until one who is named has read them in each set. */
export const clinicalTexts = ['help.danger.', 'young.'] as const

/** Who has read them, by set: `{ eng: { by: 'name and office', on: '2026-12-01' } }`. Nobody yet. */
export const clinicians: { readonly [set in Locales]?: { by: string; on: string } } = {}

/** Sets of which a named native speaker has read every text, as the states beside them say: a test compares. */
export const nativeSets: readonly Locales[] = []
