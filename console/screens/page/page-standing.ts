import type { PageView } from '../../../contract/console/page-calls.ts'
import { matchesOrigin } from '../../../sdk/origins.ts'

/** A page's status: whether `frame-ancestors` will allow it. */
export type Standing = 'origins' | 'previewOrigins' | 'local' | 'insecure' | 'unknown'

/** Judges an origin as the server does when it sends the frame, before anybody has opened the page. */
export const standingOf = (origin: string, { origins, previewOrigins }: Pick<PageView, 'origins' | 'previewOrigins'>): Standing => {
  if (matchesOrigin(origin, origins)) return 'origins'
  if (/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)) return 'local'
  if (origin.startsWith('http:')) return 'insecure'
  return matchesOrigin(origin, previewOrigins) ? 'previewOrigins' : 'unknown'
}
