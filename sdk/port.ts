import { connect, type Methods, PortMessenger } from 'penpal'

/** Penpal on a port. Only calls of own methods with a list of arguments pass, so that no error with a stack is ever sent back. */
export const openPort = <Remote extends Methods>(port: MessagePort, methods: Methods) => {
  port.addEventListener('message', (event) => isSafe(event.data, methods) || event.stopImmediatePropagation())
  return connect<Remote>({ messenger: new PortMessenger({ port }), methods })
}

/** As in `protocol.ts`, of which this file cannot import: it would be cut out of the page's first load. */
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isSafe = (data: unknown, methods: Methods) => {
  if (!isObject(data)) return false
  const { methodPath, ...message } = data as Record<string, unknown> & { methodPath: string[] }
  if (message.type === 'CALL') {
    const name = `${methodPath?.[0]}`
    if (methodPath?.length !== 1 || !Object.hasOwn(methods, name) || !Array.isArray(message.args)) return false
    // By this Penpal finds the method. Old Prototype.js has replaced that of all arrays.
    methodPath.reduce = (() => methods[name]) as never
    return true
  }
  // Penpal takes such a value apart; any other is handed on as it is.
  return !message.isSerializedErrorInstance || isObject(message.value)
}
