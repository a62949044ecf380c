import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import type { OperatorView } from '../../contract/operator-view.ts'
import { createCount } from '../api/create-count.ts'
import type { Host } from '../host/host.ts'
import type { Services } from '../services.ts'
import type { Session } from '../session/session.ts'
import { createStore } from '../store.ts'
import { memorySession } from './memory-session.ts'
import { openRecorder } from './recorder.ts'
import { renderWithTexts } from './render-texts.tsx'

/** The user id of the game that was played. */
export const playedUid = '00000000-0000-4000-8000-000000000000'

export type Answer = Parameters<typeof openRecorder>[0]
export type Options = { operator?: object; session?: Partial<Session>; answer?: Answer; test?: boolean }

/** Renders a part of a result for a player of a partner; the server records its calls and answers as told. */
export const renderForPlayer = async (node: ReactNode, { operator = {}, session = {}, answer, test: isTest = false }: Options = {}) => {
  const server = await openRecorder(answer)
  const store = memorySession(() => playedUid)
  store.update({ operator: 'nfl', secret: 's'.repeat(36), ...session })
  const events: unknown[] = []
  const host = { send: (...event: unknown[]) => void events.push(event) } as unknown as Host
  const view = { id: 'nfl', name: 'Partner', defaultLanguage: 'eng', ...operator } as unknown as OperatorView
  const currentOperator = createStore(view)
  const count = createCount(currentOperator, { isTest: () => isTest })
  const outbox = { withAccess: <T,>(send: () => Promise<T>) => send() }
  const shown = await renderWithTexts(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/gamalyze/report']}>{node}</MemoryRouter>
    </SWRConfig>,
    'eng',
    { currentOperator, session: store, host, count, outbox } as unknown as Services,
  )
  return { ...server, ...shown, words: shown.consent, store, events }
}
