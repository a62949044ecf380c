import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { Loading } from './loading.tsx'

afterEach(() => void vi.useRealTimers())

describe('results on their way', () => {
  test('are announced only after a moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const view = renderWithTexts(<Loading title="Result" />)
    const said = () => document.querySelector('[aria-live]')?.textContent
    await vi.waitFor(() => screen.getByRole('heading'), { interval: 1, timeout: 120_000 })
    const { texts, unmount } = await view
    expect(screen.getByRole('heading').textContent).toBe('Result')
    expect(said()).toBe('')
    await vi.waitFor(() => expect(said()).toBe(texts.common.loading()), { timeout: 120_000 })
    expect(document.querySelector('[aria-busy=true]')).toBeTruthy()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('can be requested again if they could not be loaded', async () => {
    const retry = vi.fn()
    const { texts } = await renderWithTexts(<Loading title="Result" onRetry={retry} />)
    expect(screen.getByText(texts.errors.resultsMissing())).toBeTruthy()
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: texts.common.tryAgain() }))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('pass the focus on to the heading that replaces them', async () => {
    const { rerender } = await renderWithTexts(<Loading title="Result" />)
    screen.getByRole('heading').focus()
    rerender(<ScreenTitle>Here</ScreenTitle>)
    await expect.poll(() => document.activeElement?.textContent).toBe('Here')
  })
})
