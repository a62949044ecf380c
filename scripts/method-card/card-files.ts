import { toHtml, toMarkdown } from '../../server/method-card/blocks.ts'
import { methodCard } from './card.ts'
import type { Findings } from './findings.ts'

/** Every file of the method card, by path in the repository: the study, the card as Markdown and as a page, and the plots. */
export const cardFiles = (findings: Findings): Record<string, string> => {
  const { blocks, figures } = methodCard(findings)
  const plots = Object.entries(figures).map(([name, drawing]) => [`docs/method-card/${name}`, drawing])
  return {
    'scripts/method-card/findings.json': toJson(findings),
    'docs/method-card.md': toMarkdown(blocks, 'method-card'),
    'docs/method-card/index.html': toHtml(blocks, 'Method card'),
    ...Object.fromEntries(plots),
  }
}

/** Indented, with one line per dot. */
const toJson = ({ dots, ...rest }: Findings): string => {
  const lines = dots.map((dot) => `    ${JSON.stringify(dot)}`).join(',\n')
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "dots": [\n${lines}\n  ]\n}\n`
}
