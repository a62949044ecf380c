import { css } from '@linaria/core'
import { useState } from 'react'
import type { PageStep, PageView, ReportedProblem } from '../../../contract/console/page-calls.ts'
import { useCall } from '../../api/call.ts'
import { screenPath, useMe, useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { mono } from '../../ui/code.tsx'
import { Note } from '../../ui/note.tsx'
import { inView, Panel } from '../../ui/page.tsx'
import { StepMark, WaitingDot } from '../../ui/state-mark.tsx'
import { AddPreview } from './add-preview.tsx'
import { DownloadProject } from './download-project.tsx'
import { PageAddress } from './page-address.tsx'

const list = css`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 1.75rem 1fr auto;
    gap: 0 var(--space-3);
    padding-bottom: var(--space-4);
    line-height: 1.45;
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.8125rem;
    top: 1.75rem;
    bottom: 0;
    width: 2px;
    background: var(--line);
  }
  b {
    color: var(--colorPrimary);
  }
  time {
    font-size: var(--text-xs);
    line-height: 1.75;
    color: var(--inkSoft);
    font-variant-numeric: tabular-nums;
  }
  p {
    grid-column: 2 / -1;
    color: var(--inkSoft);
    overflow-wrap: anywhere;
  }
`
const Step = ({ of, now }: { of: PageStep; now: boolean }) => {
  const { t, formats } = useConsoleTexts()
  const { step, at, origin, width, height, cards, reference } = of
  const size = width !== undefined && height !== undefined && t.page.size({ width: formats.number(width), height: formats.number(height) })
  const came = [origin, size, cards === undefined ? undefined : t.page.cards({ count: cards }), reference].filter(Boolean).join(', ')
  return (
    <li aria-current={now ? 'step' : undefined}>
      <StepMark small done={at !== undefined}>
        {now && <WaitingDot />}
      </StepMark>
      <b>{t.page.steps[step]()}</b>
      {at ? <time dateTime={at}>{formats.second(at)}</time> : <span />}
      <p>{at ? came : t.page.waitsFor[step]()}</p>
    </li>
  )
}

const steps = css`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-4);
`
const unseen = css`
  font-size: var(--text-sm);
  line-height: 1.45;
  summary {
    width: fit-content;
    min-height: 2.25rem;
    font-weight: var(--semibold);
    cursor: pointer;
  }
  li {
    list-style: disc;
    margin-inline-start: 1.25em;
    overflow-wrap: anywhere;
  }
`

/** What cannot be seen from here, and how to see it in the page. */
const Unseen = () => {
  const { t } = useConsoleTexts()
  const { publicUrl } = useMe()
  const { id } = useMembership()
  return (
    <details className={unseen}>
      <summary>{t.page.unseen()}</summary>
      <ul>
        <li>{t.page.unseenPolicy()}</li>
        <li>{t.page.unseenSecret()}</li>
        <li>
          {t.page.unseenDiagnose()} <code className={mono}>console.table((await test.diagnose()).checks)</code>
        </li>
        <li>
          <a href={`${publicUrl}/embed-check?operator=${id}`} target="_blank" rel="noreferrer">
            {t.page.embedCheck()}
          </a>
        </li>
      </ul>
    </details>
  )
}

/** What is in the way of a page's test, and what to do about it. */
const Problem = ({ of: { code, at, origin }, view }: { of: ReportedProblem; view: PageView }) => {
  const { t, formats } = useConsoleTexts()
  return (
    <Note kind={code === 'NOT_KEPT' ? 'info' : 'bad'}>
      <p>
        <b className={mono}>{code}</b> · <time dateTime={at}>{formats.second(at)}</time>
        <br />
        {origin}
      </p>
      <p>{t.page.problems[code]()}</p>
      {code === 'FRAME_REFUSED' && <AddPreview origin={origin} view={view} />}
    </Note>
  )
}

const notes = css`
  display: grid;
  gap: var(--space-3);
  &:empty {
    display: none;
  }
`

/** What the page does, as it happens: five steps until a test game is completed and verified, and what is in the way. */
export const Live = ({ view }: { view: PageView }) => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const [since, setSince] = useState<string>()
  const answer = useCall(
    'livePage',
    { params: { operator: id }, query: since === undefined ? {} : { since } },
    { refreshInterval: 1500, keepPreviousData: true },
  )
  return (
    <Panel className={inView} title={t.page.live()} text={t.page.liveText()}>
      <DownloadProject />
      <PageAddress view={view} />
      <Answer of={answer}>
        {({ now, steps: all, problems, heard }) => {
          const next = all.findIndex(({ at }) => !at)
          return (
            <div className={steps}>
              <ol className={list}>
                {all.map((step, index) => (
                  <Step key={step.step} of={step} now={index === next} />
                ))}
              </ol>
              <div role="status" className={notes}>
                {problems.map((problem) => (
                  <Problem key={problem.code} of={problem} view={view} />
                ))}
                {next < 0 && problems.length === 0 && (
                  <Note kind="ok">
                    <p>{t.page.allDone()}</p>
                    <ButtonLink kind="quiet" row to={screenPath(id, 'keys')}>
                      {t.page.goLive()}
                    </ButtonLink>
                  </Note>
                )}
                {all[1]?.at && !heard && <Note>{t.page.notHeard()}</Note>}
              </div>
              <Unseen />
              {(heard || all.some(({ at }) => at)) && (
                <Button kind="text" row onClick={() => setSince(now)}>
                  {t.page.lookAgain()}
                </Button>
              )}
            </div>
          )
        }}
      </Answer>
    </Panel>
  )
}
