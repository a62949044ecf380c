import type { ReactNode } from 'react'
import type { ConsentState, EarlierGames } from '../../../contract/player-calls.ts'
import { ConsentView } from '../../results/consent/consent-view.tsx'
import { EarlierList } from '../../results/consent/earlier-list.tsx'
import { OwnData } from '../../results/consent/own-data.tsx'
import { ServicesContext, useServices } from '../../services.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { nothing } from '../nothing.ts'
import type { Scene } from '../scene.ts'

const uid = '00000000-0000-4000-8000-000000000000'
const day = (date: number, hour: number, minute: number) => Date.UTC(2026, 10, date, hour, minute)
const asked: ConsentState = { open: false, share: false, text_version: '', opened: [], read: [], changes: [], linked: true }
const agreed = { open: true, share: true, text_version: 'consent-2 eng' }
const refused = { open: false, share: false, text_version: 'consent-2 eng' }
const shared: ConsentState = {
  ...asked,
  ...agreed,
  changes: [{ ...agreed, at: day(14, 15, 4) }],
  opened: [day(15, 18, 30)],
  read: [day(15, 9, 12), day(20, 11, 40)],
}
const withdrawn: ConsentState = { ...shared, ...refused, changes: [...shared.changes, { ...refused, at: day(22, 10, 5) }] }
const games: EarlierGames['games'] = [
  { uid, completed_at: day(21, 20, 15), risk_score: 58, firm: true },
  { uid: '1', completed_at: day(14, 15, 2), risk_score: 66, firm: true },
  { uid: '2', completed_at: day(2, 9, 40), risk_score: 12, firm: false },
]

/** Asks to share, as an operator with `sharing` does. */
const Asking = ({ state }: { state: ConsentState }) => {
  const services = useServices()
  const purpose = 'We would use your result to suggest limits and breaks that suit you. We would not use it for advertising or offers.'
  const operator = {
    ...services.operator,
    sharing: { purpose: { eng: purpose, [services.operator.defaultLanguage]: purpose }, what: ['category', 'score'] },
  }
  return (
    <ServicesContext value={{ ...services, operator: operator as typeof services.operator }}>
      <ConsentView state={state} asksToShare onSave={async () => {}}>
        {state.linked && <OwnData uid={uid} />}
      </ConsentView>
    </ServicesContext>
  )
}

/** Below the heading of the screen it stands on. */
const scene = (name: string, shown: ReactNode): Scene => ({
  name,
  render: () => (
    <>
      <Sheet slim>
        <ScreenTitle>Your report</ScreenTitle>
      </Sheet>
      {shown}
    </>
  ),
})

export const scenes: readonly Scene[] = [
  scene('ask', <Asking state={asked} />),
  scene('ask-anonymous', <Asking state={{ ...asked, linked: false }} />),
  scene('shared', <Asking state={shared} />),
  scene('withdrawn', <Asking state={withdrawn} />),
  scene('earlier', <EarlierList games={games} here={uid} onOpen={nothing} />),
]
