import { act, screen, waitFor, within } from '@testing-library/react'
import { v4 } from 'uuid'
import { expect, inject, test } from 'vitest'
import { inTurn } from '../../testing/draws.ts'
import { loadedTitle } from '../../testing/loaded-title.ts'
import { openApp } from '../../testing/open-app.tsx'
import { drawCards, newPlayer } from '../../testing/play.ts'

const ask = (path: string, method = 'GET', body?: object) =>
  fetch(`${inject('server').url}/api/v1/results/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
const title = () => screen.getByRole('heading', { level: 1 }).textContent

/** The report of a game that an anonymous player has just finished in this tab. */
const openReport = async () => {
  const played = newPlayer()
  drawCards(played.session, inTurn(80))
  played.outbox.open()
  await waitFor(() => expect(played.session.get().journal.sent).toBe(80))
  const { uid } = played.session.get()
  await ask(`results/${uid}`, 'POST')
  const { risk_score } = await (await ask(`results/${uid}`)).json()
  await ask('risk_guess', 'POST', { id: uid, risk_guess: 30, risk_score, time: Date.now() })
  await ask(`advice/${uid}`, 'POST')
  const session = { ...played.session.get(), risk_score, risk_score_guess: 30 }
  const app = await openApp({ address: '/gamalyze/full_report', session })
  await waitFor(() => expect(loadedTitle()).toBe(app.texts().fullReport.heading()))
  const { consent } = app.store.get().namespaces
  if (!consent) throw new Error('no texts')
  return { ...app, uid, words: consent }
}

test('an anonymous player saves and deletes the game whose report is open: nothing of it stays in the tab or on the server', async () => {
  const { uid, words, user, session, texts } = await openReport()
  const link = await screen.findByRole('link', { name: words.fetch() })
  const saved = await (await fetch(link.getAttribute('href') ?? '')).json()
  expect({ cards: saved.cards.length, guess: saved.risk_guess.risk_guess }).toEqual({ cards: 80, guess: 30 })
  await act(() => user.click(screen.getByRole('button', { name: words.remove() })))
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: words.removeTitle() }))
  expect((await ask(`results/${uid}`)).status, 'not before the second press').toBe(200)
  await act(() => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.remove() })))
  await waitFor(() => expect(title()).toBe(words.deletedTitle()))
  expect(document.activeElement?.textContent).toBe(words.deletedTitle())
  expect(session.get()).toMatchObject({ game_completed: false, risk_score: null, risk_score_guess: null, cards_turned: 0, reference: null })
  expect(session.get().uid).not.toBe(uid)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(uid)
  expect((await ask(`results/${uid}`)).status).toBe(404)
  expect(screen.getByRole('link', { name: texts().common.playAgain() }).getAttribute('href')).toMatch(/^\/gamalyze\?/)
})

test('a view that has ended says so, with a way on, even where a result was open (ruling 36)', async () => {
  const view = {
    ...{ uid: v4(), view: true, reference: 'rf_1', external_id: 'x'.repeat(36), secret: `ss_${'s'.repeat(33)}` },
    ...{ registered: 'nfl', game_completed: true, cards_turned: 80, risk_score: 50, risk_score_guess: 45, loaded_feedback_screen: true },
  }
  for (const screenOf of ['full_report', 'feedback']) {
    const { store, texts, unmount } = await openApp({ address: `/gamalyze/${screenOf}`, session: { ...view, authorized: true } })
    await waitFor(() => expect(title()).toBe(store.get().namespaces.consent?.endedTitle()))
    expect(location.pathname).toBe('/gamalyze/full_report')
    expect(screen.getByText(store.get().namespaces.consent?.endedText() ?? '')).toBeTruthy()
    expect(screen.getByRole('link', { name: texts().common.playAgain() })).toBeTruthy()
    await unmount()
  }
})
