import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFonts } from '../operators/fonts.ts'
import { readOperatorFolder } from '../operators/operator-files.ts'
import { newFolder } from '../testing/new-folder.ts'
import { workerScript } from '../testing/worker-script.ts'
import { openChecks } from './checks.ts'

const folder = newFolder()
const script = (name: string, functions: string): URL => workerScript(folder, name, functions)
const text = (key: string) => ({ set: 'eng', key, text: 'Start' }) as const
const tookTooLong = { name: 'ProblemError', code: 'unavailable', message: 'the check took too long: retry as Retry-After says' }

test('the same content is checked once, however often and however many ask at a time; other content anew', async () => {
  const checks = openChecks({ script: script('once', 'text: () => [{ message: String(times()) }]') })
  const ask = async (key: string) => (await checks.text('nfl', text(key)))[0]?.message
  expect(await Promise.all([ask('one'), ask('one'), ask('one')])).toEqual(['1', '1', '1'])
  expect([await ask('one'), await ask('two'), await ask('one')]).toEqual(['1', '2', '1'])
  await checks.close()
})

test('a check that takes too long is refused, at once from then on, and others go on', async () => {
  const hangs = script(
    'hangs',
    `text: ({ key }) => { if (key === 'hang') { times(); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) } return [] }`,
  )
  const checks = openChecks({ script: hangs, limit: 1500 })
  await expect(checks.text('nfl', text('hang'))).rejects.toMatchObject(tookTooLong)
  await expect(checks.text('nfl', text('hang'))).rejects.toMatchObject(tookTooLong)
  expect(await checks.text('nfl', text('start'))).toEqual([])
  // Once, and once more after the process was ended.
  expect(readFileSync(join(folder, 'hangs'), 'utf8')).toHaveLength(2)
  await checks.close()
})

test('an operator waits for eight checks at most, and keeps nobody else from theirs', async () => {
  const checks = openChecks({ script: script('many', 'text: () => []') })
  const asked = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => checks.text('nfl', text(`${index}`))))
  expect(asked.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(8)
  expect(asked.at(-1)).toMatchObject({ reason: { code: 'unavailable', retryAfter: 1 } })
  const many = Array.from({ length: 8 }, (_, index) => checks.text('nfl', text(`more ${index}`)))
  expect(await checks.text('nba', text('one'))).toEqual([])
  await Promise.all(many)
  await checks.close()
})

test('papers are printed one at a time: a worker that dies over one prints that one alone again', async () => {
  const parts = script(
    'parts',
    `print: ({ markdown }) => {
      if (times() === 3) process.kill(process.pid, 'SIGKILL')
      return Buffer.from(markdown)
    },
    zip: (files) => Buffer.from(Object.keys(files).join(' '))`,
  )
  const checks = openChecks({ script: parts })
  const papers = ['one', 'two', 'three', 'four'].map((fileName) => ({
    fileName,
    markdown: `# ${fileName}`,
    author: '',
    time: 0,
    footer: '',
  }))
  const zip = await checks.archive('nfl', papers, { 'one.md': '# one' })
  expect(Buffer.from(zip).toString()).toBe('one.md one.pdf two.pdf three.pdf four.pdf')
  expect(readFileSync(join(folder, 'parts'), 'utf8')).toHaveLength(5)
  await checks.close()
})

test('the real worker checks a label, images and a text, makes a label of a colour, and draws its mark', async () => {
  const checks = openChecks({ limit: 60_000 })
  const files = await readOperatorFolder('operators', 'nfl')
  const provider = { name: 'Gamalyze', url: 'https://gamalyze.example', contact: 'a@gamalyze.example', retentionDays: 730 }
  const { checked, checks: shown } = await checks.operator('nfl', files, { provider, extraOrigins: [], fonts: readFonts() })
  expect(checked.given).toMatchObject({ name: expect.any(String) })
  expect(shown).toMatchObject({ problems: [], publishable: true, view: { provider }, themeCss: expect.stringContaining('--cardColor4: ') })
  expect(await checks.images('nfl', new Map([['logo.png', Buffer.from('no picture')]]))).toMatchObject({ fault: { name: 'logo.png' } })
  expect(await checks.text('nfl', { set: 'eng', key: 'no.such.key', text: 'x' })).toMatchObject([{ message: 'no.such.key: unknown_key.' }])
  const made = await checks.recolour('nfl', { id: 'nfl', own: String(files.get('operator.json')), name: 'Ærø 7', colour: '#123456' })
  const logo = { image: 'a-logo.svg', name: 'Ærø 7', height: 28 }
  const [mark] = await checks.marks('nfl', {
    logos: [logo],
    ground: '#ffffff',
    images: { 'a-logo.svg': Buffer.from(made?.['logo.svg'] ?? '') },
  })
  expect(
    Buffer.from(mark?.png ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  await checks.close()
})
