import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { keptSession, memorySession } from '../testing/memory-session.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { Crash } from './crash.tsx'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['whose game is kept says that, too', keptSession(), 3, true],
  ['whose page keeps nothing does not say that', memorySession(), 3, false],
  ['without a game does not say that', keptSession(), 0, false],
])('a screen that could not be shown says so, and can be loaded again; one %s', async (_which, session, cards_turned, isKept) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  session.update({ cards_turned })
  const { texts } = await renderWithTexts(<Crash />, 'eng', { session })
  const { crash } = texts.errors
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(crash.title())
  expect(screen.getByText(isKept ? `${crash.text()} ${crash.kept()}` : crash.text())).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: crash.reload() }))
  expect(reload).toHaveBeenCalledOnce()
})
