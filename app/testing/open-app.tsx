import { act } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { inject, onTestFinished } from 'vitest'
import type { OperatorView } from '../../contract/operator-view.ts'
import type { Locales } from '../../i18n/sets.ts'
import { openHost, standAlone } from '../host/host.ts'
import { openTexts } from '../i18n/text-store.ts'
import { hideSecrets, openServices } from '../open-services.ts'
import { resumeGame } from '../routing/before-start.ts'
import { readAddress } from '../session/address.ts'
import type { Session } from '../session/session.ts'
import { App } from '../show.tsx'
import { openPartnerPage, partnerOrigin } from './partner-page.ts'

type Options = {
  /** Path and query of the address; operator nfl is named unless another is. */
  address?: string
  /** In the address, or what a partner's page gives; the run's own by default. */
  secret?: string | null
  /** What an earlier load of the page has left in the session. */
  session?: Partial<Session>
  locale?: Locales
  /** The tab keeps what it stored, as at a reload. */
  again?: boolean
  /** Opens the app in the frame of a partner's page that was mounted with these options. */
  partner?: Parameters<typeof openPartnerPage>[0]
  /** Where calls go, if not to the server itself. */
  apiBase?: string
}

/** Puts what the server's page says about provider and operator into an empty document. */
const loadPage = (apiBase: string, operator: OperatorView) => {
  const base = document.createElement('meta')
  Object.assign(base, { name: 'api-base', content: apiBase })
  const data = document.createElement('script')
  Object.assign(data, { id: 'operator', type: 'application/json', textContent: JSON.stringify(operator) })
  document.head.replaceChildren(base, data)
  document.body.replaceChildren()
}

/** Opens the app at an address with its real parts against the run's server, as `main.ts` does in the browser. */
export const openApp = async ({
  address = '/gamalyze',
  secret,
  session = {},
  locale = 'eng',
  again = false,
  partner,
  apiBase,
}: Options = {}) => {
  const server = inject('server')
  const given = secret === undefined ? server.secret : secret
  const url = new URL(address, location.origin)
  if (!url.searchParams.has('operator')) url.searchParams.set('operator', 'nfl')
  if (partner) url.searchParams.set('embed', '1')
  else if (given !== null) url.searchParams.set('secret', given)
  if (!again) sessionStorage.clear()
  loadPage(apiBase ?? server.url, server.operator)
  history.replaceState(null, '', url)
  const page = partner && openPartnerPage({ ...(given !== null && { secret: given }), ...partner })
  const host = page ? openHost([...server.operator.origins, partnerOrigin]) : standAlone

  const asked = readAddress(location.search)
  hideSecrets()
  const services = await openServices(asked, host)
  services.session.update(session)
  resumeGame(services.session.get())
  const store = await openTexts(locale, services.currentOperator.get)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const unmount = () => act(() => root.unmount())
  onTestFinished(async () => {
    await unmount()
    // Or it would go on sending and storing, for seconds after an outage, while other tests watch calls and use the storage.
    services.session.empty()
  })
  await act(async () =>
    root.render(
      // Its own cache, as each load of a page has.
      <SWRConfig value={{ provider: () => new Map() }}>
        <App services={services} texts={store} />
      </SWRConfig>,
    ),
  )
  return {
    ...services,
    // No style of ours is loaded that could forbid it.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    store,
    texts: () => store.get().root,
    partner: page?.test,
    events: page?.events ?? [],
    unmount,
  }
}
