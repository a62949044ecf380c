import { createHash } from 'node:crypto'
import { escapeMarkup } from '../process/escape-markup.ts'

const css = `
:root { color-scheme: light dark; --ink: #17202f; --paper: #f6f5f1; --sheet: #fff; --line: #dde1e8; --accent: #2c4a78 }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef4; --paper: #11141a; --sheet: #1a1e26; --line: #333945; --accent: #a9c4f2 } }
body { font: 1rem/1.55 Figtree, system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 62rem; padding: 2.5rem 1.5rem 5rem }
h1 { font-size: 1.75rem; line-height: 1.15; letter-spacing: -.015em; margin: .5rem 0 1rem }
h2 { font-size: 1.05rem; margin: 2.5rem 0 .75rem }
a { color: var(--accent); text-underline-offset: .2em }
ol { list-style: none; padding: 0; margin-top: 2rem }
ol li, pre, iframe, object { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; box-sizing: border-box }
ol li { margin-bottom: .5rem }
ol a { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; padding: .9rem 1.1rem; color: inherit; text-decoration: none }
ol a:hover b { text-decoration: underline }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: 2rem } nav a { padding: .6rem 0 }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .5rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 0 } dt { opacity: .75 } dd { margin: 0; overflow-wrap: anywhere }
iframe, object { width: 100%; height: 44rem } object { height: 62rem }
object p { padding: 0 1.25rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: 1.25rem; font: .9rem/1.55 ui-monospace, monospace }
`

/** What a policy lets run of a page's own inline styles or scripts. */
export const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Policy of plain pages, apart from what else one of them needs. */
export const plainPolicy = `default-src 'none'; style-src ${hashOf(css)}; img-src data:; base-uri 'none'; frame-ancestors 'none'`

/** A page that needs no build, drawn by the server alone. `body` is HTML. */
export const plainPage = (title: string, body: string, { lang, dir = 'ltr' }: { lang: string; dir?: string } = { lang: 'en' }): string =>
  `<!doctype html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title><link rel="icon" href="data:,"><style>${css}</style></head><body><main>${body}</main></body></html>`
