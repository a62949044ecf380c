import { screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../testing/open-console.tsx'

const linksIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('Ctrl-K finds a screen from the first key on, Enter opens it, and Escape gives the focus back', async () => {
  const { user, t } = await openConsole('/o/spelro', { cookie: inject('server').console.owner })
  const opener = await screen.findByRole('button', { name: t.shell.palette() })
  opener.focus()
  await user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: t.shell.palette() })
  const field = within(dialog).getByRole('searchbox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(await violations()).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))

  await user.keyboard('{Meta>}k{/Meta}')
  const again = await screen.findByRole('dialog', { name: t.shell.palette() })
  await user.keyboard('zz')
  expect(within(again).getByRole('status').textContent).toBe(t.shell.paletteNone({ words: 'zz' }))
  await user.clear(within(again).getByRole('searchbox'))
  await user.keyboard(`${t.nav.log().toLowerCase()}{Enter}`)
  await screen.findByRole('heading', { level: 1, name: t.log.title() })
  // Where there is a search, a stroke leads to it.
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: t.log.find() }))
})

test('a viewer finds no action that only an owner or editor may do', async () => {
  const { user, t } = await openConsole('/o/spelro', { cookie: inject('server').console.viewer })
  await screen.findByRole('button', { name: t.shell.palette() })
  await user.keyboard('{Control>}k{/Control}')
  const links = linksIn(await screen.findByRole('dialog', { name: t.shell.palette() }))
  expect(links).toContain(t.nav.keys())
  for (const ownersAction of [t.keys.make(), t.people.invite(), t.overview.startLook()]) expect(links).not.toContain(ownersAction)
})
