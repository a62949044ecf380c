import { css } from '@linaria/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { announce } from '../../../app/ui/announcer.tsx'
import type { OperatorRow, ProviderHealth } from '../../../contract/console/provider-calls.ts'
import { userIdModes } from '../../../contract/operator.ts'
import { callConsole, setMe, useCall } from '../../api/call.ts'
import { screenPath } from '../../me.ts'
import { Changes } from '../../members/changes.tsx'
import { Invite } from '../../members/invite.tsx'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { AddButton, compactClass, RowButton, TextButton } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Page, rows } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { TablePanel } from '../../ui/table.tsx'
import { useAction } from '../../ui/use-action.tsx'
import { actionsOf, countKinds, findOperators, type OperatorKind, operatorKinds } from './find-operators.ts'
import { NewOperator } from './new-operator.tsx'
import { OperatorChoice } from './operator-choice.tsx'

const Health = ({ health }: { health: ProviderHealth }) => {
  const { t, formats } = useConsoleTexts()
  const { line, outages, mail, webhooks, retentionDays, norms, help } = health
  const facts = [
    [t.provider.outages(), outages.length === 0, outages.length === 0 ? t.provider.noOutage() : formats.list(outages)],
    [t.overview.analyses(), line.failed === 0, t.provider.line(line)],
    [t.provider.mail(), mail === 'on', mail === 'on' ? t.provider.on() : t.provider.off()],
    [t.nav.webhooks(), webhooks.failing === 0, t.provider.webhooks(webhooks)],
    [t.provider.retention(), true, retentionDays === 0 ? t.provider.kept() : t.provider.days({ days: retentionDays })],
    [t.provider.norms(), true, norms ?? t.provider.shipped()],
  ] as const
  return (
    <>
      <TablePanel
        title={t.overview.health()}
        rows={facts}
        keyOf={([name]) => name}
        columns={[
          { name: t.provider.part(), cell: ([name]) => name },
          { name: t.keys.state(), cell: ([, good, text]) => <StateMark state={good ? 'ok' : 'error'}>{text}</StateMark> },
        ]}
      />
      {help.length > 0 && (
        <TablePanel
          title={t.provider.stale()}
          text={t.provider.staleText()}
          rows={help}
          keyOf={({ place, name }) => `${place} ${name}`}
          columns={[
            { name: t.provider.place(), cell: ({ place }) => place },
            { name: t.keys.name(), cell: ({ name }) => name },
            { name: t.provider.checked(), cell: ({ checkedAt }) => formats.day(checkedAt) },
          ]}
        />
      )}
    </>
  )
}

const rowActions = css`
  display: inline-flex;
  align-items: center;
`

const studyAnswers = ['allowed', 'denied'] as const
type StudyProps = { operator: OperatorRow; study: NonNullable<OperatorRow['study']>; onClose: () => void }

/** Asks whether the declared study of an operator may leave the coaching popups out. */
const StudyChoice = ({ operator, study: { id, until, allowed }, onClose }: StudyProps) => {
  const { t, formats } = useConsoleTexts()
  return (
    <OperatorChoice
      title={`${t.provider.study()}: ${operator.name}`}
      text={t.provider.studyText({ id, until: formats.day(until) })}
      legend={t.provider.studyLegend()}
      present={allowed ? 'allowed' : 'denied'}
      options={studyAnswers.map((value) => ({ value, name: t.provider.studyAnswers[value](), text: t.provider.studyMeans[value]() }))}
      save={(answer) => callConsole('setStudy', { params: { operator: operator.id }, body: { id, until, allowed: answer === 'allowed' } })}
      onClose={onClose}
    />
  )
}

/** All operators and the health of the system, for members of the provider. */
export const Provider = () => {
  const { t, formats } = useConsoleTexts()
  const go = useNavigate()
  const operators = useCall('allOperators', {})
  const health = useCall('health', {}, { refreshInterval: 20_000 })
  const log = useCall('providerLog', { query: {} })
  const [inviting, setInviting] = useState<OperatorRow>()
  const [words, setWords] = useState('')
  const [kind, setKind] = useState<OperatorKind>('all')
  const [isMaking, setIsMaking] = useState(false)
  const [setting, setSetting] = useState<OperatorRow>()
  const [judging, setJudging] = useState<OperatorRow>()
  const { refusal, run } = useAction()
  const found = (all: readonly OperatorRow[]) => findOperators(all, words, kind, formats.country)
  const statusOf = (count: number, all: number) => (count === 0 ? t.provider.noneFound({ words }) : t.provider.found({ count, all }))
  const actFor = ({ id }: OperatorRow) =>
    void run(async () => {
      await setMe(await callConsole('actFor', { params: { operator: id } }))
      go(screenPath(id))
    })
  return (
    <Page
      title={t.nav.provider()}
      text={t.provider.text()}
      end={<AddButton onClick={() => setIsMaking(true)}>{t.provider.newOperator()}</AddButton>}
    >
      {refusal}
      <Answer of={operators}>
        {({ operators: all }) => (
          <>
            <search className={rows[3]}>
              <SearchField label={t.provider.find()} value={words} onSearch={setWords} />
              <Chips
                legend={t.provider.only()}
                options={operatorKinds.map((value) => ({
                  value,
                  name: t.provider.kinds[value](),
                  count: formats.number(countKinds(all)[value]),
                }))}
                chosen={[kind]}
                onChoose={([next = 'all']) => setKind(next)}
              />
              <span role="status">{statusOf(found(all).length, all.length)}</span>
            </search>
            <TablePanel
              title={t.provider.operators()}
              rows={found(all)}
              keyOf={({ id }) => id}
              columns={[
                {
                  name: t.keys.name(),
                  cell: ({ id, name, country }) => (
                    <>
                      {name}
                      <small>{[id, country && formats.country(country)].filter(Boolean).join(', ')}</small>
                    </>
                  ),
                },
                {
                  name: t.keys.state(),
                  cell: ({ state, problems, webhooksFailing, userIds }) => (
                    <>
                      {problems + webhooksFailing > 0 ? (
                        <StateMark state="error">{t.provider.faults({ problems, webhooks: webhooksFailing })}</StateMark>
                      ) : (
                        <StateMark state={state === 'live' ? 'ok' : 'off'}>{t.overview.states[state]()}</StateMark>
                      )}
                      {userIds === 'open' && (
                        <small>
                          {t.provider.userIds()}: {t.provider.userIdModes.open()}
                        </small>
                      )}
                    </>
                  ),
                },
                { name: t.nav.people(), numeric: true, cell: ({ members }) => formats.number(members) },
                {
                  hidden: t.common.actions(),
                  cell: (row) => (
                    <div className={rowActions}>
                      <RowButton name={t.provider.act()} of={row.name} onClick={() => actFor(row)} />
                      {actionsOf(row).userIds && (
                        <Menu
                          name={`${t.common.actions()}: ${row.name}`}
                          className={compactClass('text', true)}
                          face={<Glyph name="more" />}
                        >
                          {actionsOf(row).invite && <TextButton onClick={() => setInviting(row)}>{t.provider.firstOwner()}</TextButton>}
                          <TextButton onClick={() => setSetting(row)}>{t.provider.userIds()}</TextButton>
                          {actionsOf(row).study && <TextButton onClick={() => setJudging(row)}>{t.provider.study()}</TextButton>}
                        </Menu>
                      )}
                    </div>
                  ),
                },
              ]}
            />
          </>
        )}
      </Answer>
      <Answer of={health}>{(data) => <Health health={data} />}</Answer>
      <Changes title={t.provider.changes()} of={log} older={(before) => callConsole('providerLog', { query: { before } })} />
      {isMaking && <NewOperator onClose={() => setIsMaking(false)} />}
      {setting && (
        <OperatorChoice
          title={`${t.provider.userIds()}: ${setting.name}`}
          text={t.provider.userIdsText()}
          legend={t.provider.userIdsLegend()}
          present={setting.userIds}
          options={userIdModes.map((value) => ({ value, name: t.provider.userIdModes[value](), text: t.provider.userIdMeans[value]() }))}
          save={(userIds) => callConsole('setUserIds', { params: { operator: setting.id }, body: { userIds } })}
          onClose={() => setSetting(undefined)}
        />
      )}
      {judging?.study && <StudyChoice operator={judging} study={judging.study} onClose={() => setJudging(undefined)} />}
      {inviting && (
        <Invite
          only="owner"
          send={async (body) => {
            await callConsole('inviteTo', { params: { operator: inviting.id }, body })
            announce(t.provider.invited({ email: body.email, operator: inviting.name }))
          }}
          onClose={() => setInviting(undefined)}
        />
      )}
    </Page>
  )
}
