import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '../../contract/paths.ts'
import { Link } from './link.tsx'
import { useGo } from './use-go.ts'

const Away = () => {
  const go = useGo()
  return (
    <>
      <Link to={paths.advice}>advice</Link>
      <button type="button" onClick={() => go(paths.advice)}>
        go
      </button>
      <button type="button" onClick={() => go(paths.advice, { replace: true, state: 'kept' })}>
        replace
      </button>
      <button type="button" onClick={() => go(paths.advice, { replace: false })}>
        add
      </button>
    </>
  )
}

/** Leaves the report's address by the way of that name: where that leads, and whether Back comes home. */
const leave = async (by: string, search: string) => {
  const router = createMemoryRouter([{ path: '*', element: <Away /> }], { initialEntries: ['/before', paths.fullReport + search] })
  render(<RouterProvider router={router} />)
  await act(async () => screen.getByText(by).click())
  const { pathname, search: kept, state } = router.state.location
  expect(pathname).toBe(paths.advice)
  await act(() => router.navigate(-1))
  return { kept, state, back: router.state.location.pathname }
}

const alone = '?operator=nfl&language=dan'
const embedded = '?operator=nfl&embed=1'

test.each(['advice', 'go'])('a stand-alone link to %s adds an entry to the history; operator and language go along', async (by) => {
  expect(await leave(by, `${alone}&secret=s`)).toEqual({ kept: alone, state: null, back: paths.fullReport })
})

test.each(['advice', 'go'])('a link in a frame lets Back leave the page, not the screen: %s', async (by) => {
  expect(await leave(by, embedded)).toEqual({ kept: embedded, state: null, back: '/before' })
})

test('a link that specifies its own use of the history is respected', async () => {
  expect(await leave('replace', alone)).toEqual({ kept: alone, state: 'kept', back: '/before' })
})

test('a link that specifies its own use of the history is respected in a frame, too', async () => {
  expect((await leave('add', embedded)).back).toBe(paths.fullReport)
})
