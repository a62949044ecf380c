import { fireEvent, screen } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../../testing/open-console.tsx'

const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'Our Logo.svg', { type: 'image/svg+xml' })

test('a first look takes a colour as brand books write it; a logo with a script is refused and nothing is published', async () => {
  const { user, t } = await openConsole('/o/spelro/start', { cookie: inject('server').console.owner })
  const colour = await screen.findByLabelText<HTMLInputElement>(t.start.colour())
  fireEvent.change(colour, { target: { value: '0A0' } })
  fireEvent.blur(colour)
  expect(colour.value).toBe('#00aa00')
  fireEvent.change(colour, { target: { value: 'green' } })
  expect(colour.getAttribute('aria-invalid')).toBe('true')
  fireEvent.blur(colour)
  expect(colour.value).toBe('#00aa00')
  expect(await violations()).toEqual([])

  await user.upload(screen.getByLabelText(t.start.logo()), logo)
  await user.click(screen.getByText(t.start.go()))
  await screen.findByText((text) => text.startsWith(t.refusals.bad_file()))
  expect(location.pathname).toBe('/o/spelro/start')
})
