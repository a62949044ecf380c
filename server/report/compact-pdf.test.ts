import { expect, test } from 'vitest'
import { readPdf } from '../testing/read-pdf.ts'
import { compactPdf } from './compact-pdf.ts'

/** A PDF with one page and a title, as simple PDF libraries write it */
const simplePdf = (title: string): Buffer => {
  const content = 'BT /F1 12 Tf 20 100 Td (Hello) Tj ET'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (${title}) >>`,
  ]
  let file = '%PDF-1.7\n'
  const rows = objects.map((body, index) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return row
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\n`
  return Buffer.from(`${file}${table}startxref\n${file.length}\n%%EOF\n`, 'latin1')
}

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
