import { act, createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { type Handle, mount } from './index.ts'
import { GamalyzeTest } from './react.ts'
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
  expect([await handle.pause(), await handle.restart()]).toEqual([true, false])
  expect(frame.commands.map(({ name }) => name)).toEqual(['pause', 'restart'])
  handle.destroy()
})

test('in React StrictMode one frame stays, listeners are the latest, and a new language is an update', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const heard: string[] = []
  let handle: Handle | undefined
  const render = (language: string) =>
    act(async () =>
      root.render(
        createElement(
          StrictMode,
          null,
          createElement(GamalyzeTest, {
            ...options,
            language,
            secret: () => options.secret,
            on: { started: () => heard.push(language) },
            onHandle: (next) => {
              handle = next
            },
          }),
        ),
      ),
    )
  await render('eng')
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  const frame = await fakeFrame(handle as Handle)
  await frame.send('started', {})
  await render('dan')
  await frame.send('started', {})
  expect(heard).toEqual(['eng', 'dan'])
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  expect(frame.commands).toEqual([{ name: 'update', payload: { language: 'dan', secret: options.secret } }])
  await act(async () => root.unmount())
  expect(document.querySelectorAll('iframe')).toHaveLength(0)
})
