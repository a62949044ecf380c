import { screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { loseAnswers, openConsole, violations } from '../../testing/open-console.tsx'

test('a key is created, shown once, rotated, and revoked after its name was typed', async () => {
  const { user, t } = await openConsole('/o/spelro/keys', { cookie: inject('server').console.owner })
  await user.click(await screen.findByRole('button', { name: t.keys.make() }))
  const make = within(await screen.findByRole('dialog'))
  await user.click(make.getByRole('button', { name: t.keys.makeIt() }))
  expect(make.getByText(t.common.missing())).toBeTruthy()
  await user.type(make.getByRole('textbox', { name: t.keys.name() }), 'Old laptop')
  expect(await violations()).toEqual([])
  await user.click(make.getByRole('button', { name: t.keys.makeIt() }))

  const dialog = within(await screen.findByRole('dialog', { name: t.keys.newKey({ name: 'Old laptop' }) }))
  const value = dialog.getByRole('region').textContent ?? ''
  expect(value).toMatch(/^[\w-]{36}$/)
  // Neither Escape nor the button closes it before its owner says that it is safe.
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('button', { name: t.common.close() }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: t.common.close() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.body.textContent).not.toContain(value)

  await user.click(await screen.findByRole('button', { name: `${t.keys.revoke()}: Old laptop` }))
  const revoke = within(await screen.findByRole('dialog'))
  await user.type(revoke.getByRole('textbox'), 'Old')
  await user.click(revoke.getByRole('button', { name: t.keys.revokeNow() }))
  expect(revoke.getByText(t.keys.wrongName())).toBeTruthy()
  await user.type(revoke.getByRole('textbox'), ' laptop')
  await user.click(revoke.getByRole('button', { name: t.keys.revokeNow() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const row = within((await screen.findByText('Old laptop')).closest('tr') as HTMLElement)
  await row.findByText(t.keys.revoked())
})

test('a press whose answers got lost makes no second key; the user sees what was made and what to do', async () => {
  const { user, t } = await openConsole('/o/spelro/keys', { cookie: inject('server').console.owner })
  loseAnswers('POST', '/api/console/operators/spelro/keys', 2)
  await user.click(await screen.findByRole('button', { name: t.keys.make() }))
  const make = within(await screen.findByRole('dialog'))
  await user.type(make.getByRole('textbox', { name: t.keys.name() }), 'On the train')
  await user.click(make.getByRole('button', { name: t.keys.makeIt() }))
  await make.findByText(t.refusals.offline())
  await user.click(make.getByRole('button', { name: t.keys.makeIt() }))
  const { textContent } = await make.findByText(/“On the train”/)
  const [fingerprint = ''] = /[0-9a-f]{12}/.exec(textContent ?? '') ?? []
  expect(textContent).toBe(t.refusals.made_before({ made: `${fingerprint}, “On the train”` }))
  expect(await violations()).toEqual([])
  // It is in the list already, once, and can be revoked there.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getAllByText(fingerprint)).toHaveLength(1))
  expect(screen.getAllByText('On the train')).toHaveLength(1)
})
