import { readFile } from 'node:fs/promises'
import { paperOf } from '../report/paper.ts'
import { openTypesetter } from '../report/typesetter.ts'
import { markdownOf, type PackPart } from './pack.ts'

type Facts = Record<string, string>
/** Bytes by file name. */
type Files = Record<string, Uint8Array>

const docs = new URL('../../docs/', import.meta.url)
let typeset: ReturnType<typeof openTypesetter> | undefined

/** As they are in this version: pages that a reader of the pack would otherwise have to fetch. What they lead to is read where it is published. */
const annexes = async ({ contact = '', providerUrl = '', publicUrl = '', helpOfEach, version, date }: Facts): Promise<Files> => {
  const openacr = await readFile(new URL('openacr.yaml', docs), 'utf8')
  const files: Files = {
    'openacr.yaml': Buffer.from(
      openacr.replaceAll('contact@gamalyze.example', contact).replaceAll('https://gamalyze.example/', providerUrl),
    ),
  }
  files['annex-help.md'] = Buffer.from(
    `# Help by country\n\nWhom the test names to players who live there. Beside a result stands the first helpline, by language; terms, report and mail name all. Of services for the young the first is shown. For a crisis, for the young and in an emergency provinces and states have their country’s services; where a country has none for a crisis or for the young, an international directory is shown. Where no number stands, a web address alone is shown. A source of the service or an authority needs no date. Made from the program’s own list, version ${version}, on ${date}.\n\n${helpOfEach}\n`,
  )
  for (const name of ['method-card.md', 'security.md', 'accessibility.md']) {
    const text = await readFile(new URL(name, docs), 'utf8')
    const published = text
      .replaceAll('](method-card/', `](${publicUrl}/method-card/`)
      .replaceAll(/\]\((?=[\w-]+\.md\b)/g, `](${publicUrl}/docs/`)
    files[`annex-${name}`] = Buffer.from(published)
  }
  return files
}

/** The files of a part: a document as Markdown and PDF/UA-1, or the annexes. The first takes half a second of computing, the others a tenth. */
export const makePart = async (part: PackPart, facts: Facts): Promise<Files> => {
  if (part === 'annexes') return annexes(facts)
  typeset ??= openTypesetter()
  const { author = '', version, date = '' } = facts
  const markdown = await markdownOf(part, facts)
  const about = { fileName: part, author, time: Date.parse(date), footer: `Gamalyze ${version} · ${author} · ${date}` }
  return { [`${part}.md`]: Buffer.from(markdown), [`${part}.pdf`]: await typeset(paperOf(markdown, about)) }
}
