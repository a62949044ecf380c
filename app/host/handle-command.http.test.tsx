import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { heading } from '../ui/screen-title.tsx'
import { handleCommand } from './handle-command.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => document.body.replaceChildren())

/** The app's services at an address, with a note of where commands lead. */
const open = async (secret: string) => {
  const app = await openApp({ secret })
  await app.access.verdict()
  const went: unknown[][] = []
  const go = (...to: unknown[]) => void went.push(to)
  return {
    ...app,
    went,
    command: (name: string, payload?: unknown) => handleCommand(name, payload, { ...app, go, setLocale: app.store.setLocale }),
  }
}

test('a command that does not apply is refused and changes nothing', async () => {
  const { command, session, access, went } = await open(inject('server').secret)
  const before = session.get()
  for (const payload of [undefined, null, 'dan', { secret: 5 }, { language: ['dan'] }, { language: 'klingon' }, { secret: '' }])
    expect(command('update', payload), JSON.stringify(payload)).toBe(false)
  expect({
    pause: command('pause'),
    resume: command('resume'),
    unknown: command('dance'),
    fastForward: command('fastForward', 'landing'),
  }).toEqual({ pause: false, resume: false, unknown: false, fastForward: false })
  expect(session.get()).toEqual(before)
  expect({ hasAccess: access.has(), visited: went }).toEqual({ hasAccess: true, visited: [] })
})

test('restart begins a session anew and replaces the entry of the history: the Back button leaves the page and not the game', async () => {
  const { command, session, went } = await open(inject('server').secret)
  session.update({ terms_accepted: true })
  const { uid } = session.get()
  expect(command('restart')).toBe(true)
  expect({ isKept: session.get().uid === uid, accepted: session.get().terms_accepted }).toEqual({ isKept: false, accepted: false })
  expect(went).toEqual([['/gamalyze', { replace: true }]])
})

test('focus goes to an open dialog, else to the main heading, else nowhere', async () => {
  const { command } = await open(inject('server').secret)
  document.body.innerHTML = `<main><h1 tabindex="-1">Main</h1></main>
    <dialog open tabindex="-1">Dialog</dialog>`
  heading.set(document.querySelector('h1'))
  const focused = () => (command('focus') ? document.activeElement?.textContent : undefined)
  expect(focused()).toBe('Dialog')
  document.querySelector('dialog')?.remove()
  expect(focused()).toBe('Main')
  heading.set(null)
  expect(focused()).toBeUndefined()
})

test('a test secret lets the test be taken to a screen', async () => {
  const { command } = await open(inject('server').testSecret)
  for (const nowhere of ['nowhere', 'toString', undefined]) expect(await command('fastForward', nowhere)).toBe(false)
  expect(await command('fastForward', 'landing')).toBe(true)
})

test('a report of the page about a test is passed on to the console with a test secret, and nowhere else', async () => {
  const { url } = inject('server').console
  const report = { what: 'ready', origin: 'https://partner.example', width: 720, height: 1136, secret: 'x'.repeat(36) }
  const tell = async (secret: string, ...consoles: string[]) => {
    const { command, currentOperator } = await open(secret)
    const answers = [await command('look', report)]
    for (const console of consoles) {
      currentOperator.set({ ...currentOperator.get(), console })
      answers.push(await command('look', report))
    }
    return answers
  }
  expect(await tell(inject('server').testSecret, 'http://127.0.0.1:9', url)).toEqual([false, false, true])
  expect(await tell(inject('server').secret, url)).toEqual([false, false])
})

test('a new secret is tried at once on the refusal screen, and leads on only if it is valid', async () => {
  const { secret, revokedSecret } = inject('server')
  const { command, access, went } = await open(revokedSecret)
  history.replaceState(null, '', '/unauthorized?operator=nfl')
  expect(command('update', { secret: 'x'.repeat(36) })).toBe(true)
  await access.verdict()
  expect(went).toEqual([])
  expect(command('update', { secret })).toBe(true)
  await expect.poll(() => went).toEqual([['/gamalyze']])
})

test('a new secret on any other screen is kept for the next check', async () => {
  const { secret, revokedSecret } = inject('server')
  const { command, access, went } = await open(revokedSecret)
  history.replaceState(null, '', '/gamalyze?operator=nfl')
  expect(command('update', { secret })).toBe(true)
  expect(await access.verdict()).toBe('granted')
  expect(went).toEqual([])
})
