/** Names of changes in the audit log; another one is shown as the log has it. */
export const changes = {
  member: {
    added: 'Member added',
    role_changed: 'Role changed',
    removed: 'Member removed',
    signed_in: 'Signed in',
    linked: 'New first link',
    signed_out: 'Signed out',
  },
  key: { created: 'Key created', rotated: 'Key rotated', revoked: 'Key revoked' },
  look: { taken_over: 'Folder taken over', published: 'Look published', rolled_back: 'Earlier look published again' },
  page: { changed: 'Pages changed' },
  draft: { added: 'Draft started', changed: 'Draft changed', removed: 'Draft removed' },
  webhook: {
    added: 'Webhook added',
    changed: 'Webhook changed',
    disabled: 'Webhook switched off',
    enabled: 'Webhook switched on',
    removed: 'Webhook removed',
    rotated: 'Webhook secret rotated',
    replayed: 'Webhook deliveries repeated',
  },
  secret: { created: 'Secret created', revoked: 'Secret revoked', paused: 'Secret paused', resumed: 'Secret resumed' },
  operator: {
    created: 'Operator created',
    paused: 'Test paused',
    ended: 'Test ended',
    resumed: 'Test resumed',
    user_ids: 'What opens results by a user id set',
  },
  study: { allowed: 'Study allowed', denied: 'Study no longer allowed' },
  norms: {
    built: 'Comparison group built',
    activated: 'Comparison group activated',
    rolled_back: 'Earlier comparison group in force again',
  },
  provider: { acts: 'Provider started looking as a viewer', stopped: 'Provider stopped looking' },
} as const
