import type { Methods } from 'penpal'
import { late } from './late.ts'
import type * as Port from './port.ts'

type Connection<Remote extends Methods> = ReturnType<typeof Port.openPort<Remote>>

/** `port.ts` for the script tag, which a page without a test pays for too: Penpal comes when a test is mounted. Ports wait until then. */
export const openPort = <Remote extends Methods>(port: MessagePort, methods: Methods): Connection<Remote> => {
  let connection: Connection<Remote> | undefined
  let closed = false
  const never = () => new Promise<never>(() => {})
  const promise = late<typeof Port>('frame').then((loaded) => {
    if (closed) return never()
    connection = loaded.openPort<Remote>(port, methods)
    return connection.promise
  }, never) // the handshake's own limit tells
  return {
    promise,
    destroy: () => {
      closed = true
      if (connection) connection.destroy()
      else port.close()
    },
  }
}
