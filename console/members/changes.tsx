import { useState } from 'react'
import type { SWRResponse } from 'swr'
import type { LogEntry } from '../../contract/console/log-calls.ts'
import type { Refusal } from '../api/call.ts'
import { textByPath, useConsoleTexts } from '../texts/use-texts.ts'
import { Answer } from '../ui/answer.tsx'
import { RowButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Empty } from '../ui/empty.tsx'
import { lines, Panel } from '../ui/page.tsx'
import { Table } from '../ui/table.tsx'
import { ActionButton } from '../ui/use-action.tsx'

type Entry = LogEntry & { operator?: string }
type Part = { entries: Entry[]; more: boolean }
type Props<First> = {
  title?: string
  of: SWRResponse<First, Refusal>
  /** Entries before an id. */
  older: (before: string) => Promise<Part>
}

/** One change with all that is known of it. */
const One = ({ entry: { what, subject, who, at, operator }, onClose }: { entry: Entry; onClose: () => void }) => {
  const { t, formats } = useConsoleTexts()
  const facts = [
    [t.shell.operator(), operator],
    [t.log.subject(), subject],
    [t.log.who(), who],
    [t.log.at(), `${formats.day(at)}, ${formats.second(at)}`],
    [t.log.what(), what],
  ] as const
  return (
    <Dialog title={textByPath(t.changes, what) || what} onClose={onClose}>
      <dl className={lines}>
        {facts.map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt>
                  <small>{name}</small>
                </dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
    </Dialog>
  )
}

/** Changes, newest first, and older ones on demand; those of all operators name theirs. */
export const Changes = <First extends Part>({ title, of, older: load }: Props<First>) => {
  const { t, formats } = useConsoleTexts()
  const [older, setOlder] = useState<Part>({ entries: [], more: true })
  const [opened, setOpened] = useState<Entry>()
  const nameOf = ({ what, at }: Entry) => `${textByPath(t.changes, what) || what}, ${formats.moment(at)}`
  return (
    <Answer of={of}>
      {(first) => {
        const entries = [...first.entries, ...older.entries]
        const more = first.more && older.more
        const loadMore = async () => {
          const next = await load(`${entries.at(-1)?.id}`)
          setOlder({ entries: [...older.entries, ...next.entries], more: next.more })
        }
        return (
          <Panel flush={entries.length > 0} title={title}>
            {entries.length === 0 ? (
              <Empty symbol="log" title={t.log.none()} text={t.overview.noChanges()} />
            ) : (
              <Table
                caption={t.nav.log()}
                rows={entries}
                keyOf={(entry) => entry.id}
                columns={[
                  { name: t.log.what(), cell: ({ what }) => textByPath(t.changes, what) || what },
                  ...(entries.some(({ operator }) => operator !== undefined)
                    ? [{ name: t.shell.operator(), cell: ({ operator }: Entry) => operator }]
                    : []),
                  { name: t.log.subject(), cell: ({ subject }) => subject },
                  { name: t.log.who(), cell: ({ who }) => who },
                  { name: t.log.at(), cell: ({ at }) => <time dateTime={at}>{formats.moment(at)}</time> },
                  {
                    hidden: t.common.actions(),
                    cell: (entry) => <RowButton name={t.webhooks.show()} of={nameOf(entry)} onClick={() => setOpened(entry)} />,
                  },
                ]}
              />
            )}
            {more && (
              <div style={{ padding: 'var(--space-4) var(--space-5)' }}>
                <ActionButton kind="quiet" act={loadMore}>
                  {t.log.more()}
                </ActionButton>
              </div>
            )}
            {opened && <One entry={opened} onClose={() => setOpened(undefined)} />}
          </Panel>
        )
      }}
    </Answer>
  )
}
