import { fireEvent, screen } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../../testing/open-console.tsx'

/** Logos that no label may have, and what is said of each. */
const refusedLogos: [File, string][] = [
  [
    new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'our Logo.svg', { type: 'image/svg+xml' }),
    'our Logo.svg: <script> is not allowed. Export the drawing alone, without links, scripts, animation or pages.',
  ],
  [
    new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], 'Λογότυπο.svg'),
    'Λογότυπο.svg: It is not in SVG format. Rename it to end in .png, or export it again.',
  ],
  [new File(['BM'], 'logo.bmp'), 'logo.bmp: Export it as SVG, PNG, JPEG, WebP or AVIF.'],
  [new File([new Uint8Array(1e7)], 'Big.png'), 'Big.png: It is 10000 kB. Make it smaller than 400 kB.'],
]

test('a first look takes a colour as brand books write it; a logo that cannot be used is refused where it is chosen (issue 37)', async () => {
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

  const field = screen.getByLabelText(t.start.logo())
  for (const [file, fault] of refusedLogos) {
    fireEvent.change(field, { target: { files: [file] } })
    await screen.findByText(`${t.refusals.bad_file()} ${fault}`)
    expect(field.getAttribute('aria-invalid')).toBe('true')
  }
  await user.click(screen.getByText(t.start.go()))
  expect(location.pathname).toBe('/o/spelro/start')
  const { drafts } = await (await fetch('/api/console/operators/spelro/look')).json()
  expect(drafts.map(({ name }: { name: string }) => name)).not.toContain(t.start.note())
})
