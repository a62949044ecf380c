import type { EmbedError, EmbedErrorCode } from './embed-error.ts'
import { examinePlace, type Fault } from './examine-place.ts'
import type { Check, Diagnosis, LivingTests } from './handle.ts'
import { faultsOfOptions } from './hints.ts'
import type { PageTest } from './report-page.ts'

/** What the provider tells anyone about an operator and a page (`/embed-check.json`). */
type Listing = { operator: boolean; page: 'listed' | 'preview' | 'local' | 'unknown'; date: string | null }

const hints: { [Code in EmbedErrorCode]?: string } = {
  FRAME_REFUSED: "The provider does not allow this page, or returned an error. Is this page's origin on the operator's list?",
  FRAME_HELD: 'Something on this page, such as a consent manager, removed the frame or its src: allow the provider there.',
  MESSAGES_BLOCKED:
    'A listener of this page stops messages of other origins (stopImmediatePropagation) before the SDK hears them: let those of the provider pass.',
  SDK_BLOCKED: 'A part of the SDK did not load: check script-src and trusted-types of your policy, and content blockers.',
  HANDSHAKE_TIMEOUT: 'The frame loaded but did not finish connecting: check for browser extensions or proxies that modify scripts.',
  PROTOCOL_TOO_OLD: "This page's SDK is too old for the test: load the current SDK.",
  BLOCKED_BY_SANDBOX: 'This page is sandboxed, so a window, a download or the test itself was refused: add what is missing to its sandbox.',
  SECRET_FAILED: 'Your secret function failed or did not return 36 characters: check your own server.',
  SECRET_TIMEOUT: 'Your secret function took too long: check your own server, or allow more time with secretTimeout.',
  USER_ID_NEEDS_SESSION: 'userId is not used with a page secret: create a session on your server and pass its secret.',
  PAUSED: 'The provider has paused the test: ask them.',
  ENDED: 'The provider has ended the test: take it off the page, or ask them.',
  GAME_STOPPED: 'The provider refused a card: if it happens again, tell them.',
  GROWTH_LOOP: 'The height is frozen, as a style of this page makes the content grow with the frame: remove that.',
}
/** What stays wrong though the test can be played. */
const lasting = ['SDK_BLOCKED', 'USER_ID_NEEDS_SESSION', 'BLOCKED_BY_SANDBOX', 'GAME_STOPPED', 'GROWTH_LOOP']
/** What is worth knowing and stands in nobody's way. */
const minor = ['storage', 'speed', 'tests', 'script', 'clock']

/** Slower than this, the reader notices the wait, ms. */
const slow = 5000

export const diagnosisOf = (checks: Check[]): Diagnosis => ({ ok: checks.every(({ name, ok }) => ok || minor.includes(name)), checks })

/** Looks at a test in the page, once it has loaded or failed, and says in words what stands in the way. It changes nothing. */
export const examine = async (test: PageTest): Promise<Diagnosis> => {
  const { frame, settings, history } = test
  if (!history.length) await test.ready.catch(() => {})
  const isLasting = (entry: EmbedError | number) => typeof entry === 'object' && lasting.includes(entry.code)
  const last = history.filter((entry) => !isLasting(entry)).at(-1)
  const isReady = typeof last === 'number'
  const problem = (isReady ? undefined : last) ?? (history.filter(isLasting).at(-1) as EmbedError | undefined)
  const code = problem?.code
  const { origin: provider, protocol, hostname } = test.url
  const { operator } = settings
  const page = location.origin === 'null' ? origin : location.origin
  /** Undefined if the provider does not answer, or the page's policy forbids asking. */
  const ask = async (asked: string): Promise<Listing | undefined> => {
    try {
      // A page may have put options of requests on every object.
      const init = { __proto__: null, signal: AbortSignal.timeout(slow) } as RequestInit
      const reply = await fetch(`${provider}/embed-check.json?${new URLSearchParams({ operator, origin: asked })}`, init)
      return reply.ok ? { date: reply.headers.get('date'), ...(await reply.json()) } : undefined
    } catch {
      return // also where the page has a fetch of its own
    }
  }
  const outer = [...new Set<string>(location.ancestorOrigins ?? [])].filter((other) => other !== page)
  const [listing, ...others] = await Promise.all([page, ...outer].map(ask))

  const checks: Check[] = []
  const check = (name: Check['name'], ...faults: (Fault | undefined | false)[]) => {
    const found = faults.filter((fault) => !!fault)
    const [at] = found.flatMap((fault) => fault.at ?? [])
    checks.push({ name, ok: found.length === 0, hint: found.map(({ hint }) => hint).join(' '), ...(at && { at }) })
  }
  const local = /^(localhost|127\.0\.0\.1)$/.test(hostname)
  check('options', ...faultsOfOptions(settings, provider).map((hint) => ({ hint })))
  check('https', (!isSecureContext || !(protocol === 'https:' || local)) && { hint: 'Serve both pages over https.' })
  check('online', !navigator.onLine && { hint: 'The browser says it is offline.' })
  const sandbox = [...faultsOfSandbox(), ...(code === 'BLOCKED_BY_SANDBOX' && isReady ? [{ hint: `${hints[code]}` }] : [])]
  const own = frame.getAttribute('sandbox')?.split(/\s+/)
  const lost = permissions.filter((permission) => own && !own.includes(permission))
  if (lost.length > 0)
    sandbox.push({ hint: `This page changed the sandbox of the frame: add ${lost.join(' ')}.`, at: `sandbox="${own?.join(' ')}"` })
  if (sandbox.length > 0) check('sandbox', ...sandbox)
  if (page === 'null') {
    const hint = `This page is a ${location.protocol} document and has no origin: serve it, for example on http://localhost.`
    if (/^(file|data):/.test(location.href)) check('page', { hint, at: location.protocol })
  } else if (listing) {
    check('operator', !listing.operator && { hint: `The provider has no operator "${operator}".` })
    const [kind] = /^blob:|(?<=^about:)srcdoc/.exec(location.href) ?? []
    const name = kind ? `${page}, of which this is a ${kind} page,` : page
    const unlisted = outer.filter((_, index) => others[index]?.page === 'unknown')
    if (listing.operator)
      check(
        'page',
        listing.page === 'unknown' && { hint: `${name} is not on the operator's list of pages: ask your provider to add it.`, at: page },
        listing.page === 'preview' && !settings.test && { hint: `${name} is a preview page: mount it with test: true.`, at: page },
        unlisted.length > 0 && {
          hint: `A page around this one, of ${unlisted.join(' and ')}, is not on the operator's list: every page around the test must be.`,
          at: unlisted[0],
        },
      )
  }
  const isAboutSecret = !!code && /^(UNAUTHORIZED|SECRET|USER_ID)/.test(code)
  const isAllowed = listing?.operator && checks.every(({ name, ok }) => ok || name !== 'page')
  check('frame', code && !isAboutSecret && !(isReady && /GROWTH|SANDBOX/.test(code)) && (await explain(test, code, provider, !!isAllowed)))
  if (isAboutSecret || isReady) check('secret', isAboutSecret && problem && explainSecret(problem, listing))
  if (isReady) {
    check('storage', faultOfCredentials(frame as object) ?? (!test.isKept() && explainStorage(operator)))
    const [time] = history
    check('speed', typeof time === 'number' && time > slow && { hint: `The test took ${(time / 1000).toFixed(1)} s to load.` })
  }
  check('place', ...tried(() => examinePlace(frame)), code === 'GROWTH_LOOP' && { hint: `GROWTH_LOOP: ${hints[code]}` })
  check('tests', ...tried(() => [faultOfCount(frame, operator)]))
  check('script', ...tried(() => [faultOfScripts()]))
  const minutesOff = listing?.date ? Math.abs(Date.now() - Date.parse(listing.date)) / 60_000 : 0
  const offHint = `The clock of this page is ${Math.round(minutesOff)} minutes off: set it, or the page's own Date.`
  check('clock', minutesOff > 2 && { hint: offHint, at: 'Date' })
  return diagnosisOf(checks)
}

/** What old libraries have put in the place of the browser's own may fail here, and then only this is not known. */
const tried = (look: () => (Fault | undefined)[]) => {
  try {
    return look()
  } catch {
    return []
  }
}

const permissions = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'.split(' ')

/** What sandboxes of the frames around this page do not allow the test, as far as they can be read. */
const faultsOfSandbox = (): Fault[] => {
  const say = (missing: string[]): Fault => ({
    hint: `A frame around this page, or its policy, has a sandbox without ${missing.join(' ')}: add it there.`,
    at: 'sandbox',
  })
  // Without an origin the page is on no list, and cannot look at the frames around it.
  if (origin === 'null') return /^(file|data):/.test(location.href) ? [] : [say(['allow-same-origin'])]
  const sandboxes: DOMTokenList[] = []
  try {
    for (let page: Window = window; page.frameElement; page = page.parent) {
      const { sandbox } = page.frameElement as HTMLIFrameElement
      if (page.frameElement.hasAttribute('sandbox')) sandboxes.push(sandbox)
    }
  } catch {} // of another origin
  const missing = permissions.filter((permission) => sandboxes.some((sandbox) => !sandbox.contains(permission)))
  return missing.length > 0 ? [say(missing)] : []
}

/** The directive of this page's policy that forbids a frame of the provider: it tries once more, out of sight. */
const findPolicy = async (provider: string): Promise<string | undefined> => {
  const life = new AbortController()
  const probe = document.createElement('iframe')
  probe.style.display = 'none'
  const found = await new Promise<string | undefined>((resolve) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ disposition, blockedURI, originalPolicy, effectiveDirective }) => {
        if (effectiveDirective !== 'frame-src' || disposition !== 'enforce' || !blockedURI.startsWith(provider)) return
        const directives = originalPolicy.split(';').map((directive) => directive.trim())
        const [own = ''] = ['frame-src', 'child-src', 'default-src'].flatMap(
          (name) => directives.find((one) => one.split(' ')[0] === name) ?? [],
        )
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')]
        const isMeta = metas.some(({ content }) => content.includes(own))
        resolve(`"${own}" in ${isMeta ? 'a meta element' : 'a header'}`)
      },
      { signal: life.signal },
    )
    setTimeout(resolve, 1000)
    probe.src = `${provider}/embed-check.json`
    document.documentElement.append(probe)
  })
  life.abort()
  probe.remove()
  return found
}

/** What a page has put in the place of the browser's own, which may be why. */
const replaced = () => {
  const natives = ['addEventListener', 'fetch', 'setTimeout', 'MessageChannel', 'MutationObserver', 'Promise'] as const
  const names = natives.filter((name) => !/\[native code\]/.test(Function.prototype.toString.call(window[name])))
  const all = [...names, ...Object.keys(Object.prototype).map((name) => `Object.prototype.${name}`)]
  return all.length > 0 ? ` This page has its own ${all.join(', ')}: try without.` : ''
}

const explain = async ({ frame, url }: PageTest, code: EmbedErrorCode, provider: string, isAllowed: boolean): Promise<Fault> => {
  const say = (hint = `${hints[code] ?? ''}`, at?: string): Fault => ({ hint: `${code}: ${hint}`, at })
  if (frame.hasAttribute('srcdoc'))
    return say('Something on this page gave the frame a srcdoc, which takes the place of the test: remove it.', 'srcdoc')
  if (code === 'CSP_BLOCKED') {
    const found = await findPolicy(provider)
    const by = found ? ` by ${found}` : ''
    return say(`This page's Content-Security-Policy forbids the frame${by}: add frame-src ${provider}.`, found ?? 'Content-Security-Policy')
  }
  if (code === 'FRAME_HELD') {
    const held = [...frame.attributes].find(({ name, value }) => name !== 'src' && value.startsWith(provider))
    const now = frame.getAttribute('src')
    const how = held ? ` Its src is in ${held.name}.` : now === url.href ? '' : ` Its src is now "${now ?? ''}".`
    return say(hints[code] + how, held?.name ?? (now === url.href ? undefined : 'src'))
  }
  if (code === 'MESSAGES_BLOCKED') return say(hints[code] + replaced(), "addEventListener('message')")
  if (code === 'UNREACHABLE') {
    if (frame.loading === 'lazy')
      return say('The frame has loading="lazy", so it loads only when the reader is near: remove it.', 'loading="lazy"')
    return say(`No answer of ${provider} in time: check baseUrl, the network and content blockers.${replaced()}`, provider)
  }
  if (code === 'FRAME_REFUSED' && isAllowed)
    return say(`The provider allows this page, so something else answered for it: an error, a proxy or a content blocker.${replaced()}`)
  if (code === 'HANDSHAKE_TIMEOUT') return say(hints[code] + replaced())
  return say()
}

const explainSecret = ({ code, expected, got }: EmbedError, listing?: Listing): Fault => {
  if (code === 'USER_ID_NEEDS_SESSION') return { hint: `${code}: ${hints[code]}`, at: 'userId' }
  const say = (hint: string): Fault => ({ hint, at: 'secret' })
  if (got === 'a server key')
    return say('A server key (sk_…) is in this page, where anyone can read it: revoke it, and use a page or session secret.')
  if (code !== 'UNAUTHORIZED') {
    const base = document.querySelector('base[href]') ? ' <base href> of this page changes where relative addresses lead.' : ''
    return say(`${code}: ${hints[code]} It expected ${expected}, and got ${got}.${base}`)
  }
  const mayOnlyTest = listing?.page === 'local' || listing?.page === 'preview'
  const why = mayOnlyTest ? ' here: this page may only run tests, so it needs a test secret' : ''
  return say(`The provider does not accept this secret for this operator${why}.`)
}

/** Handles of the tests of an operator that are in the page. */
const testsOf = (operator: string) =>
  [...((globalThis as unknown as LivingTests)[Symbol.for('gamalyze.tests')]?.values() ?? [])].filter(
    ({ handle: { frame } }) => frame.isConnected && new URLSearchParams(frame.src.split('?')[1]).get('operator') === operator,
  )

const lost = "a reload ends the player's game."

const faultOfCredentials = (frame: { credentialless?: boolean }): Fault | undefined => {
  const isAround = (window as typeof frame).credentialless
  if (!frame.credentialless && !isAround) return
  const of = frame.credentialless ? 'The frame' : 'A frame around this page'
  const hint = `${of} is credentialless, so the browser throws away what the test stores: ${lost} Remove the attribute.`
  return { hint, at: 'credentialless' }
}

const explainStorage = (operator: string): Fault => {
  if (testsOf(operator).length > 1)
    return { hint: `Another test of "${operator}" on this page keeps its game, and only one can: ${lost}`, at: operator }
  const opener = crossOriginIsolated ? ' Send Cross-Origin-Opener-Policy: same-origin-allow-popups, so that it can go on in a new tab.' : ''
  return { hint: `The browser stores nothing for the frame (third-party storage is blocked): ${lost}${opener}` }
}

const faultOfCount = (frame: HTMLIFrameElement, operator: string): Fault | undefined => {
  const all = testsOf(operator)
  if (all.length < 2) return
  const here = all.filter(({ handle }) => handle.frame.parentElement === frame.parentElement).length
  const twice =
    here > 1 ? ` ${here} are in the same element: call destroy() before it is mounted again, as in the clean-up of a React effect.` : ''
  return { hint: `There are ${all.length} tests of "${operator}" on this page, and only one keeps its game.${twice}`, at: operator }
}

const faultOfScripts = (): Fault | undefined => {
  const scripts = [...document.scripts].flatMap(({ src }) => /^.*\/sdk\/[^/]+\/gamalyze\.js/.exec(src) ?? [])
  const loaded = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /^.*\/sdk\/[^/]+\/(?=(gamalyze|index|element)\.js)/.exec(name)?.[0] ?? [])
  const folders = [...new Set([...loaded, ...scripts.map((src) => src.replace('gamalyze.js', ''))])]
  if (folders.length > 1)
    return { hint: `This page loads ${folders.length} copies of the SDK (${folders.join(', ')}): keep one.`, at: folders[1] }
  return scripts.length > 1 ? { hint: `This page loads gamalyze.js ${scripts.length} times: keep one script.`, at: scripts[0] } : undefined
}
