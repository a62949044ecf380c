import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { inject, onTestFinished } from 'vitest'
import type { Locales } from '../../i18n/i18n-types.ts'
import { App } from '../app.tsx'
import { type Host, standAlone } from '../host/host.ts'
import { openTexts } from '../i18n/open-texts.ts'
import { hideSecrets, openServices } from '../open-services.ts'
import { readAddress } from '../session/address.ts'
import type { Session } from '../session/session.ts'
import type { SharedServer } from './global-server.ts'

type Options = {
  /** Path and query of the address; operator nfl and its secret are given unless it says otherwise. */
  address?: string
  /** What an earlier load of the page has left in the session. */
  session?: Partial<Session>
  locale?: Locales
  host?: Host
}

/** Puts what the server's page says about provider and operator into an empty document. */
const loadPage = ({ url, operator }: SharedServer) => {
  const base = document.createElement('meta')
  Object.assign(base, { name: 'api-base', content: url })
  const data = document.createElement('script')
  Object.assign(data, { id: 'operator', type: 'application/json', textContent: JSON.stringify(operator) })
  document.head.replaceChildren(base, data)
  document.body.replaceChildren()
}

/** Opens the app at an address with its real parts against the run's server, as `main.ts` does in the browser. */
export const openApp = async ({ address = '/gamalyze', session = {}, locale = 'eng', host = standAlone }: Options = {}) => {
  const server = inject('server')
  sessionStorage.clear()
  loadPage(server)
  const given = new URL(address, location.origin)
  if (!given.searchParams.has('operator')) given.searchParams.set('operator', 'nfl')
  if (!given.searchParams.has('secret')) given.searchParams.set('secret', server.secret)
  history.replaceState(null, '', given)
  const asked = readAddress(location.search)
  hideSecrets()
  const services = await openServices(asked, host)
  services.session.update(session)
  const texts = await openTexts(locale, services.operator)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => root.render(<App services={services} texts={texts} />))
  return { ...services, user: userEvent.setup(), texts: () => texts.get().root, store: texts }
}
