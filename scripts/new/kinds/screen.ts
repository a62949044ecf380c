import type { Names } from '../names.ts'
import { addSection, toTranslate } from '../texts.ts'
import type { Tree } from '../tree.ts'

export const folder = ({ kebab }: Names): string => `app/screens/${kebab}`

/** A screen with its route, guard, texts, scene and test. */
export const make = (tree: Tree, names: Names): string[] => {
  const { camel, kebab, pascal, snake, words } = names
  tree.edit(
    'contract/paths.ts',
    "  unauthorized: '/unauthorized',\n",
    `  ${camel}: '/gamalyze/${snake}',\n  unauthorized: '/unauthorized',\n`,
  )
  tree.edit(
    'app/routes.tsx',
    "  unauthorized: { guard: 'open'",
    `  ${camel}: { guard: 'accepted', load: () => import('./screens/${kebab}/${kebab}.tsx').then(({ ${pascal} }) => ${pascal}) },\n  unauthorized: { guard: 'open'`,
  )
  tree.create(
    `${folder(names)}/${kebab}-view.tsx`,
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
    `${folder(names)}/${kebab}.tsx`,
    `import { paths } from '../../../contract/paths.ts'
import { useGo } from '../../routing/use-go.ts'
import { ${pascal}View } from './${kebab}-view.tsx'

export const ${pascal} = () => {
  const go = useGo()
  return <${pascal}View onContinue={() => go(paths.game)} />
}
`,
  )
  tree.create(
    `${folder(names)}/${kebab}.http.test.tsx`,
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
import { nothing } from '../nothing.ts'
import type { Scene } from '../scene.ts'

export const scenes: readonly Scene[] = [{ name: 'screen', render: () => <${pascal}View onContinue={nothing} /> }]
`,
  )
  const texts = { title: words, text: `What players read about ${words.toLowerCase()}.` }
  addSection(tree, camel, `The screen ${words.toLowerCase()}.`, texts)
  tree.edit('lab/texts/context.ts', '\n  advice: [', `\n  ${camel}: ['${words}', '${kebab}-screen'],\n  advice: [`)
  return [
    `${folder(names)}/${kebab}-view.tsx: what it shows; app/routes.tsx: who may see it, and in which place it is fetched`,
    'a link to it from another screen',
    toTranslate,
    `each of its states as a scene in app/workbench/scenes/${kebab}.tsx, then its pictures: npm run pictures -- -g 'of ${kebab}'`,
  ]
}
