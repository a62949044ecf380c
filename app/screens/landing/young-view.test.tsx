import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { YoungView } from './young-view.tsx'

test.each([undefined, 'DE'])(
  'the page for the young says du to its reader, help in danger included, and ends with the data (place: %s)',
  async (place) => {
    const nothing = () => {}
    const { container } = await renderWithTexts(
      <Suspense>
        <YoungView age={18} place={place} deleted onPlace={nothing} onRetry={nothing} />
      </Suspense>,
      'ger',
    )
    await screen.findByRole('heading', { level: 1 })
    expect(container.textContent).not.toMatch(/\b(Sie|Ihnen|Ihre?[nmrs]?)\b/)
    expect(container.textContent).toMatch(/Die Daten zu deinem Besuch sind gelöscht.{0,200}$/s)
  },
)
