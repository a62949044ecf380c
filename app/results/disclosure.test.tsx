import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memorySession } from '../testing/memory-session.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { Disclosure } from './disclosure.tsx'

const show = (session = memorySession()) =>
  renderWithTexts(
    <>
      <Disclosure name="one" summary="More">
        One
      </Disclosure>
      <Disclosure name="other" summary="Else">
        Other
      </Disclosure>
    </>,
    'eng',
    { session },
  )
const open = () => screen.getAllByRole<HTMLDetailsElement>('group').map((fold) => fold.open)

test('a fold that the player left open is open again in the same session, until it starts over', async () => {
  const session = memorySession()
  const { unmount } = await show(session)
  expect(open()).toEqual([false, false])
  fireEvent.click(screen.getByText('Else'))
  fireEvent.click(screen.getByText('More'))
  fireEvent.click(screen.getByText('More'))
  unmount()
  const again = await show(session)
  expect(open()).toEqual([false, true])
  again.unmount()
  session.reset()
  await show(session)
  expect(open()).toEqual([false, false])
})

test('a print has every fold open, and the screen afterwards those that were open before', async () => {
  const session = memorySession()
  await show(session)
  fireEvent.click(screen.getByText('Else'))
  dispatchEvent(new Event('beforeprint'))
  dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, true])
  dispatchEvent(new Event('afterprint'))
  expect(open()).toEqual([false, true])
  expect(session.get().open_folds, 'what was open on paper is not remembered').toBe('other')
})
