import { randomBytes } from 'node:crypto'
import { hashSecret } from '../keys/secrets.ts'
import type { Store } from '../store/store.ts'

/** 256 random bits, for cookies and links. */
export const createToken = (): string => randomBytes(32).toString('base64url')

type NewLink = {
  email: string
  /** Mailed: anybody who holds it can sign in; otherwise it is bound to the first browser that opens it */
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
