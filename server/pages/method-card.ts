import { escapeMarkup } from '../process/escape-markup.ts'
import type { WeekCount } from '../store/tallies.ts'

/** The method card's content, independent of its output format. */
export type Block =
  | { heading: string; level: 1 | 2 }
  | { text: string }
  | { list: readonly string[] }
  | { table: readonly (readonly string[])[] }
  | { figure: string; caption: string }

const answers = ['fits_yes', 'fits_partly', 'fits_no'] as const

/** Smaller numbers could identify a person. */
const step = 10

/**
 * What players of this installation say about their results, by claim: the section of the card that changes. Counts are rounded down to
 * tens, and totals are sums of the shown counts.
 */
export const livingPart = (counts: readonly Pick<WeekCount, 'event' | 'key' | 'count'>[]): Block[] => {
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
  return [
    { heading: 'What players of this installation say', level: 2 },
    {
      text: 'Under the result players are asked: "Does this describe how you played?" Answers are counted without identity, rounded down to tens. Beside the blind reading they are the only measure from outside of whether what is said is true; those who answer chose to.',
    },
    shownRows.length === 0
      ? { text: 'Not enough answers yet.' }
      : { table: [['said', 'yes', 'partly', 'no'], ...shownRows.map(({ claim, row }) => [claim, ...row.map(String)])] },
  ]
}

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
