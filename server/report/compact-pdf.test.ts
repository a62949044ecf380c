import { expect, test } from 'vitest'
import { readPdf } from '../testing/read-pdf.ts'
import { simplePdf } from '../testing/simple-pdf.ts'
import { compactPdf } from './compact-pdf.ts'

test.each(['A title', 'endstream endobj stream', '6 0 obj << >> endobj'])('the content is unchanged: %s', async (title) => {
  const before = simplePdf(title)
  const after = await readPdf(compactPdf(before))
  expect(after.title).toBe(title)
  expect(after.pages[0]?.text).toBe('Hello')
  expect(after).toEqual(await readPdf(before))
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['no PDF', Buffer.from('hello')],
  ['a file with a cross-reference stream', compactPdf(simplePdf('x'))],
])('%s is refused', (_what, file) => {
  expect(() => compactPdf(file)).toThrow(RangeError)
})
