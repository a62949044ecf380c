import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './texts.ts'

const folder = await mkdtemp(join(tmpdir(), 'texts-'))
afterAll(() => rm(folder, { recursive: true }))

const call = async (...args: string[]) => {
  const out: string[] = []
  const err: string[] = []
  const code = await run(args, { out: (line) => out.push(line), err: (line) => err.push(line), env: {} })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
const exported = async (set: string) => (await call('export', set)).out
const importing = async (set: string, content: string | Uint8Array) => {
  const file = join(folder, 'in.csv')
  await writeFile(file, content)
  return call('import', set, file, '--check')
}

describe('texts', () => {
  it('takes its own export back', async () => {
    for (const set of ['ger', 'pol', 'enHC']) {
      const { code, err } = await importing(set, await exported(set))
      expect({ set, code, err }).toEqual({ set, code: 0, err: '' })
    }
  })

  it.each([
    ['a lost placeholder', 'Schritt {step} von {steps}', 'Schritt {step}', 'root.instructions.step: missing_placeholder'],
    ['markup', 'Schließen', '<b>Schließen</b>', 'root.common.close: markup'],
    ['a missing row', /root\.common\.close,.*\r\n/, '', 'root.common.close: missing_row'],
    ['an unknown key', 'root.common.close,', 'root.common.shut,', 'root.common.shut: unknown_key'],
    ['a row for another English text', 'root.common.close,Close,', 'root.common.close,Shut,', 'root.common.close: english_changed'],
    ['an empty text', 'root.common.close,Close,Schließen', 'root.common.close,Close,', 'root.common.close: empty'],
  ])('refuses %s with its key and reason', async (_, from, to, refusal) => {
    const { code, err } = await importing('ger', (await exported('ger')).replace(from, to))
    expect(code).toBe(1)
    expect(err.split('\n')).toContain(refusal)
  })

  it('refuses another encoding, other columns and a file that is not there', async () => {
    expect(await importing('ger', Buffer.from(await exported('ger'), 'latin1'))).toMatchObject({
      code: 1,
      err: 'encoding: the file is not UTF-8',
    })
    expect(await importing('ger', 'key;english\r\n')).toMatchObject({ code: 1 })
    expect(await call('import', 'ger', join(folder, 'nothing.csv'))).toMatchObject({ code: 1 })
  })

  it('knows its sets', async () => {
    expect(await call('export', '../eng')).toMatchObject({ code: 2 })
    expect(await call('import', 'eng', 'x.csv')).toMatchObject({ code: 2 })
  })

  it('writes a whole set, and of a variant only what differs', async () => {
    const file = join(folder, 'out.csv')
    await call('export', 'swe', '--out', file)
    await writeFile(file, (await readFile(file, 'utf8')).replace('Sista kortet!', 'Det sista kortet!'))
    expect(await call('import', 'swe', file, '--dir', folder)).toMatchObject({ code: 0 })
    expect(await readFile(join(folder, 'swe/game.ts'), 'utf8')).toContain('Det sista kortet!')

    await call('export', 'uk', '--out', file)
    expect(await call('import', 'uk', file, '--dir', folder)).toMatchObject({ code: 0 })
    expect(await readFile(join(folder, 'uk/profile/index.ts'), 'utf8')).toBe("export { default } from '../../eng/profile/index.ts'\n")
    const variant = await readFile(join(folder, 'uk/index.ts'), 'utf8')
    expect(variant).toContain('behaviour on the task')
    expect(variant).not.toContain('Last card!')
  })

  it('prints the readability of every set', async () => {
    const { out } = await call('readability')
    expect(out.split('\n')).toHaveLength(2 + 18)
    expect(out).toMatch(/\| eng \| English \|.*grade \d/)
  })
})
