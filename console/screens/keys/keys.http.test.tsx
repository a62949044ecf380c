import { screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../../testing/open-console.tsx'

test('a key is created, shown once, rotated, and revoked after its name was typed', async () => {
  const { user, t } = await openConsole('/o/spelro/keys', { cookie: inject('server').console.owner })
  await user.click(await screen.findByRole('button', { name: new RegExp(`${t.keys.test.one()}|${t.keys.makeTest()}`) }))
  const make = within(await screen.findByRole('dialog'))
  await user.click(make.getByRole('button', { name: t.keys.makeIt() }))
  expect(make.getByText(t.common.missing())).toBeTruthy()
  await user.type(make.getByRole('textbox', { name: t.keys.name() }), 'Old laptop')
  expect(await violations()).toEqual([])
  await user.click(make.getByRole('button', { name: t.keys.makeIt() }))

  const shown = within(await screen.findByRole('dialog', { name: t.keys.newKey({ name: 'Old laptop' }) }))
  const value = shown.getByRole('region').textContent ?? ''
  expect(value).toMatch(/^[\w-]{36}$/)
  // Neither Escape nor the button closes it before its owner says that it is safe.
  await user.keyboard('{Escape}')
  await user.click(shown.getByRole('button', { name: t.common.close() }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  await user.click(shown.getByRole('checkbox'))
  await user.click(shown.getByRole('button', { name: t.common.close() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.body.textContent).not.toContain(value)

  await user.click(await screen.findByRole('button', { name: `${t.keys.revoke()}: Old laptop` }))
  const revoke = within(await screen.findByRole('alertdialog'))
  await user.type(revoke.getByRole('textbox'), 'Old')
  await user.click(revoke.getByRole('button', { name: t.keys.revokeNow() }))
  expect(revoke.getByText(t.keys.wrongName())).toBeTruthy()
  await user.type(revoke.getByRole('textbox'), ' laptop')
  await user.click(revoke.getByRole('button', { name: t.keys.revokeNow() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const row = within((await screen.findByText('Old laptop')).closest('tr') as HTMLElement)
  await row.findByText(t.keys.revoked())
})
