import { css } from '@linaria/core'
import { useState } from 'react'
import type { Endpoint } from '../../../contract/console/webhook-calls.ts'
import { worldOf } from '../../../contract/world.ts'
import { callConsole, type Reply, useCall } from '../../api/call.ts'
import { useMembership } from '../../me.ts'
import { textByPath, useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { AddButton, compactClass, QuietButton, TextButton } from '../../ui/button.tsx'
import { ActionDialog } from '../../ui/dialog.tsx'
import { EmptyPanel } from '../../ui/empty.tsx'
import { Select } from '../../ui/field.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Note } from '../../ui/note.tsx'
import { actions, Page, Panel } from '../../ui/page.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useAction } from '../../ui/use-action.tsx'
import { AddEndpoint } from './add-endpoint.tsx'
import { answerOf, Deliveries } from './deliveries.tsx'

const states = { works: 'ok', failing: 'error', off: 'off' } as const
/** Hours to go back when deliveries are repeated by time. */
const spans = ['1', '24', '168'] as const

const Replay = ({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const [hours, setHours] = useState<(typeof spans)[number]>('24')
  const [repeatedCount, setRepeatedCount] = useState<number>()
  const replay = async () => {
    const since = new Date(Date.now() - Number(hours) * 3_600_000).toISOString()
    const reply = await callConsole('replayEndpoint', { params: { operator: id, endpoint: `${endpoint.id}` }, body: { since } })
    setRepeatedCount(reply.again)
  }
  const head = { title: t.webhooks.replayTitle(), message: t.webhooks.replayText(), name: t.webhooks.replay() }
  const close = <TextButton onClick={onClose}>{t.common.close()}</TextButton>
  return (
    <ActionDialog {...head} act={replay} end={close} onClose={onClose}>
      <Select
        label={t.webhooks.since()}
        value={hours}
        onChoose={setHours}
        options={spans.map((value) => ({ value, name: t.webhooks.spans[value]() }))}
      />
      {repeatedCount !== undefined && (
        <Note kind="ok" role="status">
          {t.webhooks.again({ count: repeatedCount })}
        </Note>
      )}
    </ActionDialog>
  )
}

const Remove = ({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) => {
  const { t } = useConsoleTexts()
  const { id: operator } = useMembership()
  const remove = async () => {
    await callConsole('removeEndpoint', { params: { operator, endpoint: `${endpoint.id}` } })
    onClose()
  }
  const head = { title: t.webhooks.removeTitle({ url: endpoint.url }), message: t.webhooks.removeText(), name: t.common.remove() }
  return <ActionDialog danger {...head} act={remove} onClose={onClose} />
}

const outcome = css`
  &:not(:empty) {
    margin-bottom: var(--space-3);
  }
`

type Shown = 'add' | { secret: Reply<'addEndpoint'> } | { replay: Endpoint } | { remove: Endpoint }

type Props = { endpoint: Endpoint; onShow: (shown: Shown) => void; onDeliveries: () => void }

const EndpointPanel = ({ endpoint, onShow, onDeliveries }: Props) => {
  const { t, formats } = useConsoleTexts()
  const { id, may } = useMembership()
  const params = { operator: id, endpoint: `${endpoint.id}` }
  const [testReply, setTestReply] = useState<Reply<'testEndpoint'>>()
  const { busy, refusal, run } = useAction()
  const isAccepted = testReply?.status !== undefined && testReply.status < 300
  return (
    <Panel
      title={endpoint.url}
      end={<StateMark state={states[endpoint.state]}>{t.webhooks.endpointStates[endpoint.state]()}</StateMark>}
      text={
        <>
          {t.webhooks.worlds[worldOf(endpoint)]()}:{' '}
          {endpoint.events ? formats.list(endpoint.events.map((type) => textByPath(t.webhooks.types, type))) : t.webhooks.allEvents()}.{' '}
          {t.webhooks.lately(endpoint.lately)} {t.webhooks.secretStart({ start: endpoint.secretStart })}{' '}
          {endpoint.oldSecretUntil && t.webhooks.oldSecret({ time: formats.moment(endpoint.oldSecretUntil) })}{' '}
          {endpoint.failingSince && t.webhooks.failingSince({ time: formats.moment(endpoint.failingSince) })} {endpoint.offBecause}
        </>
      }
    >
      <div className={outcome}>
        {refusal}
        {testReply && (
          <Note kind={isAccepted ? 'ok' : 'bad'} role="status">
            {isAccepted ? t.webhooks.testOk({ status: `${testReply.status}` }) : t.webhooks.testFailed({ why: answerOf(testReply) })}
          </Note>
        )}
      </div>
      <div className={actions}>
        <QuietButton onClick={onDeliveries}>{t.webhooks.deliveries()}</QuietButton>
        {may('owner') && (
          <>
            <QuietButton
              waiting={busy && t.common.loading()}
              onClick={() => void run(async () => setTestReply(await callConsole('testEndpoint', { params })))}
            >
              {t.webhooks.test()}
            </QuietButton>
            <Menu
              name={`${t.common.actions()}: ${endpoint.url}`}
              className={compactClass('text')}
              face={
                <>
                  {t.common.actions()}
                  <Glyph name="down" />
                </>
              }
            >
              <TextButton onClick={() => void run(async () => onShow({ secret: await callConsole('rotateEndpoint', { params }) }))}>
                {t.webhooks.rotate()}
              </TextButton>
              <TextButton onClick={() => onShow({ replay: endpoint })}>{t.webhooks.replayMany()}</TextButton>
              <hr />
              <TextButton onClick={() => void run(() => callConsole('changeEndpoint', { params, body: { on: endpoint.state === 'off' } }))}>
                {endpoint.state === 'off' ? t.webhooks.on() : t.webhooks.off()}
              </TextButton>
              <TextButton onClick={() => onShow({ remove: endpoint })}>{t.common.remove()}</TextButton>
            </Menu>
          </>
        )}
      </div>
    </Panel>
  )
}

/** Endpoints of the partner's server, and what was delivered to them. */
export const Webhooks = () => {
  const { t } = useConsoleTexts()
  const { id, may } = useMembership()
  const answer = useCall('endpoints', { params: { operator: id } }, { refreshInterval: 10_000 })
  const [dialog, setDialog] = useState<Shown>()
  const [chosenId, setChosenId] = useState<number>()
  const close = () => setDialog(undefined)
  const add = may('owner') && <AddButton onClick={() => setDialog('add')}>{t.webhooks.add()}</AddButton>
  return (
    <Page title={t.nav.webhooks()} text={t.webhooks.text()} end={answer.data && answer.data.endpoints.length > 0 && add}>
      <Answer of={answer}>
        {({ endpoints }) => {
          const one = endpoints.find((endpoint) => endpoint.id === chosenId)
          return endpoints.length === 0 ? (
            <EmptyPanel symbol="hook" title={t.webhooks.none()} text={t.webhooks.noneText()}>
              {add}
            </EmptyPanel>
          ) : (
            <>
              {endpoints.map((endpoint) => (
                <EndpointPanel key={endpoint.id} endpoint={endpoint} onShow={setDialog} onDeliveries={() => setChosenId(endpoint.id)} />
              ))}
              {one && <Deliveries key={one.id} endpoint={one} />}
            </>
          )
        }}
      </Answer>
      {dialog === 'add' && <AddEndpoint operator={id} onMade={(secret) => setDialog({ secret })} onClose={close} />}
      {typeof dialog === 'object' && 'secret' in dialog && (
        <ShownOnce
          title={t.webhooks.newSecret()}
          name={t.webhooks.secret()}
          value={dialog.secret.secret}
          note={t.webhooks.secretNote()}
          onClose={close}
        />
      )}
      {typeof dialog === 'object' && 'remove' in dialog && <Remove endpoint={dialog.remove} onClose={close} />}
      {typeof dialog === 'object' && 'replay' in dialog && <Replay endpoint={dialog.replay} onClose={close} />}
    </Page>
  )
}
