import type { Locales } from '../../i18n/sets.ts'
import { readStates, recordReading } from '../texts/states.ts'
import type { Tree } from './tree.ts'

/** Records English texts in another language's set, so that `texts status` lists them until they are translated. */
export const markUntranslated = (tree: Tree, set: string, texts: ReadonlyMap<string, { english: string; text: string }>): void =>
  tree.mark(() => {
    const [locale, folder] = [set as Locales, `${tree.root}/i18n`]
    const knownKeys = Object.keys(readStates(locale, folder).texts)
    const reading = { state: 'untranslated', by: 'npm run new', on: new Date().toISOString().slice(0, 10) } as const
    recordReading(locale, reading, texts, new Set([...knownKeys, ...texts.keys()]), folder)
  })

/** Writes a section of English texts into the first chunk of every complete set, and marks them as untranslated in all but English. */
export const addSection = (tree: Tree, section: string, texts: { readonly [key: string]: string }): void => {
  const literal = Object.entries(texts).map(([key, text]) => `${key}: ${JSON.stringify(text)}`)
  const added = new Map(Object.entries(texts).map(([key, text]) => [`root.${section}.${key}`, { english: text, text }]))
  // Variants inherit the texts of their base set.
  for (const set of tree.folders('i18n').filter((folder) => tree.has(`i18n/${folder}/root.ts`))) {
    tree.edit(`i18n/${set}/root.ts`, /\n\}(?= (?:as const|satisfies .*)\n$)/, `\n  ${section}: { ${literal.join(', ')} },\n}`)
    if (set !== 'eng') markUntranslated(tree, set, added)
  }
}

export const toTranslate =
  'its texts in English (i18n/eng), then in each set: npm run -s gamalyze -- texts status SET lists what is untranslated'
