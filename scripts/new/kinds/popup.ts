import type { Names } from '../names.ts'
import { addTexts, literal, toTranslate } from '../texts.ts'
import type { Tree } from '../tree.ts'

/** A popup about the player's behaviour: its key, its answer, a rule that never fires yet, and its texts. */
export const make = (tree: Tree, { kebab, snake, words }: Names): string[] => {
  const rule = `app/game/popups/${kebab}.ts`
  tree.edit('contract/popups.ts', "  halfway: ['continue'],\n", `  ${snake}: ['ok'],\n  halfway: ['continue'],\n`)
  tree.create(
    rule,
    `import type { PopupTrigger } from '../popup-trigger.ts'

/** No behaviour triggers it yet. */
export const popup: PopupTrigger = {
  key: '${snake}',
  fires: () => false,
}
`,
  )
  tree.edit('app/game/triggers.test.ts', "    'do_you_have_a_hunch',\n", `    'do_you_have_a_hunch',\n    '${snake}',\n`)
  tree.edit(
    'app/game/triggers.test.ts',
    /\n$/,
    `\n\ndescribe('${snake}', () => {\n  test.each([['80 from one deck', same(80), false]])('%s', (_, decks, expected) => expect(fires('${snake}', drawsFrom(decks))).toBe(expected))\n})\n`,
  )
  const texts = { [snake]: { title: words, text: `What players read about ${words.toLowerCase()}.` } }
  addTexts(tree, 'root.popups', texts, (set) =>
    tree.edit(`i18n/${set}/popups.ts`, 'export const popups = {\n', `export const popups = {\n  ${literal(texts).slice(2, -2)},\n`),
  )
  return [
    `${rule}: when it comes, with its cases in app/game/triggers.test.ts`,
    'contract/popups.ts: its answers, and its place in the order of priority',
    toTranslate,
    'its pictures: npm run pictures -- game',
  ]
}
