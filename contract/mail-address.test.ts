import { expect, test } from 'vitest'
import { parseMailAddress } from './mail-address.ts'

test.each([
  ['a.b+c@d.co', 'a.b+c@d.co'],
  ['  sam@example.com ', 'sam@example.com'],
  ["o'neill!#$%&*/=?^_`{|}~-@mail.example.co.uk", "o'neill!#$%&*/=?^_`{|}~-@mail.example.co.uk"],
  ['Sam@EXAMPLE.com', 'Sam@example.com'],
  // RFC 3492, section 7.1, and the IDN of Rødgrød: UTS 46 gives these forms.
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['info@παράδειγμα.δοκιμή', 'info@xn--hxajbheg2az3al.xn--jxalpdlp'],
  ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
])('an address is accepted: %s (R213, ruling 16)', (text, address) => {
  expect(parseMailAddress(text)).toEqual({ address, international: false })
})

test('an address keeps a local part of any script and says that it needs SMTPUTF8', () => {
  expect(parseMailAddress('jørgen@example.dk')).toEqual({ address: 'jørgen@example.dk', international: true })
  expect(parseMailAddress('χρήστης@παράδειγμα.δοκιμή')).toEqual({ address: 'χρήστης@xn--hxajbheg2az3al.xn--jxalpdlp', international: true })
})

test.each([
  '',
  'a',
  'a@b',
  '@example.com',
  'sam@',
  'sam@example',
  'sam@example.',
  'sam@.example.com',
  'sam@-a.example',
  'sam@example..com',
  'sam@127.0.0.1',
  'sam@[127.0.0.1]',
  'sam@0x7f.1',
  'two words@example.com',
  'sam@exam ple.com',
  '"quoted"@example.com',
  'sam@example.com, other@example.com',
  'sam@example.com;other@example.com',
  'Sam <sam@example.com>',
  'sam@other@example.com',
  'sam@example.com\r\nBcc: other@example.com',
  'sam\r\nBcc:other@example.com',
  'sam\u0000@example.com',
  'sam\u2028@example.com',
  'sam@example.com/path',
  'sam@example.com:25',
  'sam@example.com?x',
  'sam@ex%61mple.com',
])('an address is refused: %j (R213)', (text) => {
  expect(parseMailAddress(text)).toBeUndefined()
})

test('an address has 254 characters and not one more, counted as they go to the mail server', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  expect(parseMailAddress(ofLength(254))?.address).toHaveLength(254)
  expect(parseMailAddress(ofLength(255))).toBeUndefined()
  expect(parseMailAddress(ofLength(300))).toBeUndefined()
  expect(parseMailAddress(`${'ø'.repeat(130)}@example.com`)).toBeUndefined()
})
