import { operatorState } from '../operators/operator-state.ts'
import { day, isoTime } from '../process/time.ts'
import type { WebhookEndpoint } from '../store/webhooks.ts'
import { endpointState } from './endpoint-state.ts'
import { sendConsoleMail } from './mails/send-mail.ts'
import { type NoticeNeeds, notifyOwners } from './notify-owners.ts'

/** An endpoint counts as failing after this long, ms; shorter failures often recover by themselves. */
const failingAfterMs = 30 * 60_000

/** Mails an endpoint's owners about its failures: once a day, over all processes. */
const notifyOfFailure = async (deps: NoticeNeeds, endpoint: WebhookEndpoint, since: number): Promise<void> => {
  const { store, clock, consoleSite } = deps
  const now = clock()
  if (!(await store.webhooks.noteMail(endpoint.id, now, now - day))) return
  const { operator, url } = endpoint
  const link = `${consoleSite.url}/o/${operator}/webhooks`
  for (const { email, role, language } of await store.members.list(operator)) {
    if (role !== 'owner') continue
    await sendConsoleMail(deps, email, language, ({ failing }) => failing(link, new URL(url).host, isoTime(since)))
  }
}

/** One pass: revokes expired keys, and tells the owners of live labels about new access and failing endpoints; returns how many of these there are. */
export const runUpkeep = async (deps: NoticeNeeds): Promise<number> => {
  const { store, clock } = deps
  await store.keys.retireDue(clock())
  await notifyOwners(deps)
  let failing = 0
  const states = await store.operatorSettings.states()
  for (const endpoint of await store.webhooks.list()) {
    if (operatorState(deps, endpoint.operator, states.get(endpoint.operator) ?? 'live') !== 'live') continue
    const { state, failingSince } = await endpointState(store, endpoint)
    if (state !== 'failing' || failingSince === undefined || clock() - failingSince < failingAfterMs) continue
    failing += 1
    await notifyOfFailure(deps, endpoint, failingSince)
  }
  return failing
}
