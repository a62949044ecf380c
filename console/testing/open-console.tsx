import { act, render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { inject, onTestFinished } from 'vitest'
import type { LanguageKey } from '../../contract/console/console-languages.ts'
import { forgetAll } from '../api/call.ts'
import { Console } from '../console.tsx'
import { openTexts } from '../texts/open-texts.ts'

const nativeFetch = globalThis.fetch

/** What a browser adds to calls of the console's page and Node's fetch does not: its address, its origin, and the cookies it keeps. */
export const browse = (url: string, cookie: string) => {
  const cookies = new Map(cookie.split('; ').flatMap((one) => (one ? [one.split('=') as [string, string]] : [])))
  globalThis.fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers)
    if (init.method !== 'GET') headers.set('origin', url)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const reply = await nativeFetch(new URL(`${input}`, url), { ...init, headers })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0;/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return reply
  }
  onTestFinished(() => {
    globalThis.fetch = nativeFetch
  })
  return cookies
}

/** Opens the console at an address with its real parts against the run's server, as `main.tsx` does in the browser. */
export const openConsole = async (address: string, { cookie = '', language = 'eng' as LanguageKey } = {}) => {
  const { url } = inject('server').console
  const cookies = browse(url, cookie)
  history.replaceState(null, '', address)
  await forgetAll()
  const texts = await openTexts(language)
  const view = await act(async () => render(<Console texts={texts} />))
  return { ...view, cookies, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }), t: texts.get().t }
}

/** Rows of long tables and lists after the first, which are like those: jsdom takes some milliseconds for the style of each cell. */
const alike = ['tbody > tr:nth-child(n + 6)', 'li:nth-child(n + 13)']

/** What axe finds against the page, without what needs a layout. */
export const violations = async (): Promise<string[]> => {
  const { violations } = await axe.run(
    { include: [document.body], exclude: alike },
    { iframes: false, resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Has the answers to the next calls of a method and path get lost after the server has done them, as many as given. */
export const loseAnswers = (method: string, path: string, count: number): void => {
  const whole = globalThis.fetch
  let remaining = count
  globalThis.fetch = async (input, init = {}) => {
    const reply = await whole(input, init)
    if (remaining === 0 || init.method !== method || `${input}` !== path) return reply
    remaining -= 1
    throw new TypeError('Failed to fetch')
  }
}
