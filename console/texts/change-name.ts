import type { Texts } from './store.ts'

/** Names of changes in the audit log that have words of their own; another one is shown as the log has it. */
const names = [
  'member.added',
  'member.role_changed',
  'member.removed',
  'member.signed_in',
  'key.created',
  'key.rotated',
  'key.revoked',
  'look.taken_over',
  'look.published',
  'look.rolled_back',
  'page.changed',
  'draft.added',
  'draft.changed',
  'draft.removed',
  'webhook.added',
  'webhook.changed',
  'webhook.disabled',
  'webhook.enabled',
  'webhook.removed',
  'webhook.rotated',
  'webhook.replayed',
  'member.linked',
  'member.signed_out',
  'secret.created',
  'secret.revoked',
  'secret.paused',
  'secret.resumed',
  'operator.created',
  'operator.paused',
  'operator.ended',
  'operator.resumed',
  'study.allowed',
  'study.denied',
  'operator.user_ids',
  'norms.built',
  'norms.activated',
  'norms.rolled_back',
  'provider.acts',
  'provider.stopped',
] as const

export const changeName = (t: Texts['t'], what: string): string => {
  const matchingName = names.find((name) => name === what)
  return matchingName ? t.changes[matchingName]() : what
}
