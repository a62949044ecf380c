import { leaves } from './checks/leaves.ts'
import type { Messages } from './messages.ts'
import { type OwnTexts, putOwnTexts } from './own-texts.ts'
import { type Locales, sets } from './sets.ts'

/**
 * All messages of a set: its file's texts in the places of those of the set it builds upon, in the end the English ones,
 * which stand in where a text is missing. Each file is read once per process.
 */
export const loadWhole = async (locale: Locales): Promise<Messages> => {
  if (locale === 'eng') {
    const [{ default: root }, { default: namespaces }] = await Promise.all([import('./eng/root.ts'), import('./eng/namespaces.ts')])
    return { root, ...namespaces }
  }
  const [{ root, ...namespaces }, { default: texts }] = await Promise.all([
    loadWhole((sets[locale].variantOf as Locales | undefined) ?? 'eng'),
    // By way of the folder: Vite takes no `./${name}` for a pattern.
    import(`../i18n/${locale}.json`, { with: { type: 'json' } }) as Promise<{ default: OwnTexts }>,
  ])
  return { root: putOwnTexts(root, texts), ...putOwnTexts(namespaces, texts) }
}

/** All texts of a set by their keys, such as `landing.start`, in the order of English. */
export const loadTexts = async (locale: Locales): Promise<Map<string, string>> => {
  const { root, ...namespaces } = await loadWhole(locale)
  return new Map(leaves({ ...root, ...namespaces }))
}
