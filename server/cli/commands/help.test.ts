import { afterEach, expect, test, vi } from 'vitest'
import { runCommand } from '../main.ts'

afterEach(() => vi.useRealTimers())

const help = async (...args: string[]) => {
  const out: string[] = []
  const code = await runCommand(['help', ...args], { out: (line) => out.push(line), err: (line) => out.push(line), env: {} })
  return { code, out }
}

test('facts of the help that are old are listed by key, date and page, and those read long ago', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30'), toFake: ['Date'] })
  const { code, out } = await help('stale')
  expect(code).toBe(0)
  expect(out).toContainEqual(
    expect.stringMatching(/^DK\.crisis\.0 2015-10-26 https:\/\/cphpost\.dk\/.+ \(its pages are older than 24 months\)$/),
  )
  expect(out.join()).not.toContain('180 days')
  vi.setSystemTime(new Date('2027-12-01'))
  const later = (await help('stale', '--json')).out.map((line) => JSON.parse(line))
  expect(later).toContainEqual({ key: 'DK.young.0', page: expect.stringMatching(/^https:/), date: '2026-11-26', reason: 'unread' })
})

test('alone it is still the list of all commands', async () => {
  expect((await help()).out.join('\n')).toMatch(/help stale /)
})
