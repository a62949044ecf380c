import { parseArgs } from 'node:util'
import { webhookTypes } from '../../../contract/webhooks.ts'
import { worldOf } from '../../../contract/world.ts'
import { createWebhookSecret } from '../../keys/secrets.ts'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { readConfig } from '../../process/config.ts'
import type { WebhookEndpoint } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import { wrongWithUrl } from '../../webhooks/addresses.ts'
import { leadsInside, receiverTimeoutMs } from '../../webhooks/post.ts'
import { sendTestEvent } from '../../webhooks/send-test-event.ts'
import { misunderstood, refuse } from '../command-error.ts'
import type { Io } from '../main.ts'
import { entryOf, isOpenOperator, isThere, withStore } from '../with-store.ts'

export const usage = `webhook add --operator <id> --url <url> [--events a,b] [--test]
                                         prints the secret that signs; it is shown only once; --test: for the
                                         events of test games instead of live ones
webhook list [--operator <id>]           lists endpoints by number, with how the last deliveries went
webhook test <number>                    sends a signed test event now and says what came back
webhook rotate <number>                  prints a new secret; the old one signs as well for 24 hours
webhook disable <number> | enable <number>
webhook remove <number>                  removes an endpoint with its deliveries
webhook replay <number> --since <time>   delivers at once, under the same ids, all that happened since an ISO time`

/** How long the old secret keeps signing beside the new one, ms. */
const overlapMs = 24 * 3600 * 1000

const options = {
  operator: { type: 'string' },
  url: { type: 'string' },
  events: { type: 'string' },
  since: { type: 'string' },
  test: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const
type Values = { operator?: string; url?: string; events?: string; since?: string; test: boolean; json: boolean }
type Action = (given: { io: Io; store: Store; endpoint: WebhookEndpoint; values: Values }) => Promise<number>

/** Manages partners' endpoints. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [action = '', which, ...rest] = positionals
  if (action === 'add' && which === undefined) return add(values, io)
  if (action === 'list' && which === undefined) return list(values, io)
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!act || which === undefined || rest.length > 0) {
    throw misunderstood(
      ['add', 'list', ...Object.keys(actions)],
      action || undefined,
      action === 'list' ? {} : { 'The number of an endpoint': which },
    )
  }
  return withStore(io, async (store) => {
    const endpoint = /^[1-9]\d{0,8}$/.test(which) ? await store.webhooks.find(Number(which)) : undefined
    if (endpoint) return act({ io, store, endpoint, values })
    return refuse(io, 'There is no such endpoint: see webhook list.')
  })
}

const add = async ({ operator: asked, url, events, test, json }: Values, io: Io): Promise<number> => {
  const operator = asked && inSmallLetters(asked)
  if (!operator || !url) {
    throw misunderstood(['add'], 'add', { '--operator': operator, '--url': url })
  }
  if (!(await isOpenOperator(io, operator))) return 1
  const { production } = readConfig(io.env)
  const wrong = wrongWithUrl(url, production) ?? ((await leadsInside(url, production)) ? 'the URL leads to an inner address' : undefined)
  const types = events?.split(',')
  const unknown = types?.find((type) => !webhookTypes.some((known) => known === type))
  if (wrong || unknown !== undefined) return refuse(io, wrong ? `${wrong}.` : `There is no event "${unknown}": ${webhookTypes.join(', ')}.`)
  return withStore(io, async (store) => {
    const secret = createWebhookSecret()
    const chosenTypes = webhookTypes.filter((type) => types?.includes(type))
    const auditedStore = store.noting<number>((added) => [entryOf('webhook.added', operator, `${added}, ${new URL(url).host}`, true)])
    const id = await auditedStore.webhooks.add({ operator, test, url, events: types && chosenTypes, secret, createdAt: Date.now() })
    io.err(`Endpoint ${id} of ${operator}, for ${worldOf({ test })} games.`)
    io.out(json ? JSON.stringify({ id, secret }) : secret)
    return 0
  })
}

const list = ({ operator, json }: Values, io: Io): Promise<number> =>
  withStore(io, async (store) => {
    for (const { id, operator: of, test, url, events, disabledAt, disabledBecause } of await store.webhooks.list(
      operator && inSmallLetters(operator),
    )) {
      const recent = await store.webhooks.deliveries(id, 20)
      const count = (state: string) => recent.filter((each) => each.state === state).length
      const deliveries = { delivered: count('delivered'), waiting: count('waiting'), failed: count('failed') }
      const state = disabledAt === null ? 'on' : `off (${disabledBecause})`
      if (json) io.out(JSON.stringify({ id, operator: of, test, url, events: events ?? null, disabled: disabledAt !== null, deliveries }))
      else {
        const { delivered, waiting, failed } = deliveries
        io.out(
          [
            id,
            of.padEnd(20),
            worldOf({ test }),
            state,
            events?.join(',') ?? 'all',
            url,
            `last ${recent.length}: ${delivered} delivered, ${waiting} waiting, ${failed} failed`,
            ...(recent[0]?.lastError ? [`newest: ${recent[0].lastStatus ?? ''} ${recent[0].lastError}`] : []),
          ].join('  '),
        )
      }
    }
    return 0
  })

const actions: Record<string, Action> = {
  async test({ io, store, endpoint, values: { json } }) {
    const now = Date.now()
    const isLive = (await isThere(io, store, endpoint.operator)) && (await store.labels.state(endpoint.operator)) === 'live'
    if (!isLive) return refuse(io, `The operator "${endpoint.operator}" is paused or has ended: nothing is sent.`)
    const { status, error } = await sendTestEvent(endpoint, now, {
      production: readConfig(io.env).production,
      timeoutMs: receiverTimeoutMs,
    })
    if (json) io.out(JSON.stringify({ id: endpoint.id, status: status ?? null, error: error ?? null }))
    else {
      if (status !== undefined) io.out(`${status}`)
      if (error !== undefined) io.err(status === undefined ? `No answer: ${error}.` : `It ${error}.`)
    }
    return status !== undefined && status >= 200 && status < 300 ? 0 : 1
  },
  async rotate({ io, store, endpoint: { id, operator, url }, values }) {
    const secret = createWebhookSecret()
    const now = Date.now()
    await store
      .noting(entryOf('webhook.rotated', operator, `${id}, ${new URL(url).host}`, true))
      .webhooks.rotate(id, secret, now, now + overlapMs)
    io.out(values.json ? JSON.stringify({ id, secret }) : secret)
    return 0
  },
  async disable({ io, store, endpoint: { id, operator }, values: { json } }) {
    await store.noting(entryOf('webhook.disabled', operator, `${id}`)).webhooks.disable(id, Date.now(), 'by command')
    io.err(`Endpoint ${id} of ${operator} is off.`)
    io.out(json ? JSON.stringify({ id, disabled: true }) : `${id}`)
    return 0
  },
  async enable({ io, store, endpoint: { id, operator }, values: { json } }) {
    await store.noting(entryOf('webhook.enabled', operator, `${id}`)).webhooks.enable(id)
    io.err(`Endpoint ${id} of ${operator} is on.`)
    io.out(json ? JSON.stringify({ id, disabled: false }) : `${id}`)
    return 0
  },
  async remove({ io, store, endpoint: { id, operator, url }, values: { json } }) {
    await store.noting(entryOf('webhook.removed', operator, `${id}, ${new URL(url).host}`)).webhooks.remove(id)
    io.err(`Endpoint ${id} of ${operator} is removed.`)
    io.out(json ? JSON.stringify({ id, removed: true }) : `${id}`)
    return 0
  },
  async replay({ io, store, endpoint: { id, operator, disabledAt }, values }) {
    if (disabledAt !== null) return refuse(io, `Endpoint ${id} is off: webhook enable ${id} comes first.`)
    const since = /^\d{4}-\d\d-\d\d/.test(values.since ?? '') ? Date.parse(values.since ?? '') : Number.NaN
    if (!Number.isFinite(since)) return refuse(io, '--since must be a time, such as 2026-11-22T09:00:00Z.')
    const entry = entryOf('webhook.replayed', operator, `${id} since ${new Date(since).toISOString()}`)
    const replayedCount = await store.noting(() => [entry]).webhooks.replay(id, since, Date.now())
    io.err('will be delivered again')
    io.out(values.json ? JSON.stringify({ id, again: replayedCount }) : `${replayedCount}`)
    return 0
  },
}
