import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Overview as View } from '../../../contract/console/overview-calls.ts'
import { useCall } from '../../api/call.ts'
import { screenPath, useMe, useMembership } from '../../me.ts'
import { textByPath, useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { ButtonLink, OutLink } from '../../ui/button.tsx'
import { Page, Panel, Panels } from '../../ui/page.tsx'
import { StateMark, WaitingDot } from '../../ui/state-mark.tsx'
import { GoLive } from './go-live.tsx'
import { LastWeeks } from './last-weeks.tsx'
import { Needs } from './needs.tsx'
import { type Step, Steps } from './steps.tsx'

const facts = css`
  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-3);
    padding: var(--space-3) 0;
    border-top: 1px solid var(--line);
    &:first-child {
      border-top: 0;
      padding-top: 0;
    }
  }
  small {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }
`
const waiting = css`
  display: inline-flex;
  align-items: baseline;
  gap: var(--space-2);
`

/** The five steps from nothing to a verified test: look, key, page, game, check. */
const useSteps = (view: View): Step[] => {
  const { t, formats } = useConsoleTexts()
  const { id, may } = useMembership()
  const at = (name: View['steps'][number]['step']) => view.steps.find(({ step }) => step === name)?.at
  const toScreen = (screen: string, label: string, done: boolean) => (
    <ButtonLink to={screenPath(id, screen)} kind={done ? 'text' : 'primary'}>
      {label}
    </ButtonLink>
  )
  const { version, contrastFaults, keys } = view
  const hello = at('hello')
  const completedAt = at('completed')
  const verifiedAt = at('verified')
  const isBranded = version !== undefined
  const hasKey = keys.test + keys.page + keys.server > 0
  const wait = (text: string): ReactNode => (
    <span className={waiting}>
      <WaitingDot />
      {text}
    </span>
  )
  return [
    {
      name: t.nav.look(),
      done: isBranded,
      text: version
        ? t.overview.branded({ version: version.number, day: formats.day(version.publishedAt), faults: contrastFaults })
        : t.overview.notBranded(),
      end: isBranded || !may('editor') ? toScreen('look', t.overview.seeLook(), true) : toScreen('start', t.overview.startLook(), false),
    },
    {
      name: t.overview.key(),
      done: hasKey,
      text: hasKey ? t.overview.hasKeys({ page: keys.page, test: keys.test, server: keys.server }) : t.overview.noKey(),
      // With the snippet it is one press.
      end: hasKey ? toScreen('keys', t.overview.seeKeys(), true) : toScreen('page', t.overview.getSnippet(), !isBranded),
    },
    {
      name: t.nav.page(),
      done: hello !== undefined,
      text: hello ? t.overview.hello({ time: formats.moment(hello) }) : wait(t.overview.noHello()),
      end: toScreen('page', hello ? t.overview.seePage() : t.overview.getSnippet(), hello !== undefined || !hasKey || !isBranded),
    },
    {
      name: t.overview.game(),
      done: completedAt !== undefined,
      text: completedAt ? t.overview.completed({ time: formats.moment(completedAt) }) : t.overview.noGame(),
      end: toScreen('page', t.page.live(), true),
    },
    {
      name: t.overview.verified(),
      done: verifiedAt !== undefined,
      text: verifiedAt ? t.overview.verifiedAt({ time: formats.moment(verifiedAt) }) : t.overview.notVerified(),
      end: toScreen('page', t.page.live(), true),
    },
  ]
}

const Health = ({ health }: Pick<View, 'health'>) => {
  const { t, formats } = useConsoleTexts()
  return (
    <Panel title={t.overview.health()}>
      <ul className={facts}>
        <li>
          {t.overview.test()}
          <StateMark state={health.state === 'live' ? 'ok' : 'off'}>{t.overview.states[health.state]()}</StateMark>
        </li>
        <li>
          {t.overview.analyses()}
          <StateMark state={health.waiting > 0 ? 'pending' : 'ok'}>
            {health.waiting > 0 ? t.overview.inLine({ count: health.waiting }) : t.overview.noWait()}
          </StateMark>
        </li>
        <li>
          {t.overview.yourPage()}
          <StateMark state={health.lastHello ? 'ok' : 'pending'}>
            {health.lastHello ? t.overview.inTouch() : t.overview.waiting()}
          </StateMark>
          <small>{health.lastHello ? t.overview.lastHello({ time: formats.moment(health.lastHello) }) : t.overview.noHello()}</small>
        </li>
        <li>
          {t.nav.webhooks()}
          <StateMark state={health.webhooksFailing > 0 ? 'error' : 'ok'}>
            {health.webhooksFailing > 0 ? t.overview.failing({ count: health.webhooksFailing }) : t.overview.noFailing()}
          </StateMark>
        </li>
      </ul>
    </Panel>
  )
}

const Changes = () => {
  const { t, formats } = useConsoleTexts()
  const { id } = useMembership()
  const log = useCall('log', { params: { operator: id }, query: {} })
  return (
    <Panel
      title={t.overview.changes()}
      end={
        <ButtonLink kind="text" row to={screenPath(id, 'log')}>
          {t.nav.log()}
        </ButtonLink>
      }
    >
      <Answer of={log}>
        {({ entries }) =>
          entries.length > 0 ? (
            <ul className={facts}>
              {entries.slice(0, 5).map((entry) => (
                <li key={entry.id}>
                  {textByPath(t.changes, entry.what) || entry.what}
                  <time dateTime={entry.at}>{formats.moment(entry.at)}</time>
                  <small>
                    {entry.who}
                    {entry.subject && `, ${entry.subject}`}
                  </small>
                </li>
              ))}
            </ul>
          ) : (
            <p>{t.overview.noChanges()}</p>
          )
        }
      </Answer>
    </Panel>
  )
}

const OverviewContent = ({ view }: { view: View }) => {
  const { t } = useConsoleTexts()
  const steps = useSteps(view)
  const doneCount = steps.filter((step) => step.done).length
  const isVerified = doneCount === steps.length
  return (
    <>
      <Needs view={view} />
      {isVerified && !view.live && <GoLive view={view} />}
      {(view.live || isVerified) && <LastWeeks />}
      {!isVerified && !view.live && (
        <Panel flush title={t.overview.steps()} end={<span>{t.overview.ofSteps({ done: doneCount, all: steps.length })}</span>}>
          <Steps steps={steps} />
        </Panel>
      )}
      <Panels columns="halves">
        <Health health={view.health} />
        <Changes />
      </Panels>
    </>
  )
}

/** The state of the operator, and the next step. */
export const Overview = () => {
  const { t } = useConsoleTexts()
  const { id, name } = useMembership()
  const { publicUrl } = useMe()
  const view = useCall('overview', { params: { operator: id } }, { refreshInterval: 20_000 })
  return (
    <Page
      title={t.nav.overview()}
      text={name}
      end={
        <OutLink symbol="out" href={`${publicUrl}/gamalyze?operator=${id}`}>
          {t.overview.play()}
        </OutLink>
      }
    >
      <Answer of={view}>{(data) => <OverviewContent view={data} />}</Answer>
    </Page>
  )
}
