import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { Crash } from './crash.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a part that cannot be rendered is replaced, all others are shown', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const Broken = () => {
    throw new Error('cannot be rendered')
  }
  render(
    <>
      <ErrorBoundary fallback={<p>Sorry</p>}>
        <p>Fine</p>
      </ErrorBoundary>
      <ErrorBoundary fallback={<p>Something else</p>}>
        <Broken />
      </ErrorBoundary>
    </>,
  )
  expect(screen.getByText('Fine')).toBeTruthy()
  expect(screen.queryByText('Sorry')).toBeNull()
  expect(screen.getByText('Something else')).toBeTruthy()
  expect(logged).toHaveBeenCalled()
})

test('a screen that could not be shown says so, and can be loaded again', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const { texts } = await renderWithTexts(<Crash />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.errors.crash.title())
  expect(screen.getByText(texts.errors.crash.text())).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: texts.errors.crash.reload() }))
  expect(reload).toHaveBeenCalledOnce()
})
