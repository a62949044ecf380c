import { useState } from 'react'
import type { VersionHead } from '../../../contract/console/look.ts'
import { call } from '../../api/call.ts'
import { refresh, useCall } from '../../api/use-call.ts'
import { useOperator } from '../../session.ts'
import { useFormats, useTexts } from '../../texts/context.tsx'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogAnswers } from '../../ui/dialog.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { Table } from '../../ui/table.tsx'
import { useAction } from '../../ui/use-action.ts'

/** What was published, newest first; an earlier version can be put back, as a new one. */
export const History = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts()
  const formats = useFormats()
  const { id, may } = useOperator()
  const versions = useCall('versions', { params: { operator: id } })
  const [back, setBack] = useState<VersionHead>()
  const { busy, error, run } = useAction()
  const rollBack = ({ number }: VersionHead) =>
    void run(async () => {
      const note = t.look.rolledBack({ version: number })
      await call('rollBack', { params: { operator: id, version: `${number}` }, body: { note } })
      await refresh('look', 'versions', 'overview', 'log')
      setBack(undefined)
    })
  if (back)
    return (
      <Dialog title={t.look.rollBackTitle({ version: back.number })} message={t.look.rollBackText()} onClose={() => setBack(undefined)}>
        <DialogAnswers busy={busy} error={error} onClick={() => rollBack(back)} onCancel={() => setBack(undefined)}>
          {t.look.rollBack()}
        </DialogAnswers>
      </Dialog>
    )
  return (
    <Dialog wide title={t.look.history()} onClose={onClose}>
      <Answer of={versions}>
        {({ versions: all }) =>
          all.length === 0 ? (
            <p>{t.look.noVersions()}</p>
          ) : (
            <Table
              caption={t.look.history()}
              rows={all}
              keyOf={({ number }) => number}
              columns={[
                {
                  name: t.look.version(),
                  cell: ({ number, note }) => (
                    <>
                      {number}
                      {note && <small>{note}</small>}
                    </>
                  ),
                },
                { name: t.look.publishedAt(), cell: ({ publishedAt }) => formats.moment(publishedAt) },
                { name: t.look.by(), cell: ({ by }) => by },
                {
                  hidden: t.common.actions(),
                  cell: (version) =>
                    version.current ? (
                      <StateMark state="works">{t.look.current()}</StateMark>
                    ) : (
                      may('editor') && (
                        <Button kind="text" row aria-label={`${t.look.rollBack()}: ${version.number}`} onClick={() => setBack(version)}>
                          {t.look.rollBack()}
                        </Button>
                      )
                    ),
                },
              ]}
            />
          )
        }
      </Answer>
    </Dialog>
  )
}
