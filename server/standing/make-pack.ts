import { readFile } from 'node:fs/promises'
import { paperOf } from '../report/paper.ts'
import { openTypesetter } from '../report/typesetter.ts'
import { packOf } from './pack.ts'

let typeset: ReturnType<typeof openTypesetter> | undefined

/** Bytes of the pack's files by name: each document as Markdown and PDF/UA-1, and the OpenACR file. Takes half a second. */
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
  files['openacr.yaml'] = await readFile(new URL('../../docs/openacr.yaml', import.meta.url))
  return files
}
