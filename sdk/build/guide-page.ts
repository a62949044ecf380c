import { Marked } from 'marked'

/** Heading and anchor as GitHub makes them. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/<[^>]+>|[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** Where the provider serves what lies beside a Markdown file. */
const address = (href: string) =>
  href
    .replace(/^(?:\.\.\/)?embedding\.md/, '/docs/embedding')
    .replace(/^web-views\.md/, '/docs/web-views')
    .replace(/^api\/README\.md/, '/docs/sdk')
    .replace(/^README\.md/, '/docs/sdk')
    .replace(/^(?:api\/)?index\.md/, '/docs/sdk/core')
    .replace(/^(?:api\/)?([a-z]+)\.md/, '/docs/sdk/$1')

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens)
      return `<h${depth} id="${slug(text)}">${text}</h${depth}>\n`
    },
    link({ href, tokens }) {
      return `<a href="${address(href)}">${this.parser.parseInline(tokens)}</a>`
    },
    table({ header, rows }) {
      const cells = (row: typeof header, tag: string) =>
        row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
      const body = rows.map((row) => {
        // A row of error codes is what an error's address points to.
        const code = /^`([A-Z_]+)`$/.exec(row[0]?.text ?? '')?.[1]
        return `<tr${code ? ` id="${code}"` : ''}>${cells(row, 'td')}</tr>`
      })
      return `<div class="wide"><table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>\n`
    },
  },
})

const links = {
  '/docs/embedding': 'Embedding guide',
  '/docs/web-views': 'Web views',
  '/docs/sdk': 'Types',
  '/embed-check': 'Check a page',
  '/docs': 'API',
}

/** A page of the guide around `body`. */
export const page = (title: string, body: string, script = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Gamalyze</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/guide.css">
${script}</head>
<body>
<nav aria-label="Guide">${Object.entries(links)
  .map(([href, text]) => `<a href="${href}">${text}</a>`)
  .join('')}</nav>
<main>
${body}
</main>
</body>
</html>
`

/** A Markdown file as a page; its first heading is the title. */
export const markdownPage = (markdown: string) => page(/^# (.+)/m.exec(markdown)?.[1] ?? 'Guide', marked.parse(markdown, { async: false }))
