import type { ReactNode } from 'react'
import type { ConsentState, EarlierGames } from '../../../contract/player-calls.ts'
import { ConsentView } from '../../results/consent/consent-view.tsx'
import { OwnData } from '../../results/consent/own-data.tsx'
import { EarlierList } from '../../results/earlier/earlier-list.tsx'
import { ServicesContext, useServices } from '../../services.ts'
import { Brand } from '../../session/brand.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { nothing } from '../nothing.ts'
import type { Scene } from '../scene.ts'

const uid = '00000000-0000-4000-8000-000000000000'
const reference = `rf_${'0'.repeat(33)}`
const day = (date: number, hour: number, minute: number) => Date.UTC(2026, 10, date, hour, minute)
const by = { open: 'game', share: 'game' } as const
const asked: ConsentState = {
  open: false,
  share: false,
  text_version: '',
  by,
  opened: [],
  openedMore: 0,
  read: [],
  readMore: 0,
  changes: [],
  linked: true,
}
const agreed = { open: true, share: true, text_version: 'consent-2 eng' }
const refused = { open: false, share: false, text_version: 'consent-2 eng' }
const shared: ConsentState = {
  ...asked,
  ...agreed,
  changes: [{ ...agreed, by, at: day(14, 15, 4) }],
  opened: [day(15, 18, 30)],
  read: [day(15, 9, 12), day(20, 11, 40)],
}
const withdrawn: ConsentState = { ...shared, ...refused, changes: [...shared.changes, { ...refused, by, at: day(22, 10, 5) }] }
const games: EarlierGames['games'] = [
  { uid, reference, completed_at: day(21, 20, 15), risk_score: 58, firm: true, range: [44, 67] },
  { uid: '1', reference, completed_at: day(14, 15, 2), risk_score: 66, firm: true, range: [47, 69] },
  { uid: '2', reference, completed_at: day(2, 9, 40), risk_score: 12, firm: false },
]

const manyGames: EarlierGames['games'] = [
  { uid, reference, completed_at: day(21, 20, 15), risk_score: 41, firm: true, range: [30, 60] },
  { uid: '1', reference, completed_at: day(14, 15, 2), risk_score: 49, firm: true, range: [37, 63] },
  { uid: '2', reference, completed_at: day(9, 9, 40), risk_score: 12, firm: false },
  { uid: '3', reference, completed_at: day(5, 9, 40), risk_score: 68, firm: true, range: [45, 70] },
  { uid: '4', reference, completed_at: day(2, 9, 40), risk_score: 76, firm: true, range: [30, 75] },
]

/** Asks to share, as an operator with `sharing` does. */
const Asking = ({ state }: { state: ConsentState }) => {
  const services = useServices()
  const purpose = 'We would use your result to suggest limits and breaks that suit you. We would not use it for advertising or offers.'
  const view = services.brand.get()
  const brand = new Brand({ ...view, sharing: { purpose: { eng: purpose, [view.defaultLanguage]: purpose }, what: ['category', 'score'] } })
  return (
    <ServicesContext value={{ ...services, brand }}>
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
  scene('earlier-change', <EarlierList games={manyGames} here={uid} onOpen={nothing} />),
]
