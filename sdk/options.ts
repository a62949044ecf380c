import { EmbedError } from './embed-error.ts'
import { providerUrl } from './provider-url.ts'

/** A secret of 36 characters, or what fetches one each time the frame loads. */
export type Secret = string | (() => string | Promise<string>)

export type MountOptions = {
  /** Your operator id: decides branding and who may embed. */
  operator: string
  /** Never put into the page, the frame's address or the history: it goes to the frame by message alone. */
  secret: Secret
  /** Your own id of this player, 36 characters. */
  userId?: string | undefined
  /** Language of the frame, such as `eng` or `da`; otherwise the operator's own. */
  language?: string | undefined
  /** Accessible name of the frame. */
  title?: string | undefined
  /** Pixels or a CSS length for a fixed height; otherwise the frame follows its content. */
  height?: number | string | undefined
  /** This is a preview of the page (`previewOrigins` of your operator): a test secret is enough. Pages on localhost say so by themselves. */
  test?: boolean | undefined
  /** Destroys the embed when it aborts. */
  signal?: AbortSignal | undefined
  /** Origin of the provider, such as `https://test.example.com`. */
  baseUrl?: string | undefined
}

const bad = (detail: string) => new EmbedError('BAD_OPTIONS', detail)

export const isSecret = (value: unknown): value is string => typeof value === 'string' && value.length === 36

const isLength = (height: unknown) => {
  const { style } = document.createElement('i')
  style.height = height as string
  return style.height
}

/** Throws `BAD_OPTIONS` naming the first option that is missing or wrong. */
export const checkOptions = ({ operator, secret, userId, language, height }: MountOptions = {} as MountOptions) => {
  const isText = (value: unknown) => value === undefined || typeof value === 'string'
  const checks: { [Option in keyof MountOptions]?: unknown } = {
    operator: operator && isText(operator),
    secret: typeof secret === 'function' || isSecret(secret),
    userId: userId === undefined || isSecret(userId),
    language: isText(language),
    height: height === undefined || (height as number) > 0 || isLength(height),
  }
  for (const [option, passes] of Object.entries(checks)) if (!passes) throw bad(option)
}

/** The element that `target` means. */
export const findTarget = (target: Element | string): Element => {
  const element = typeof target === 'string' ? document.querySelector(target) : target
  if (element instanceof Element) return element
  throw bad('target')
}

/** Address of the frame. It tells the operator, never the secret or the player. */
export const frameUrl = ({
  operator,
  language,
  test,
  baseUrl = providerUrl,
}: Pick<MountOptions, 'operator' | 'language' | 'test' | 'baseUrl'>): URL => {
  const isTest = test || /^(localhost|127\.0\.0\.1)$/.test(location.hostname)
  try {
    return new URL(
      `/gamalyze?${new URLSearchParams({ operator, embed: '1', ...(language && { language }), ...(isTest && { test: '1' }) })}`,
      baseUrl,
    )
  } catch {
    throw bad('baseUrl')
  }
}
