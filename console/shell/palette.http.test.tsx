import { screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../testing/open-console.tsx'

const optionsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('Ctrl-K finds a screen from the first key on, arrows choose, Enter opens it, and Escape gives the focus back', async () => {
  const { user, t } = await openConsole('/o/spelro', { cookie: inject('server').console.owner })
  const opener = await screen.findByRole('button', { name: t.shell.palette() })
  opener.focus()
  await user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: t.shell.palette() })
  const field = within(dialog).getByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(await violations()).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))

  await user.keyboard('{Meta>}k{/Meta}')
  const again = await screen.findByRole('dialog', { name: t.shell.palette() })
  await user.keyboard('zz')
  expect(within(again).getByRole('status').textContent).toBe(t.shell.paletteNone({ words: 'zz' }))
  await user.clear(within(again).getByRole('combobox'))
  await user.keyboard('{ArrowDown}')
  const chosen = within(again).getByRole('option', { selected: true })
  expect(within(again).getByRole('combobox').getAttribute('aria-activedescendant')).toBe(chosen.id)
  await user.keyboard(`${t.nav.log().toLowerCase()}{Enter}`)
  await screen.findByRole('heading', { level: 1, name: t.log.title() })
  // Where there is a search, a stroke leads to it.
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: t.log.find() }))
})

test('a viewer finds no action that only an owner or an editor may do', async () => {
  const { user, t } = await openConsole('/o/spelro', { cookie: inject('server').console.viewer })
  await screen.findByRole('button', { name: t.shell.palette() })
  await user.keyboard('{Control>}k{/Control}')
  const options = optionsOf(await screen.findByRole('dialog', { name: t.shell.palette() }))
  expect(options).toContain(t.nav.keys())
  for (const action of [t.keys.make(), t.people.invite(), t.overview.startLook()]) expect(options).not.toContain(action)
})
