import type { Handle } from './handle.ts'
import { openPort } from './port.ts'
import { type CommandName, type Config, type GuestEventName, type GuestEvents, type HostMethods, protocol } from './protocol.ts'

export type FakeFrame = {
  /** What the page passed to the frame. */
  readonly config: Config
  /** Commands received, oldest first. */
  readonly commands: { name: CommandName; payload: unknown }[]
  /** Sends the page an event, as the test does. Resolves when the page's listeners have run. */
  send<Name extends GuestEventName>(name: Name, payload: GuestEvents[Name]): Promise<void>
  close(): void
}

/**
 * Stands in for the test of a mounted `handle` in a unit test (jsdom, happy-dom), where no frame loads: resolves when the handle is
 * ready. `obey` answers commands, with true by default. In a browser use the fixture of `@gamalyze/sdk/playwright` with the real test.
 */
export const fakeFrame = async (
  handle: Handle,
  { obey = () => true, language = 'eng' }: { obey?: (name: CommandName, payload: unknown) => boolean; language?: string } = {},
): Promise<FakeFrame> => {
  const { origin } = new URL(handle.frame.src)
  if (!handle.frame.isConnected) throw new Error('The frame is not in the page')
  // happy-dom gives no window to a frame that it does not load.
  const source = handle.frame.contentWindow ?? ({} as Window)
  Object.defineProperty(handle.frame, 'contentWindow', { value: source })
  const welcomed = new Promise<MessagePort>((resolve) => {
    source.postMessage = (_: unknown, __: unknown, ports?: unknown) => resolve((ports as MessagePort[])[0] as MessagePort)
  })
  const hello = new MessageEvent('message', { data: { gamalyze: 'hello', id: 'fake', ...protocol }, origin })
  Object.defineProperty(hello, 'source', { value: source })
  dispatchEvent(hello)
  const commands: FakeFrame['commands'] = []
  const command = (name: CommandName, payload: unknown) => {
    if (name === 'look') return true // from the SDK to the test itself
    commands.push({ name, payload })
    return obey(name, payload)
  }
  const connection = openPort<HostMethods>(await welcomed, { __proto__: null, command } as never)
  const host = await connection.promise
  let number = 0
  const send: FakeFrame['send'] = async (name, payload) => host.event(++number, name, payload)
  const config = await host.config()
  await send('ready', { language: config.language ?? language })
  await handle.ready
  return { config, commands, send, close: connection.destroy }
}
