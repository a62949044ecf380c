import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { marked } from 'marked'
import type { App } from '../http/app.ts'
import { type Clock, sharedFor } from '../process/time.ts'
import type { Store } from '../store/store.ts'
import type { WeekCount } from '../store/tallies.ts'

const answers = ['fits_yes', 'fits_partly', 'fits_no'] as const

/** Smaller numbers could identify a person. */
const step = 10

/** What players say about their results, by claim, as Markdown: counts rounded down to tens, and totals of the shown counts. */
const livingPart = (counts: readonly Pick<WeekCount, 'event' | 'key' | 'count'>[]): string => {
  const rows = new Map<string, number[]>()
  for (const { event, key, count } of counts) {
    const claim = key || 'the result as a whole'
    const row = rows.get(claim) ?? [0, 0, 0]
    rows.set(
      claim,
      row.map((sum, place) => sum + (answers[place] === event ? count : 0)),
    )
  }
  const shownRows = [...rows]
    .map(([claim, row]) => ({ claim, row: row.map((count) => count - (count % step)) }))
    .filter(({ row }) => row.some((count) => count > 0))
    .sort((a, b) => (a.claim < b.claim ? -1 : 1))
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const table = ['| said | yes | partly | no |', '|---|---|---|---|', ...shownRows.map(({ claim, row }) => line([claim, ...row]))]
  return `## What players of this installation say

Under the result players are asked: "Does this describe how you played?" Answers are counted without identity, rounded down to tens. They are the only measure from outside of whether what is said is true; those who answer chose to.

${shownRows.length === 0 ? 'Not enough answers yet.' : table.join('\n')}
`
}

/** The card as a page without inline styles or scripts; its figures and `card.css` are beside it. */
const cardPage = (markdown: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Method card</title>
<link rel="stylesheet" href="card.css">
</head>
<body>
<main>
${marked
  .parse(markdown, { async: false })
  .replaceAll('<table>', '<div class="wide"><table>')
  .replaceAll('</table>', '</table></div>')
  .replaceAll(
    /<p><img src="method-card\/([^"<]+)" alt="([^"<]*)"><\/p>/g,
    '<figure><img src="$1" alt="$2"><figcaption>$2</figcaption></figure>',
  )}
</main>
</body>
</html>
`

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'"
/** Cache lifetime of the page, s, here as well: its live section sums over everything that was counted. */
const freshSeconds = 300
const headers = { 'content-security-policy': policy, 'cache-control': `public, max-age=${freshSeconds}` }
const folder = new URL('../../docs/method-card/', import.meta.url)
const card = new URL('../../docs/method-card.md', import.meta.url)

/** The method card with its figures: how a result is computed, its limits, and what players say about it. Reports and screens link to it. */
export const routes = async (app: App, { store, clock }: { clock: Clock; store: Store }): Promise<void> => {
  const read = async () => cardPage(`${await readFile(card, 'utf8')}\n${livingPart(await store.tallies.answers())}`)
  const page = sharedFor(freshSeconds * 1000, read, clock)
  app.get('/method-card', (_request, reply) => reply.redirect('/method-card/', 308))
  app.get('/method-card/', async (_request, reply) => {
    reply.headers(headers).type('text/html; charset=utf-8')
    return page()
  })
  await app.register(fastifyStatic, {
    root: fileURLToPath(folder),
    prefix: '/method-card/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.headers(headers),
  })
}
