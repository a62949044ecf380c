import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { logosIn, type OperatorView } from '../../contract/operator-view.ts'
import { resolveLocale } from '../../i18n/resolve-locale.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import { escapeMarkup } from '../process/escape-markup.ts'
import { textsFor } from '../report/texts-for.ts'
import { keptBy } from '../store/last-used.ts'
import { loadFirstChunks } from './first-chunks.ts'
import { ownFilesOnly } from './serve-built.ts'

/** Renders the landing page with its footer, with `app/arrival/landing-html.tsx`. */
type LandingHtml = (texts: Pick<SetTexts, 'locale' | 'root' | 'formats'>, view: OperatorView) => string

const moduleUrl = new URL('../../dist/arrival/landing-html.js', import.meta.url)

/** The landing page renderer from the app's build (`npm run build`); undefined if there is no build. */
const loadLandingHtml = async (): Promise<LandingHtml | undefined> =>
  existsSync(moduleUrl) ? ((await import(moduleUrl.href)) as { landingHtml: LandingHtml }).landingHtml : undefined

/** The app's HTML for one operator. */
type AppPage = {
  html: Buffer
  brotli: Buffer
  etag: string
  /** Content-Security-Policy, including the origins that may embed it. */
  policy: string
}

/** Placeholder in the built index.html for the operator's branding. */
const placeholder = '<!--operator-->'
const root = '<div id="root"></div>'
/** The provider's font, not needed by an operator with its own. */
const usualFont = /<link rel="preload" as="font"[^<>]*>/

/** Origins of partners' local development: they may embed with a test secret, like the operator's previews. */
export const localOrigins = ['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*']

type PageRequest = {
  /** The `language` parameter: its messages are preloaded. */
  language?: string | undefined
  /** The page may also be embedded by local pages and previews; the frame itself accepts only test secrets there. */
  forTests?: boolean
  /** It opens in a frame: the code that talks to the embedding page is preloaded. */
  embedded?: boolean
  /** By its URL, the request is for the landing page, which is rendered before the scripts. */
  landing?: boolean
  /** The same for a full report, which is preloaded. */
  report?: boolean
  /** Of a test page: origin of the console that wants its reports. */
  console?: string | undefined
}

/** Builds the app's page of an operator, cached while the operator's data stays the same. */
export const loadAppPage = async (
  indexFile: URL,
  publicUrl = '',
): Promise<(operator: LoadedOperator, request?: PageRequest) => Promise<AppPage>> => {
  const index = await readFile(indexFile, 'utf8')
  const firstChunks = await loadFirstChunks(new URL('.vite/manifest.json', indexFile), index)
  const landingHtml = await loadLandingHtml()
  for (const part of [placeholder, root]) if (!index.includes(part)) throw new Error(`${indexFile.pathname} has no ${part}`)
  const cachedPages = keptBy<LoadedOperator, Promise<AppPage>>()
  return (operator, { language, forTests = false, embedded = false, landing = false, report = false, console } = {}) => {
    const locale = resolveLocale(language, operator.view)
    const key = `${locale} ${forTests} ${embedded} ${landing} ${report} ${console}`
    return cachedPages(operator, key, async () => {
      const tests = forTests
        ? { testOrigins: [...localOrigins, ...(operator.operator.previewOrigins ?? [])], ...(console && { console }) }
        : {}
      const texts = await textsFor(operator, language)
      const isPlain = embedded || operator.view.state === 'ended'
      const indexOfPage = isPlain ? index : withPreview(index, operator, texts, publicUrl, landing)
      return makePage(
        indexOfPage,
        operator,
        texts,
        firstChunks(locale, embedded, report),
        tests,
        landing ? landingHtml?.(texts, operator.view) : '',
      )
    })
  }
}

const makePage = (
  index: string,
  { themeHref, fontHref, view }: LoadedOperator,
  texts: SetTexts,
  firstChunks: string,
  tests: Pick<OperatorView, 'testOrigins' | 'console'>,
  landing: string | undefined,
): AppPage => {
  const pageView: OperatorView = { ...view, ...tests }
  const data = JSON.stringify(pageView).replaceAll('<', '\\u003c')
  // Priorities on a slow connection, where a browser loads six files at once: style and logos of the first paint, then scripts, then the rest.
  const logos = logosIn(view, texts.locale).map(({ src }) => `<link rel="preload" as="image" fetchpriority="high" href="${src}">`)
  const operatorTags = `<link rel="stylesheet" href="${themeHref}">${logos.join('')}<script type="application/json" id="operator">${data}</script>`
  const { lang, dir = 'ltr' } = texts.info
  const html = Buffer.from(
    index
      .replace('<html lang="en">', `<html lang="${lang}" dir="${dir}">`)
      .replace(placeholder, () => operatorTags)
      .replace(usualFont, (font) => (fontHref ? font.replace(/(?<=href=")[^"]+/, fontHref) : font))
      .replace('</head>', () => `${firstChunks}</head>`)
      .replace(root, () => root + arrivalHtml(view, texts, landing)),
  )
  return {
    html,
    brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    policy: appPolicy([...view.origins, ...(tests.testOrigins ?? [])], tests.console),
  }
}

/** CSP: nothing inline, nothing from elsewhere, no eval, and only the operator's pages may embed it. */
const appPolicy = (origins: readonly string[], consoleOrigin?: string): string =>
  [
    ...ownFilesOnly,
    `connect-src ${["'self'", consoleOrigin].filter(Boolean).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...origins].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/**
 * The page before any script has run, or if none runs: the operator's bar, a progress line, the landing page or the
 * outline of another screen, and, after a while, advice what to do (`app/theme/arrival.ts` defines when). It is removed with the first screen
 * (`app/shell/shell.tsx`).
 * @param landing the landing page as HTML, if that is requested
 */
const arrivalHtml = (
  view: OperatorView,
  { locale, root, refusals }: Pick<SetTexts, 'locale' | 'root' | 'refusals'>,
  landing = '',
): string => {
  const { common, errors } = root
  const { slowText, failed, failedText, noScript } = refusals.arrival
  const logos = logosIn(view, locale).map(
    ({ src, name, width, height }) => `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(name)}" width="${width}" height="${height}">`,
  )
  const says = (when: string, title: string, text: string) =>
    `<div data-when="${when}" role="status"><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p><a href="">${escapeMarkup(errors.crash.reload())}</a></div>`
  return [
    `<header data-arrival data-bar>${logos.join('')}`,
    `<div data-grows role="progressbar" aria-label="${escapeMarkup(common.loading())}"></div></header>`,
    // Not interactive yet, and hidden from screen readers.
    landing && `<div data-arrival data-landing aria-hidden="true" inert>${landing}</div>`,
    `<main data-arrival data-outline><div aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>`,
    says('slow', common.loading(), slowText()),
    says('failed', failed(), failedText()),
    `<noscript><div data-when="now"><h1>${escapeMarkup(failed())}</h1><p>${escapeMarkup(noScript())}</p></div></noscript>`,
    '</main>',
  ].join('')
}

const icon = ([front, back]: readonly string[]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" stroke="#fff"><rect x="4" y="6" width="15" height="21" rx="3" fill="${back}" transform="rotate(-12 11 16)"/><rect x="12" y="5" width="16" height="22" rx="3" fill="${front}"/></svg>`,
  )}`

/** The page in a tab of its own: icon, title, what messengers show of a link. `isLanding`: by its address the first screen is the landing page. */
const withPreview = (
  index: string,
  { id, view }: LoadedOperator,
  { root: { common, landing } }: SetTexts,
  publicUrl: string,
  isLanding: boolean,
): string => {
  const title = escapeMarkup(isLanding ? `${landing.title()} | ${view.name}` : common.title())
  const description = escapeMarkup(landing.intro())
  const preview = [
    `<title>${title}</title><meta name="description" content="${description}">`,
    `<meta property="og:type" content="website"><meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}"><meta property="og:site_name" content="${escapeMarkup(view.name)}">`,
    `<meta property="og:image" content="${publicUrl}/operators/${id}/share.png">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  return index
    .replace(/<title>[^<]*<\/title>/, () => preview.join(''))
    .replace('<link rel="icon" href="data:,"', () => `<link rel="icon" href="${icon(view.cardColors)}"`)
}
