import { lookCalls } from '../../contract/console/look.ts'
import { linkLasts, makeLink } from '../../server/console/links.ts'
import type { Deps } from '../../server/http/deps.ts'
import { type ConsoleClient, signedIn } from '../../server/testing/console-client.ts'

const cookiesOf = ({ cookies }: ConsoleClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Members of operator spelro, whose look the console keeps, in each role, signed in at the console of a running server, and one who has a first link. */
export const openConsole = async (deps: Deps) => {
  const operator = 'spelro'
  const [owner, viewer, provider] = await Promise.all([
    signedIn(deps, 'owner@spelro.example', { operator, role: 'owner' }),
    signedIn(deps, 'viewer@spelro.example', { operator, role: 'viewer' }),
    signedIn(deps, 'help@provider.example'),
  ])
  await deps.store.members.add({ email: 'new@spelro.example', operator, role: 'editor', at: deps.clock() })
  // The console keeps its look, so that tests begin drafts of their own.
  await owner.call(lookCalls.takeOver, { operator })
  const { url } = deps.consoleAt
  const link = await makeLink(deps.store, url, { email: 'new@spelro.example', expiresAt: deps.clock() + linkLasts.first })
  return { url, owner: cookiesOf(owner), viewer: cookiesOf(viewer), provider: cookiesOf(provider), link }
}
