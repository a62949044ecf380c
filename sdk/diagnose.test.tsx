import { afterEach, expect, test, vi } from 'vitest'
import { diagnose } from './diagnose.ts'
import { mount } from './index.ts'
import { fakeFrame } from './testing.ts'

const options = { operator: 'demo', secret: 's'.repeat(36), baseUrl: 'https://127.0.0.1:1' }
const mounted = () => mount(document.body.appendChild(document.createElement('div')), options)
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('diagnose says how long the test needed on a slow network', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const handle = mounted()
  vi.advanceTimersByTime(7400)
  await fakeFrame(handle)
  const { ok, checks } = await handle.diagnose()
  expect([ok, checks.find(({ name }) => name === 'speed')]).toEqual([
    true,
    { name: 'speed', ok: false, hint: 'The test took 7.4 s to load.' },
  ])
})

test('diagnose waits for the test, answers each caller alike, leaves nothing in the page, and is refused once the test is destroyed', async () => {
  const handle = mounted()
  const answers = Promise.all([handle.diagnose(), handle.diagnose()])
  await fakeFrame(handle)
  const [one, other] = await answers
  expect(one).toEqual(other)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  const during = handle.diagnose()
  handle.destroy()
  for (const asked of [during, handle.diagnose()]) await expect(asked).rejects.toMatchObject({ code: 'DESTROYED' })
})

test('diagnose of options that are wrong names them, and of others looks out of sight', async () => {
  expect(await diagnose({ ...options, secret: `sk_${'x'.repeat(43)}` })).toMatchObject({
    ok: false,
    checks: [{ name: 'options', hint: expect.stringContaining('got a server key') }],
  })
  const asked = diagnose(options)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  document.querySelector('iframe')?.removeAttribute('src')
  const { checks } = await asked
  expect(checks.filter(({ ok }) => !ok)).toEqual([{ name: 'frame', ok: false, hint: expect.stringMatching(/^FRAME_HELD/), at: 'src' }])
  expect(document.querySelectorAll('iframe')).toHaveLength(0)
})
