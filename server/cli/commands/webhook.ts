import { type WebhookType, webhookTypes } from '../../../contract/webhooks.ts'
import { worldOf } from '../../../contract/world.ts'
import { readConfig } from '../../process/config.ts'
import type { Store } from '../../store/store.ts'
import type { WebhookEndpoint } from '../../store/webhooks.ts'
import { changesOfEndpoints, whyNoEndpoint } from '../../webhooks/endpoint-changes.ts'
import { sendTestEvent } from '../../webhooks/message.ts'
import { receiverTimeoutMs } from '../../webhooks/post.ts'
import { action, type Call, operatorOption } from '../command.ts'
import { refuse } from '../command-error.ts'
import { entryOf, isOpenOperator, isThere, withStore } from '../with-store.ts'

export const page = 'webhooks'

const number = { value: '<number>', required: true } as const

type Changes = ReturnType<typeof changesOfEndpoints>

/** Does something with the endpoint of a number. */
const withEndpoint = (
  io: Call,
  which: string,
  work: (endpoint: WebhookEndpoint, changes: Changes, store: Store) => Promise<number>,
): Promise<number> =>
  withStore(io, async (store) => {
    const endpoint = /^[1-9]\d{0,8}$/.test(which) ? await store.webhooks.find(Number(which)) : undefined
    return endpoint ? work(endpoint, changesOfEndpoints(store, entryOf), store) : refuse(io, 'No such endpoint: see webhook list.')
  })

/** An action that changes the endpoint of a number, and says in which state it is then. */
const changing = (
  about: string,
  change: (changes: Changes, endpoint: WebhookEndpoint) => Promise<{ state?: string; json: object; line?: string }>,
) =>
  action({
    arguments: { number },
    about,
    run: ({ number }, io) =>
      withEndpoint(io, number, async (endpoint, changes) => {
        const { state, json, line = `${endpoint.id}` } = await change(changes, endpoint)
        if (state !== undefined) io.err(`Endpoint ${endpoint.id} of ${endpoint.operator} ${state}.`)
        io.print({ id: endpoint.id, ...json }, line)
        return 0
      }),
  })

export const actions = {
  add: action({
    options: {
      operator: { ...operatorOption, required: true },
      url: { value: '<url>', required: true },
      events: { value: 'a,b' },
      test: {},
    },
    about: 'prints the signing secret, which is shown only once; --test: for test games instead of live ones',
    run: async ({ operator, url, events, test }, io) => {
      if (!(await isOpenOperator(io, operator))) return 1
      const { production } = readConfig(io.env)
      const wrong = await whyNoEndpoint(url, production)
      const types = events?.split(',') as WebhookType[] | undefined
      const unknown = types?.find((type) => !webhookTypes.includes(type))
      if (wrong || unknown !== undefined)
        return refuse(io, wrong ? `${wrong}.` : `There is no event "${unknown}": ${webhookTypes.join(', ')}.`)
      return withStore(io, async (store) => {
        const { id, secret } = await changesOfEndpoints(store, entryOf).add({ operator, test, url, events: types }, Date.now())
        io.err(`Endpoint ${id} of ${operator}, for ${worldOf({ test })} games.`)
        io.print({ id, secret }, secret)
        return 0
      })
    },
  }),
  list: action({
    options: { operator: operatorOption },
    about: 'lists endpoints by number, with their last deliveries',
    run: (values, io) =>
      withStore(io, async (store) => {
        for (const { id, operator, test, url, events, disabledAt, disabledBecause } of await store.webhooks.list(values.operator)) {
          const recent = await store.webhooks.deliveries(id, 20)
          const count = (state: string) => recent.filter((each) => each.state === state).length
          const deliveries = { delivered: count('delivered'), waiting: count('waiting'), failed: count('failed') }
          const line = [
            id,
            operator.padEnd(20),
            worldOf({ test }),
            disabledAt === null ? 'on' : `off (${disabledBecause})`,
            events?.join(',') ?? 'all',
            url,
            `last ${recent.length}: ${deliveries.delivered} delivered, ${deliveries.waiting} waiting, ${deliveries.failed} failed`,
            ...recent.slice(0, 1).map((it) => `newest: ${[it.lastStatus, it.lastError].filter(Boolean).join(' ') || 'not yet tried'}`),
          ]
          io.print({ id, operator, test, url, events: events ?? null, disabled: disabledAt !== null, deliveries }, line.join('  '))
        }
      }),
  }),
  test: action({
    arguments: { number },
    about: 'sends a signed test event now and prints the response',
    run: ({ number }, io) =>
      withEndpoint(io, number, async (endpoint, _, store) => {
        const isLive = (await isThere(io, store, endpoint.operator)) && (await store.operatorSettings.state(endpoint.operator)) === 'live'
        if (!isLive) return refuse(io, `The operator "${endpoint.operator}" is paused or has ended: nothing is sent.`)
        const { production } = readConfig(io.env)
        const { status, error } = await sendTestEvent(endpoint, Date.now(), { production, timeoutMs: receiverTimeoutMs })
        if (io.json || status !== undefined) io.print({ id: endpoint.id, status: status ?? null, error: error ?? null }, `${status}`)
        if (!io.json && error !== undefined) io.err(status === undefined ? `No answer: ${error}.` : `It ${error}.`)
        return status !== undefined && status >= 200 && status < 300 ? 0 : 1
      }),
  }),
  rotate: changing('prints a new secret; the old one also signs for 24 hours', async (changes, endpoint) => {
    const secret = await changes.rotate(endpoint, Date.now())
    return { json: { secret }, line: secret }
  }),
  disable: changing('sends nothing until it is enabled again', async (changes, endpoint) => {
    await changes.disable(endpoint, Date.now(), 'by command')
    return { state: 'is off', json: { disabled: true } }
  }),
  enable: changing('sends to it again', async (changes, endpoint) => {
    await changes.enable(endpoint)
    return { state: 'is on', json: { disabled: false } }
  }),
  remove: changing('removes an endpoint and its deliveries', async (changes, endpoint) => {
    await changes.remove(endpoint)
    return { state: 'is removed', json: { removed: true } }
  }),
  replay: action({
    arguments: { number },
    options: { since: { value: '<time>', required: true } },
    about: 'delivers all events since an ISO time again, with the same ids',
    run: ({ number, since: text }, io) =>
      withEndpoint(io, number, async (endpoint, changes) => {
        const { id, disabledAt } = endpoint
        if (disabledAt !== null) return refuse(io, `Endpoint ${id} is off: run webhook enable ${id} first.`)
        const since = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
        if (!Number.isFinite(since)) return refuse(io, '--since must be a time, such as 2026-11-22T09:00:00Z.')
        const replayedCount = await changes.replay(endpoint, since, Date.now())
        io.err('will be delivered again')
        io.print({ id, again: replayedCount }, `${replayedCount}`)
        return 0
      }),
  }),
}
