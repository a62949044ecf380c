import { describe, expect, test } from 'vitest'
import { keptQuery, readAddress, withLanguage, withoutSecrets } from './address.ts'

const id = 'x'.repeat(36)

describe('readAddress', () => {
  test('matches names in any case; operator and language are lower-cased, nothing else (R55, R56, R177, R210)', () => {
    expect(readAddress(`?OPERATOR=CasinoGuru&Language=GER&SECRET=Ab&EXTUSERID=${id}`)).toEqual({
      operator: 'casinoguru',
      language: 'ger',
      secret: 'Ab',
      extUserId: id,
      embedded: false,
      bridged: false,
    })
  })

  test('treats a repeated parameter as not given (R211)', () => expect(readAddress('?language=a&language=b').language).toBeNull())

  test.each([35, 37])('ignores an external user id of %d characters (R47, R207)', (length) =>
    expect(readAddress(`?EXTUSERID=${'x'.repeat(length)}`).extUserId).toBeNull(),
  )
})

test('an address loses secret and user id, the rest stays (ruling 6)', () => {
  expect(withoutSecrets(`?operator=nfl&SECRET=${id}&a=1&ExtUserId=${id}`)).toBe('?operator=nfl&a=1')
  expect(withoutSecrets(`?secret=${id}`)).toBe('')
})

test('an address passes on operator, language, embed, test and bridge, and nothing else (ruling 6)', () => {
  expect(keptQuery('?operator=nfl&uid=1&language=us&embed=1&test=1&bridge=1')).toBe('?operator=nfl&language=us&embed=1&test=1&bridge=1')
})

test("an address takes the player's language in place of its own", () => {
  expect(withLanguage('?Language=ger&operator=nfl', 'us')).toBe('?operator=nfl&language=us')
  expect(withLanguage('?operator=nfl', 'us')).toBe('?operator=nfl')
})
