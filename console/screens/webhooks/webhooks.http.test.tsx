import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openConsole, violations } from '../../testing/open-console.tsx'

/** A partner's server that answers with a status. */
const listen = async () => {
  const received: { type: string; id: string }[] = []
  const receiver = { status: 500, seen: received, url: '' }
  const server = createServer(async (request, response) => {
    const body: Buffer[] = []
    for await (const part of request) body.push(part)
    received.push({ type: JSON.parse(`${Buffer.concat(body)}`).type, id: `${request.headers['webhook-id']}` })
    response.writeHead(receiver.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}

/** A test game with one card. */
const play = async (secret: string) => {
  const { url } = inject('server')
  const id = randomUUID()
  const post = (path: string, body?: object) =>
    fetch(url + path, { method: 'POST', ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }) })
  await post(`/api/v1/authentication/user_secret/${id}/${secret}/spelro`)
  const stack = { stack_type: 'a', reward_structure_id: 4 }
  const value = await fetch(`${url}/api/v1/game/card_value?selection_from_stack=0&stack_type=a&reward_structure_id=4`)
  const card = { ...stack, ...(await value.json()), card_placement: 0, card_color: '#123abc', reaction_time: 640 }
  const storedDraw = await post('/api/v1/game/store_card_selection', { id, selection_id: 1, time: 1_767_225_600_000, ...card })
  expect(storedDraw.status).toBe(200)
}

test('an endpoint is added, tested, given a new secret, what it missed is sent again, and it is removed', async () => {
  const receiver = await listen()
  const { url, owner } = inject('server').console
  const newKey = await fetch(`${url}/api/console/operators/spelro/keys`, {
    method: 'POST',
    headers: { cookie: owner, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'test', name: 'Webhooks' }),
  })
  const { value } = (await newKey.json()) as { value: string }

  const api = globalThis.fetch
  const { user, t, unmount } = await openConsole('/o/spelro/webhooks', { cookie: owner })
  await user.click(await screen.findByText(t.webhooks.add()))
  const adding = within(await screen.findByRole('dialog'))
  const address = adding.getByLabelText(t.webhooks.url())
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
  receiver.status = 204
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
  await play(value)
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
  const ids = () => receiver.seen.filter(({ type }) => type === 'game.started').map(({ id }) => id)
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
