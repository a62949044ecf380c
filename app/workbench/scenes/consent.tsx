import type { ReactNode } from 'react'
import type { OperatorView } from '../../../contract/operator-view.ts'
import type { ConsentState, EarlierGames } from '../../../contract/player-calls.ts'
import { AgreedView } from '../../results/consent/agreed-view.tsx'
import { ConsentView } from '../../results/consent/consent-view.tsx'
import { DeleteDialog, OwnData } from '../../results/consent/own-data.tsx'
import { EarlierList } from '../../results/earlier/earlier-list.tsx'
import { ServicesContext, useServices } from '../../services.ts'
import { createStore } from '../../store.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { mediumRisk, notFirm, type Played, risky } from '../fixtures/played.ts'
import { nothing, type Scene } from '../scene.tsx'
import { exampleUid } from '../with-own-game.tsx'

const day = (date: number, hour: number, minute: number) => Date.UTC(2026, 10, date, hour, minute)
const inGame = { open: 'game', share: 'game' } as const
const answers = { opened: [], openedMore: 0, read: [], readMore: 0, changes: [] }
const asked: ConsentState = { open: false, share: false, text_version: '', by: inGame, ...answers, linked: true }
const agreed = { open: true, share: true, text_version: 'f'.repeat(32) }
const refused = { open: false, share: false, text_version: 'f'.repeat(32) }
const shared: ConsentState = {
  ...asked,
  ...agreed,
  changes: [{ ...agreed, by: inGame, at: day(14, 15, 4) }],
  opened: [day(15, 18, 30)],
  read: [day(15, 9, 12), day(20, 11, 40)],
}
const withdrawn: ConsentState = { ...shared, ...refused, changes: [...shared.changes, { ...refused, by: inGame, at: day(22, 10, 5) }] }
/** As the account sees it: sharing was taken back there, and it was opened often. */
const account: ConsentState = {
  ...shared,
  share: false,
  by: { open: 'game', share: 'account' },
  changes: [...shared.changes, { ...agreed, share: false, by: { open: 'game', share: 'account' }, at: day(21, 20, 5) }],
  openedMore: 12,
  readMore: 3,
}
const earlier = ({ results: { risk_score, score_version, repeat, quality } }: Played, reference: string, completed_at: number) => ({
  uid: 'view',
  reference,
  completed_at,
  risk_score,
  score_version,
  firm: quality.firm,
  ...(quality.firm && { range: repeat }),
})
const games: EarlierGames['games'] = [
  earlier(risky, 'here', day(21, 20, 15)),
  earlier(mediumRisk, 'rf_1', day(14, 15, 2)),
  earlier(notFirm, 'rf_2', day(2, 9, 40)),
]

/** Asks to share, as an operator with `sharing` does; in a view by the account nothing is asked. */
const Asking = ({ state, opened = false, changes = 0 }: { state: ConsentState; opened?: boolean; changes?: number }) => {
  const services = useServices()
  const purpose = 'We would use your result to suggest limits and breaks that suit you. We would not use it for advertising or offers.'
  const view = services.currentOperator.get()
  const currentOperator = createStore<OperatorView>({
    ...view,
    sharing: { purpose: { eng: purpose, [view.defaultLanguage]: purpose }, what: ['category', 'score'] },
  })
  return (
    <ServicesContext value={{ ...services, currentOperator }}>
      {opened ? (
        <AgreedView state={state} closes onTakeBack={async () => {}} />
      ) : (
        <ConsentView state={state} asksToShare changes={changes} onSave={async () => {}} />
      )}
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
  scene('words-changed', <Asking state={asked} changes={1} />),
  scene('shared', <Asking state={shared} />),
  scene('withdrawn', <Asking state={withdrawn} />),
  scene('given', <Asking state={shared} opened />),
  scene('given-partly', <Asking state={account} opened />),
  scene('own-data', <OwnData uid={exampleUid} onDeleted={nothing} />),
  scene(
    'delete',
    <>
      <OwnData uid={exampleUid} onDeleted={nothing} />
      <DeleteDialog uid={exampleUid} onDeleted={nothing} onClose={nothing} />
    </>,
  ),
  scene('earlier', <EarlierList games={games} mean={{ score: 52, range: [35, 65] }} here="here" onOpen={nothing} />),
]
