import { describe, expect, test } from 'vitest'
import { openReports } from '../testing/open-reports.ts'
import { readWithFailures } from '../testing/pdf-ua.ts'
import { plain, readPdf, textOf } from '../testing/read-pdf.ts'
import { openCompiler, typeset } from './compiler.ts'

const compile = openCompiler()
const { report } = await openReports()

describe('an operator’s content is treated as data', () => {
  const strange = '#panic("x") *bold* $x$ `raw` @ref <label> \\ "quoted" // /* */ ]) #let'

  test('Typst markup stays text', async () => {
    const document = await report('eng')
    document.data.operator = strange
    document.data.verdict.doubt = strange
    // What divides a PDF is text in its title too.
    document.data.title = `${strange} endstream endobj 6 0 obj << >> stream`
    const pdf = await readPdf(compile(document))
    expect(pdf.title).toBe(document.data.title)
    expect(pdf.pages[0]?.text).toContain(strange)
    expect(pdf.pages[1]?.text).toContain(strange)
  })

  test.each([
    '<image href="/etc/hostname" width="10" height="10"/>',
    '<image href="file:///etc/hostname" width="10" height="10"/>',
    '<image href="../theme.typ" width="10" height="10"/>',
    '<image href="http://127.0.0.1:9/x.png" width="10" height="10"/>',
    '<style>@import url("http://127.0.0.1:9/x.css")</style>',
    '<script>alert(1)</script>',
  ])('an image with %s adds nothing to the file', async (inside) => {
    const document = await report('eng')
    const before = await readPdf(compile(document))
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${inside}<path d="M0 0h20v20z"/></svg>`
    document.images = { 'a.svg': Buffer.from(svg) }
    document.data.logos = [{ image: 'a.svg', name: 'A', height: 20 }]
    const { pages, links } = await readPdf(compile(document))
    expect(pages).toHaveLength(2)
    expect(links).toEqual(before.links)
  })

  test('a letter missing from all fonts is an error instead of a box', async () => {
    const document = await report('eng')
    document.data.verdict.doubt = '漢'
    expect(() => compile(document)).toThrow(/could not be displayed/)
  })
})

test('a letter that no font has costs the reader no report: what it stands for is left out', async () => {
  const document = await report('us')
  const title = `${document.data.title} \u{1F600}`
  const strange = { ...document, data: { ...document.data, title, operator: 'Lucky\u{1F340} \u8FD0Club' } }
  expect(() => compile(strange)).toThrow('typst')
  const pdf = await readWithFailures(typeset(strange))
  expect(pdf.failures).toEqual([])
  expect(pdf.title.trim()).toBe(document.data.title)
  expect(textOf(pdf)).toContain('Lucky ?Club')
  expect(textOf(pdf)).toContain(plain(document.data.footer))
})
