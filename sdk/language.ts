import type { Language as Known } from '../contract/languages.ts'

/** Codes of the texts there are; tags such as `da` or `de-AT` are taken too. */
export type Language = Known | (string & Record<never, never>)
