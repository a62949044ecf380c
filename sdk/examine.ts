import type { EmbedError, EmbedErrorCode } from './embed-error.ts'
import type { Check, Diagnosis, Handle } from './handle.ts'
import type { MountOptions } from './options.ts'
import type { PageTest } from './report-page.ts'

/** What the provider tells anyone about an operator and a page (`/embed-check.json`). */
type Listing = { operator: boolean; page: 'listed' | 'preview' | 'local' | 'unknown' }

const hints: { [Code in EmbedErrorCode]?: string } = {
  CSP_BLOCKED: "This page's Content-Security-Policy forbids the frame: add the provider's origin to frame-src.",
  FRAME_REFUSED: "The provider does not allow this page, or returned an error. Is this page's origin on the operator's list?",
  UNREACHABLE: 'The provider did not answer in time: check baseUrl, the network and content blockers.',
  FRAME_HELD: 'Something on this page, such as a consent manager, removed the frame or its src: allow the provider there.',
  HANDSHAKE_TIMEOUT: 'The frame loaded but did not finish connecting: check for browser extensions or proxies that modify scripts.',
  PROTOCOL_TOO_OLD: "This page's SDK is too old for the test: load the current SDK.",
  BLOCKED_BY_SANDBOX: 'This page is sandboxed without an origin, so the test cannot start: add allow-same-origin to its sandbox.',
  SECRET_FAILED: 'Your secret function failed or did not return 36 characters: check your own server.',
  SECRET_TIMEOUT: 'Your secret function took too long: check your own server, or allow more time with secretTimeout.',
}

/** Slower than this, the reader notices the wait, ms. */
const slow = 5000

/**
 * Mounts the test once more, out of sight and with the same options, and says in words what stands in the way. It holds no part of the SDK
 * itself, so that the page's first load is not cut in pieces for it.
 */
export const examine = async (
  mount: (target: Element, options: MountOptions) => Handle,
  options: MountOptions,
  /** The test in the page. It goes first: of two frames only one can use the storage. */
  first?: Pick<PageTest, 'ready' | 'isKept'>,
): Promise<Diagnosis> => {
  await first?.ready.catch(() => {})
  const wasStored = first?.isKept()
  const checks: Check[] = []
  const check = (name: Check['name'], ok: boolean, hint: string) => checks.push({ name, ok, hint: ok ? '' : hint })
  const done = () => ({ ok: checks.every(({ name, ok }) => ok || name === 'storage' || name === 'speed'), checks })

  const room = document.createElement('div')
  room.style.display = 'none'
  const page = document.body ?? document.documentElement // it may be early
  page.append(room)
  const from = performance.now()
  let handle: Handle | undefined
  try {
    try {
      handle = mount(room, { ...options, lazy: undefined, modal: undefined })
      check('options', true, '')
    } catch (error) {
      check('options', false, (error as EmbedError).message)
      return done()
    }
    let isStored = wasStored ?? true
    handle.on('notKept', () => {
      isStored = wasStored ?? false
    })
    const { origin, protocol, hostname } = new URL(handle.frame.src)
    const request = ask(origin, options)
    const { ready } = handle
    const failed = new Promise<EmbedErrorCode>((resolve) => handle?.on('error', ({ code }) => resolve(code)))
    const code = await Promise.race([ready, failed])
    const time = performance.now() - from
    const listing = await request
    const local = /^(localhost|127\.0\.0\.1)$/.test(hostname)
    check('https', isSecureContext && (protocol === 'https:' || local), 'Serve both pages over https.')
    check('online', navigator.onLine, 'The browser says it is offline.')
    const missing = missingPermissions()
    if (missing)
      check(
        'sandbox',
        missing.length === 0,
        `A frame around this page, or its policy, has a sandbox without ${missing.join(' ')}: add it there.`,
      )
    if (listing) {
      check('operator', listing.operator, `The provider has no operator "${options.operator}".`)
      if (listing.operator)
        check(
          'page',
          listing.page === 'listed' || listing.page === 'local' || (listing.page === 'preview' && !!options.test),
          listing.page === 'preview'
            ? `${location.origin} is a preview page: mount it with test: true.`
            : `${location.origin} is not on the operator's list of pages: ask your provider to add it.`,
        )
    }
    const isReached = !code || code === 'UNAUTHORIZED'
    check('frame', isReached, `${code}: ${hints[code as EmbedErrorCode] ?? ''}`)
    if (isReached)
      check(
        'secret',
        !code,
        listing?.page === 'local' || listing?.page === 'preview'
          ? 'The provider does not accept this secret for this operator here: this page may only run tests, so it needs a test secret.'
          : 'The provider does not accept this secret for this operator.',
      )
    if (!code) {
      check(
        'storage',
        isStored,
        "The browser stores nothing for the frame (third-party storage is blocked): a reload ends the player's game.",
      )
      check('speed', time < slow, `The test took ${(time / 1000).toFixed(1)} s to load.`)
    }
    return done()
  } finally {
    handle?.destroy()
    room.remove()
  }
}

const permissions = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'.split(' ')

/** What sandboxes of the frames around this page do not allow the test; undefined if there are none, or none that can be read. */
const missingPermissions = (): string[] | undefined => {
  // Without an origin the page is on no list, and cannot look at the frames around it.
  if (globalThis.origin === 'null' && location.protocol !== 'file:') return ['allow-same-origin']
  const sandboxes: DOMTokenList[] = []
  try {
    for (let page: Window = window; page.frameElement; page = page.parent) {
      const { sandbox } = page.frameElement as HTMLIFrameElement
      if (page.frameElement.hasAttribute('sandbox')) sandboxes.push(sandbox)
    }
  } catch {} // of another origin
  return sandboxes.length > 0 ? permissions.filter((permission) => sandboxes.some((sandbox) => !sandbox.contains(permission))) : undefined
}

/** Undefined if the provider does not answer, or the page's policy forbids asking. */
const ask = async (origin: string, { operator }: MountOptions): Promise<Listing | undefined> => {
  try {
    const reply = await fetch(`${origin}/embed-check.json?${new URLSearchParams({ operator, origin: location.origin })}`)
    return reply.ok ? await reply.json() : undefined
  } catch {
    return // also where the page has a fetch of its own
  }
}
