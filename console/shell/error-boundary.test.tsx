import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../app/ui/error-boundary.tsx'

const Fails = (): never => {
  throw new Error('Its code cannot be loaded')
}

test('a screen that cannot be loaded leaves the console usable: another one is shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const at = (path: string) => (
    <ErrorBoundary path={path} fallback={<p>Sorry</p>}>
      {path === '/figures' ? <Fails /> : <p>Keys</p>}
    </ErrorBoundary>
  )
  const { rerender } = render(at('/figures'))
  expect(screen.getByText('Sorry')).toBeTruthy()
  rerender(at('/keys'))
  expect(screen.getByText('Keys')).toBeTruthy()
})
