import { type Static, Type } from 'typebox'
import { OptionalString, StrictObject } from '../fields.ts'
import { signInLinkMinutes } from '../lifetimes.ts'
import type { ConsoleCall } from './console-call.ts'
import { callOf, done, listReply, MailAddress, OperatorId, Role, Time } from './fields.ts'

export const Me = StrictObject({
  email: MailAddress,
  /** A member of the provider may make the `provider` calls, and sees an operator only while `actingFor` names it. */
  provider: Type.Boolean(),
  operators: Type.Array(StrictObject({ id: OperatorId, name: Type.String(), role: Role })),
  actingFor: OptionalString({ ...OperatorId, description: 'The operator whose viewer a member of the provider is now' }),
  expiresAt: Type.String({ ...Time, description: 'When this sign-in ends' }),
  publicUrl: Type.String({ description: 'Address of the test: previews are frames of it' }),
})
export type Me = Static<typeof Me>

const Token = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' })
const Digits = Type.String({
  pattern: '^[0-9]{6}$',
  description: 'Shown by the browser that asks; taken by any other',
  examples: ['402917'],
})
const Browser = Type.String({ description: 'The browser, in short: Firefox on Windows' })

export const SignIn = StrictObject({
  id: Type.String({ description: 'Identifies it; opens nothing' }),
  browser: Browser,
  startedAt: Time,
  lastSeen: Time,
  expiresAt: Time,
  here: Type.Boolean({ description: 'The one this call is made with' }),
})
export type SignIn = Static<typeof SignIn>

/** Sign-in and sign-out. The session is the cookie `__Host-gamalyze-console`, which scripts cannot read. */
export const sessionCalls = {
  /**
   * The reply is the same for any address. It sets a cookie that names the browser: in any other one the link takes `digits`, which are in
   * no mail. Asking again voids no earlier link, and its digits open those too. The mail is in the caller's first language that the console
   * has.
   */
  askForLink: {
    summary: `Mails a link that signs in, good for ${signInLinkMinutes} minutes and once`,
    ...callOf('anyone', 'POST /api/console/sign-in'),
    body: StrictObject({ email: MailAddress }),
    replies: {
      202: StrictObject(
        { digits: Digits, mails: OptionalString({ description: 'In the demo: where its mails are shown' }) },
        { description: 'A link is on its way, if the address belongs to a member' },
      ),
    },
    errors: ['invalid', 'forbidden', 'unavailable'],
  },
  /**
   * Links lead to `CONSOLE_URL/sign-in#token=…`, whose page posts the token after one press: the token is in no request line and a mail scanner
   * that opens links does not use it up. On success the session cookie is set.
   */
  signIn: {
    summary: 'Exchanges the token of a link for a session',
    ...callOf('anyone', 'POST /api/console/session'),
    body: StrictObject({ token: Token, digits: Type.Optional(Digits) }),
    replies: { 200: Me },
    errors: ['invalid', 'forbidden', 'link_expired', 'link_used', 'other_browser', 'wrong_digits', 'unavailable'],
  },
  /**
   * To be called when the page of a link opens, before the press: a first link of the command line is bound to the first browser that
   * opens it, and `other_browser` in all others. `askedElsewhere` says that a mailed link was asked for in another, and takes that one's digits.
   */
  openLink: {
    summary: 'Says whether a link can still be used, and whether it was requested in another browser',
    ...callOf('anyone', 'POST /api/console/sign-in/link'),
    body: StrictObject({ token: Token }),
    replies: {
      200: StrictObject({
        hint: Type.String({ description: 'The address, shortened: h…@partner.example' }),
        expiresAt: Time,
        askedElsewhere: Type.Optional(
          StrictObject({ browser: Browser, at: Time }, { description: 'Only in a browser other than the one that requested it' }),
        ),
      }),
    },
    errors: ['invalid', 'forbidden', 'link_expired', 'link_used', 'other_browser', 'unavailable'],
  },
  me: {
    summary: 'Who is signed in',
    ...callOf('anyone', 'GET /api/console/session'),
    replies: { 200: Me, 204: Type.Null({ description: 'Nobody is' }) },
    errors: ['unavailable'],
  },
  signOut: { summary: 'Ends this sign-in', ...callOf('member', 'DELETE /api/console/session'), replies: done },
  signIns: {
    summary: 'Where the member is signed in',
    ...callOf('member', 'GET /api/console/sessions'),
    replies: listReply('sessions', SignIn),
  },
  endSignIn: { summary: 'Ends one sign-in of the member at once', ...callOf('member', 'DELETE /api/console/sessions/:id'), replies: done },
  endOtherSignIns: {
    summary: 'Ends all other sign-ins of the member',
    ...callOf('member', 'DELETE /api/console/sessions'),
    replies: { 200: StrictObject({ ended: Type.Integer({ minimum: 0 }) }) },
  },
} as const satisfies Record<string, ConsoleCall>
