import type { ConsoleCall } from '../../../contract/console/console-call.ts'
import { consoleCalls } from '../../../contract/console/console-calls.ts'
import { lifetimesMs } from '../../../contract/lifetimes.ts'
import { makeLink } from '../../../server/console/links.ts'
import { type ConsoleClient, openConsoleClient, signedIn, tokenOf } from '../../../server/testing/console-client.ts'

type Name = keyof typeof consoleCalls
type Deps = Parameters<typeof signedIn>[0]
const at = { operator: 'nfl' }
const nobody = 999_999
/** Where nothing listens */
const url = 'http://127.0.0.1:9/hook'

/** A body of each call that has one, different each time where it makes something. */
const bodies: Partial<Record<Name, (turn: string, has: { secret: string; token: string }) => object>> = {
  askForLink: () => ({ email: 'owner@nfl.example' }),
  signIn: (turn) => ({ token: turn.padStart(43, 'x') }),
  openLink: (_turn, { token }) => ({ token }),
  invite: (turn) => ({ email: `${turn}@nfl.example`, role: 'viewer' }),
  changeRole: () => ({ role: 'viewer' }),
  checkFile: (turn) => ({ data: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><!-- ${turn} --></svg>`).toString('base64') }),
  saveDraft: (turn) => ({ revision: 1, name: turn }),
  publish: (turn) => ({ revision: 1, note: turn }),
  rollBack: (turn) => ({ note: turn }),
  savePage: () => ({ origins: Array.from({ length: 50 }, (_, n) => `https://*.partner${n}.example`), previewOrigins: [] }),
  addPageReport: (_turn, { secret }) => ({ secret, what: 'ready', origin: 'https://partner.example', width: 720, height: 900 }),
  addKey: (turn) => ({ kind: 'test', name: turn }),
  rotateKey: () => ({ overlapHours: 1 }),
  addEndpoint: () => ({ url, test: true }),
  changeEndpoint: () => ({ on: true }),
  replayEndpoint: () => ({ since: new Date(Date.now() - 3_600_000).toISOString() }),
  addOperator: (turn) => ({ id: `bench-${turn}`, name: `Bench ${turn}`, colour: '#123456', language: 'eng' }),
  setUserIds: () => ({ userIds: 'sessions' }),
  setStudy: () => ({ id: 'bench', until: '2026-12-31', allowed: true }),
  inviteTo: (turn) => ({ email: `${turn}@nfl.example`, role: 'owner' }),
}

/**
 * Every call of the console but those given, as kinds of attack by name, each made by a member of its own: of the provider, or an owner.
 * @throws Error naming a call that has a body, and none here
 */
export const consoleAttacks = async (
  deps: Deps,
  { draft, testSecret: secret, next, besides }: { draft: number; testSecret: string; next(): string; besides: readonly ConsoleCall[] },
): Promise<Record<string, () => Promise<unknown>>> => {
  const rest = (Object.entries(consoleCalls) as [Name, ConsoleCall][]).filter(([, call]) => !besides.includes(call))
  const missing = rest.filter(([name, { body }]) => body && !bodies[name]).map(([name]) => name)
  if (missing.length > 0) throw new Error(`console-attacks.ts has no body for ${missing.join(', ')}`)
  const owner = await signedIn(deps, 'bench@nfl.example', { ...at, role: 'owner' })
  const { id: member } = (await owner.call(consoleCalls.invite, at, { email: 'other@nfl.example', role: 'viewer' })).body as { id: number }
  const { endpoint } = (await owner.call(consoleCalls.addEndpoint, at, { url, test: true })).body as { endpoint: { id: number } }
  const link = await makeLink(deps.store, url, { email: 'bench@nfl.example', mailed: true, expiresAt: Date.now() + lifetimesMs.firstLink })
  const token = tokenOf(link)
  const clientOf = (name: string, { role }: ConsoleCall): Promise<ConsoleClient> =>
    role === 'anyone' || role === 'page'
      ? Promise.resolve(openConsoleClient(deps.consoleSite.url))
      : signedIn(deps, `${name}@nfl.example`, role === 'provider' ? undefined : { ...at, role: 'owner' })
  return Object.fromEntries(
    rest.map(([name, call]) => {
      let client: Promise<ConsoleClient> | undefined
      const real = call.method !== 'DELETE'
      const values = {
        ...at,
        draft: real ? draft : nobody,
        endpoint: real ? endpoint.id : nobody,
        member: real ? member : nobody,
        delivery: nobody,
        version: 1,
        set: 'us',
        file: 'none.svg',
        fingerprint: '0'.repeat(12),
        id: 'none',
      }
      return [
        name,
        async () => {
          client ??= clientOf(name.toLowerCase(), call)
          const one = await client
          const body = bodies[name]?.(next(), { secret, token })
          // A published draft is gone.
          if (call === consoleCalls.publish) {
            const draft = await one.call(consoleCalls.addDraft, at, { name: next(), start: { from: 'published' } })
            values.draft = (draft.body as { id: number }).id
          }
          // What changes a draft names the revision it was made from.
          const revision =
            body && 'revision' in body && ((await one.call(consoleCalls.draft, values)).body as { revision: number }).revision
          return one.call(call, values, revision ? { ...body, revision } : body)
        },
      ]
    }),
  )
}
