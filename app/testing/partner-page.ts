import { onTestFinished } from 'vitest'
import { shapes } from '../../sdk/host-port.ts'
import { mount } from '../../sdk/mount.ts'
import type { MountOptions } from '../../sdk/options.ts'
import type { GuestEvents } from '../../sdk/protocol.ts'

type Told = { [Name in keyof GuestEvents]: [Name, GuestEvents[Name]] }[keyof GuestEvents]

const names = Object.keys(shapes) as (keyof GuestEvents)[]

const frameOrigin = 'https://provider.example'
export const partnerOrigin = 'https://partner.example'

/**
 * A partner's page that has the test mounted with the real SDK, around a frame that is this window. Of the browser only the way of a message
 * from one window to the other is made here, which jsdom does not know between origins. `told` holds the events that came, in order.
 */
export const openPartnerPage = (options: Partial<MountOptions> = {}, origin = partnerOrigin) => {
  const place = document.createElement('div')
  document.body.append(place)
  const test = mount(place, { operator: 'nfl', secret: 's'.repeat(36), baseUrl: frameOrigin, ...options })
  const frame = test.frame.contentWindow as Window
  const events: Told[] = []
  for (const name of names) test.on(name as 'ready', (payload) => void events.push([name, payload] as Told))
  const deliver = (data: unknown, from: string, source: Window, ports: MessagePort[] = []) =>
    queueMicrotask(() => dispatchEvent(new MessageEvent('message', { data, origin: from, source, ports })))
  const own = window.postMessage
  window.postMessage = (data: unknown) => deliver(data, frameOrigin, frame)
  frame.postMessage = ((data: unknown, _to: string, ports: MessagePort[]) =>
    deliver(data, origin, window, ports)) as typeof frame.postMessage
  onTestFinished(() => {
    test.destroy()
    window.postMessage = own
    place.remove()
  })
  return { test, events }
}
