import { expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { runHere, storeOf } from '../../testing/run-here.ts'

const env = { DATA_DIR: newFolder() }

const member = async (...args: string[]) => {
  const { code, out } = await runHere(['member', ...args], env)
  return { code, out: out.split('\n').filter(Boolean) }
}
const owner = ['--operator', 'nfl', '--email', 'owner@nfl.example']

test('a member is added with a link, listed, and removed once; each change is audited', async () => {
  const addition = await member('add', ...owner, '--json')
  expect(addition.code).toBe(0)
  expect(JSON.parse(addition.out[0] ?? '')).toEqual({ link: expect.stringMatching(/#token=[\w-]{43}$/) })
  expect(await member('add', '--operator', 'nfl', '--role', 'viewer', '--email', 'Viewer@NFL.example')).toMatchObject({ code: 0 })
  const { out: output } = await member('list', '--operator', 'nfl', '--json')
  expect(output.map((line) => JSON.parse(line))).toEqual([
    { email: 'owner@nfl.example', role: 'owner' },
    { email: 'viewer@nfl.example', role: 'viewer' },
  ])
  // This address is no member of the provider or of another operator.
  for (const place of [['--provider'], ['--operator', 'hc']])
    expect(await member('remove', ...place, '--email', 'viewer@nfl.example')).toEqual({ code: 1, out: [] })
  const remove = ['remove', '--operator', 'nfl', '--email', 'VIEWER@nfl.example', '--json']
  expect(await member(...remove)).toEqual({ code: 0, out: ['{"removed":"viewer@nfl.example"}'] })
  expect(await member(...remove)).toEqual({ code: 1, out: [] })
  expect(await member('list', '--operator', 'nfl')).toEqual({ code: 0, out: ['owner   owner@nfl.example'] })

  const store = await storeOf(env)
  try {
    expect((await store.audit.list(10)).map(({ action, actor }) => `${action} ${actor}`)).toEqual(
      ['member.removed', 'member.added', 'member.added'].map((action) => `${action} command line`),
    )
  } finally {
    await store.close()
  }
})

test.each([
  ['add', '--operator', 'nobody', '--email', 'a@b.example'],
  ['add', '--operator', 'nfl', '--provider', '--email', 'a@b.example'],
  ['add', '--provider', '--role', 'owner', '--email', 'a@b.example'],
  ['add', '--operator', 'nfl', '--email', 'no address'],
  ['remove', '--email', 'owner@nfl.example'],
  ['remove', '--operator', 'nfl', '--provider', '--email', 'owner@nfl.example'],
])('member %s %s %s … exits with 1 and prints nothing', async (...args) => {
  expect(await member(...args)).toEqual({ code: 1, out: [] })
})
