import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../sdk/support/listen.ts'
import { startFaultyProxy } from './faulty-proxy.ts'

test('a client that leaves before the response breaks nothing, and others are answered', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<() => void>()
  const server = await listen('127.0.0.1', ({ url }, reply) =>
    url === '/api/slow' ? ask(() => reply.end('slow')) : void reply.end('quick'),
  )
  const proxy = await startFaultyProxy(() => server.origin)
  onTestFinished(() => Promise.all([proxy.close(), server.close()]).then(() => {}))
  const client = new AbortController()
  const left = fetch(`${proxy.url}/api/slow`, { signal: client.signal })
  const answer = await asked
  client.abort()
  await expect(left).rejects.toThrow()
  await wait(50) // so that the proxy notices before the response comes
  answer()
  expect(await fetch(`${proxy.url}/api/quick`).then((reply) => reply.text())).toBe('quick')
})
