import type { Names } from '../names.ts'
import { addTexts, literal, toTranslate } from '../texts.ts'
import type { Tree } from '../tree.ts'

/** An advice item: its key, theme, row in the rule table, and its texts. */
export const make = (tree: Tree, { snake, words }: Names): string[] => {
  tree.edit('contract/advice-keys.ts', "  'strike_the_balance',\n] as const", `  'strike_the_balance',\n  '${snake}',\n] as const`)
  tree.edit('contract/advice-themes.ts', /\n}\n$/, `\n  ${snake}: 'life',\n}\n`)
  tree.edit('server/analysis/advice/tips.ts', /\n}\n$/, `\n  ${snake}: [],\n}\n`)
  const counts = 'server/texts/set-texts.test.ts'
  const count = Number(/const tips = (\d+)/.exec(tree.read(counts))?.[1])
  tree.edit(counts, `const tips = ${count}`, `const tips = ${count + 1}`)
  const texts = { [snake]: { title: words, text: `What players read about ${words.toLowerCase()}.` } }
  addTexts(tree, 'advice.items', texts, (set) =>
    tree.edit(`i18n/${set}/advice/index.ts`, '  items: {\n', `  items: {\n    ${literal(texts).slice(2, -2)},\n`),
  )
  return [
    `server/analysis/advice/tips.ts: for what it gets points. Until then it is never chosen, and choose-advice.test.ts says so`,
    'contract/advice-themes.ts: its theme, which is "life" so far',
    toTranslate,
  ]
}
