import { expect, test } from 'vitest'
import { createNamespaceTexts } from './create-texts.ts'
import { createFormats } from './formats.ts'
import { loadWhole } from './load-texts.ts'
import { type Locales, sets } from './sets.ts'
import { termsSections } from './terms-sections.ts'

type Facts = Pick<Parameters<typeof termsSections>[1], 'retentionDays' | 'account' | 'minimumAge' | 'privacy'>
const section = async (id: 'general' | 'user-data', key: Locales, facts: Facts) => {
  const texts = createNamespaceTexts<'terms'>(key, (await loadWhole(key)).terms, createFormats(sets[key]))
  const sections = termsSections(texts, { provider: 'G', contactEmail: 'c@g.example', ...facts })
  return sections.find((each) => each.id === id)?.paragraphs.join('\n')
}
const userData = (key: Locales, facts: Facts) => section('user-data', key, facts)

test.each([
  ['eng', 730, 'at the latest 24 months after'],
  ['eng', 30, 'at the latest 1 month after'],
  ['eng', 31, 'at the latest 2 months after'],
  ['eng', 365, 'at the latest 12 months after'],
  ['eng', 0, 'kept without a time limit'],
  ['ger', 730, 'Spätestens 24 Monate, nachdem'],
  ['pol', 730, 'po 24 miesiącach'],
  ['rum', 730, 'la 24 de luni'],
  ['srp', 90, 'najkasnije 3 meseca'],
] as const)('%s with games kept for %i days: “%s”', async (key, retentionDays, said) =>
  expect(await userData(key, { retentionDays })).toContain(said),
)

test('where a controller is named, players learn the legal basis and that they may complain to an authority', async () => {
  const privacy = { controller: 'Partner Ltd', contact: 'privacy@partner.example', legalBasis: 'consent' as const }
  const named = await userData('eng', { retentionDays: 730, privacy })
  for (const words of ['Partner Ltd', 'privacy@partner.example', 'legal basis is your consent', 'complain to a data protection authority'])
    expect(named).toContain(words)
  expect(await userData('eng', { retentionDays: 730 })).not.toContain('authority')
})

test('players with and without an account read that the site learns that they played, and a result only if it is agreed to', async () => {
  for (const account of [undefined, { partner: 'Partner', open: false }])
    expect(await userData('eng', { retentionDays: 730, account })).toContain(
      'learns that you played, and can learn that you deleted your game. It sees your result only if you, or somebody with the link to your report, agree',
    )
})

test('an account makes the data pseudonymous, and its games are kept as long; games without one are said to have none (ruling 56)', async () => {
  const accountData = await userData('eng', { retentionDays: 730, account: { partner: 'Partner', open: false } })
  expect(accountData).toMatch(/^Your data is pseudonymous: your play is linked to your account at Partner\./)
  expect(accountData).not.toContain('without an account')
  expect(accountData).toContain('24 months')
  expect(await userData('eng', { retentionDays: 730 })).toMatch(/^Your game is stored without your name and without an account/)
})

test.each(Object.keys(sets) as Locales[])('the terms in %s demand 18 years, or 21 of a label that does (R19, ruling 29)', async (key) => {
  expect(await section('general', key, { retentionDays: 730 })).toMatch(/(?<!\d)18(?!\d)/)
  const strict = await section('general', key, { retentionDays: 730, minimumAge: 21 })
  expect(strict).toMatch(/(?<!\d)21(?!\d)/)
  expect(strict).not.toContain('18')
})
