import { sessionCalls } from '../../../contract/console/session.ts'
import { ProblemError } from '../../errors/problem.ts'
import type { App } from '../../http/app.ts'
import type { Deps } from '../../http/deps.ts'
import { noteOrWarn } from '../../outages/note-or-warn.ts'
import { isoTime } from '../../process/iso-time.ts'
import { hour, minute } from '../../process/utc-day.ts'
import { openClientLimits } from '../../security/client-limit.ts'
import { hashSecret } from '../../security/secrets.ts'
import type { AuditEntry } from '../../store/audit-entry.ts'
import type { ConsoleSession, LinkOutcome } from '../../store/console-store.ts'
import { browserName } from '../browser-name.ts'
import { consoleRoute } from '../console-route.ts'
import { browserCookie, clearCookie, readCookie, sessionCookie, setCookie } from '../cookies.ts'
import { entryOf } from '../entry-of.ts'
import { createToken, linkLasts, makeLink } from '../links.ts'
import { meOf } from '../me.ts'
import { sendConsoleMail, signInWords } from '../send-link.ts'
import { type Who, whoOf } from '../who.ts'

/** Lifetime of a session, ms */
const sessionLasts = 12 * hour
/** Lifetime of the cookie that names the browser, s */
const browserKept = 30 * 24 * 3600
const perNetwork = { name: 'console links of a network', uses: 30, span: 15 * minute }
const perAddress = { name: 'console links of an address', uses: 5, span: 15 * minute }
const failures = { name: 'console links refused', uses: 30, span: 15 * minute }

/** `h…@partner.example`: enough for its owner to recognise. */
const hintOf = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`

/** Sign-in and sign-out. */
export const routes = async (app: App, deps: Deps): Promise<void> => {
  const { store, clock } = deps
  const limitOf = await openClientLimits(store, clock)
  const ofNetwork = limitOf(perNetwork)
  const ofAddress = limitOf(perAddress)
  const ofFailures = limitOf(failures)

  consoleRoute(app, deps, sessionCalls.askForLink, async ({ body, request, reply }) => {
    await ofNetwork.use(request.ip)
    const email = body.email.toLowerCase()
    const browser = readCookie(request.headers.cookie, browserCookie) ?? createToken()
    setCookie(reply, browserCookie, browser, browserKept)
    // After the response, which thereby takes equally long for an unknown address.
    setImmediate(() => {
      sendLink(email, browser).catch((error: unknown) => noteOrWarn(deps, error, 'sign-in link not sent'))
    })
    return null
  })

  const sendLink = async (email: string, browser: string): Promise<void> => {
    if ((await store.members.of(email)).length === 0 || !(await ofAddress.take(email))) return
    const link = await makeLink(store, deps.consoleAt.url, { email, browser, expiresAt: clock() + linkLasts.asked })
    await sendConsoleMail(deps, email, signInWords(link))
  }

  /** Returns the link or throws its refusal; guessing is rate-limited. */
  const accept = async (client: string, outcome: LinkOutcome) => {
    if ('link' in outcome) return outcome.link
    await ofFailures.use(client)
    throw new ProblemError(outcome.refusal)
  }

  /** Audited for each operator the member belongs to: an owner sees who signed in. */
  const entries = (who: Who, action: string, subject: string): AuditEntry[] =>
    [...who.roles.keys(), ...(who.provider ? [null] : [])].map((operator) => entryOf(deps, who, action, operator, subject))

  consoleRoute(app, deps, sessionCalls.openLink, async ({ body, request, reply }) => {
    const known = readCookie(request.headers.cookie, browserCookie)
    const browser = known ?? createToken()
    const link = await accept(request.ip, await store.members.openLink(hashSecret(body.token), hashSecret(browser), clock()))
    if (browser !== known) setCookie(reply, browserCookie, browser, browserKept)
    return { hint: hintOf(link.email), expiresAt: isoTime(link.expiresAt) }
  })

  consoleRoute(app, deps, sessionCalls.signIn, async ({ body, request, reply }) => {
    const browser = readCookie(request.headers.cookie, browserCookie) ?? createToken()
    const now = clock()
    const link = await accept(request.ip, await store.members.openLink(hashSecret(body.token), hashSecret(browser), now))
    const before = readCookie(request.headers.cookie, sessionCookie)
    const value = createToken()
    const session: ConsoleSession = {
      hash: hashSecret(value),
      id: createToken().slice(0, 22),
      email: link.email,
      browser: browserName(request.headers['user-agent']),
      startedAt: now,
      lastSeen: now,
      expiresAt: now + sessionLasts,
      actingFor: undefined,
    }
    const who = await whoOf(deps, session)
    const noted = store.noting<LinkOutcome>((outcome) => ('link' in outcome ? entries(who, 'member.signed_in', session.browser) : []))
    await accept(request.ip, await noted.members.signIn(link.hash, hashSecret(browser), session, before && hashSecret(before)))
    setCookie(reply, sessionCookie, value, sessionLasts / 1000)
    return meOf(deps, who)
  })

  consoleRoute(app, deps, sessionCalls.me, ({ who }) => meOf(deps, who))

  consoleRoute(app, deps, sessionCalls.signOut, async ({ who, reply }) => {
    await store.noting(() => entries(who, 'member.signed_out', who.session.browser)).members.endSession(who.email, who.session.id)
    clearCookie(reply, sessionCookie)
    return null
  })

  consoleRoute(app, deps, sessionCalls.signIns, async ({ who }) => ({
    sessions: (await store.members.listSessions(who.email, clock())).map(({ id, browser, startedAt, lastSeen, expiresAt }) => ({
      id,
      browser,
      startedAt: isoTime(startedAt),
      lastSeen: isoTime(lastSeen),
      expiresAt: isoTime(expiresAt),
      here: id === who.session.id,
    })),
  }))

  consoleRoute(app, deps, sessionCalls.endSignIn, async ({ who, params }) => {
    const noted = store.noting<boolean>((ended) => (ended ? entries(who, 'member.signed_out', 'from elsewhere') : []))
    if (!(await noted.members.endSession(who.email, params.id))) throw new ProblemError('not_found')
    return null
  })

  consoleRoute(app, deps, sessionCalls.endOtherSignIns, async ({ who }) => ({
    ended: await store
      .noting<number>((ended) => (ended > 0 ? entries(who, 'member.signed_out', `${ended} from elsewhere`) : []))
      .members.endOtherSessions(who.email, who.session.hash),
  }))
}
