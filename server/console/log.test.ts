import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { logKinds } from '../../contract/console/log-calls.ts'
import { signedIn } from '../testing/console-client.ts'
import { onBothEngines } from '../testing/test-server.ts'

const { log, logCsv, addKey } = consoleCalls
const at = { operator: 'nfl' }

onBothEngines(
  'the log',
  (server) => {
    test('the log is narrowed by kind, actor, words and days, and so is its CSV, in which nothing is computed', async () => {
      const member = await signedIn(server().deps, 'owner@nfl.example', { operator: 'nfl', role: 'owner' })
      await member.call(addKey, at, { kind: 'test', name: '=1+1' })
      await member.call(addKey, at, { kind: 'test', name: '100%_a' })
      const namesOf = async (query: Record<string, string>) =>
        (await member.call(log, at, undefined, query)).body.entries.map(({ what }) => what)
      expect(await namesOf({ kinds: 'keys' })).toEqual(['key.created', 'key.created'])
      expect(await namesOf({ kinds: 'keys,people', find: '100%_A' })).toEqual(['key.created'])
      expect(await namesOf({ find: '%%%%' })).toEqual([])
      expect(await namesOf({ to: '2026-01-01' })).toEqual([])
      expect(await namesOf({ kinds: 'keys', who: 'owner@nfl.example' })).toEqual(['key.created', 'key.created'])
      expect(await namesOf({ who: 'owner%' })).toEqual([])
      expect((await member.call(log, at, undefined, { who: 'nobody' })).body).toMatchObject({
        entries: [],
        actors: expect.arrayContaining(['owner@nfl.example']),
      })
      for (const query of [{ kinds: 'all' }, { kinds: '' }, { from: 'yesterday' }, { find: '' }])
        expect(await member.call(log, at, undefined, query as Record<string, string>)).toMatchObject({ status: 400 })
      for (const start of Object.values(logKinds).flat())
        await server().deps.store.audit.add({ at: Date.now(), actor: 'each kind', action: `${start}x`, operator: 'nfl', subject: 'x' })
      expect(await namesOf({ kinds: Object.keys(logKinds).join(), who: 'each kind' })).toHaveLength(Object.values(logKinds).flat().length)
      const csv = String((await member.call(logCsv, at, undefined, { kinds: 'keys', who: 'owner@nfl.example' })).body).split('\r\n')
      expect(csv).toHaveLength(4)
      expect(csv[0]).toBe('at,who,what,subject')
      expect(csv.join()).not.toMatch(/,"?=/)
    })
  },
  { CONSOLE_PORT: '0' },
)
