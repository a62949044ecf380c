import { useState } from 'react'
import type { Delivery, Endpoint } from '../../../contract/console/webhook-calls.ts'
import { callConsole, useCall } from '../../api/call.ts'
import { useMembership } from '../../me.ts'
import { textByPath, useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { RowButton } from '../../ui/button.tsx'
import { CopyBox } from '../../ui/code.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { lines, Panel } from '../../ui/page.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { Table } from '../../ui/table.tsx'
import { useAction } from '../../ui/use-action.tsx'

const states = { delivered: 'ok', waiting: 'pending', failed: 'error' } as const

/** What a receiver answered, in one line: its status, and what is wrong with it; or why it did not answer. */
export const answerOf = ({ status, error }: { status?: number | undefined; error?: string | undefined }): string =>
  [status, error].filter((part) => part !== undefined).join(': ')

/** One delivery with its attempts and its body. */
const One = ({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) => {
  const { t, formats } = useConsoleTexts()
  const body = JSON.stringify(delivery.body, null, 2)
  return (
    <Dialog wide title={textByPath(t.webhooks.types, delivery.type)} message={delivery.messageId} onClose={onClose}>
      <h3>{t.webhooks.attempts()}</h3>
      {delivery.tries.length === 0 ? (
        <p>{t.webhooks.noAttempts()}</p>
      ) : (
        <ol className={lines}>
          {delivery.tries.map(({ at, status, error }) => (
            <li key={at}>
              <time dateTime={at}>{formats.moment(at)}</time>: <b>{answerOf({ status, error })}</b>
            </li>
          ))}
        </ol>
      )}
      {delivery.nextAt && <p>{t.webhooks.nextAt({ time: formats.moment(delivery.nextAt) })}</p>}
      <CopyBox name={t.webhooks.body()} text={body} />
    </Dialog>
  )
}

/** What was delivered to an endpoint, as it happens. */
export const Deliveries = ({ endpoint }: { endpoint: Endpoint }) => {
  const { t, formats } = useConsoleTexts()
  const { id, may } = useMembership()
  const params = { operator: id, endpoint: `${endpoint.id}` }
  const answer = useCall('deliveries', { params }, { refreshInterval: 5000 })
  const [shownDelivery, setShownDelivery] = useState<Delivery>()
  const { refusal, run } = useAction()
  const nameOf = ({ type, at }: Delivery) => `${textByPath(t.webhooks.types, type)}, ${formats.moment(at)}`
  const replay = ({ id: delivery }: Delivery) =>
    void run(() => callConsole('replayDelivery', { params: { ...params, delivery: `${delivery}` } }))
  return (
    <Panel flush title={t.webhooks.deliveries()} text={endpoint.url}>
      {refusal}
      <Answer of={answer}>
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <Empty symbol="hook" title={t.webhooks.noDeliveries()} text={t.webhooks.noDeliveriesText()} />
          ) : (
            <Table
              caption={t.webhooks.deliveries()}
              rows={deliveries}
              keyOf={(delivery) => delivery.id}
              columns={[
                { name: t.webhooks.event(), cell: ({ type }) => textByPath(t.webhooks.types, type) },
                { name: t.webhooks.at(), cell: ({ at }) => formats.moment(at) },
                { name: t.webhooks.attempts(), numeric: true, cell: ({ attempts }) => formats.number(attempts) },
                {
                  name: t.keys.state(),
                  cell: ({ state, lastStatus, lastError, nextAt }) => (
                    <>
                      <StateMark state={states[state]}>{t.webhooks.deliveryStates[state]()}</StateMark>
                      {state !== 'delivered' && <small>{answerOf({ status: lastStatus, error: lastError })}</small>}
                      {nextAt && <small>{t.webhooks.nextAt({ time: formats.moment(nextAt) })}</small>}
                    </>
                  ),
                },
                {
                  hidden: t.common.actions(),
                  cell: (delivery) => (
                    <>
                      <RowButton name={t.webhooks.show()} of={nameOf(delivery)} onClick={() => setShownDelivery(delivery)} />
                      {may('owner') && delivery.state !== 'waiting' && (
                        <RowButton name={t.webhooks.replay()} of={nameOf(delivery)} onClick={() => replay(delivery)} />
                      )}
                    </>
                  ),
                },
              ]}
            />
          )
        }
      </Answer>
      {shownDelivery && <One delivery={shownDelivery} onClose={() => setShownDelivery(undefined)} />}
    </Panel>
  )
}
