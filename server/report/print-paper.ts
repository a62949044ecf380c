import { type Paper, paperOf } from './paper.ts'
import { openTypesetter } from './typesetter.ts'

let typeset: ReturnType<typeof openTypesetter> | undefined

/** A paper as PDF/UA-1. The first takes half a second of computing, the others a tenth. */
export const printPaper = (paper: Paper): Promise<Uint8Array> => {
  typeset ??= openTypesetter()
  return typeset(paperOf(paper))
}
