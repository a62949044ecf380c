import { readFile } from 'node:fs/promises'
import { paperOf } from '../report/paper.ts'
import { openTypesetter } from '../report/typesetter.ts'
import { packOf } from './pack.ts'

const docs = new URL('../../docs/', import.meta.url)
let typeset: ReturnType<typeof openTypesetter> | undefined

/** Bytes of the pack's files by name: each document as Markdown and PDF/UA-1, the OpenACR file, and annexes. Takes half a second. */
export const makePack = async (facts: Record<string, string>): Promise<Record<string, Uint8Array>> => {
  typeset ??= openTypesetter()
  const { author = '', version, date = '' } = facts
  const files: Record<string, Uint8Array> = {}
  for (const [name, markdown] of await packOf(facts)) {
    const about = {
      fileName: name,
      author,
      time: Date.parse(date),
      footer: `Gamalyze ${version} · ${author} · ${date}`,
    }
    files[`${name}.md`] = Buffer.from(markdown)
    files[`${name}.pdf`] = await typeset(paperOf(markdown, about))
  }
  const { contact = '', providerUrl = '' } = facts
  const openacr = await readFile(new URL('openacr.yaml', docs), 'utf8')
  files['openacr.yaml'] = Buffer.from(
    openacr.replaceAll('contact@gamalyze.example', contact).replaceAll('https://gamalyze.example/', providerUrl),
  )
  // As they are in this version: pages that a reader of the pack would otherwise have to fetch.
  for (const name of ['method-card.md', 'security.md', 'accessibility.md']) files[`annex-${name}`] = await readFile(new URL(name, docs))
  return files
}
