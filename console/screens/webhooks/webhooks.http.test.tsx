import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startReceiver } from '../../../server/testing/webhook-receiver.ts'
import { callConsole } from '../../api/call.ts'
import { browse, openConsole, violations } from '../../testing/open-console.tsx'

test('an endpoint is added, tested, given a new secret, what it missed is sent again, and it is removed', async () => {
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  receiver.state.answer = (reply) => reply.writeHead(500).end()
  const { url, owner } = inject('server').console
  const api = globalThis.fetch
  browse(url, owner)
  const { value } = await callConsole('addKey', { params: { operator: 'spelro' }, body: { kind: 'testServer', name: 'Webhooks' } })
  const { user, t, unmount } = await openConsole('/o/spelro/webhooks', { cookie: owner })
  await user.click(await screen.findByText(t.webhooks.add()))
  const adding = within(await screen.findByRole('dialog'))
  const address = adding.getByLabelText(t.page.address())
  // What the server refuses is said at its field.
  fireEvent.change(address, { target: { value: 'http://10.0.0.1/hook' } })
  await user.click(adding.getByText(t.webhooks.add(), { selector: 'button, button *' }))
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'))
  expect(adding.queryAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1)
  expect(document.getElementById(address.getAttribute('aria-describedby') ?? '')?.textContent).toContain(t.refusals.invalid())
  expect(await violations()).toEqual([])
  fireEvent.change(address, { target: { value: receiver.url } })
  await user.click(adding.getByLabelText(t.webhooks.forTests()))
  await user.click(adding.getByText(t.webhooks.add(), { selector: 'button, button *' }))

  const secrets = new Set<string>()
  const keep = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: t.webhooks.newSecret() }))
    secrets.add(dialog.getByRole('region').textContent ?? '')
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByText(t.common.close()))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await keep()

  await screen.findByText(new RegExp(`^${t.webhooks.worlds.test()}: ${t.webhooks.allEvents()}`))
  await user.click(await screen.findByText(t.webhooks.test()))
  await screen.findByText(t.webhooks.testFailed({ why: '500' }))
  receiver.state.answer = (reply) => reply.writeHead(204).end()
  await user.click(screen.getByText(t.webhooks.test()))
  await screen.findByText(t.webhooks.testOk({ status: '204' }))

  const menu = () => screen.getByRole('button', { name: new RegExp(`^${t.common.actions()}: ${receiver.url}`) })
  await user.click(menu())
  expect(await violations()).toEqual([])
  await user.click(screen.getByText(t.webhooks.rotate()))
  await keep()
  expect([...secrets].every((secret) => secret.startsWith('whsec_')) && secrets.size).toBe(2)
  await screen.findByText(/The old one also signs/)

  unmount()
  globalThis.fetch = api
  const testEvent = await fetch(`${inject('server').url}/api/v1/partner/test-events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${value}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'game.started' }),
  })
  expect(testEvent.status).toBe(201)
  await openConsole('/o/spelro/webhooks', { cookie: owner })
  await user.click((await screen.findAllByText(t.webhooks.deliveries())).at(-1) as HTMLElement)
  const game = (await screen.findByText(t.webhooks.types.game.started())).closest('tr') as HTMLElement
  await within(game).findByText(t.webhooks.deliveryStates.delivered())
  await user.click(within(game).getByText(t.webhooks.show()))
  const delivery = within(await screen.findByRole('dialog'))
  expect(delivery.getByRole('region', { name: t.webhooks.body() }).textContent).toContain('"game.started"')
  expect(delivery.getByText('204')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(within(game).getByText(t.webhooks.replay()))
  const ids = () => receiver.received.filter(({ type }) => type === 'game.started').map(({ id }) => id)
  // The same message again: the partner's server can tell that it knows it.
  await waitFor(() => expect(ids()).toHaveLength(2))
  expect(new Set(ids()).size).toBe(1)

  const panel = () => screen.queryByRole('heading', { name: receiver.url })?.closest('section')
  const press = async (dialog: RegExp | string) => {
    await user.click(menu())
    await user.click(within(panel() as HTMLElement).getByRole('button', { name: t.common.remove() }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: dialog }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await press(t.common.cancel())
  expect(panel()).toBeTruthy()
  await press(t.common.remove())
  await waitFor(() => expect(panel()).toBeFalsy())
})
