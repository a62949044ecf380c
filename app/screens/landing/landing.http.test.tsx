import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ownDataUrl } from '../../api/result-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

test('the terms must be accepted before the test can start, and again where the host starts a game anew meanwhile (R79)', async () => {
  const { user, texts, session } = await openApp()
  const { landing, common } = texts()
  await user.click(await screen.findByLabelText(common.yes()))
  act(() => session.reset())
  expect((screen.getByLabelText(common.yes()) as HTMLInputElement).checked).toBe(false)
  const start = screen.getByRole('button', { name: landing.start() })
  await user.click(start)
  expect(screen.getByText(landing.notAccepted())).toBeTruthy()
  await user.click(screen.getByLabelText(common.no()))
  expect(screen.getByText(landing.notAccepted())).toBeTruthy()
  await user.click(start)
  expect(location.pathname).toBe('/gamalyze')
  await user.click(screen.getByLabelText(common.yes()))
  await user.click(start)
  expect(location.pathname).toBe('/gamalyze/instructions')
  expect(session.get().terms_accepted).toBe(true)
})

test('somebody too young ends the test: the visit is deleted from server and tab (ruling 55)', async () => {
  const { texts, session, count } = await openApp()
  await waitFor(() => expect(session.get().registered).toBe('nfl'))
  const kept = ownDataUrl(session.get().uid)
  expect((await fetch(kept)).status).toBe(200)
  const [before = '', after = ''] = texts().landing.tooYoung({ age: 99 }).split('99')
  const young = await screen.findByRole('button', { name: (name) => name.startsWith(before) && name.endsWith(after) })
  // The screen that comes suspends, and React loses what suspends in a press that is not awaited as a whole.
  await act(async () => young.click())
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for telling us' })).toBe(document.activeElement)
  await screen.findByText(/Your visit has been deleted/)
  expect((await fetch(kept)).status).toBe(404)
  expect(sessionStorage.length).toBe(0)
  const sent = vi.spyOn(globalThis, 'fetch')
  count('help')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(sent).not.toHaveBeenCalled()
})
