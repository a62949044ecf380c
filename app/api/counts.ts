import { apiBase } from './request.ts'

/** Adds one to a count of the operator; nothing waits for it, and it may get lost. */
export const count = (operator: string, event: 'help' | 'register'): void => {
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true, credentials: 'omit' } as const
  fetch(`${apiBase()}/api/v1/counts/${encodeURIComponent(operator)}`, { ...options, body: JSON.stringify({ event }) }).catch(() => {})
}
