import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverSentence, translatedSentences } from './server-sentences.ts'

test('a sentence of the server comes in the console’s language, with what differs in it', () => {
  expect(serverSentence('ger', 'there are already 50 drafts: remove one')).toBe('Es gibt schon 50 Entwürfe: Entfernen Sie einen.')
  expect(
    serverSentence(
      'ger',
      'logo.svg: <image> is not allowed. trace the bitmap (Illustrator: Image Trace; Inkscape: Trace Bitmap), or upload the logo as PNG.',
    ),
  ).toMatch(/^logo\.svg: <image> ist nicht erlaubt\. Zeichnen Sie das Pixelbild nach/)
  for (const text of ['something new', 'there are already 50 drafts: remove one']) expect(serverSentence('eng', text)).toBe(text)
  expect(serverSentence('ger', 'something new')).toBe('something new')
})

test('each translated sentence is one that the server says', () => {
  const source = globSync('server/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) =>
      readFileSync(file, 'utf8')
        .replaceAll("\\'", "'")
        .replace(/\$\{[^}]*\}/g, '{}'),
    )
    .join('\n')
  const stale = translatedSentences.filter((sentence) => !source.includes(sentence.replace(/\{\d\}/g, '{}')))
  expect(stale).toEqual([])
})
