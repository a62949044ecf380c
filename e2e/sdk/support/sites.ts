import { startFrameSite } from './frame-site.ts'
import { startHostSite } from './host-site.ts'

export type Sites = { frame: string; host: string; other: string; requests: { url: string; headers: string }[] }

/** A provider on 127.0.0.1 and two partner sites on localhost, all on free ports. `other` is not on the operator's list. */
export const startSites = async (): Promise<Sites & { close(): Promise<unknown> }> => {
  let frameOrigin = ''
  const host = await startHostSite(() => frameOrigin)
  const other = await startHostSite(() => frameOrigin)
  const frame = await startFrameSite(() => [host.origin])
  frameOrigin = frame.origin
  const close = () => Promise.all([frame.close(), host.close(), other.close()])
  return { frame: frame.origin, host: host.origin, other: other.origin, requests: frame.requests, close }
}
