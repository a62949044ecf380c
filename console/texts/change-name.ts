import type { Texts } from './store.ts'

/** Names of changes in the audit log that have words of their own; another one is shown as the log has it. */
const known = [
  'member.added',
  'member.invited',
  'member.role',
  'member.removed',
  'member.signed-in',
  'key.created',
  'key.rotated',
  'key.revoked',
  'look.published',
  'look.rolled-back',
  'look.taken-over',
  'draft.created',
  'draft.saved',
  'draft.removed',
  'page.saved',
  'webhook.added',
  'webhook.changed',
  'webhook.rotated',
  'webhook.replayed',
  'provider.acts',
] as const

export const changeName = (t: Texts['t'], what: string): string => {
  const found = known.find((name) => name === what)
  return found ? t.changes[found]() : what
}
