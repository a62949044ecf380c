/** The method card's content, independent of its output format. */
export type Block =
  | { heading: string; level: 1 | 2 }
  | { text: string }
  | { list: readonly string[] }
  | { table: readonly (readonly string[])[] }
  | { figure: string; caption: string }

/** Markdown; figures are in `folder` beside it. The first row of a table is its header. */
export const toMarkdown = (blocks: readonly Block[], folder: string): string =>
  `${blocks.map((block) => markdown(block, folder)).join('\n\n')}\n`

const markdown = (block: Block, folder: string): string => {
  if ('heading' in block) return `${'#'.repeat(block.level)} ${block.heading}`
  if ('text' in block) return block.text
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n')
  if ('figure' in block) return `![${block.caption}](${folder}/${block.figure})`
  const [head, ...rows] = block.table.map((row) => `| ${row.join(' | ')} |`)
  return [head, `|${'---|'.repeat(block.table[0]?.length ?? 0)}`, ...rows].join('\n')
}

/** A standalone page without inline styles or scripts; figures and `card.css` are beside it. */
export const toHtml = (blocks: readonly Block[], title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="card.css">
</head>
<body>
<main>
${sectionHtml(blocks)}
</main>
</body>
</html>
`

/** Blocks as a fragment of a page. */
export const sectionHtml = (blocks: readonly Block[]): string => blocks.map(html).join('\n')

const html = (block: Block): string => {
  if ('heading' in block) return `<h${block.level}>${escapeHtml(block.heading)}</h${block.level}>`
  if ('text' in block) return `<p>${escapeHtml(block.text)}</p>`
  if ('list' in block) return `<ul>\n${block.list.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`
  if ('figure' in block)
    return `<figure>\n<img src="${block.figure}" alt="${escapeHtml(block.caption)}">\n<figcaption>${escapeHtml(block.caption)}</figcaption>\n</figure>`
  const [head, ...rows] = block.table
  const row = (cells: readonly string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  return `<div class="wide"><table>\n<thead>${row(head ?? [], 'th')}</thead>\n<tbody>\n${rows.map((cells) => row(cells, 'td')).join('\n')}\n</tbody>\n</table></div>`
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character)
