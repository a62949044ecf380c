import { useDeferredValue, useState } from 'react'
import { type LogKind, logKinds } from '../../../contract/console/log-calls.ts'
import { type CallInput, callConsole, urlOf, useCall } from '../../api/call.ts'
import { useMembership } from '../../me.ts'
import { Changes } from '../../members/changes.tsx'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { FileLink, QuietButton, TextButton } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { EmptyPanel } from '../../ui/empty.tsx'
import { Select } from '../../ui/field.tsx'
import { Page, rows, tools } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'

const periods = ['all', '7', '30', '365'] as const
type Period = (typeof periods)[number]
const kinds = Object.keys(logKinds) as LogKind[]

/** The day so many days ago, UTC. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Every change at the operator; entries can be neither changed nor removed. */
export const Log = () => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const [find, setFind] = useState('')
  const [who, setWho] = useState('')
  const [period, setPeriod] = useState<Period>('all')
  const [chosen, setChosen] = useState<LogKind[]>([])
  const words = useDeferredValue(find.trim().slice(0, 100))
  const params = { operator: id }
  const query: CallInput<'logCsv'>['query'] = {
    ...(words && { find: words }),
    ...(who && { who }),
    ...(period !== 'all' && { from: daysAgo(Number(period)) }),
    ...(chosen.length > 0 && { kinds: chosen.join(',') }),
  }
  const answer = useCall('log', { params, query }, { keepPreviousData: true })
  const isFiltered = Object.keys(query).length > 0
  const clear = () => {
    setFind('')
    setWho('')
    setPeriod('all')
    setChosen([])
  }
  return (
    <Page
      title={t.nav.log()}
      text={t.log.text()}
      end={<FileLink href={urlOf('logCsv', { params, query })}>{isFiltered ? t.log.csvOfThese() : 'CSV'}</FileLink>}
    >
      <search className={rows[3]}>
        <div className={tools}>
          <SearchField label={t.log.find()} value={find} onSearch={setFind} />
          <Select
            label={t.log.who()}
            value={who}
            onChoose={setWho}
            options={['', ...(answer.data?.actors ?? [])].map((value) => ({ value, name: value || t.log.everybody() }))}
          />
          <Select
            label={t.log.at()}
            value={period}
            onChoose={setPeriod}
            options={periods.map((value) => ({ value, name: t.log.periods[value]() }))}
          />
          {isFiltered && <TextButton onClick={clear}>{t.log.clear()}</TextButton>}
        </div>
        <Chips
          many
          legend={t.log.what()}
          options={kinds.map((value) => ({ value, name: t.log.kinds[value]() }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      </search>
      {isFiltered && answer.data?.entries.length === 0 ? (
        <EmptyPanel symbol="log" title={t.log.noneFits()}>
          <QuietButton onClick={clear}>{t.log.clear()}</QuietButton>
        </EmptyPanel>
      ) : (
        <Changes key={JSON.stringify(query)} of={answer} older={(before) => callConsole('log', { params, query: { ...query, before } })} />
      )}
    </Page>
  )
}
