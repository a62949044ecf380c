import { screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../../testing/open-console.tsx'

const rowOf = async (email: string) => within((await screen.findByText(email)).closest('tr') as HTMLElement)

test('an owner invites somebody, changes their role, and removes them by keyboard; the log records it all', async () => {
  const { user, t, unmount } = await openConsole('/o/spelro/people', { cookie: inject('server').console.owner })
  // The second choice is made before the first has been answered.
  const change = (await rowOf('invited@spelro.example')).getByRole<HTMLSelectElement>('combobox')
  await user.selectOptions(change, 'viewer')
  await user.selectOptions(change, 'editor')
  await waitFor(() => expect(change.getAttribute('aria-busy')).toBe('false'))
  expect(change.value).toBe('editor')

  const invited = await rowOf('invited@spelro.example')
  invited.getByText(t.people.states.invited())
  invited.getByRole('button', { name: new RegExp(t.people.again.invited()) })
  await user.click(invited.getByRole('button', { name: new RegExp(t.people.withdraw()) }))
  expect(await violations()).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click((await rowOf('owner@spelro.example')).getByRole('button'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.common.remove() }))
  // The last owner stays, and the reason is told where it was asked.
  expect((await within(screen.getByRole('dialog')).findByText(new RegExp(t.refusals.conflict().slice(0, 20)))).textContent).toBeTruthy()
  unmount()

  await openConsole('/o/spelro/log', { cookie: inject('server').console.owner })
  const changed = await screen.findAllByRole('button', { name: new RegExp(`^${t.webhooks.show()}: ${t.changes.member.role_changed()}`) })
  expect(changed.length).toBeGreaterThan(1)
  await user.click(changed[0] as HTMLElement)
  const entry = within(screen.getByRole('dialog', { name: t.changes.member.role_changed() }))
  for (const fact of ['member.role_changed', 'owner@spelro.example']) expect(entry.getByText(fact)).toBeTruthy()
  expect(await violations()).toEqual([])
  await user.keyboard('{Escape}')
  const who = screen.getByRole('combobox', { name: t.log.who() })
  await user.selectOptions(who, 'owner@spelro.example')
  const file = screen.getByRole('link', { name: t.log.csvOfThese() })
  expect(file.getAttribute('href')).toContain('who=owner%40spelro.example')
  await user.click(screen.getByRole('button', { name: t.log.clear() }))
  expect(file.getAttribute('href')).not.toContain('who=')
})

test('a viewer sees all members and can change nothing; another operator has no page', async () => {
  const cookie = inject('server').console.viewer
  const { t, unmount } = await openConsole('/o/spelro/people', { cookie, language: 'ger' })
  await rowOf('owner@spelro.example')
  expect(screen.queryByRole('button', { name: t.people.invite() })).toBeNull()
  expect(within(screen.getByRole('table')).queryAllByRole('combobox')).toEqual([])
  unmount()
  await openConsole('/o/nfl/people', { cookie })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
