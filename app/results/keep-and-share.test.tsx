import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ConsentState } from '../../contract/player-calls.ts'
import english from '../../i18n/eng/namespaces.ts'
import { type Answer, type Options, playedUid, renderForPlayer } from '../testing/render-for-player.tsx'
import { Consent } from './consent/consent.tsx'
import { OwnData } from './consent/own-data.tsx'
import { ConsentPart } from './consent-part.tsx'

const day = (date: number) => Date.UTC(2026, 10, date, 12)
const by = { open: 'game', share: 'game' } as const
const unused = { opened: [], openedMore: 0, read: [], readMore: 0 }
const asked: ConsentState = { open: false, share: false, text_version: '', by, ...unused, changes: [], linked: true }
const version = 'c0ffee00'.repeat(4)
const yes = { open: true, share: true, text_version: version }
const sharing = { purpose: { eng: 'To suggest limits.' }, what: ['category', 'score'] }
const refusal = (code: string, status: number) => ({ status, body: { code, status } })
const refused = refusal('unavailable', 503)
const conflict = refusal('conflict', 409)
const shared = { ...asked, ...yes, changes: [{ ...yes, by, at: day(14) }] }
const firm = { quality: { firm: true } } as never
const silent = { quality: { firm: false } } as never

type Question = Options & Partial<ComponentProps<typeof Consent>> & { isWordless?: boolean }

/** The question about one game, whose consent the server keeps as it is sent, and in whose words it asks. */
const ask = async (state: ConsentState, { isWordless = false, ...options }: Question = {}) => {
  let kept = state
  const view = { id: 'nfl', name: 'Partner', defaultLanguage: 'eng', ...options.operator }
  let served: object = { ...view, language: 'eng', consent: english.consent, textVersion: version }
  const answer: Answer = (call, nth) => {
    if (call.startsWith('GET /api/v1/results/consent')) return { body: kept }
    if (call === 'GET /api/v1/operators/nfl?language=eng') return isWordless ? refused : { body: served }
    return options.answer?.(call, nth)
  }
  const { uid = playedUid, results = firm, view: isView = false } = options
  const closed = vi.fn()
  const part = <Consent uid={uid} results={results} view={isView} onClosed={closed} />
  const opened = await renderForPlayer(part, { ...options, answer })
  const keep = (next: ConsentState) => {
    kept = next
  }
  const serve = (change: object) => {
    served = { ...served, ...change }
  }
  return { ...opened, closed, keep, serve }
}
const ticks = () => screen.getAllByRole('checkbox').map((tick) => (tick as HTMLInputElement).checked)
const pressSure = (name: string) => act(async () => void fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name })))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the question after the result', () => {
  test('asks a linked player of an operator that wants to share, with nothing ticked', async () => {
    const { words, keep, recorded } = await ask(asked, { operator: { sharing }, answer: () => ({}) })
    await screen.findByRole('heading', { name: words.title() })
    expect(ticks()).toEqual([false, false])
    const [opening, share] = screen.getAllByRole('checkbox')
    expect(screen.getByLabelText(words.open({ partner: 'Partner' }))).toBe(opening)
    expect(document.getElementById(opening?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words.openNote())
    expect(screen.getByLabelText(words.share({ partner: 'Partner' }))).toBe(share)
    expect(screen.getByText('To suggest limits.')).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([words.category(), words.score()])
    expect(screen.getByText(words.neverTitle()).nextElementSibling?.textContent).toBe(words.never())
    expect({ takeBack: screen.queryByRole('button', { name: words.takeAllBack() }), history: screen.queryByText(words.history()) }).toEqual(
      { takeBack: null, history: null },
    )
    // Ticked is not stored yet.
    if (opening) fireEvent.click(opening)
    expect({ ticks: ticks(), saved: screen.queryByText(words.saved()) }).toEqual({ ticks: [true, false], saved: null })
    keep({ ...asked, open: true, text_version: version, changes: [{ open: true, share: false, text_version: version, by, at: day(14) }] })
    await press(words.save())
    expect(await screen.findByText(words.saved())).toBeTruthy()
    expect(recorded.find(({ call }) => call.startsWith('PUT'))).toMatchObject({
      call: `PUT /api/v1/results/consent/${playedUid}`,
      body: { open: true, share: false, text_version: version },
    })
  })

  test.each([
    ['nobody is linked and nothing asked for', { ...asked, linked: false }, {}],
    ['the result is not firm enough to be shared', { ...asked, linked: false }, { operator: { sharing }, results: silent }],
  ])('is absent where %s', async (_, state, options) => {
    const { container, calls } = await ask(state, options)
    await waitFor(() => expect(calls()).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(container.textContent).toBe('')
  })

  test('asks a linked player about the account only if the operator shares nothing', async () => {
    const { words } = await ask(asked)
    await screen.findByRole('heading', { name: words.title() })
    expect(ticks()).toEqual([false])
    expect({ what: screen.queryByText(words.sharedTitle()), never: screen.queryByText(words.neverTitle()) }).toEqual({
      what: null,
      never: null,
    })
  })

  test('asks an anonymous player about sharing only', async () => {
    const { words } = await ask({ ...asked, linked: false }, { operator: { sharing } })
    await screen.findByRole('heading', { name: words.title() })
    expect(ticks()).toEqual([false])
    expect(screen.getByRole('checkbox', { name: words.share({ partner: 'Partner' }) })).toBeTruthy()
  })

  test("shows the purpose in the operator's own language where there is none in the player's, and none where there is none", async () => {
    await ask(asked, { operator: { sharing: { ...sharing, purpose: { dan: 'For at foreslå grænser.' } }, defaultLanguage: 'dan' } })
    expect(await screen.findByText('For at foreslå grænser.')).toBeTruthy()
    const { container, words } = await ask(asked, { operator: { sharing: { ...sharing, purpose: {} } } })
    await within(container).findByText(words.sharedTitle())
    expect(container.querySelector('figure')).toBeNull()
  })

  test('is asked anew, unticked and in the new words, if they have changed, and names those (ruling 58)', async () => {
    let isStale = true
    const { words, recorded, serve } = await ask(asked, {
      operator: { sharing },
      answer: (call) => (call.startsWith('PUT') && isStale ? conflict : {}),
    })
    fireEvent.click(await screen.findByLabelText(words.share({ partner: 'Partner' })))
    const consent = { ...english.consent, share: 'Pass this result on to {partner}' }
    serve({ name: 'New Partner', sharing: { ...sharing, purpose: { eng: 'To send offers.' } }, consent, textVersion: 'f'.repeat(32) })
    await press(words.save())
    expect((await screen.findByRole('alert')).textContent).toBe(words.changed())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(ticks()).toEqual([false, false])
    expect(screen.getByText('To send offers.')).toBeTruthy()
    isStale = false
    fireEvent.click(screen.getByLabelText('Pass this result on to New Partner'))
    await press(words.save())
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    const sent = recorded.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)
    expect(sent).toEqual([
      { open: false, share: true, text_version: version },
      { open: false, share: true, text_version: 'f'.repeat(32) },
    ])
  })

  test('is asked no more once its label has ended: what was agreed to can be taken back (ruling 61)', async () => {
    const agreed = { ...asked, share: true, text_version: version }
    const { words, recorded, serve } = await ask(agreed, {
      operator: { sharing },
      answer: (call) => (call.startsWith('PUT') ? conflict : {}),
    })
    fireEvent.click(await screen.findByLabelText(words.open({ partner: 'Partner' })))
    serve({ state: 'ended', textVersion: 'f'.repeat(32) })
    await press(words.save())
    await screen.findByRole('button', { name: `${words.takeAllBack()}: ${words.share({ partner: 'Partner' })}` })
    expect([screen.queryByRole('alert'), screen.queryByRole('checkbox'), screen.queryByText(words.givenOnly())]).toEqual([null, null, null])
    await press(`${words.takeAllBack()}: ${words.share({ partner: 'Partner' })}`)
    await waitFor(() =>
      expect(recorded.filter(({ call }) => call.startsWith('PUT')).at(-1)?.body).toMatchObject({ open: false, share: false }),
    )
  })

  test('can be taken back though its words cannot be loaded', async () => {
    const { words, recorded } = await ask({ ...asked, ...yes }, { answer: () => ({}), isWordless: true })
    await screen.findByText(words.share({ partner: 'Partner' }), { selector: 'strong' })
    await press(`${words.takeAllBack()}: ${words.share({ partner: 'Partner' })}`)
    await waitFor(() => expect(recorded.at(-2)?.body).toEqual({ open: true, share: false, text_version: version }))
  })

  test('can be withdrawn entirely, and says so if that failed', async () => {
    const failing = await ask(shared, { answer: () => refused })
    await screen.findByText(failing.words.saved())
    await press(failing.words.takeAllBack())
    expect(await screen.findByText(failing.words.failed())).toBeTruthy()
    expect(failing.recorded.at(-1)?.body).toEqual({ open: false, share: false, text_version: version })
  })
})

test('every opening and reading is in the history, newest first; of many the newest (ruling 36)', async () => {
  const uses = { opened: [day(2)], openedMore: 0, read: [day(4), day(5)], readMore: 7 }
  const { words, formats } = await ask({ ...asked, ...uses, changes: [{ ...yes, by, at: day(1) }] })
  const history = (await screen.findByText(words.history())).nextElementSibling as HTMLElement
  const partner = { partner: 'Partner' }
  const said = (text: string, date: number) => text + formats.moment(new Date(day(date)))
  expect(
    within(history)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([said(words.read(partner), 5), said(words.read(partner), 4), said(words.opened(), 2), words.readMore({ ...partner, count: 7 })])
  expect(history.querySelector('time')?.dateTime).toBe('2026-11-05T12:00:00.000Z')
})

/** The part about what was given, in a view of the account's or by the link of a report. */
const given = (state: ConsentState, options: Question = {}) =>
  ask(state, { uid: 'view', view: true, ...options, session: { secret: `ss_${'s'.repeat(33)}`, ...options.session } })

describe('a consent that cannot be widened (ruling 36)', () => {
  test('is shown with where to agree, and can be taken back part by part, never given', async () => {
    const { words, recorded, closed, keep } = await given(shared, { operator: { sharing }, answer: () => ({}) })
    expect(await screen.findByText(words.givenOnly(), { exact: false })).toBeTruthy()
    expect({ checkboxes: screen.queryAllByRole('checkbox'), save: screen.queryByRole('button', { name: words.save() }) }).toEqual({
      checkboxes: [],
      save: null,
    })
    expect(screen.getByText(words.closes())).toBeTruthy()
    keep({ ...shared, share: false })
    const takeShareBack = `${words.takeAllBack()}: ${words.share({ partner: 'Partner' })}`
    await press(takeShareBack)
    const sent = () => recorded.filter(({ call }) => call === 'PUT /api/v1/results/consent/view').map(({ body }) => body)
    await waitFor(() => expect(sent()).toEqual([{ open: true, share: false, text_version: version }]))
    // One at a time: a press before this one is done does nothing.
    await waitFor(() => expect(screen.queryByRole('button', { name: takeShareBack })).toBeNull())
    expect(closed).not.toHaveBeenCalled()
    await press(`${words.takeAllBack()}: ${words.open({ partner: 'Partner' })}`)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
    expect(sent()[1]).toEqual({ open: false, share: false, text_version: version })
    // The view ends with the opening: nothing more is asked about it.
    expect(recorded.at(-1)?.call).toBe('PUT /api/v1/results/consent/view')
  })

  test('stays, and says so, if it could not be taken back', async () => {
    const { words, closed } = await given({ ...shared, share: false }, { answer: () => refusal('forbidden', 403) })
    await screen.findByText(words.open({ partner: 'Partner' }), { selector: 'strong' })
    await press(`${words.takeAllBack()}: ${words.open({ partner: 'Partner' })}`)
    expect(await screen.findByText(words.failed())).toBeTruthy()
    expect(closed).not.toHaveBeenCalled()
  })

  test('is shown by a view of a page secret, which takes nothing back', async () => {
    const { words } = await given(shared, { session: { secret: 's'.repeat(36) } })
    expect(await screen.findByText(words.open({ partner: 'Partner' }), { selector: 'strong' })).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryByText(words.closes())).toBeNull()
  })

  test('can be taken back by whoever has the link of a report, and nothing closes', async () => {
    const { words, closed, calls } = await given(shared, { view: false, session: { secret: null }, answer: () => ({}) })
    await screen.findByText(words.open({ partner: 'Partner' }), { selector: 'strong' })
    expect(screen.queryByText(words.closes())).toBeNull()
    await press(`${words.takeAllBack()}: ${words.open({ partner: 'Partner' })}`)
    await waitFor(() => expect(calls().at(-1)).toBe('GET /api/v1/results/consent/view'))
    expect(closed).not.toHaveBeenCalled()
  })

  test('is not shown where nothing was agreed to and nothing used', async () => {
    const { container, calls } = await given(asked, { view: false, operator: { sharing } })
    await waitFor(() => expect(calls()).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(container.textContent).toBe('')
  })
})

describe('own data', () => {
  const show = async (answer: Answer, deletable = true) => {
    const deleted = vi.fn()
    const opened = await renderForPlayer(<OwnData uid={playedUid} onDeleted={deletable ? deleted : undefined} />, { answer })
    return { ...opened, deleted }
  }

  test('can be saved, and is deleted only after a second press, once', async () => {
    const { words, texts, recorded, deleted, url } = await show(() => ({ body: { deleted: 1 } }))
    const link = screen.getByRole('link', { name: words.fetch() })
    expect({ href: link.getAttribute('href'), isDownload: link.hasAttribute('download') }).toEqual({
      href: `${url}/api/v1/results/data/${playedUid}`,
      isDownload: true,
    })
    await press(words.remove())
    const dialog = screen.getByRole('dialog', { name: words.removeTitle() })
    expect(document.activeElement).toBe(dialog)
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words.removeText())
    // Keeping comes first.
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([texts.common.back(), words.remove()])
    await press(texts.common.back())
    expect({ dialog: screen.queryByRole('dialog'), calls: recorded }).toEqual({ dialog: null, calls: [] })
    await press(words.remove())
    const sure = within(screen.getByRole('dialog')).getByRole('button', { name: words.remove() })
    fireEvent.click(sure)
    fireEvent.click(sure)
    await waitFor(() => expect(deleted).toHaveBeenCalledOnce())
    expect(recorded.map(({ call }) => call)).toEqual([`DELETE /api/v1/results/data/${playedUid}`])
  })

  test('stays, and says so, if it could not be deleted; it can be tried again', async () => {
    let up = false
    const { words, deleted } = await show(() => (up ? { body: { deleted: 1 } } : refused))
    await press(words.remove())
    await pressSure(words.remove())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words.failed()))
    expect(deleted).not.toHaveBeenCalled()
    up = true
    await pressSure(words.remove())
    await waitFor(() => expect(deleted).toHaveBeenCalledOnce())
  })

  test('is only read where the game cannot be deleted', async () => {
    const { words } = await show(() => ({}), false)
    expect(screen.getByRole('link', { name: words.fetch() })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test.each([
  ['a linked player', {}, { linked: true }, false, true],
  ['a player of a known id', {}, { external_id: 'x'.repeat(36) }, false, true],
  ['an operator that shares', { sharing }, {}, false, true],
  ['the report itself', {}, {}, true, true],
  ['nobody in particular', {}, {}, false, false],
])('the question is looked up for %s', async (_, operator, session, home, expected) => {
  const { calls } = await renderForPlayer(<ConsentPart uid={playedUid} results={firm} home={home} />, {
    operator,
    session,
    answer: () => ({ body: asked }),
  })
  if (expected) return void (await waitFor(() => expect(calls()).toContain(`GET /api/v1/results/consent/${playedUid}`)))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(calls()).toEqual([])
})
