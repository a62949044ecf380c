import { screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../../testing/open-console.tsx'

test('a member of the provider sees all operators and the health, opens the user ids of one, and acts as viewer of another', async () => {
  const { user, t } = await openConsole('/provider', { cookie: inject('server').console.provider })
  const row = within((await screen.findByText(/^nfl,/)).closest('tr') as HTMLElement)
  expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(60)
  await screen.findByText(t.provider.shipped())
  // Spelro has an owner, who alone can add others.
  const actions = (name: string) => screen.getByLabelText(`${t.common.actions()}: ${name}`)
  await user.click(actions('Spelro'))
  expect(screen.queryByText(t.provider.firstOwner())).toBeNull()
  await user.click(actions('NFL'))
  await user.click(screen.getByText(t.provider.firstOwner()))
  expect(document.querySelector('dialog')?.textContent).toContain(t.provider.firstOwner())
  expect(screen.queryByText(t.people.role())).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(actions('Lottoland'))
  await user.click(screen.getByText(t.provider.userIds()))
  const dialog = within(document.querySelector('dialog') as HTMLElement)
  expect(await violations()).toEqual([])
  await user.click(dialog.getByLabelText(new RegExp(`^${t.provider.userIdModes.open()}`)))
  await user.click(dialog.getByText(t.provider.userIdsSave()))
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  // The log below the table names the operator too.
  const changed = within(screen.getAllByText(/^lottoland/)[0]?.closest('tr') as HTMLElement)
  await changed.findByText(new RegExp(t.provider.userIdModes.open()))
  await user.click(row.getByText(t.provider.act()))
  await screen.findByText(t.shell.stopActing())
  expect(location.pathname).toBe('/o/nfl')
  expect(await violations()).toEqual([])
  await user.click(screen.getByText(t.shell.stopActing()))
  await screen.findByText(t.nav.provider(), { selector: 'h1' })
})
