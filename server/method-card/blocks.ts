import { escapeMarkup } from '../process/escape-markup.ts'
/** The method card's content, independent of its output format. */
export type Block =
  | { heading: string; level: 1 | 2 }
  | { text: string }
  | { list: readonly string[] }
  | { table: readonly (readonly string[])[] }
  | { figure: string; caption: string }

/** Blocks as a fragment of a page. */
export const sectionHtml = (blocks: readonly Block[]): string => blocks.map(html).join('\n')

const html = (block: Block): string => {
  if ('heading' in block) return `<h${block.level}>${escapeMarkup(block.heading)}</h${block.level}>`
  if ('text' in block) return `<p>${escapeMarkup(block.text)}</p>`
  if ('list' in block) return `<ul>\n${block.list.map((item) => `<li>${escapeMarkup(item)}</li>`).join('\n')}\n</ul>`
  if ('figure' in block)
    return `<figure>\n<img src="${block.figure}" alt="${escapeMarkup(block.caption)}">\n<figcaption>${escapeMarkup(block.caption)}</figcaption>\n</figure>`
  const [head, ...rows] = block.table
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join('')}</tr>`
  return `<div class="wide"><table>\n<thead>${row(head ?? [], 'th')}</thead>\n<tbody>\n${rows.map((cells) => row(cells, 'td')).join('\n')}\n</tbody>\n</table></div>`
}
