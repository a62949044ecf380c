import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePorts } from './free-port.ts'

test('browser tests avoid a hundred with a taken port; of ports that were asked for, the taken one is named', async () => {
  const first = await freePorts()
  const server = createServer().listen(first + 1, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  expect(await freePorts()).toBeGreaterThan(first)
  await expect(freePorts(String(first))).rejects.toThrow(`Port ${first + 1} is taken.`)
})
