import { Worker } from 'node:worker_threads'
import type { MailAddress } from '../../contract/mail-address.ts'
import type { Mark } from './draw-marks.ts'

/** A mail ready to send, with an attachment if it delivers a report. */
export type Mail = {
  to: MailAddress
  subject: string
  html: string
  text: string
  marks?: readonly Mark[]
  attachment?: { name: string; content: Uint8Array }
}

/** `sent`: the server answered 250 after the data. `rejected`: it refused this address or mail permanently. `failed`: anything else. */
export type SendOutcome = 'sent' | 'rejected' | 'failed'

/** Outcome of one attempt. `retryable`: the server answered 4xx, so another attempt may succeed. `cause` never contains an address. */
export type Attempt = {
  outcome: SendOutcome
  /** The failure concerns the server as a whole. */
  aboutServer?: boolean
  retryable: boolean
  cause: { code?: string | undefined; command?: string | undefined; reply?: number | undefined }
}

export type Transport = ReturnType<typeof openTransport>

/** To the thread: send a mail, or without one try the server; abort that; or close the connections. */
export type Order = { id: number; mail?: Mail | undefined } | { abort: number } | 'close'
/** From the thread: the outcome of the order with this id. */
export type Answer = { id: number; attempt: Attempt }

/** Sends mails through one server, in a thread that starts with the first, as composing takes 5 ms. One that ends fails its mails; the next starts anew. */
export const openTransport = (url: string, from: string, script = new URL('./smtp-thread.ts', import.meta.url)) => {
  const waiting = new Map<number, (attempt: Attempt) => void>()
  let thread: Worker | undefined
  let orders = 0

  const start = (): Worker => {
    const started = new Worker(script, { workerData: { url, from }, execArgv: [] })
    let code = 'THREAD_ENDED'
    started.on('message', ({ id, attempt }: Answer) => waiting.get(id)?.(attempt))
    started.on('error', (error: Error & { code?: string }) => {
      code = error.code ?? error.name
    })
    started.on('exit', () => {
      thread = undefined
      for (const end of waiting.values()) end({ outcome: 'failed', aboutServer: true, retryable: false, cause: { code } })
    })
    return started
  }
  const post = (order: Order): void => {
    thread ??= start()
    thread.postMessage(order)
  }
  const ask = async (mail?: Mail, signal?: AbortSignal): Promise<Attempt> => {
    orders += 1
    const id = orders
    const { promise, resolve } = Promise.withResolvers<Attempt>()
    waiting.set(id, resolve)
    const abort = () => post({ abort: id })
    signal?.addEventListener('abort', abort)
    post({ id, mail })
    return promise.finally(() => {
      waiting.delete(id)
      signal?.removeEventListener('abort', abort)
    })
  }

  return {
    send: (mail: Mail, signal: AbortSignal): Promise<Attempt> => ask(mail, signal),
    /** Resolves if the server is reachable and accepts our login. */
    async verify(): Promise<void> {
      const { outcome, cause } = await ask()
      if (outcome !== 'sent') throw Object.assign(new Error('the mail server cannot be used'), { code: cause.code })
    },
    close: (): void => thread?.postMessage('close' satisfies Order),
  }
}
