import { screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../../testing/open-console.tsx'

test('a member of the provider sees all operators and the health, and acts as viewer of one', async () => {
  const { user, t } = await openConsole('/provider', { cookie: inject('server').console.provider })
  const row = within((await screen.findByText(/^nfl,/)).closest('tr') as HTMLElement)
  expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(60)
  await screen.findByText(t.provider.shipped())
  // Spelro has an owner, who alone can add others.
  const spelroRow = within((await screen.findByText(/^spelro,?/)).closest('tr') as HTMLElement)
  expect(spelroRow.queryByText(t.provider.invite())).toBeNull()
  await user.click(row.getByText(t.provider.invite()))
  expect(screen.getByRole('dialog', { name: t.provider.firstOwner() })).toBeTruthy()
  expect(screen.queryByText(t.people.role())).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(row.getByText(t.provider.act()))
  await screen.findByText(t.shell.stopActing())
  expect(location.pathname).toBe('/o/nfl')
  expect(await violations()).toEqual([])
  await user.click(screen.getByText(t.shell.stopActing()))
  expect(await screen.findByRole('heading', { level: 1, name: t.provider.title() })).toBeTruthy()
})

test('ruling 37: the provider sets whether page secrets may use the user ids of an operator', async () => {
  const { user, t } = await openConsole('/provider', { cookie: inject('server').console.provider })
  // The log below the table names the operator too.
  const row = async () => within((await screen.findAllByText(/^lottoland/))[0]?.closest('tr') as HTMLElement)
  for (const [mode, other] of [
    ['open', 'sessions'],
    ['sessions', 'open'],
  ] as const) {
    await (await row()).findByText(t.provider.userIdModes[other]())
    await user.click((await row()).getByRole('button', { name: /^User ids/ }))
    const dialog = within(await screen.findByRole('dialog'))
    if (mode === 'open') expect(await violations()).toEqual([])
    await user.click(dialog.getByLabelText(new RegExp(`^${t.provider.userIdModes[mode]()}`)))
    await user.click(dialog.getByText(t.provider.userIdsSave()))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await (await row()).findByText(t.provider.userIdModes[mode]())
  }
})
