import { loadWhole } from './load-texts.ts'
import type { Messages } from './messages.ts'
import type { Locales } from './sets.ts'

/**
 * Messages of the root namespace, which the first screens need. A build writes this module anew, with the address of one chunk for each set
 * (`config/vite/texts.ts`).
 */
export const loadRoot = async (locale: Locales): Promise<Messages['root']> => (await loadWhole(locale)).root
