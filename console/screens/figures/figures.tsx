import { css, cx } from '@linaria/core'
import { useState } from 'react'
import { print } from '../../../app/theme/breakpoints.ts'
import { offPaper } from '../../../app/theme/states.ts'
import { VisuallyHidden } from '../../../app/ui/visually-hidden.tsx'
import type { Figures as Data, FigureColumn, Split } from '../../../contract/console/figure-calls.ts'
import type { RiskCategory } from '../../../contract/scales.ts'
import { urlOf, useCall } from '../../api/call.ts'
import { useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button, FileLink } from '../../ui/button.tsx'
import { EmptyPanel } from '../../ui/empty.tsx'
import { Check, Select } from '../../ui/field.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Note } from '../../ui/note.tsx'
import { actions, Page, Panel, tools } from '../../ui/page.tsx'
import { Segment } from '../../ui/segment.tsx'
import { Table } from '../../ui/table.tsx'
import { Trend } from '../../ui/trend.tsx'
import { Bars } from './bars.tsx'
import { shareOf, tenths } from './findings.ts'
import { trendOf, weekOf, weeksBefore } from './weeks.ts'

const behind = css`
  margin-top: var(--space-3);
  > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    cursor: pointer;
    font-weight: var(--medium);
    color: var(--termsAndConditionColor);
    text-decoration: underline;
  }
  /* On paper every table is there. */
  ${print} {
    > summary {
      display: none;
    }
    &::details-content {
      content-visibility: visible;
      height: auto;
    }
  }
`
const second = css`
  margin-top: var(--space-5);
`

const steps = ['shown', 'started', 'completed', 'analysed', 'guessed', 'advice'] as const satisfies readonly FigureColumn[]
const barColumns = ['help', 'register', 'report'] as const satisfies readonly FigureColumn[]
const fits = ['fits_yes', 'fits_partly', 'fits_no'] as const satisfies readonly FigureColumn[]
const funnel = [...steps, ...barColumns]

type BehindProps = {
  caption: string
  names: readonly string[]
  rows: readonly { week: string; counts: readonly number[] }[]
  totals: readonly number[]
}

const Behind = ({ caption, names, rows, totals }: BehindProps) => {
  const { t, formats } = useConsoleTexts()
  const count = (value: number | undefined) =>
    value ? (
      formats.number(value)
    ) : (
      <span title={t.figures.few()}>
        <span aria-hidden="true">○</span>
        <VisuallyHidden>{t.figures.few()}</VisuallyHidden>
      </span>
    )
  return (
    <details className={behind}>
      <summary>{t.figures.table()}</summary>
      <p>{t.figures.ring()}</p>
      <Table
        wide
        caption={`${caption}: ${t.figures.byWeek()}`}
        rows={rows}
        keyOf={({ week }) => week}
        columns={[
          { name: t.figures.week(), cell: ({ week }) => week },
          ...names.map((name, index) => ({
            name,
            numeric: true,
            cell: ({ counts }: { counts: readonly number[] }) => count(counts[index]),
          })),
        ]}
        foot={[t.figures.total(), ...totals.map(count)]}
      />
    </details>
  )
}

const SplitPanel = ({ title, text, split, nameOf }: { title: string; text: string; split: Split; nameOf: (key: string) => string }) => {
  const { t, formats } = useConsoleTexts()
  const { keys, totals } = split
  const sum = totals.reduce((one, other) => one + other, 0)
  const note = (count: number) => {
    const share = shareOf(count, sum)
    return share === undefined ? undefined : formats.percent(share)
  }
  return (
    <Panel title={title} text={text}>
      {keys.length === 0 ? (
        <p>{t.figures.fewHere()}</p>
      ) : (
        <>
          <Bars bars={keys.map((key, index) => ({ name: nameOf(key), count: totals[index] ?? 0, note: note(totals[index] ?? 0) }))} />
          <Behind caption={title} names={keys.map(nameOf)} rows={split.rows} totals={totals} />
        </>
      )}
    </Panel>
  )
}

const FiguresContent = ({ data }: { data: Data }) => {
  const { t, formats } = useConsoleTexts()
  const { totals, weeks } = data
  const start = tenths(totals.started, totals.shown)
  const finish = tenths(totals.completed, totals.started)
  const ofStep = (name: (typeof steps)[number]) => {
    const previousStep = steps[steps.indexOf(name) - 1]
    const share = previousStep && shareOf(totals[name], totals[previousStep])
    return previousStep && share !== undefined
      ? t.figures.of({ share: formats.percent(share), step: t.figures.columns[previousStep]() })
      : undefined
  }
  const tableOf = (columns: readonly FigureColumn[]) => ({
    names: columns.map((name) => t.figures.columns[name]()),
    rows: weeks.map(({ week, counts }) => ({ week, counts: columns.map((name) => counts[name]) })),
    totals: columns.map((name) => totals[name]),
  })
  const bars = (names: readonly FigureColumn[]) => names.map((name) => ({ name: t.figures.columns[name](), count: totals[name] }))
  const languages = useCall('languages', { params: { operator: useMembership().id } }).data?.languages
  const language = (key: string) => languages?.find(({ set }) => set === key)?.name ?? key
  return (
    <>
      <Panel
        title={start !== undefined && finish !== undefined ? t.figures.finding({ start, finish }) : t.figures.funnel()}
        text={t.figures.period({ from: data.from, to: data.to })}
      >
        <Bars bars={steps.map((name) => ({ name: t.figures.columns[name](), count: totals[name], note: ofStep(name) }))} />
        <h3 className={second}>{t.figures.took()}</h3>
        <Bars bars={bars(barColumns)} />
        <Behind caption={t.figures.funnel()} {...tableOf(funnel)} />
      </Panel>
      <Weeks data={data} />
      <SplitPanel
        title={t.figures.left()}
        text={t.figures.leftText()}
        split={data.leftAt}
        nameOf={(key) => t.figures.cards({ range: key.replace('-', '–') })}
      />
      <SplitPanel
        title={t.figures.byCategory()}
        text={t.figures.byCategoryText()}
        split={data.categories}
        nameOf={(key) => t.figures.categories[key as RiskCategory]()}
      />
      <SplitPanel title={t.figures.byLanguage()} text={t.figures.byLanguageText()} split={data.languages} nameOf={language} />
      <Panel title={t.figures.fits()} text={t.figures.fitsText()}>
        <Bars bars={bars(fits)} />
        <Behind caption={t.figures.fits()} {...tableOf(fits)} />
      </Panel>
    </>
  )
}

/** Completed games by week. */
const Weeks = ({ data: { weeks } }: { data: Data }) => {
  const { t } = useConsoleTexts()
  const trend = trendOf(weeks.map(({ counts }) => counts.completed))
  const begun = weeks.findIndex(({ counts }) => counts.completed > 0)
  if (begun < 0) return null
  return (
    <Panel title={trend ? t.figures.trends[trend]() : t.figures.byWeekTitle()} text={t.figures.byWeekText()}>
      <Trend weeks={weeks.slice(begun).map(({ week, counts }) => ({ week, count: counts.completed }))} />
    </Panel>
  )
}

const rangeNames = ['4', '12', '26', '52', 'choose'] as const
type Range = (typeof rangeNames)[number]

/** The last whole week that is counted: two days after its end. */
const lastCountedWeek = (): string => weeksBefore(weekOf(Date.now() - 2 * 86_400_000), 1)
const allWeeks = (last: string) =>
  Array.from({ length: 156 }, (_, back) => weeksBefore(last, back)).map((week) => ({ value: week, name: week }))

/** Counts of games and pages, never of one person; printed, the page is the one for a regulator. */
export const Figures = () => {
  const { t, formats } = useConsoleTexts()
  const { id, name, may } = useMembership()
  const [test, setTest] = useState(false)
  const [range, setRange] = useState<Range>('52')
  const last = lastCountedWeek()
  const [chosen, setChosen] = useState({ from: weeksBefore(last, 11), to: last })
  const period = range === 'choose' ? chosen : { from: weeksBefore(last, Number(range) - 1), to: last }
  const request = { params: { operator: id }, query: { ...(range !== '52' && period), ...(test && { test: 'true' as const }) } }
  const answer = useCall('figures', request, { keepPreviousData: true })
  return (
    <Page
      title={`${t.nav.figures()}: ${name}`}
      text={answer.data ? t.figures.text({ time: formats.moment(answer.data.madeAt) }) : undefined}
    >
      <div className={cx(offPaper, tools)}>
        <Segment
          legend={t.figures.range()}
          value={range}
          onChoose={setRange}
          options={rangeNames.map((value) => ({ value, name: t.figures.ranges[value]() }))}
        />
        {range === 'choose' && (
          <>
            <Select
              label={t.figures.first()}
              value={chosen.from}
              onChoose={(from) => setChosen({ from, to: from > chosen.to ? from : chosen.to })}
              options={allWeeks(last)}
            />
            <Select
              label={t.figures.last()}
              value={chosen.to}
              onChoose={(to) => setChosen({ to, from: to < chosen.from ? to : chosen.from })}
              options={allWeeks(last)}
            />
          </>
        )}
        <Check label={t.figures.test()} checked={test} onCheck={setTest} />
      </div>
      <Answer of={answer}>
        {(data) =>
          !test && Object.values(data.totals).every((count) => count === 0) ? (
            <EmptyPanel symbol="chart" title={t.figures.none()} text={t.figures.noneText()} />
          ) : (
            <FiguresContent data={data} />
          )
        }
      </Answer>
      <Note>
        <p>{t.figures.hidden()}</p>
        <p>{t.figures.unproven()}</p>
      </Note>
      <div className={cx(offPaper, actions)}>
        <FileLink href={urlOf('figuresCsv', request)}>CSV</FileLink>
        {may('owner') && <FileLink href={urlOf('standing', { params: { operator: id } })}>{t.figures.standing()}</FileLink>}
        <Button kind="quiet" icon={<Glyph name="print" />} onClick={() => printAll()}>
          {t.figures.print()}
        </Button>
      </div>
    </Page>
  )
}

/** Opens every table first, as paper cannot be clicked. */
const printAll = () => {
  for (const details of document.querySelectorAll('details')) details.open = true
  requestAnimationFrame(() => window.print())
}
