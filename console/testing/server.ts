import { lookCalls } from '../../contract/console/look-calls.ts'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { makeLink } from '../../server/console/links.ts'
import type { Deps } from '../../server/deps.ts'
import { dayOf, startOfWeek, weekMs } from '../../server/process/time.ts'
import { cookiesOf, signedIn } from '../../server/testing/console-client.ts'

/** A counted week of the operator's games. */
const countGames = async ({ store, clock }: Deps, operator: string): Promise<void> => {
  const day = dayOf(startOfWeek(clock()) - 4 * weekMs)
  const counts = {
    language: { dan: 140 },
    reached: { 0: 123, 11: 123, 21: 123, 31: 123, 41: 123, 51: 123, 61: 123, 71: 123, 80: 96 },
    analysed: { 'low-risk': 89, 'high-risk': 7 },
    guessed: { '': 89 },
  }
  for (const [event, keys] of Object.entries(counts))
    for (const [key, count] of Object.entries(keys))
      await store.tallies.add({ operator, day, event: event as keyof typeof counts, key, count })
}

/** Members at the console of a running server, signed in: of operator spelro, whose look the console keeps, in each role and one who has a first link, and the owner of a look that tests publish. */
export const openConsole = async (deps: Deps) => {
  const operator = 'spelro'
  const [owner, viewer, designer, provider] = await Promise.all([
    signedIn(deps, 'owner@spelro.example', { operator, role: 'owner' }),
    signedIn(deps, 'viewer@spelro.example', { operator, role: 'viewer' }),
    signedIn(deps, 'designer@vegaslegends.example', { operator: 'vegaslegends', role: 'owner' }),
    signedIn(deps, 'help@provider.example'),
  ])
  await deps.store.members.add({ email: 'new@spelro.example', operator, role: 'editor', at: deps.clock() })
  await deps.store.members.add({ email: 'invited@spelro.example', operator, role: 'editor', at: deps.clock() })
  await makeLink(deps.store, deps.consoleSite.url, {
    email: 'invited@spelro.example',
    mailed: true,
    expiresAt: deps.clock() + lifetimesMs.invitation,
  })
  // The console keeps its look, so that tests begin drafts of their own.
  await owner.call(lookCalls.takeOver, { operator })
  await designer.call(lookCalls.takeOver, { operator: 'vegaslegends' })
  await countGames(deps, operator)
  const { url } = deps.consoleSite
  const link = await makeLink(deps.store, url, { email: 'new@spelro.example', expiresAt: deps.clock() + lifetimesMs.firstLink })
  return { url, owner: cookiesOf(owner), viewer: cookiesOf(viewer), designer: cookiesOf(designer), provider: cookiesOf(provider), link }
}
