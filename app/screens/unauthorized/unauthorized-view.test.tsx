import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { UnauthorizedView } from './unauthorized-view.tsx'

test.each([
  ['many', 0],
  ['unreachable', 1],
] as const)('a player can press "%s" %d times by hand while the wait for the next try runs', async (barrier, tries) => {
  const retry = vi.fn()
  const next = new Date(Date.now() + 60_000)
  const { texts } = await renderWithTexts(
    <Suspense>
      <UnauthorizedView barrier={barrier} contact="contact@gamalyze.example" next={next} trying={false} onTryAgain={retry} />
    </Suspense>,
  )
  const button = await screen.findByRole('button', { name: texts.common.tryAgain() })
  await userEvent.click(button)
  expect(retry).toHaveBeenCalledTimes(tries)
  expect(screen.getByRole('timer')).toBeTruthy()
})

test('an offline player learns that they are offline, not that the link is valid', async () => {
  const view = (offline: boolean) => (
    <UnauthorizedView barrier="unreachable" contact="contact@gamalyze.example" offline={offline} trying={false} onTryAgain={() => {}} />
  )
  const { texts } = await renderWithTexts(view(true))
  expect(screen.getByRole('heading').textContent).toBe(texts.errors.unreachable.title())
  expect(screen.getByText(texts.completed.offline())).toBeTruthy()
  expect(screen.queryByText(texts.errors.unreachable.text())).toBe(null)
})
