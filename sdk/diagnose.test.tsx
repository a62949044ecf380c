import { afterEach, expect, test, vi } from 'vitest'
import { examine } from './examine.ts'
import { type MountOptions, mount } from './index.ts'
import { fakeFrame } from './testing.ts'

const options = { operator: 'demo', secret: 's'.repeat(36), baseUrl: 'https://127.0.0.1:1' }

/** What stands in the way where the frame is there after `ms`. */
const examineAfter = async (ms: number) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { checks } = await examine((target: Element, given: MountOptions) => {
    const handle = mount(target, given)
    vi.advanceTimersByTime(ms)
    void fakeFrame(handle)
    return handle
  }, options)
  return checks.filter(({ ok }) => !ok).map(({ name, hint }) => `${name}: ${hint}`)
}
afterEach(() => vi.useRealTimers())

test('diagnose says how long the test needed on a slow network', async () => {
  const slow = await examineAfter(7400)
  expect(slow).toContainEqual(expect.stringMatching(/^speed: .*7\.4 s/))
  expect((await examineAfter(4900)).filter((line) => line.startsWith('speed'))).toEqual([])
})
