import { css, cx } from '@linaria/core'
import { VisuallyHidden } from '../../../app/ui/visually-hidden.tsx'
import type { PageStep } from '../../../contract/console/page.ts'
import { useCall } from '../../api/use-call.ts'
import { useOperator } from '../../session.ts'
import { useFormats, useTexts } from '../../texts/context.tsx'
import { Answer } from '../../ui/answer.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WaitingDot } from '../../ui/state-mark.tsx'

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
    font-weight: var(--semibold);
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
const mark = css`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  border: 1.5px solid var(--lineStrong);
  background: var(--surface);
  svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 2.5;
  }
`
const done = css`
  background: var(--win);
  border-color: var(--win);
  color: #fff;
`

const Step = ({ of, now }: { of: PageStep; now: boolean }) => {
  const t = useTexts()
  const formats = useFormats()
  const { step, at, origin, cards, reference } = of
  const came = [origin, cards === undefined ? undefined : t.page.cards({ count: cards }), reference].filter(Boolean).join(', ')
  return (
    <li aria-current={now ? 'step' : undefined}>
      <span className={cx(mark, at && done)}>
        {at ? (
          <>
            <Glyph name="check" />
            <VisuallyHidden>{t.overview.done()}</VisuallyHidden>
          </>
        ) : (
          now && <WaitingDot />
        )}
      </span>
      <b>{t.page.steps[step]()}</b>
      {at ? <time dateTime={at}>{formats.second(at)}</time> : <span />}
      <p>{at ? came : t.page.waitsFor[step]()}</p>
    </li>
  )
}

/** What the page does, as it happens: five steps until a test game is completed and verified. */
export const Live = () => {
  const t = useTexts()
  const { id } = useOperator()
  const answer = useCall('livePage', { params: { operator: id }, query: {} }, { refreshInterval: 1500, keepPreviousData: true })
  return (
    <Panel title={t.page.live()} text={t.page.liveText()}>
      <Answer of={answer}>
        {({ steps }) => {
          const next = steps.findIndex(({ at }) => !at)
          return (
            <>
              <ol className={list}>
                {steps.map((step, index) => (
                  <Step key={step.step} of={step} now={index === next} />
                ))}
              </ol>
              <p role="status">{next < 0 && t.page.allDone()}</p>
            </>
          )
        }}
      </Answer>
    </Panel>
  )
}
