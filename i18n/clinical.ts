/** Texts for somebody in danger or too young: marked *to be read by a clinician* until one who is named has read them in each set. */
export const clinicalTexts = ['help.danger.', 'young.'] as const

/** Who has read them, by set: `{ eng: { by: 'name and office', on: '2026-12-01' } }`. Nobody yet. */
export const clinicians: { readonly [set: string]: { by: string; on: string } } = {}
