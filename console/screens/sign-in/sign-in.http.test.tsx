import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../../testing/open-console.tsx'

test('somebody not signed in can ask for a link, and does not learn who is a member', async () => {
  const { user, t } = await openConsole('/o/spelro/keys')
  await user.type(await screen.findByLabelText(t.signIn.email()), 'nobody')
  await user.click(screen.getByRole('button', { name: t.signIn.send() }))
  expect(screen.getByRole('alert').textContent).toBe(t.signIn.invalid())
  expect(await violations()).toEqual([])
  await user.type(screen.getByLabelText(t.signIn.email()), '@elsewhere.example')
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: t.signIn.sent() })
  expect(screen.getByText(/nobody@elsewhere.example/)).toBeTruthy()
  expect(await violations()).toEqual([])
})

test('a link signs in by one press, leaves the address at once, and works once', async () => {
  const { link, url } = inject('server').console
  const address = link.slice(url.length)
  const { user, t, unmount } = await openConsole(address)
  expect(await screen.findByText(t.link.text({ email: 'n…@spelro.example' }))).toBeTruthy()
  expect(location.hash).toBe('')
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: t.link.enter() }))
  await screen.findByRole('heading', { name: t.nav.overview() })
  await waitFor(() => expect(location.pathname).toBe('/o/spelro'))
  unmount()

  await openConsole(address, { language: 'ger' })
  await screen.findByRole('heading', { name: /Dieser Link wurde schon benutzt|Bitte öffnen Sie den Link/ })
})

test('what was typed when the session ends is there after signing in again, unless somebody else does', async () => {
  const { owner, viewer } = inject('server').console
  const { user, t, cookies } = await openConsole('/o/spelro/people', { cookie: owner })
  await user.click(await screen.findByRole('button', { name: t.people.invite() }))
  const field = screen.getByLabelText(t.people.email())
  await user.type(field, 'somebody@spelro.example')
  cookies.clear()
  await user.click(screen.getByRole('button', { name: t.people.send() }))
  const address = within(await screen.findByRole('dialog', { name: t.signIn.title() })).getByLabelText<HTMLInputElement>(t.signIn.email())
  expect(address.value).toBe('owner@spelro.example')
  expect(await violations()).toEqual([])
  const signIn = async (cookie: string) => {
    for (const pair of cookie.split('; ')) cookies.set(...(pair.split('=') as [string, string]))
    fireEvent.focus(window)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: t.signIn.title() })).toBeNull())
  }
  await signIn(owner)
  expect(screen.getByLabelText(t.people.email())).toBe(field)
  expect(field).toHaveProperty('value', 'somebody@spelro.example')

  cookies.clear()
  await user.click(screen.getByRole('button', { name: t.people.send() }))
  await screen.findByRole('dialog', { name: t.signIn.title() })
  await signIn(viewer)
  await waitFor(() => expect(field.isConnected).toBe(false))
})

test('the account menu opens and closes by keyboard', async () => {
  const { owner } = inject('server').console
  const { user, t } = await openConsole('/account', { cookie: owner })
  expect(await screen.findByRole('heading', { name: t.account.title() })).toBeTruthy()
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: t.shell.account({ email: 'owner@spelro.example' }) }))
  expect(await violations()).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: t.shell.signOut() })).toBeNull()
})
