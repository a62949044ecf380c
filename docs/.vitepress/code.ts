import { createCssVariablesTheme, type ShikiTransformer } from 'shiki'
import type { MarkdownRenderer } from 'vitepress'

/** Highlights code by custom properties, so that the style sheet has the colours of both schemes. */
export const wordTheme = createCssVariablesTheme({ name: 'words', variablePrefix: '--code-', variableDefaults: {}, fontStyle: false })
// Without these, tags, attributes and strings of HTML share a colour.
wordTheme.tokenColors?.push(
  { scope: ['entity.name.tag', 'support.class.component'], settings: { foreground: 'var(--code-token-tag)' } },
  { scope: 'entity.other.attribute-name', settings: { foreground: 'var(--code-token-attribute)' } },
)

const withClass = (properties: Record<string, unknown>) => {
  const [, kind] = /^color:var\(--code-(?:token-)?([a-z-]+)\)$/.exec(String(properties.style ?? '')) ?? []
  delete properties.style
  if (kind && kind !== 'foreground') properties.class = `code-${kind}`
}

/** Classes instead of the highlighter's style attributes, which the pages' policy forbids. */
export const wordClasses: ShikiTransformer = {
  name: 'word-classes',
  // A busy machine must not stop in the middle of a line, which leaves the rest of the block in the wrong colours and splits addresses.
  preprocess: (_code, options) => {
    options.tokenizeTimeLimit = 0
  },
  pre: ({ properties }) => void delete properties.style,
  span: ({ properties }) => withClass(properties),
}

/**
 * Names each cell's column in it: on a narrow screen a row is a block of lines. Commands that are indented become a block of code as the others,
 * and the number of a step becomes a sign before its heading.
 */
export const tidyTokens = (md: MarkdownRenderer): void => {
  md.core.ruler.push('tidy-tokens', ({ tokens }) => {
    let heads: string[] = []
    let column = 0
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'code_block') Object.assign(token, { type: 'fence', info: token.content.startsWith('{') ? 'json' : 'sh' })
      const [, step, name] = /^(\d)\. (.+)$/.exec(tokens[index + 1]?.content ?? '') ?? []
      const [text] = tokens[index + 1]?.children ?? []
      if (token.type === 'heading_open' && step && name && text) {
        token.attrSet('data-step', step)
        text.content = name
      }
      if (token.type === 'thead_open') heads = []
      if (token.type === 'th_open') heads.push(tokens[index + 1]?.content ?? '')
      // A head without words is none.
      if (token.type.startsWith('th_') && heads.at(-1) === '') token.tag = 'td'
      if (token.type === 'tr_open') column = 0
      if (token.type === 'td_open' && heads[column++] && column > 1) token.attrSet('data-head', heads[column - 1] ?? '')
    }
  })
}
