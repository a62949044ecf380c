import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { callConsole } from '../../api/call.ts'
import { browse, openConsole, violations } from '../../testing/open-console.tsx'

type Opened = Awaited<ReturnType<typeof openConsole>>
const look = '/o/vegaslegends/look'
const openLook = (address = look) => openConsole(address, { cookie: inject('server').console.designer })

/** Opens the editor of a new draft. */
const openDraft = async (name: string) => {
  const { url, designer } = inject('server').console
  browse(url, designer)
  const { id } = await callConsole('addDraft', { params: { operator: 'vegaslegends' }, body: { name, start: { from: 'published' } } })
  const page = await openLook(`${look}/${id}`)
  await screen.findByText(page.t.look.draft({ name }), { selector: 'h1' })
  return page
}
/** Publishes what is open; answers the dialog. */
const publish = async ({ user, t }: Opened, note = '') => {
  await user.click(screen.getByText(t.look.publish()))
  const dialog = within(await screen.findByRole('dialog'))
  if (note) fireEvent.change(dialog.getByLabelText(t.look.note()), { target: { value: note } })
  await user.click(dialog.getByText(t.look.publish()))
  return dialog
}
const button = (name: string) => screen.getByText(name).closest('button') as HTMLButtonElement
const isBlocked = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const field = (pointer: string) => document.querySelector(`[data-pointer="${pointer}"]`) as HTMLInputElement
const write = (pointer: string, value: string) => fireEvent.change(field(pointer), { target: { value } })

test('a colour that fails cannot be published, is fixed by one press, and undone; the draft is removed after a question', async () => {
  const { user, t } = await openLook()
  await user.click(await screen.findByText(t.look.begin()))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(t.look.draftName()), { target: { value: 'Mended' } })
  await user.click(dialog.getByText(t.look.begin(), { selector: 'button, button *' }))
  await screen.findByText(t.look.draft({ name: 'Mended' }), { selector: 'h1' })
  const pointer = '/theme/buttonColorPrimary'
  const colourBefore = field(pointer).value
  write(pointer, '#ffe9e9')
  await waitFor(() => expect(isBlocked(t.look.publish())).toBe(true))
  await user.click(within(field(pointer).parentElement as HTMLElement).getByText(new RegExp(t.look.fixWith())))
  expect(document.activeElement).toBe(field(pointer))
  expect(field(pointer).value).not.toBe('#ffe9e9')
  await waitFor(() => expect(isBlocked(t.look.publish())).toBe(false))
  await screen.findByText(t.look.saved())
  await user.click(button(t.look.undo()))
  expect(field(pointer).value).toBe('#ffe9e9')
  await user.click(button(t.look.undo()))
  expect(field(pointer).value).toBe(colourBefore)
  expect(isBlocked(t.look.undo())).toBe(true)
  await user.click(button(t.look.redo()))
  expect(field(pointer).value).toBe('#ffe9e9')

  await user.click(screen.getByText(t.look.all()))
  await user.click(await screen.findByRole('button', { name: `${t.common.remove()}: Mended` }))
  const removal = within(await screen.findByRole('dialog', { name: t.look.removeTitle({ name: 'Mended' }) }))
  await user.click(removal.getByText(t.common.remove()))
  await waitFor(() => expect(screen.queryByText('Mended')).toBeNull())
})

test('a refusal by the server is shown at its field, which one press leads to', async () => {
  const { user, t } = await openDraft('Nameless')
  write('/name', '')
  const show = await screen.findByText(t.look.showFault())
  await user.click(show)
  expect(document.activeElement).toBe(field('/name'))
  const error = document.getElementById(field('/name').getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  expect(error?.textContent).toMatch(/name/)
  expect(isBlocked(t.look.publish())).toBe(true)
})

test('publishing over a newer version first says whose it is; the history rolls it back', async () => {
  const first = await openDraft('Older')
  const older = location.pathname
  first.unmount()
  const second = await openDraft('Newer')
  await publish(second, 'Autumn colours')
  await screen.findByText(second.t.nav.look(), { selector: 'h1' })
  second.unmount()

  const third = await openLook(older)
  const { user, t } = third
  await screen.findByText(t.look.draft({ name: 'Older' }), { selector: 'h1' })
  const dialog = await publish(third)
  await dialog.findByText(/designer@vegaslegends\.example published version \d+ .*Autumn colours/)
  await user.click(dialog.getByText(/^Publish over version/))
  await screen.findByText(t.nav.look(), { selector: 'h1' })
  await waitFor(() => expect(screen.queryByText('Older')).toBeNull())

  await user.click(screen.getByText(t.look.history()))
  const row = (await screen.findByText('Autumn colours')).closest('li') as HTMLElement
  const version = Number(/\d+/.exec(row.textContent ?? '')?.[0])
  await user.click(within(row).getByRole('link'))
  // Older than what players see: shown, compared with it, and restored as a new one.
  await screen.findByText(t.look.differences({ version }))
  expect(await violations()).toEqual([])
  await user.click(await screen.findByText(t.look.rollBackTo({ version })))
  const rollBackDialog = within(await screen.findByRole('dialog', { name: t.look.rollBackTitle({ version }) }))
  await user.click(rollBackDialog.getByText(t.look.rollBack()))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByText(t.look.published()).closest('li')?.textContent).toContain(t.look.rolledBack({ version })))
})

test('a publication whose reply is lost is found published by the next press', async () => {
  const page = await openDraft('Unanswered')
  const { user, t } = page
  const answering = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const reply = await answering(input, init)
    if (`${input}`.endsWith('/publish')) throw new TypeError('network lost')
    return reply
  }
  const dialog = await publish(page)
  await dialog.findByText(t.refusals.offline())
  globalThis.fetch = answering
  await user.click(dialog.getByText(t.look.publish()))
  await screen.findByText(t.nav.look(), { selector: 'h1' })
})

test('the later one of two editors of a draft is told, takes the other’s state, and gets their own back by undo', async () => {
  const { user, t } = await openDraft('Shared')
  // Somebody else saves the draft from another browser.
  const params = { operator: 'vegaslegends', draft: location.pathname.split('/').at(-1) ?? '' }
  const { revision, operator } = await callConsole('draft', { params })
  await callConsole('saveDraft', { params, body: { revision, operator: { ...operator, name: 'Theirs' } } })
  write('/name', 'Mine')
  await user.click(await screen.findByText(t.look.takeTheirs()))
  await waitFor(() => expect(field('/name').value).toBe('Theirs'))
  await user.click(button(t.look.undo()))
  expect(field('/name').value).toBe('Mine')
})

test('a draft is left before it is saved, and opened again: nothing is lost, and nobody else is said to have saved it', async () => {
  const { user, t } = await openDraft('Left')
  const params = { operator: 'vegaslegends', draft: location.pathname.split('/').at(-1) ?? '' }
  // That it is being saved may be over before it is rendered.
  const isSaved = async (name: string) => {
    await waitFor(async () => expect((await callConsole('draft', { params })).operator).toMatchObject({ name }))
    await screen.findByText(t.look.saved())
  }
  const leaveAndReturn = async () => {
    await user.click(screen.getByText(t.nav.log()))
    await screen.findByText(t.nav.log(), { selector: 'h1' })
    history.back()
    await screen.findByText(t.look.draft({ name: 'Left' }), { selector: 'h1' })
  }
  write('/name', 'First')
  await leaveAndReturn()
  expect(field('/name').value).toBe('First')
  await screen.findByText(t.look.saved())
  write('/name', 'Second')
  await isSaved('Second')
  await leaveAndReturn()
  expect(field('/name').value).toBe('Second')
  write('/name', 'Third')
  await isSaved('Third')
})

test('what is wrong with name and folder of a draft is said in plain German; an exported one is imported byte for byte', async () => {
  const { user, t } = await openConsole(look, { cookie: inject('server').console.designer, language: 'ger' })
  await user.click(await screen.findByText(t.look.begin()))
  const dialog = within(await screen.findByRole('dialog'))
  const begin = () => user.click(dialog.getByText(t.look.begin(), { selector: 'button, button *' }))
  fireEvent.change(dialog.getByLabelText(t.look.draftName()), { target: { value: '<b>' } })
  await begin()
  await dialog.findByText(`${t.refusals.invalid()} ${t.reasons.plain_text()}`)
  fireEvent.change(dialog.getByLabelText(t.look.draftName()), { target: { value: 'Broken' } })
  await user.click(dialog.getByText(t.look.starts.files()))
  await begin()
  await dialog.findByText(t.common.missing())
  await user.upload(dialog.getByLabelText(t.look.folderFiles()), new File(['{'], 'label.folder.json', { type: 'application/json' }))
  await begin()
  await dialog.findByText(t.refusals.bad_folder())

  const exported = async (draft = '') => (await fetch(`/api/console/operators/vegaslegends/look/folder${draft}`)).text()
  const folder = await exported()
  const file = new File([folder], 'vegaslegends.folder.json', { type: 'application/json' })
  await user.upload(dialog.getByLabelText(t.look.folderFiles()), file)
  await begin()
  await screen.findByText(t.look.draft({ name: 'Broken' }), { selector: 'h1' })
  expect(await exported(`?draft=${location.pathname.split('/').at(-1)}`)).toBe(folder)
})
