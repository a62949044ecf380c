import namespaces from '../../i18n/eng/namespaces.ts'
import root from '../../i18n/eng/root.ts'
import type { Tree } from './tree.ts'

/** Writes a section of English texts, which stand in for those of the other sets until they are translated. */
export const addSection = (tree: Tree, section: string, note: string, texts: { readonly [key: string]: string }): void => {
  if (section in root || section in namespaces) throw new Error(`texts of players have a part "${section}" already: write another name`)
  const literal = Object.entries(texts).map(([key, text]) => `${key}: ${JSON.stringify(text)}`)
  tree.edit('i18n/eng/root.ts', /\n\} as const\n$/, `\n  /** ${note} */\n  ${section}: { ${literal.join(', ')} },\n} as const\n`)
}

export const toTranslate =
  'its texts in English (i18n/eng), then in each set what i18n/unfinished.txt lists: a release is refused until that is empty'
