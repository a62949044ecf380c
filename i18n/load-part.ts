import { loadWhole } from './load-texts.ts'
import type { Messages, Namespaces } from './messages.ts'
import type { Locales } from './sets.ts'

/** Parts of a set. `together`: the root namespace and every other that a switch of language brings with it (`load-shown.ts`). */
type Parts = Messages & { together: Pick<Messages, 'root'> & Partial<Messages> }

/**
 * A part of a set. A build writes this module anew, with the addresses of one chunk for each part of each set
 * (`config/vite/texts.ts`); it is not in `load-root.ts`, as the first chunk carries only the addresses that it needs.
 */
export const loadPart = async <Part extends Namespaces | 'together'>(locale: Locales, part: Part): Promise<Parts[Part]> => {
  const messages = await loadWhole(locale)
  return { ...messages, together: messages }[part]
}
