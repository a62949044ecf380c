import { screen, waitFor } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../../testing/open-console.tsx'

test('a test secret is put into the snippet by one press, and is gone with the screen', async () => {
  const { user, t, unmount } = await openConsole('/o/spelro/page', { cookie: inject('server').console.owner })
  const code = async () => (await screen.findByRole('region', { name: t.page.forYourPage() })).textContent ?? ''
  expect(await code()).toContain('YOUR PAGE OR TEST SECRET')
  await user.click(screen.getByRole('button', { name: t.page.makeSecret() }))
  await waitFor(async () => expect(await code()).toMatch(/secret: '[\w-]{36}'/))
  expect(await code()).toContain('fastForward')
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: t.page.plays() }))
  expect(await code()).not.toContain('fastForward')
  unmount()
  await openConsole('/o/spelro/page', { cookie: inject('server').console.owner })
  expect(await code()).toContain('YOUR PAGE OR TEST SECRET')
})

test('a page that is not among the operator’s is refused before it is opened, and becomes a preview by one press', async () => {
  const { user, t } = await openConsole('/o/spelro/page', { cookie: inject('server').console.owner })
  const address = await screen.findByRole('textbox', { name: t.page.lookAt() })
  await user.type(address, 'https://staging.partner.example/article')
  await screen.findByText(t.page.standings.unknown())
  await user.click(screen.getByRole('button', { name: t.page.addPreview() }))
  await screen.findByText(t.page.standings.previewOrigins())
  expect(screen.getByRole('link', { name: t.page.open() }).getAttribute('href')).toBe('https://staging.partner.example/article')
  expect(await violations()).toEqual([])
  await user.click(await screen.findByRole('button', { name: /^Remove: https:\/\/staging/ }))
  await screen.findByText(t.page.standings.unknown())
})
