import type { RootMessages } from './create-texts.ts'
import { rootSets } from './i18n-roots.ts'
import type { Locales } from './i18n-types.ts'

/** Messages of the root namespace, which the first screens need. */
export const loadRoot = async (locale: Locales): Promise<RootMessages> => {
  const { default: messages } = await rootSets[locale]()
  // Every set is checked against the base set where it is written.
  return messages as RootMessages
}
