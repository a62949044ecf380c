import { afterEach, expect, test, vi } from 'vitest'
import { runHere } from '../../testing/run-here.ts'

afterEach(() => vi.useRealTimers())

const help = (...args: string[]) => runHere(['help', ...args], {})

test('facts of the help that are old are listed by key, date and page, and those read long ago', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30'), toFake: ['Date'] })
  const { code, out } = await help('stale')
  expect(code).toBe(0)
  expect(out).toMatch(/^DK\.crisis\.0 2015-10-26 https:\/\/cphpost\.dk\/.+ \(its pages are older than 24 months\)$/m)
  expect(out).not.toContain('180 days')
  vi.setSystemTime(new Date('2027-12-01'))
  const later = (await help('stale', '--json')).out.split('\n').map((line) => JSON.parse(line))
  expect(later).toContainEqual({ key: 'DK.young.0', page: expect.stringMatching(/^https:/), date: '2026-11-26', reason: 'unread' })
})

test('alone it is still the list of all commands', async () => {
  expect((await help()).out).toMatch(/help stale /)
})
