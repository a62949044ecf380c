import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { logosIn, type OperatorView } from '../../contract/operator-view.ts'
import { resolveLocale } from '../../i18n/resolve-locale.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import { textsFor } from '../report/texts-for.ts'
import type { SetTexts } from '../texts/set-texts.ts'
import { arrivalHtml } from './arrival.ts'
import { type FirstChunks, loadFirstChunks } from './first-chunks.ts'
import { loadLandingHtml } from './landing-html.ts'

/** The app's HTML for one operator, as sent. */
export type AppPage = {
  html: Buffer
  brotli: Buffer
  etag: string
  /** Content-Security-Policy, with the origins that may embed it. */
  policy: string
}

/** Where the operator's branding goes in the built index.html, and where the app does. */
const place = '<!--operator-->'
const root = '<div id="root"></div>'
/** The provider's font, which an operator with a font of its own does without. */
const usualFont = /<link rel="preload" as="font"[^>]*>/

/** Where partners build their pages: they may embed with a test secret, like the operator's previews. */
export const localOrigins = ['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*']

export type PageRequest = {
  /** The `language` parameter: its messages are fetched with the page. */
  language?: string | undefined
  /** A page that local pages and previews may embed too; the frame itself takes none but test secrets there. */
  forTests?: boolean
  /** It opens in a frame: what it speaks to the page around with is fetched with the page. */
  embedded?: boolean
  /** The landing page is what comes, as far as the address tells: it stands there before the scripts. */
  landing?: boolean
  /** Of a page for tests: the console that wants to hear of it. */
  console?: string | undefined
}

/** Makes the app's page of an operator; the same page while the operator's data stays the same. */
export const loadAppPage = async (indexFile: URL): Promise<(operator: LoadedOperator, request?: PageRequest) => Promise<AppPage>> => {
  const index = await readFile(indexFile, 'utf8')
  const firstChunks = await loadFirstChunks(new URL('.vite/manifest.json', indexFile), index)
  const landingHtml = await loadLandingHtml()
  for (const part of [place, root]) if (!index.includes(part)) throw new Error(`${indexFile.pathname} has no ${part}`)
  const made = new WeakMap<LoadedOperator, Map<string, Promise<AppPage>>>()
  return (operator, { language, forTests = false, embedded = false, landing = false, console } = {}) => {
    const locale = resolveLocale(language, operator.view)
    const pages = made.get(operator) ?? new Map<string, Promise<AppPage>>()
    made.set(operator, pages)
    const key = `${locale} ${forTests} ${embedded} ${landing} ${console}`
    let page = pages.get(key)
    if (!page) {
      const tests = forTests
        ? { testOrigins: [...localOrigins, ...(operator.operator.previewOrigins ?? [])], ...(console && { console }) }
        : {}
      page = textsFor(operator, language).then((texts) =>
        makePage(index, operator, texts, firstChunks(locale, embedded), tests, landing ? landingHtml?.(texts, operator.view) : ''),
      )
      pages.set(key, page)
    }
    return page
  }
}

const makePage = (
  index: string,
  { themeHref, fontHref, backgroundHref, view }: LoadedOperator,
  texts: SetTexts,
  chunks: FirstChunks,
  tests: Pick<OperatorView, 'testOrigins' | 'console'>,
  landing: string | undefined,
): AppPage => {
  const carried: OperatorView = { ...view, ...tests }
  const data = JSON.stringify(carried).replaceAll('<', '\\u003c')
  // What comes first on a slow line, where a browser loads six files at once: style and logos for the first paint, then the scripts, then the rest.
  const logos = logosIn(view, texts.locale).map(({ src }) => `<link rel="preload" as="image" fetchpriority="high" href="${src}">`)
  const branding = `<link rel="stylesheet" href="${themeHref}">${logos.join('')}<script type="application/json" id="operator">${data}</script>`
  const background = backgroundHref ? `<link rel="preload" as="image" href="${backgroundHref}">` : ''
  const { lang, dir = 'ltr' } = texts.info
  const html = Buffer.from(
    index
      .replace('<html lang="en">', `<html lang="${lang}" dir="${dir}">`)
      .replace(place, () => branding)
      .replace(usualFont, (font) => (fontHref ? font.replace(/(?<=href=")[^"]+/, fontHref) : font))
      .replace('</head>', () => `${chunks.head}${background}</head>`)
      .replace(root, () => root + arrivalHtml(view, texts, chunks.body, landing)),
  )
  return {
    html,
    brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    policy: appPolicy([...view.origins, ...(tests.testOrigins ?? [])], tests.console),
  }
}

/** Nothing inline, nothing from elsewhere, no string ever becomes code, and only the operator's pages may embed it. */
const appPolicy = (origins: readonly string[], consoleOrigin?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", consoleOrigin].filter(Boolean).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...origins].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
