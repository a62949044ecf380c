import { docsOf, EmbedError } from './embed-error.ts'
import type { Language } from './language.ts'
import { isRecord } from './protocol.ts'
import { providerUrl } from './provider-url.ts'

/** A secret of 36 characters, or what fetches one each time the frame loads. */
export type Secret = string | (() => string | Promise<string>)

/** CSS pixels of the page that its fixed bars cover at each edge, or functions that return them. As a text in the order of CSS: `80 0 40 0`. */
export type Insets = { [Edge in 'top' | 'right' | 'bottom' | 'left']?: number | (() => number) | undefined }

export type MountOptions = {
  /** Your operator id: determines branding and who may embed. */
  operator: string
  /** Never put into the page, the frame's address or the history: it is sent to the frame only by message. */
  secret: Secret
  /** Milliseconds your secret function may take; 10,000 by default. */
  secretTimeout?: number | undefined
  /** Your own id of this player, 36 characters. Only used with a session secret. */
  userId?: string | undefined
  /** Language of the frame; by default, and if it does not exist, the operator's. */
  language?: Language | undefined
  /** Accessible name of the frame. */
  title?: string | undefined
  /** Pixels or a CSS length for a fixed height; otherwise the frame follows its content. */
  height?: number | string | undefined
  /** Fixed bars of your page, so that nothing important is shown behind them; default: its `scroll-padding`. */
  insets?: Insets | string | undefined
  /** Mounts once the reader is near: a screen away, or so far away, in pixels or per cent (`200px`). */
  lazy?: boolean | string | undefined
  /** Opens the test in a dialog over the page; a target is not needed. It closes by its button, by Escape, and at the end of the test. */
  modal?: boolean | undefined
  /** Name of that button; "Close" by default. */
  closeLabel?: string | undefined
  /** Marks a preview of the page (`previewOrigins` of your operator), where a test secret is enough. Set automatically on localhost. */
  test?: boolean | undefined
  /** Destroys the embed when it aborts. */
  signal?: AbortSignal | undefined
  /** Origin of the provider, such as `https://test.example.com`. */
  baseUrl?: string | undefined
}

/** The options once they are checked. */
export type Settings<Options extends MountOptions = MountOptions> = Omit<Options, 'insets'> & { insets?: Insets | undefined }

/** What `modal` is where the target is in such a dialog already. */
export const inDialog = 'in dialog'

/** Describes the kind of a value without revealing it. A page where a secret is wanted is what a router or a login answers with. */
export const describe = (value: unknown) =>
  typeof value === 'string'
    ? /^sk_/.test(value)
      ? 'a server key'
      : `${/^\s*</.test(value) ? 'an HTML page of ' : ''}${value.length} characters`
    : `${value && typeof value}`

/** The error for an option, and for any other thing of the page that is of the wrong kind. */
export const bad = (expected: string, value: unknown) => new EmbedError('BAD_OPTIONS', [expected, describe(value)])

/** Throws `BAD_OPTIONS` for what cannot be called. */
export const checkFunction = (value: unknown) => {
  if (typeof value !== 'function') throw bad('a function', value)
}

/** Whether the value is shaped like a secret: 36 letters, digits, `_` or `-`. */
export const isSecret = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{36}$/.test(value)

/** Above 0, as a number or as an attribute writes one, and no more than timers and styles can take. */
const isPositive = (value: unknown) => 'number string'.includes(typeof value) && (value as number) > 0 && (value as number) < 2 ** 31

const isHeight = (height: unknown) => {
  const { style } = document.createElement('i')
  style.height = typeof height === 'string' ? height : ''
  return isPositive(height) || style.height
}

const areInsets = (value: unknown) =>
  typeof value === 'string'
    ? /^(\d+(\.\d+)?(px)?(\s+|$)){1,4}$/.test(value)
    : isRecord(value) &&
      Object.values(value).every((inset) => typeof inset === 'function' || inset === undefined || (typeof inset === 'number' && inset >= 0))

const parseInsets = (text: string): Insets => {
  const [top = 0, right = top, bottom = top, left = right] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return { top, right, bottom, left }
}

/** A copy, so that each option is read once. */
export const readOptions = <Options extends object>(input: Options): Options => {
  try {
    return { ...input }
  } catch {
    throw bad('options', input)
  }
}

/** The options, each read once; throws `BAD_OPTIONS` with the first that is missing or wrong. */
export const checkOptions = <Options extends MountOptions>(input: Options): Settings<Options> => {
  if (!globalThis.document) throw new EmbedError('BAD_OPTIONS', ['a browser', 'none'])
  const options = readOptions(input)
  try {
    docsOf.provider = providerUrl ?? new URL('/', options.baseUrl).origin
  } catch {} // no address, which is said below
  const check = (expected: string, passes: (value: unknown) => unknown, ...names: (keyof MountOptions)[]) => {
    for (const name of names) {
      const value = options[name]
      try {
        if (passes(value) || (value === undefined && !required.includes(name))) continue
      } catch {} // a proxy
      throw bad(`${name}: ${expected}`, value)
    }
  }
  const isText = (value: unknown) => typeof value === 'string' && value
  const required = 'operator secret'
  check('an id', isText, 'operator')
  check('36 letters, digits, _ or -, or a function', (value) => typeof value === 'function' || isSecret(value), 'secret')
  check('36 characters', (value) => /^\P{Cs}{36}$/u.test(isText(value) || ''), 'userId')
  check('text', isText, 'language', 'title', 'baseUrl')
  check('a CSS length', isHeight, 'height')
  check('milliseconds', isPositive, 'secretTimeout')
  check('a boolean', (value) => value === !!value || value === inDialog, 'test', 'modal')
  check('a boolean, pixels or %', (value) => value === !!value || /^-?\d+(\.\d+)?(px|%)$/.test(value as string), 'lazy')
  check('text', (value) => typeof value === 'string', 'closeLabel')
  check('pixels or functions', areInsets, 'insets')
  check('an AbortSignal', (value) => value instanceof AbortSignal && typeof value.aborted, 'signal')
  frameUrl(options)
  if (typeof options.insets === 'string') options.insets = parseInsets(options.insets)
  return options as Settings<Options>
}

/** The element that `target` means. */
export const findTarget = (target: Element | string): Element => {
  let element: unknown = target
  let expected = 'an element or its selector'
  try {
    if (typeof target === 'string') element = document.querySelector(target)
    // Old libraries have an `Element` of their own.
    if (element instanceof Node && element.nodeType < 2) return element as Element
    if ((element as Node).ownerDocument !== document) expected = "an element of this page's document"
  } catch {} // no selector, no page, or a proxy
  throw bad(`target: ${expected}`, element)
}

/** Whether everything on this page is a test: the page says so, or it is on the developer's own machine. A page in `srcdoc` has that origin only. */
export const isTest = ({ test }: Pick<MountOptions, 'test'>) =>
  !!test || /\/\/(localhost|127\.0\.0\.1)(:\d+)?$/m.test(`${location.origin}\n${self.origin}`)

/** Address of the frame. It names the operator, never the secret or the player. */
export const frameUrl = (options: Pick<MountOptions, 'operator' | 'language' | 'test' | 'baseUrl'>): URL => {
  const { operator, language, baseUrl = providerUrl } = options
  try {
    return new URL(
      `/gamalyze?${new URLSearchParams({ operator, embed: '1', ...(language && { language }), ...(isTest(options) && { test: '1' }) })}`,
      baseUrl,
    )
  } catch {
    throw bad("baseUrl: the provider's origin", baseUrl)
  }
}
