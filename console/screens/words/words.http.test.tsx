import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import type { LanguageKey } from '../../../contract/console/console-languages.ts'
import { mayWord } from '../../../i18n/worded-texts.ts'
import { openConsole, violations } from '../../testing/open-console.tsx'

/** A draft of its own, at a part without the long list. */
const begin = async (language: LanguageKey = 'eng') => {
  const page = await openConsole('/o/spelro/words?part=help', { cookie: inject('server').console.owner, language })
  const { user, t } = page
  await user.click(await screen.findByText(new RegExp(`^(${t.words.begin()}|${t.words.newDraft()})$`)))
  await screen.findByText(t.words.all())
  return page
}
const yours = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
const write = (label: string, value: string) => fireEvent.change(yours(label), { target: { value } })
/** Leaves of the list what has some words. */
const seek = async (label: string, words: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  fireEvent.change(field, { target: { value: words } })
}

test('an own text is checked as it is typed, is in the draft once it passes, is undone, and ours comes back', async () => {
  const { user, t } = await begin()
  await user.click(screen.getByText(t.words.parts.texts()))
  await seek(t.words.find(), 'landing.intro')
  await user.click(await screen.findByTitle('landing.intro'))

  write(t.words.yours(), '<b>Go</b>')
  await screen.findByText(t.words.faults.markup())
  expect(screen.getByText(t.words.notYet())).toBeTruthy()
  expect(await violations()).toEqual([])

  write(t.words.yours(), 'Starta testet nu')
  await screen.findByText(t.words.willDo())
  const list = within(screen.getByRole('region', { name: t.words.list() }))
  await list.findByText('Starta testet nu')
  await screen.findByText(t.look.saved())

  await user.click(list.getByLabelText(t.words.ownOnly()))
  expect(list.getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: t.look.undo() }))
  await waitFor(() => expect(yours(t.words.yours()).value).toBe(''))
  await user.click(screen.getByRole('button', { name: t.look.redo() }))
  await waitFor(() => expect(yours(t.words.yours()).value).toBe('Starta testet nu'))
  await user.click(screen.getByText(t.words.takeOurs()))
  await screen.findByText(t.words.isOurs())
})

test('a refused text is kept while another is shown; texts shared by all are not listed, and it says why (ruling 58)', async () => {
  const { user, t } = await begin()
  await user.click(screen.getByText(t.words.parts.texts()))
  await seek(t.words.find(), '')
  await user.click(await screen.findByTitle('landing.intro'))
  write(t.words.yours(), 'Go  now')
  await screen.findByText(t.words.faults.spaces())
  const list = within(screen.getByRole('region', { name: t.words.list() }))
  const keys = list.getAllByRole('button').map(({ title }) => title)
  expect(keys).toEqual(expect.arrayContaining(['common.title', 'landing.title', 'landing.intro', 'fullReport.welcome', 'shell.notice']))
  expect(keys.filter((key) => !mayWord(key))).toEqual([])
  expect(list.getByText(t.words.fixedRest())).toBeTruthy()
  await user.click(list.getByTitle('common.title'))
  await user.click(list.getByTitle('landing.intro'))
  expect(yours(t.words.yours()).value).toBe('Go  now')
})

test('languages are offered, one comes first, and the help of a place is shown with its day', async () => {
  const { user, t } = await begin('ger')
  await user.click(screen.getByText(t.words.parts.languages()))
  const polish = await screen.findByLabelText<HTMLInputElement>(t.words.offer({ name: 'Polski' }))
  const wasChecked = polish.checked
  await user.click(polish)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(t.words.offer({ name: 'Polski' })).checked).toBe(!wasChecked))
  expect(await violations()).toEqual([])
  await screen.findByText(t.look.saved())

  await user.click(screen.getByText(t.words.parts.help()))
  await user.selectOptions(await screen.findByLabelText(t.words.see()), 'DK')
  expect((await screen.findAllByText(/StopSpillet/)).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/Gelesen am/).length).toBeGreaterThan(1)
})

test('a viewer reads all words and changes none', async () => {
  const { t } = await openConsole('/o/spelro/words?part=languages', { cookie: inject('server').console.viewer })
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.every(({ disabled }) => disabled)).toBe(true)
  expect(screen.queryByText(t.words.begin())).toBeNull()
})
