import { inOrder } from './contents.ts'

/** Where the server shows the documentation; it puts its own address in the place of this one. */
const site = 'https://test.provider.example'

const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? ''
/** The first sentence below the title, without marks; empty where a page begins with something else. */
export const summaryOf = (text: string): string => {
  const [, paragraph = ''] = /^# .+\n+(?:\*.+\*\n+|##? .+\n+)*([A-Z*`[][^\n]*(?:\n[^\n]+)*)/m.exec(text) ?? []
  const words = paragraph
    .replaceAll('\n', ' ')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/\*\*(What happened\.)?|`/g, '')
  return /^.{20,}?\.(?=\s|$)/.exec(words.trim())?.[0] ?? ''
}

/** `llms.txt` (llmstxt.org): every page as Markdown, those for partners first. */
export const list = (pages: Map<string, string>): string => {
  const rank = (file: string) => inOrder.indexOf(file.slice(0, -3)) + 1 || inOrder.length + 1
  const sorted = [...pages].sort(([one], [other]) => rank(one) - rank(other))
  const lines = sorted.map(([file, text]) => {
    const summary = summaryOf(text)
    return { file, line: `- [${titleOf(text)}](${site}/docs/${file})${summary ? `: ${summary}` : ''}` }
  })
  const part = (belongs: (file: string) => boolean) => lines.flatMap(({ file, line }) => (belongs(file) ? [line] : [])).join('\n')
  return `# Gamalyze

> A self-test of how somebody deals with risk, in the form of a card game. Partners put it into their pages, apps and servers.

An operator id and a page secret (anonymous players) or a server key (players you know) come from the provider or its console. The API's
schema is ${site}/openapi.json.

## Guides

${part((file) => !file.includes('/'))}

## API

${part((file) => file.startsWith('api/'))}

## Errors

${part((file) => file.startsWith('errors/'))}

## Optional

${part((file) => file.startsWith('sdk/'))}
`
}
