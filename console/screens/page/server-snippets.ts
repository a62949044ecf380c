import type { SnippetData } from '../../../contract/console/page-calls.ts'
import guide from '../../../docs/known-users.md?raw'

/** What the partner's own server is written in, by its tab in the documentation. */
const tabs = { node: 'Node', php: 'PHP', python: 'Python', curl: 'curl' }
export type ServerLanguage = keyof typeof tabs
export const serverLanguages = Object.keys(tabs) as ServerLanguage[]

/**
 * The server of the documentation, which makes a secret for each visit of a player it knows, with operator and provider filled in. The key comes from its
 * settings.
 */
export const serverSnippet = ({ operator, publicUrl }: Pick<SnippetData, 'operator' | 'publicUrl'>, language: ServerLanguage): string => {
  const [, code = ''] = new RegExp(`^\`\`\`\\w+ \\[${tabs[language]}\\]\\n(.*?)^\`\`\`$`, 'ms').exec(guide) ?? []
  return code.trimEnd().replaceAll('https://test.provider.example', publicUrl).replaceAll('your-operator', operator)
}
