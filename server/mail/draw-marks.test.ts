import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { documentFrame } from '../report/document-frame.ts'
import { reportDocument } from '../report/report-data.ts'
import { textsFor } from '../report/texts-for.ts'
import { allOperators } from '../testing/all-operators.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { drawMarks, marksOf } from './draw-marks.ts'
import { message } from './message.ts'

const operators = await allOperators()
const { fullReport } = sampleReport('runs', 45)
const documentOf = async (id: string) => {
  const operator = operators.get(id)
  const texts = await textsFor(operator, undefined)
  return { texts, document: reportDocument(fullReport, operator, texts, 'https://gamalyze.example/method-card') }
}

test('the marks of every operator are small images on the colour of its header, with its name', async () => {
  for (const operator of operators.list()) {
    const texts = await textsFor(operator, undefined)
    const { frame, images } = documentFrame(operator, texts, { title: '', description: '', fileName: '', time: 0, header: '', footer: '' })
    const marks = await drawMarks(marksOf({ data: frame as never, images }))
    expect(marks, operator.id).toHaveLength(frame.logos.length)
    for (const { name, png, width, height } of marks) {
      const { data, ...size } = PNG.sync.read(Buffer.from(png))
      expect(size, operator.id).toMatchObject({ width: 2 * width, height: 2 * height })
      expect(width).toBeLessThanOrEqual(280)
      expect(png.length).toBeLessThan(30_000)
      expect(name).not.toBe('')
      const ground = Number.parseInt(`${frame.theme.headerBackground.slice(1)}ff`, 16)
      expect(data.readUInt32BE(0), operator.id).toBe(ground)
      const drawn = Array.from({ length: data.length / 4 }, (_, pixel) => pixel).filter((pixel) => data.readUInt32BE(4 * pixel) !== ground)
      // It fills its place, as on the screen: most have a margin of their own.
      const [right, bottom] = [Math.max(...drawn.map((pixel) => pixel % size.width)), Math.floor((drawn.at(-1) ?? 0) / size.width)]
      expect(Math.min(right / size.width, bottom / size.height), operator.id).toBeGreaterThan(0.7)
    }
  }
})

test('the mail shows the name where images are blocked, or one cannot be drawn', async () => {
  const { texts, document } = await documentOf('mindway')
  const marks = await drawMarks(marksOf(document))
  const { html } = message(document.data, texts, marks)
  expect(html.match(/<img src="cid:[^"]+" alt="([^"]+)"/)?.[1]).toBe(document.data.logos[0]?.name)
  const [key = ''] = Object.keys(document.images)
  const brokenDocument = { ...document, images: { [key]: Buffer.from('no picture') } }
  expect(await drawMarks(marksOf(brokenDocument))).toEqual([])
  expect(message(document.data, texts, []).html).toContain(`>${document.data.operator}</p>`)
})
