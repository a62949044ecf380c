import type { Methods } from 'penpal'
import type { openPort as open } from './port.ts'

type Connection<Remote extends Methods> = ReturnType<typeof open<Remote>>

/** `port.ts`, for which nobody waits: Penpal comes beside the frame, and the port queues until it is there. */
export const openPort = <Remote extends Methods>(port: MessagePort, methods: Methods): Connection<Remote> => {
  let connection: Connection<Remote> | undefined
  let closed = false
  const never = () => new Promise<never>(() => {})
  const promise = import('./placement.ts').then((loaded) => {
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
