import type { Block } from './block.ts'
import { methodCard } from './card.ts'
import { compactJson } from './compact-json.ts'
import type { Dot, Findings } from './findings.ts'
import { recoveryFigure, retestFigure } from './plots.ts'

/** Every file that follows from the stored study, by path in the repository: the study, the card and its plots. */
export const cardFiles = (findings: Findings): Record<string, string> => {
  const { blocks, figures } = methodCard(findings)
  return {
    'lab/method-card/findings.json': compactJson(findings),
    'docs/method-card.md': toMarkdown(blocks, 'method-card'),
    ...Object.fromEntries(Object.entries(figures).map(([name, drawing]) => [`docs/method-card/${name}`, drawing])),
  }
}

/** The plots of single players, by path. */
export const playerPlots = (dots: readonly Dot[]): Record<string, string> => ({
  'docs/method-card/recovery.svg': recoveryFigure(dots),
  'docs/method-card/retest.svg': retestFigure(dots),
})

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
