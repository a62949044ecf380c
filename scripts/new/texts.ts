import { leaves } from '../../i18n/checks/leaves.ts'
import type { Locales } from '../../i18n/i18n-types.ts'
import { recordReading } from '../../server/texts/exchange/memory.ts'
import type { Tree } from './tree.ts'

/** English texts of a new feature: texts by key, or groups of them. */
export type NewTexts = { readonly [key: string]: string | NewTexts }

/** The complete sets; variants inherit texts from their base set. */
export const wholeSets = (tree: Tree): string[] =>
  tree.folders('i18n').filter((set) => tree.has(`i18n/${set}/about.ts`) && !tree.read(`i18n/${set}/about.ts`).includes('variantOf'))

/** The texts as the source code of an object literal. */
export const literal = (texts: NewTexts): string =>
  `{ ${Object.entries(texts)
    .map(([key, text]) => `${key}: ${typeof text === 'string' ? JSON.stringify(text) : literal(text)}`)
    .join(', ')} }`

/** Records English texts in another language's set, so that `texts status` lists them until they are translated. */
export const markUntranslated = (tree: Tree, set: string, texts: ReadonlyMap<string, { english: string; text: string }>): void =>
  tree.mark(async () => {
    const path = `i18n/${set}/memory.json`
    const known = tree.has(path) ? Object.keys((JSON.parse(tree.read(path)) as { texts: object }).texts) : []
    const reading = { state: 'untranslated', by: 'npm run new', on: new Date().toISOString().slice(0, 10) } as const
    await recordReading(set as Locales, reading, texts, new Set([...known, ...texts.keys()]), `${tree.root}/i18n`)
  })

/** Writes texts into every complete set and marks them as untranslated in all but English. `prefix` is their key path, such as `root.popups`. */
export const addTexts = (tree: Tree, prefix: string, texts: NewTexts, write: (set: string) => void): void => {
  const added = new Map(leaves(texts).map(([key, text]) => [`${prefix}.${key}`, { english: text, text }]))
  for (const set of wholeSets(tree)) {
    write(set)
    if (set !== 'eng') markUntranslated(tree, set, added)
  }
}

export const toTranslate =
  'its texts in English (i18n/eng), then in each set: npm run -s gamalyze -- texts status SET lists what is untranslated'
