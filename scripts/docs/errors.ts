/** A row of a table of codes: `CODE` | what happened | what to do. */
const row = /^\| `([A-Za-z_]+)` \| (.+?) \| (.+?) \|(?: (.+?) \|)?$/
const sentence = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`
const nameOf = (code: string) => `errors/${code.toLowerCase()}.md`

type Meaning = { code: string; of: string; what: string; todo: string }

/** The tables of `docs/errors.md` by page: codes that differ by case alone share one. */
export const readMeanings = (text: string): Map<string, Meaning[]> => {
  const pages = new Map<string, Meaning[]>()
  let of = ''
  for (const line of text.split('\n')) {
    of = /^## (.+)$/.exec(line)?.[1] ?? of
    const [, code, what, todo] = row.exec(line) ?? []
    if (!code || !what || !todo) continue
    pages.set(nameOf(code), [...(pages.get(nameOf(code)) ?? []), { code, of, what, todo }])
  }
  return pages
}

/** Links of the table as seen from the folder `errors`. */
const fromFolder = (text: string) => text.replaceAll(/\]\((?!https?:|#|\/)/g, '](../').replaceAll('](../reference.md', '](../api/index.md')

const pageOf = (meanings: Meaning[]): string => {
  const codes = [...new Set(meanings.map(({ code }) => `\`${code}\``))].join(', ')
  const parts = meanings.map(({ of, code, what, todo }) => {
    const heading = meanings.length > 1 ? `## ${of}: \`${code}\`\n\n` : `*${of}*\n\n`
    return `${heading}**What happened.** ${sentence(what)}\n\n**What to do.** ${sentence(todo)}\n`
  })
  return fromFolder(`# ${codes}\n\n${parts.join('\n')}\n[All codes](index.md) · [How to find out more](troubleshooting.md)\n`).replace(
    '](../index.md)',
    '](./index.md)',
  )
}

/** `docs/errors.md` as pages: the tables, whose codes lead to a page of each. */
export const errorPages = (text: string): [file: string, text: string][] => {
  const linked = fromFolder(text).replaceAll(
    /^\| `([A-Za-z_]+)` \|/gm,
    (_, code: string) => `| [\`${code}\`](./${code.toLowerCase()}.md) |`,
  )
  return [['errors/index.md', linked], ...[...readMeanings(text)].map(([file, meanings]): [string, string] => [file, pageOf(meanings)])]
}
