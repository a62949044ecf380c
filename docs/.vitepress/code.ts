import { createCssVariablesTheme, type ShikiTransformer } from 'shiki'

/** Highlights code by custom properties, so that the style sheet has the colours of both schemes. */
export const wordTheme = createCssVariablesTheme({ name: 'words', variablePrefix: '--code-', variableDefaults: {}, fontStyle: false })

const withClass = (properties: Record<string, unknown>) => {
  const [, kind] = /^color:var\(--code-(?:token-)?([a-z-]+)\)$/.exec(String(properties.style ?? '')) ?? []
  delete properties.style
  if (kind && kind !== 'foreground') properties.class = `code-${kind}`
}

/** Classes instead of the highlighter's style attributes, which the pages' policy forbids. */
export const wordClasses: ShikiTransformer = {
  name: 'word-classes',
  pre: ({ properties }) => void delete properties.style,
  span: ({ properties }) => withClass(properties),
}
