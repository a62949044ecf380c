import { reason } from '../../../contract/console/reasons.ts'
import { type Endpoint, webhookCalls } from '../../../contract/console/webhook-calls.ts'
import { ProblemError } from '../../errors/problem.ts'
import type { App } from '../../http/app.ts'
import type { Config } from '../../process/config.ts'
import { isoTime } from '../../process/time.ts'
import type { WebhookEndpoint } from '../../store/webhooks.ts'
import { changesOfEndpoints, inOrder, whyNoEndpoint } from '../../webhooks/endpoint-changes.ts'
import { sendTestEvent } from '../../webhooks/message.ts'
import { receiverTimeoutMs } from '../../webhooks/post.ts'
import { type Caller, entryOf } from '../caller.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'
import { endpointState, recentDeliveries } from '../endpoint-state.ts'

const maxEndpoints = 20
const hostOf = (url: string): string => new URL(url).host

/** Endpoints of an operator and their deliveries. */
export const routes = async (app: App, deps: ConsoleNeeds & { config: Config }): Promise<void> => {
  const route = consoleRoutes(app, deps)
  const { store, clock, config } = deps
  const { webhooks } = store
  const changesBy = (caller: Caller) => changesOfEndpoints(store, (...entry) => entryOf(deps, caller, ...entry))

  const find = async (operator: string, id: string): Promise<WebhookEndpoint> => {
    const endpoint = await webhooks.find(Number(id))
    if (endpoint?.operator !== operator) throw new ProblemError('not_found')
    return endpoint
  }

  const show = async (endpoint: WebhookEndpoint): Promise<Endpoint> => {
    const deliveries = await webhooks.deliveries(endpoint.id, recentDeliveries)
    const count = (state: string) => deliveries.filter((each) => each.state === state).length
    const { state, failingSince } = await endpointState(store, endpoint)
    const oldUntil = Math.max(0, ...endpoint.oldSecrets.map(({ until }) => until))
    return {
      id: endpoint.id,
      url: endpoint.url,
      test: endpoint.test,
      ...(endpoint.events && { events: [...endpoint.events] }),
      state,
      ...(failingSince !== undefined && { failingSince: isoTime(failingSince) }),
      ...(endpoint.disabledBecause !== null && { offBecause: endpoint.disabledBecause }),
      secretStart: endpoint.secret.slice(0, 10),
      ...(oldUntil > clock() && { oldSecretUntil: isoTime(oldUntil) }),
      createdAt: isoTime(endpoint.createdAt),
      lately: { delivered: count('delivered'), waiting: count('waiting'), failed: count('failed') },
    }
  }

  const checkUrl = async (url: string): Promise<void> => {
    const wrong = await whyNoEndpoint(url, config.production)
    if (wrong) throw new ProblemError('invalid', wrong, { pointer: '/url' })
  }

  const name = { nameOf: ({ endpoint }: { endpoint: Endpoint }) => `${endpoint.id}, ${hostOf(endpoint.url)}` }

  route(webhookCalls.endpoints, async ({ params }) => ({ endpoints: await Promise.all((await webhooks.list(params.operator)).map(show)) }))

  route(webhookCalls.addEndpoint, name, async ({ params: { operator }, body: { url, events, test = false }, caller }) => {
    await checkUrl(url)
    if ((await webhooks.list(operator)).length >= maxEndpoints)
      throw new ProblemError('quota_exceeded', reason('many_endpoints', { most: maxEndpoints }))
    const { id, secret } = await changesBy(caller).add({ operator, test, url, events }, clock())
    return { endpoint: await show(await find(operator, `${id}`)), secret }
  })

  route(webhookCalls.changeEndpoint, async ({ params: { operator, endpoint }, body: { url, events, on }, caller }) => {
    const current = await find(operator, endpoint)
    if (url !== undefined) await checkUrl(url)
    const next = { ...current, url: url ?? current.url, events: inOrder(events) ?? current.events }
    const { id, disabledAt } = current
    if (url !== undefined || events !== undefined) {
      const entry = entryOf(deps, caller, 'webhook.changed', operator, `${id}, ${hostOf(next.url)}`, next.url !== current.url || undefined)
      await store.noting(entry).webhooks.change(id, { url: next.url, events: next.events })
    }
    if (on === false && disabledAt === null) await changesBy(caller).disable(next, clock(), 'in the console')
    if (on === true && disabledAt !== null) await changesBy(caller).enable(next)
    return show(await find(operator, endpoint))
  })

  route(webhookCalls.removeEndpoint, async ({ params: { operator, endpoint }, caller }) => {
    await changesBy(caller).remove(await find(operator, endpoint))
    return null
  })

  route(webhookCalls.rotateEndpoint, name, async ({ params: { operator, endpoint }, caller }) => {
    const secret = await changesBy(caller).rotate(await find(operator, endpoint), clock())
    return { endpoint: await show(await find(operator, endpoint)), secret }
  })

  route(webhookCalls.deliveries, async ({ params: { operator, endpoint } }) => {
    const { id } = await find(operator, endpoint)
    const deliveries = await webhooks.deliveries(id, 50)
    const tries = await webhooks.tries(id, Math.min(...deliveries.map((delivery) => delivery.id)))
    return {
      deliveries: deliveries.map(({ id: number, messageId, type, state, attempts, at, lastAt, nextAt, lastStatus, lastError, data }) => ({
        id: number,
        messageId,
        type,
        state,
        attempts,
        at: isoTime(at),
        ...(lastAt !== null && { lastAt: isoTime(lastAt) }),
        ...(nextAt !== null && state === 'waiting' && { nextAt: isoTime(nextAt) }),
        ...(lastStatus !== null && { lastStatus }),
        ...(lastError !== null && { lastError }),
        body: { type, timestamp: isoTime(at), data },
        tries: tries
          .filter(({ deliveryId }) => deliveryId === number)
          .map(({ at: triedAt, status, error }) => ({
            at: isoTime(triedAt),
            ...(status !== null && { status }),
            ...(error !== null && { error }),
          })),
      })),
    }
  })

  const working = async (operator: string, endpoint: string): Promise<WebhookEndpoint> => {
    const current = await find(operator, endpoint)
    if (current.disabledAt !== null) throw new ProblemError('conflict', reason('endpoint_off'))
    return current
  }

  route(webhookCalls.replayDelivery, async ({ params: { operator, endpoint, delivery }, caller }) => {
    const { id } = await working(operator, endpoint)
    const auditedStore = store.noting(entryOf(deps, caller, 'webhook.replayed', operator, `${id}, delivery ${delivery}`))
    const replayedCount = await auditedStore.webhooks.replayOne(id, Number(delivery), clock())
    if (replayedCount === 0) throw new ProblemError('not_found', 'there is no such delivery, or it is being sent: reload the list')
    return { again: replayedCount }
  })

  route(webhookCalls.replayEndpoint, async ({ params: { operator, endpoint }, body, caller }) => {
    const current = await working(operator, endpoint)
    return { again: await changesBy(caller).replay(current, Date.parse(body.since), clock()) }
  })

  route(webhookCalls.testEndpoint, async ({ params: { operator, endpoint } }) => {
    const current = await find(operator, endpoint)
    await deps.limits.use('webhookTests', operator)
    const { status, error } = await sendTestEvent(current, clock(), { production: config.production, timeoutMs: receiverTimeoutMs })
    return { ...(status !== undefined && { status }), ...(error !== undefined && { error }) }
  })
}
