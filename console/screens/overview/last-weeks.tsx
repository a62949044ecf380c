import { css } from '@linaria/core'
import type { FigureColumn } from '../../../contract/console/figure-calls.ts'
import { useCall } from '../../api/call.ts'
import { screenPath, useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel, Panels } from '../../ui/page.tsx'
import { Trend } from '../../ui/trend.tsx'

const headline = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  dt {
    color: var(--inkSoft);
  }
  dd b {
    display: block;
    font-size: var(--text-2xl);
    font-weight: var(--semibold);
    line-height: 1.2;
    color: var(--colorPrimary);
    font-variant-numeric: tabular-nums;
  }
`
const shownColumns = ['started', 'completed', 'advice', 'help'] as const satisfies readonly FigureColumn[]
const [weeksShown, weeksInTrend] = [4, 26]

/** How the test is used: the last four whole weeks, beside the four before, and how completed games went. */
export const LastWeeks = () => {
  const { t, formats } = useConsoleTexts()
  const { id } = useMembership()
  const weeks = useCall('figures', { params: { operator: id }, query: {} }).data?.weeks
  if (!weeks) return null
  const sum = (from: number, to: number | undefined, name: FigureColumn) =>
    weeks.slice(from, to).reduce((all, { counts }) => all + counts[name], 0)
  const currentFigures = shownColumns.map((name) => ({
    name,
    count: sum(-weeksShown, undefined, name),
    before: sum(-2 * weeksShown, -weeksShown, name),
  }))
  const few = currentFigures.filter(({ count }) => count === 0)
  const begun = weeks.findIndex(({ counts }) => counts.completed > 0)
  const trend = weeks.slice(Math.max(begun, weeks.length - weeksInTrend))
  return (
    <Panels columns={begun >= 0 ? 'halves' : undefined}>
      <Panel
        title={t.overview.lastWeeks()}
        text={t.overview.rounded()}
        end={
          <ButtonLink kind="text" row to={screenPath(id, 'figures')}>
            {t.overview.allFigures()}
          </ButtonLink>
        }
      >
        <dl className={headline}>
          {currentFigures
            .filter(({ count }) => count > 0)
            .map(({ name, count, before }) => (
              <div key={name}>
                <dt>{t.figures.columns[name]()}</dt>
                <dd>
                  <b>{formats.number(count)}</b>
                  <small>{before > 0 ? t.overview.before({ count: formats.number(before) }) : t.overview.fewBefore()}</small>
                </dd>
              </div>
            ))}
        </dl>
        {few.length > 0 && <p>{t.figures.fewOf({ names: formats.list(few.map(({ name }) => t.figures.columns[name]())) })}</p>}
      </Panel>
      {begun >= 0 && (
        <Panel title={t.figures.byWeekTitle()} text={t.figures.byWeekText()}>
          <Trend weeks={trend.map(({ week, counts }) => ({ week, count: counts.completed }))} />
        </Panel>
      )}
    </Panels>
  )
}
