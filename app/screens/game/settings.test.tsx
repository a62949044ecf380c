import { screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { Settings } from './settings.tsx'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
])('a phone is known by its user agent, %s: %s; it is offered ticks, and no keys (R258)', async (userAgent, isPhone) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(navigator, { vibrate: () => true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'))
  const settings = { announcements: 'short', sound: false, vibration: false, deck_keys: false } as const
  const { texts } = await renderWithTexts(<Settings settings={settings} onChange={() => {}} />)
  const isOffered = (label: string) => screen.queryByRole('checkbox', { name: label }) !== null
  expect([isOffered(texts.game.vibration()), isOffered(texts.game.deckKeys())]).toEqual([isPhone, !isPhone])
})
