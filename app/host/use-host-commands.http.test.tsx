import { screen, waitFor } from '@testing-library/react'
import { describe, expect, inject, test } from 'vitest'
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

  test('restarts with a new session on the landing page', async () => {
    const { partner, session } = await open({ address: '/gamalyze/instructions', session: { terms_accepted: true } })
    const { uid } = session.get()
    expect(await partner.restart()).toBe(true)
    await waitFor(() => expect(location.pathname).toBe('/gamalyze'))
    expect(session.get().uid).not.toBe(uid)
    expect(session.get().terms_accepted).toBe(false)
  })

  test('focuses the heading of the screen, or an open dialog', async () => {
    const { partner, texts } = await open({ address: '/gamalyze/game', session: { terms_accepted: true } })
    await screen.findByText(texts().game.choose())
    expect(await partner.focus()).toBe(true)
    expect(document.activeElement?.textContent).toBe(texts().game.title())
    await partner.pause()
    await screen.findByRole('dialog')
    ;(document.activeElement as HTMLElement).blur()
    expect(await partner.focus()).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })

  test('brings a new secret: the player need not try again', async () => {
    const { secret, revokedSecret } = inject('server')
    const { partner } = await open({ secret: revokedSecret })
    await waitFor(() => expect(location.pathname).toBe('/unauthorized'))
    expect(await partner.update({ secret })).toBe(true)
    await waitFor(() => expect(location.pathname).toBe('/gamalyze'))
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
