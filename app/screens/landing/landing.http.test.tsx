import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'

test('the terms must be accepted before the test can start (R79)', async () => {
  const { user, texts, session } = await openApp()
  const { landing, common } = texts()
  const start = await screen.findByRole('button', { name: landing.start() })
  await user.click(start)
  expect(screen.getByText(landing.mustAccept())).toBeTruthy()
  await user.click(screen.getByLabelText(common.no()))
  expect(screen.getByText(landing.notAccepted())).toBeTruthy()
  await user.click(start)
  expect(location.pathname).toBe('/gamalyze')
  await user.click(screen.getByLabelText(common.yes()))
  await user.click(start)
  expect(location.pathname).toBe('/gamalyze/instructions')
  expect(session.get().terms_accepted).toBe(true)
})
