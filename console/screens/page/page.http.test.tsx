import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { pageReportsPath } from '../../../sdk/page-report.ts'
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
  fireEvent.change(address, { target: { value: 'https://staging.partner.example/article' } })
  await screen.findByText(t.page.standings.unknown())
  await user.click(screen.getByRole('button', { name: t.page.addPreview() }))
  await screen.findByText(t.page.standings.previewOrigins())
  expect(screen.getByRole('link', { name: t.page.open() }).getAttribute('href')).toBe('https://staging.partner.example/article')
  expect(await violations()).toEqual([])
  await user.click(await screen.findByRole('button', { name: /^Remove: https:\/\/staging/ }))
  await screen.findByText(t.page.standings.unknown())
})

test('a report of the page is shown as it comes: origin, size, and each error with what to do, until the test is shown (issue 16)', async () => {
  const { user, t } = await openConsole('/o/spelro/page', { cookie: inject('server').console.owner })
  await user.click(await screen.findByRole('button', { name: t.page.makeSecret() }))
  const snippet = await screen.findByRole('region', { name: t.page.forYourPage() })
  await waitFor(() => expect(snippet.textContent).toMatch(/secret: '[\w-]{36}'/))
  const [, secret] = /secret: '([\w-]{36})'/.exec(snippet.textContent ?? '') ?? []
  const live = within(screen.getByRole('region', { name: t.page.live() }))
  const tell = async (what: string, height: number) => {
    const report = { secret, what, origin: 'https://blog.partner.example', width: 720, height }
    const { url } = inject('server').console
    const reply = await fetch(url + pageReportsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    })
    expect(reply.status).toBe(204)
  }
  await tell('FRAME_REFUSED', 480)
  await live.findByText(t.page.problems.FRAME_REFUSED())
  live.getByText('FRAME_REFUSED')
  live.getByRole('button', { name: t.page.addPreview() })
  expect(live.queryByText(t.page.allDone())).toBeNull()
  expect(await violations()).toEqual([])
  await tell('ready', 1136)
  await live.findByText(/720 × 1,136 px/)
  expect(live.queryByText('FRAME_REFUSED')).toBeNull()
  // What is never seen from here is said.
  live.getByText(t.page.unseenPolicy())
  expect(live.getByRole('link', { name: t.page.embedCheck() }).getAttribute('href')).toMatch(/\/embed-check\?operator=spelro$/)
})

test('the page is asked for again by itself after an outage', async () => {
  const { t } = await openConsole('/o/spelro/page', { cookie: inject('server').console.owner })
  const live = within(await screen.findByRole('region', { name: t.page.live() }))
  await live.findByText(t.page.steps.verified())
  const reachable = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('no network'))
  await live.findByText(t.refusals.offline())
  globalThis.fetch = reachable
  await waitFor(() => expect(live.queryByText(t.refusals.offline())).toBeNull())
})
