import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'

const open = async (options: Parameters<typeof openApp>[0] = {}) => {
  const app = await openApp({ partner: {}, ...options })
  await screen.findByRole('heading', { level: 1 })
  const { partner } = app
  if (!partner) throw new Error('no partner page')
  return { ...app, partner }
}

describe('a command of the partner page', () => {
  test('sets the language: it is applied at once, kept, and reported', async () => {
    const { partner, session, store, events } = await open()
    expect(await partner.update({ language: 'DAN' })).toBe(true)
    expect(session.get().language).toBe('dan')
    await waitFor(() => expect(store.get().locale).toBe('dan'))
    await expect.poll(() => events.filter(([name]) => name === 'language')).toEqual([['language', { language: 'dan' }]])
    expect(await partner.update({ language: 'klingon' })).toBe(false)
  })

  test('pauses and resumes a running game', async () => {
    const { partner, texts, events } = await open({ address: '/gamalyze/game', session: { terms_accepted: true } })
    await screen.findByText(texts().game.choose())
    expect(await partner.resume()).toBe(false)
    expect(await partner.pause()).toBe(true)
    expect(await screen.findByRole('dialog', { name: texts().game.paused() })).toBeTruthy()
    expect(await partner.pause()).toBe(false)
    expect(await partner.resume()).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect.poll(() => events.map(([name]) => name).filter((name) => /paused|resumed/.test(name))).toEqual(['paused', 'resumed'])
  })
})

test('Escape closes what is open in the frame, and is told to the page where nothing is, once while it is held', async () => {
  const { user, texts, events } = await open()
  const escapes = () => events.filter(([name]) => name === 'escape').length
  await user.click(screen.getByRole('button', { name: texts().landing.acceptLink() }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Escape>5/}')
  await expect.poll(escapes).toBe(1)
  addEventListener('keydown', (event) => event.preventDefault(), { once: true, capture: true })
  await user.keyboard('{Escape}{Escape}')
  await expect.poll(escapes).toBe(2)
})
