import { afterAll, expect, onTestFinished, test } from 'vitest'
import { languages } from '../../contract/languages.ts'
import { loadSetTexts } from '../../i18n/set-texts.ts'
import { sets } from '../../i18n/sets.ts'
import { readWithFailures } from '../testing/pdf-ua.ts'
import { allTags, readPdf } from '../testing/read-pdf.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

const sections = ['general', 'userData', 'disclaimer', 'cookies', 'license', 'contact'] as const

test.each(languages)('the terms are a PDF, %s (R82, R83)', async (language) => {
  const reply = await fetch(`${server.url}/api/v1/terms.pdf?language=${language}`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  const { root, terms } = await loadSetTexts(language)
  const name = /filename\*=UTF-8''(\S+)/.exec(reply.headers.get('content-disposition') ?? '')?.[1]
  expect(decodeURIComponent(name ?? '')).toBe(`${root.shell.terms()}.pdf`)
  const pdf = await readWithFailures(new Uint8Array(await reply.arrayBuffer()))
  expect(pdf.failures).toEqual([])
  expect(pdf).toMatchObject({ tagged: true, ua: '1', title: root.shell.terms() })
  expect(sets[language].lang.startsWith(pdf.language)).toBe(true)
  const headings = pdf.pages.flatMap(({ tags }) => allTags(tags).filter(({ role }) => role === 'H2')).map(({ text }) => text)
  expect(headings.slice(0, 6)).toEqual(sections.map((section) => terms[section].title()))
})

test('the PDF says how long games are kept', async () => {
  const keeper = await startTestServer({ RETENTION_DAYS: '365' })
  onTestFinished(() => keeper.close())
  const pdf = await readPdf(new Uint8Array(await (await fetch(`${keeper.url}/api/v1/terms.pdf?language=eng`)).arrayBuffer()))
  expect(pdf.pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ')).toContain('at the latest 12 months after you played it')
})

test('the PDF says of a linked player what the dialog does, whatever the label says (ruling 56)', async () => {
  const read = async (query: string) => {
    const pdf = await readPdf(
      new Uint8Array(await (await fetch(`${server.url}/api/v1/terms.pdf?operator=nfl&language=eng${query}`)).arrayBuffer()),
    )
    return pdf.pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ')
  }
  expect(await read('')).toContain('Your game is stored without your name and without an account')
  const linked = await read('&linked=1')
  expect(linked).toContain('Your data is pseudonymous: your play is linked to your account at NFL.')
  expect(linked).not.toContain('Your game is stored without your name and without an account')
  expect((await fetch(`${server.url}/api/v1/terms.pdf?linked=yes`)).status).toBe(400)
})

test('an unknown operator gets the provider’s branding, an unknown language English', async () => {
  const reply = await fetch(`${server.url}/api/v1/terms.pdf?operator=nosuch&language=xx`)
  const pdf = await readPdf(new Uint8Array(await reply.arrayBuffer()))
  expect(pdf.language).toBe('en')
  expect(pdf.pages.at(-1)?.text).toContain('Powered by Gamalyze')
})
