import { randomBytes, timingSafeEqual } from 'node:crypto'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import type { IdHash } from '../keys/id-key.ts'
import { hashSecret } from '../keys/secrets.ts'
import type { Store } from '../store/store.ts'

/** 256 random bits, for cookies and links. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/**
 * The six digits that a browser shows which asks for a link at a time, ms. All who ask for an address see the same ones, and an address without a
 * member has some too: so they open each link of the address, also where strangers have used up the mails, and nothing is stored.
 */
export const digitsFor = (idHash: IdHash, email: string, at: number): string =>
  `${Number.parseInt(idHash('sign-in digits', email, `${Math.floor(at / lifetimesMs.signInLink)}`).slice(0, 12), 16) % 1e6}`.padStart(
    6,
    '0',
  )

/** Whether six digits are of somebody who asked for the address while a link of now was good. */
export const areDigitsFor = (idHash: IdHash, email: string, digits: string, now: number): boolean =>
  [now, now - lifetimesMs.signInLink]
    .map((at) => timingSafeEqual(Buffer.from(digitsFor(idHash, email, at)), Buffer.from(digits)))
    .includes(true)

type NewLink = {
  email: string
  /** Mailed: works where it was asked for, and elsewhere with the digits; otherwise it is bound to the first browser that opens it */
  mailed?: boolean
  /** Who requested it: the browser's cookie and name, and when; missing for invitations. */
  asked?: { browser: string; in: string; at: number }
  expiresAt: number
}

/** Stores a link and returns its URL. The token is in the fragment, so that no server or log ever sees it. */
export const makeLink = async (
  { members }: { members: Pick<Store['members'], 'addLink'> },
  consoleUrl: string,
  { email, mailed = false, asked, expiresAt }: NewLink,
): Promise<string> => {
  const token = createToken()
  await members.addLink({
    hash: hashSecret(token),
    email,
    mailed,
    browser: asked ? hashSecret(asked.browser) : null,
    askedAt: asked?.at ?? null,
    askedIn: asked?.in ?? null,
    expiresAt,
  })
  return `${consoleUrl}/sign-in#token=${token}`
}
