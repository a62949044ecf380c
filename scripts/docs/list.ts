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

/** Where each stack has its code, and what of it comes from the provider. */
const stacks: Record<string, [page: string, from: string]> = {
  'Script tag, custom element': ['quickstart', 'nothing to install'],
  'React, Next, Vue, Svelte, Astro, Angular': ['frameworks', 'the package'],
  WordPress: ['wordpress', `the plugin ${site}/sdk/v1/gamalyze-wordpress.zip`],
  'Node, Deno, Bun servers': ['known-users', '`@gamalyze/sdk/server` of the package'],
  'Python, PHP servers': ['servers', `one file, ${site}/sdk/v1/gamalyze.py or gamalyze.php`],
  'Apps (web views)': ['web-views', 'nothing to install'],
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
  const [install] = /npm install \S+/.exec(pages.get('frameworks.md') ?? '') ?? []
  return `# Gamalyze

> A self-test of how somebody deals with risk, in the form of a card game. Partners put it into their pages, apps and servers.

An operator id and a page secret (anonymous players) or a server key (players you know) come from the provider or its console. The API's
schema is ${site}/openapi.json.

Any page, and whatever makes HTML, shows the test with these two lines, your operator and secret in them. A test secret works on \`http://localhost\`;
elsewhere the page's origin must be on the operator's list:

\`\`\`html
<div data-gamalyze-operator="your-operator" data-gamalyze-secret="36 characters from your provider"></div>
<script src="${site}/sdk/v1/gamalyze.js" async></script>
\`\`\`

The package is installed from the provider, never from a registry: \`${install}\`.

| stack | whole files to copy | comes from the provider |
|---|---|---|
${Object.entries(stacks)
  .map(([stack, [page, from]]) => `| ${stack} | ${site}/docs/${page}.md | ${from} |`)
  .join('\n')}

With a test secret \`document.querySelector('[data-gamalyze-operator]').gamalyze.fastForward('advice')\` plays a game in seconds. The page hears
\`completed\`, the console says "Verified", and on your server \`confirm(reference)\` tells of it.

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
