import { screen, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../../testing/open-console.tsx'

test('a member of the provider sees all operators and the health, and acts as viewer of one', async () => {
  const { user, t } = await openConsole('/provider', { cookie: inject('server').console.provider })
  const row = within((await screen.findByText('nfl')).closest('tr') as HTMLElement)
  expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(60)
  await screen.findByText(t.provider.shipped())
  // Spelro has an owner, who alone can add others.
  const owned = within((await screen.findByText('spelro')).closest('tr') as HTMLElement)
  expect(owned.queryByText(t.provider.invite())).toBeNull()
  await user.click(row.getByText(t.provider.invite()))
  expect(screen.getByRole('dialog', { name: t.provider.invite() })).toBeTruthy()
  expect(screen.queryByText(t.people.role())).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(row.getByText(t.provider.act()))
  await screen.findByText(t.shell.stopActing())
  expect(location.pathname).toBe('/o/nfl')
  expect(await violations()).toEqual([])
  await user.click(screen.getByText(t.shell.stopActing()))
  expect(await screen.findByRole('heading', { level: 1, name: t.provider.title() })).toBeTruthy()
})
