import { useState } from 'react'
import type { LogEntry } from '../../../contract/console/log.ts'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/use-call.ts'
import { useOperator } from '../../session.ts'
import { changeName } from '../../texts/change-name.ts'
import { useFormats, useTexts } from '../../texts/context.tsx'
import { Answer, RefusalNote } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { useAction } from '../../ui/use-action.ts'

/** Every change, newest first; entries can be neither changed nor removed. */
export const Log = () => {
  const t = useTexts()
  const formats = useFormats()
  const { id } = useOperator()
  const answer = useCall('log', { params: { operator: id }, query: {} })
  const [older, setOlder] = useState<{ entries: LogEntry[]; more: boolean }>()
  const { busy, error, run } = useAction()
  return (
    <Page title={t.log.title()} text={t.log.text()}>
      <Answer of={answer}>
        {(first) => {
          const entries = [...first.entries, ...(older?.entries ?? [])]
          const last = entries.at(-1)
          const more = older ? older.more : first.more
          const load = () =>
            void run(async () => {
              const next = await call('log', { params: { operator: id }, query: { before: `${last?.id}` } })
              setOlder({ entries: [...(older?.entries ?? []), ...next.entries], more: next.more })
            })
          return (
            <Panel flush={entries.length > 0}>
              {entries.length === 0 ? (
                <Empty symbol="log" title={t.log.none()}>
                  <p>{t.overview.noChanges()}</p>
                </Empty>
              ) : (
                <Table
                  caption={t.log.title()}
                  rows={entries}
                  keyOf={(entry) => entry.id}
                  columns={[
                    { name: t.log.what(), cell: ({ what }) => changeName(t, what) },
                    { name: t.log.subject(), cell: ({ subject }) => subject },
                    { name: t.log.who(), cell: ({ who }) => who },
                    { name: t.log.at(), cell: ({ at }) => <time dateTime={at}>{formats.moment(at)}</time> },
                  ]}
                />
              )}
              {error !== undefined && <RefusalNote error={error} />}
              {more && (
                <p style={{ padding: 'var(--space-4) var(--space-5)' }}>
                  <Button kind="quiet" waiting={busy && t.common.loading()} onClick={load}>
                    {t.log.more()}
                  </Button>
                </p>
              )}
            </Panel>
          )
        }}
      </Answer>
    </Page>
  )
}
