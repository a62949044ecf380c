import type { Formatters, Locales } from './i18n-types.ts'
import { sets } from './i18n-sets.ts'
import { createFormats } from './formats.ts'

/** The formatters that texts may name, as in `{score:number|money}`. */
export const initFormatters = (locale: Locales): Formatters => createFormats(sets[locale])
