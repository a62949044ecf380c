import type { Logger } from 'pino'
import type { LanguageKey } from '../../../contract/console/console-languages.ts'
import { sessionCalls } from '../../../contract/console/session-calls.ts'
import { lifetimesMs } from '../../../contract/lifetimes.ts'
import { ProblemError } from '../../errors/problem.ts'
import type { App } from '../../http/app.ts'
import { hashSecret } from '../../keys/secrets.ts'
import type { MailCatcher } from '../../mail/catcher.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { noteOrWarn, type Outages } from '../../monitoring/outages.ts'
import type { Config } from '../../process/config.ts'
import { isoTime } from '../../process/time.ts'
import { customerBits, networkOf } from '../../security/network-of.ts'
import type { AuditEntry } from '../../store/audit.ts'
import type { ConsoleSession, LinkOutcome, SignInLink } from '../../store/members.ts'
import { type Caller, callerOf, callerOfSession, entryOf, languageFor, meOf } from '../caller.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'
import { browserCookie, browserCookieSeconds, clearCookie, readCookie, sessionCookie, setCookie } from '../cookies.ts'
import { areDigitsFor, createToken, digitsFor, makeLink } from '../links.ts'
import { sendConsoleMail } from '../mails/send-mail.ts'

/** `h…@partner.example`: enough for its owner to recognise. */
const hintOf = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`

type Needs = ConsoleNeeds & {
  config: Config
  log: Logger
  outages: Outages
  mailer: Mailer
  consoleSite: { url: string }
  catcher?: MailCatcher | undefined
}

/** Sign-in and sign-out. */
export const routes = async (app: App, deps: Needs): Promise<void> => {
  const route = consoleRoutes(app, deps)
  const { store, clock, limits, idHash } = deps

  route(sessionCalls.askForLink, async ({ body, request, reply }) => {
    const email = body.email.toLowerCase()
    const browser = readCookie(request.headers.cookie, browserCookie) ?? createToken()
    const isKnownBrowser = await store.members.knowsBrowser(hashSecret(browser), email)
    const asker = isKnownBrowser ? hashSecret(browser) : networkOf(request.ip, customerBits)
    await limits.use('links', asker)
    setCookie(reply, browserCookie, browser, browserCookieSeconds)
    const at = clock()
    const linkRequest = { browser, in: browserName(request.headers['user-agent']), at }
    // After the response, which thereby takes equally long for an unknown address.
    setImmediate(() => {
      sendLink({ email, asker, known: isKnownBrowser, asked: linkRequest, language: languageFor(request) }).catch((error: unknown) =>
        noteOrWarn(deps, error, 'sign-in link not sent'),
      )
    })
    return { digits: digitsFor(idHash, email, at), ...(deps.catcher && { mails: `${deps.config.publicUrl}/mail` }) }
  })

  type Request = { email: string; asker: string; known: boolean; asked: { browser: string; in: string; at: number }; language: LanguageKey }

  /**
   * Nobody can use up a member's links. Whoever asks is limited, in all and for each address: a network, or a browser in which this address was
   * signed in before. Of the 30 links of an address a day ten are kept for such browsers, so the other 20 can be asked for by strangers; those
   * are mailed to the member, and sign in too, with the digits of the member's own request.
   */
  const sendLink = async ({ email, asker, known: isKnownBrowser, asked: request, language }: Request): Promise<void> => {
    if ((await store.members.of(email)).length === 0 || !(await limits.tryUse('linksOfAskerForAddress', `${asker} ${email}`))) return
    if (!(isKnownBrowser && (await limits.tryUse('linksOfKnownBrowsers', email))) && !(await limits.tryUse('linksOfAddress', email))) return
    const link = await makeLink(store, deps.consoleSite.url, {
      email,
      mailed: true,
      asked: request,
      expiresAt: request.at + lifetimesMs.signInLink,
    })
    await sendConsoleMail(deps, email, language, ({ signIn }) => signIn(link, request.in))
  }

  /** Returns the link or throws its refusal; guessing is rate-limited. */
  const accept = async (client: string, outcome: LinkOutcome) => {
    if ('link' in outcome) return outcome.link
    await limits.use('linksRefused', networkOf(client))
    throw new ProblemError(outcome.refusal)
  }

  /** Where and when a link was asked for, in a browser other than that one. */
  const askedElsewhere = ({ askedAt, askedIn, browser: askingBrowser }: SignInLink, browser: string) =>
    askedAt !== null && askingBrowser !== hashSecret(browser) ? { browser: askedIn ?? '', at: isoTime(askedAt) } : undefined

  /** What a link takes in a browser that did not ask for it (ruling 72). Tries are counted before they are compared. */
  const checkDigits = async (link: SignInLink, digits: string | undefined): Promise<LinkOutcome> => {
    if (digits === undefined) return { refusal: 'wrong_digits' }
    if (!(await limits.tryUse('digitsOfLink', link.hash))) return { refusal: 'link_expired' }
    return areDigitsFor(idHash, link.email, digits, clock()) ? { link } : { refusal: 'wrong_digits' }
  }

  /** Audited for each operator the member belongs to: an owner sees who signed in. */
  const entries = (caller: Caller, action: string, subject: string): AuditEntry[] =>
    [...caller.roles.keys(), ...(caller.provider ? [null] : [])].map((operator) => entryOf(deps, caller, action, operator, subject))

  route(sessionCalls.openLink, async ({ body, request, reply }) => {
    const browserToken = readCookie(request.headers.cookie, browserCookie)
    const browser = browserToken ?? createToken()
    const link = await accept(request.ip, await store.members.openLink(hashSecret(body.token), hashSecret(browser), clock()))
    if (browser !== browserToken) setCookie(reply, browserCookie, browser, browserCookieSeconds)
    const elsewhere = askedElsewhere(link, browser)
    return { hint: hintOf(link.email), expiresAt: isoTime(link.expiresAt), ...(elsewhere && { askedElsewhere: elsewhere }) }
  })

  route(sessionCalls.signIn, async ({ body, request, reply }) => {
    const browser = readCookie(request.headers.cookie, browserCookie) ?? createToken()
    const now = clock()
    const link = await accept(request.ip, await store.members.openLink(hashSecret(body.token), hashSecret(browser), now))
    if (askedElsewhere(link, browser)) await accept(request.ip, await checkDigits(link, body.digits))
    const previousSession = readCookie(request.headers.cookie, sessionCookie)
    const value = createToken()
    const session: ConsoleSession = {
      hash: hashSecret(value),
      id: createToken().slice(0, 22),
      email: link.email,
      browser: browserName(request.headers['user-agent']),
      startedAt: now,
      lastSeen: now,
      expiresAt: now + lifetimesMs.consoleSession,
      actingFor: null,
    }
    const caller = await callerOfSession(deps, session)
    const auditedStore = store.noting<LinkOutcome>((outcome) =>
      'link' in outcome ? entries(caller, 'member.signed_in', session.browser) : [],
    )
    const sessionFields = { before: previousSession && hashSecret(previousSession), language: languageFor(request) }
    await accept(request.ip, await auditedStore.members.signIn(link.hash, hashSecret(browser), session, sessionFields))
    setCookie(reply, sessionCookie, value, lifetimesMs.consoleSession / 1000)
    setCookie(reply, browserCookie, browser, browserCookieSeconds)
    return meOf(deps, caller)
  })

  // Nobody is an answer, as each page of somebody who is signed out begins with it.
  route(sessionCalls.me, async ({ request, reply }) => {
    const caller = await callerOf(deps, request).catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'unauthorized') return undefined
      throw error
    })
    if (caller) return meOf(deps, caller)
    reply.code(204)
    return null
  })

  route(sessionCalls.signOut, async ({ caller, reply }) => {
    await store
      .noting(() => entries(caller, 'member.signed_out', caller.session.browser))
      .members.endSession(caller.email, caller.session.id)
    clearCookie(reply, sessionCookie)
    return null
  })

  route(sessionCalls.signIns, async ({ caller }) => ({
    sessions: (await store.members.listSessions(caller.email, clock())).map(({ id, browser, startedAt, lastSeen, expiresAt }) => ({
      id,
      browser,
      startedAt: isoTime(startedAt),
      lastSeen: isoTime(lastSeen),
      expiresAt: isoTime(expiresAt),
      here: id === caller.session.id,
    })),
  }))

  route(sessionCalls.endSignIn, async ({ caller, params }) => {
    const auditedStore = store.noting<boolean>((ended) => (ended ? entries(caller, 'member.signed_out', 'from elsewhere') : []))
    if (!(await auditedStore.members.endSession(caller.email, params.id))) throw new ProblemError('not_found')
    return null
  })

  route(sessionCalls.endOtherSignIns, async ({ caller }) => ({
    ended: await store
      .noting<number>((ended) => (ended > 0 ? entries(caller, 'member.signed_out', `${ended} from elsewhere`) : []))
      .members.endOtherSessions(caller.email, caller.session.hash),
  }))
}

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
]
const nameOf = (list: [RegExp, string][], agent: string): string | undefined => list.find(([pattern]) => pattern.test(agent))?.[1]

/** User agent in readable form: `Firefox on Windows`. */
export const browserName = (agent = ''): string => {
  const browser = nameOf(browsers, agent)
  const system = nameOf(systems, agent)
  return browser && system ? `${browser} on ${system}` : (browser ?? 'Another program')
}
