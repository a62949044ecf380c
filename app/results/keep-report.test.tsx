import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import english from '../../i18n/eng/namespaces.ts'
import { playedUid, renderForPlayer } from '../testing/render-for-player.tsx'
import { KeepReport, SaveReport } from './keep-report.tsx'

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the report to keep', () => {
  const phone = (share: (data?: ShareData) => Promise<void>, canShare = true) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')
    // A browser that knows no files to share asks for none.
    const sharesPdf = ({ files }: ShareData) => canShare && files?.[0]?.name === 'report.pdf' && files[0].type === 'application/pdf'
    Object.assign(navigator, { canShare: sharesPdf, share })
    onTestFinished(() => {
      for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name)
    })
  }
  const pdf = { text: '%PDF', headers: { 'content-disposition': "attachment; filename*=UTF-8''report.pdf" } }

  test('is a plain link, in the language on screen, reported and counted (R14)', async () => {
    const { texts, events, recorded, url } = await renderForPlayer(<SaveReport uid={playedUid} />, { session: { help_place: 'DK' } })
    const link = screen.getByRole('link', { name: texts.feedback.savePdf() })
    expect({ href: link.getAttribute('href'), isDownload: link.hasAttribute('download') }).toEqual({
      href: `${url}/api/v1/results/report/${playedUid}.pdf?language=eng&country=DK`,
      isDownload: true,
    })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(events).toEqual([['pdf', {}]])
    await waitFor(() => expect(recorded.map(({ call, body }) => [call, body])).toEqual([['POST /api/v1/counts/nfl', { event: 'report' }]]))
  })

  test('is counted apart in a test game (ruling 38)', async () => {
    const { texts, events, recorded } = await renderForPlayer(<SaveReport uid={playedUid} />, { test: true })
    const link = screen.getByRole('link', { name: texts.feedback.savePdf() })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(events).toEqual([['pdf', {}]])
    await waitFor(() => expect(recorded.map(({ body }) => body)).toEqual([{ event: 'report', test: true }]))
  })

  test('opens the sheet of a phone that shares files', async () => {
    const shared: ShareData[] = []
    phone(async (data) => void shared.push(data ?? {}))
    const { texts } = await renderForPlayer(<SaveReport uid={playedUid} />, { answer: () => pdf })
    expect(fireEvent.click(screen.getByRole('link', { name: texts.feedback.share() }))).toBe(false)
    await waitFor(() => expect(shared).toHaveLength(1))
    expect({ title: shared[0]?.title, file: shared[0]?.files?.[0]?.name }).toEqual({ title: texts.feedback.title(), file: 'report.pdf' })
  })

  test.each([
    ['goes to the download where the sheet does not open', 'NotAllowedError', true],
    ['does nothing more once the sheet is dismissed', 'AbortError', false],
  ])('is shared as follows: %s', async (_, name, leaves) => {
    const assign = vi.fn()
    const share = vi.fn(() => Promise.reject(new DOMException('', name)))
    phone(share)
    const { texts, url } = await renderForPlayer(<SaveReport uid={playedUid} />, { answer: () => pdf })
    vi.stubGlobal('location', { assign })
    onTestFinished(() => void vi.unstubAllGlobals())
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: texts.feedback.share() })))
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(assign.mock.calls).toEqual(leaves ? [[`${url}/api/v1/results/report/${playedUid}.pdf?language=eng`]] : [])
  })

  test('is a download where the phone cannot share files', async () => {
    phone(async () => {}, false)
    const { texts } = await renderForPlayer(<SaveReport uid={playedUid} />)
    expect(screen.getByRole('link', { name: texts.feedback.savePdf() })).toBeTruthy()
  })

  test('can be mailed where the session has a secret', async () => {
    const { texts } = await renderForPlayer(<KeepReport uid={playedUid} />)
    expect(screen.queryByRole('dialog')).toBeNull()
    await press(texts.feedback.emailReport())
    expect(await screen.findByRole('dialog')).toBeTruthy()
    await press(texts.common.close())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('cannot be mailed without a secret', async () => {
    const { texts } = await renderForPlayer(<KeepReport uid={playedUid} />, { session: { secret: null } })
    expect(screen.queryByRole('button', { name: texts.feedback.emailReport() })).toBeNull()
    expect(screen.getByRole('link')).toBeTruthy()
  })

  test('cannot be mailed once its label has ended, and is not said to be gone (ruling 61)', async () => {
    const notFound = { status: 404, body: { code: 'not_found', status: 404 } }
    const view = { id: 'nfl', name: 'Partner', state: 'ended', language: 'eng', consent: english.consent, textVersion: 'c0ff'.repeat(8) }
    const { texts } = await renderForPlayer(<KeepReport uid={playedUid} />, {
      answer: (call) => (call.startsWith('GET /api/v1/operators/nfl') ? { body: view } : notFound),
    })
    await press(texts.feedback.emailReport())
    const { email } = texts
    fireEvent.change(await screen.findByLabelText(email.address()), { target: { value: 'player@partner.example' } })
    await press(email.send())
    const { closed } = english.refusals
    expect(await screen.findByText(`${closed.title}. ${closed.text}`)).toBeTruthy()
    cleanup()
    const { texts: later } = await renderForPlayer(<KeepReport uid={playedUid} />, { operator: { state: 'ended' } })
    expect(screen.queryByRole('button', { name: later.feedback.emailReport() })).toBeNull()
  })
})
