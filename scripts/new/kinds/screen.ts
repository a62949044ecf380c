import { namesOf } from '../names.ts'
import { addSection, toTranslate } from '../texts.ts'
import type { Tree } from '../tree.ts'

/** @throws Error if the file has such a line already */
const requireFree = (tree: Tree, path: string, key: string, line: string) => {
  if (new RegExp(`^ {2}${line}`, 'm').test(tree.read(path))) throw new Error(`${path} has a "${key}" already: write another name`)
}

/** Inserts a row of a table before another. @throws Error if one of that name is there */
const addRow = (tree: Tree, path: string, key: string, row: string, before: string) => {
  requireFree(tree, path, key, `${key}:`)
  tree.edit(path, before, `  ${row},\n${before}`)
}

/** A screen with its route, guard, texts, scene and test. It leads on to the game, and nothing leads to it yet. */
export const make = (tree: Tree, name: string): string[] => {
  const { camel, kebab, pascal, snake, words } = namesOf(name)
  const folder = `app/screens/${kebab}`
  tree.claim(folder)
  addRow(tree, 'contract/paths.ts', camel, `${camel}: '/gamalyze/${snake}'`, "  unauthorized: '/unauthorized',\n")
  addRow(
    tree,
    'app/routes.tsx',
    camel,
    `${camel}: {
    guard: 'terms',
    next: paths.game,
    load: () => import('./screens/${kebab}/${kebab}.tsx').then((screen) => screen.${pascal}),
  }`,
    "  unauthorized: { guard: 'open'",
  )
  // Tests are taken to a screen by its name, and to other states by theirs.
  requireFree(tree, 'sdk/protocol.ts', camel, `[|] '${camel}'`)
  tree.edit('docs/testing.md', '`unauthorized`', `\`${camel}\`, \`unauthorized\``)
  tree.create(
    `${folder}/${kebab}-view.tsx`,
    `import { useTexts } from '../../i18n/texts-context.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'

type Props = { onContinue: () => void }

/** ${words}: a title, a text and a button to go on. */
export const ${pascal}View = ({ onContinue }: Props) => {
  const { ${camel}: texts, common } = useTexts()
  return (
    <Sheet narrow>
      <Stack>
        <ScreenTitle>{texts.title()}</ScreenTitle>
        <p>{texts.text()}</p>
        <Actions>
          <Button onClick={onContinue}>{common.continue()}</Button>
        </Actions>
      </Stack>
    </Sheet>
  )
}
`,
  )
  tree.create(
    `${folder}/${kebab}.tsx`,
    `import type { ScreenProps } from '../../routing/route.ts'
import { useGo } from '../../routing/use-go.ts'
import { ${pascal}View } from './${kebab}-view.tsx'

export const ${pascal} = ({ next }: ScreenProps) => {
  const go = useGo()
  return <${pascal}View onContinue={() => go(next)} />
}
`,
  )
  tree.create(
    `${folder}/${kebab}.http.test.tsx`,
    `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'

test('${words.toLowerCase()} shows its title to a player who has accepted the terms', async () => {
  const { texts } = await openApp({ address: '/gamalyze/${snake}', session: { terms_accepted: true } })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(texts().${camel}.title())
})
`,
  )
  tree.create(
    `app/workbench/scenes/${kebab}.tsx`,
    `import { ${pascal}View } from '../../screens/${kebab}/${kebab}-view.tsx'
import { nothing, type Scene } from '../scene.tsx'

export const scenes: readonly Scene[] = [{ name: 'screen', render: () => <${pascal}View onContinue={nothing} /> }]
`,
  )
  const texts = { title: words, text: `What players read about ${words.toLowerCase()}.` }
  addSection(tree, camel, `The screen ${words.toLowerCase()}.`, texts)
  addRow(tree, 'i18n/text-sections.ts', camel, `${camel}: { name: '${words}', scene: '${kebab}/screen' }`, '} as const satisfies')
  tree.edit('console/texts/ger.json', /(?= {2}"words\.sections\.young")/, `  "words.sections.${camel}": "${words}",\n`)
  return [
    `${folder}/${kebab}-view.tsx: what it shows`,
    'app/routes.tsx: its place, what it needs, and the screen that follows ("next", also of the one before it)',
    toTranslate,
    'console/texts/ger.json: what the console calls it in German',
    `each of its states as a scene in app/workbench/scenes/${kebab}.tsx, then its pictures: npm run pictures -- -g 'of ${kebab}'`,
  ]
}
