import { expect, test } from 'vitest'
import { mount } from './index.ts'
import { fakeFrame } from './testing.ts'

const options = { operator: 'demo', secret: 's'.repeat(36), baseUrl: 'https://provider.example' }

test('a partner page can be tested without a browser', async () => {
  const handle = mount(document.body, { ...options, language: 'swe' })
  const heard: unknown[] = []
  handle.on('progress', (payload) => heard.push(payload))
  const frame = await fakeFrame(handle, { obey: (name) => name === 'pause' })
  expect(frame.config).toMatchObject({ operator: 'demo', secret: options.secret, language: 'swe' })
  await frame.send('progress', { cardsTurned: 1, cardsTotal: 80 })
  expect(heard).toEqual([{ cardsTurned: 1, cardsTotal: 80 }])
  expect({ pause: await handle.pause(), restart: await handle.restart() }).toEqual({ pause: true, restart: false })
  expect(frame.commands.map(({ name }) => name)).toEqual(['pause', 'restart'])
  handle.destroy()
})
