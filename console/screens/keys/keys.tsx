import { useState } from 'react'
import type { ConsoleKey, NewKey } from '../../../contract/console/key-calls.ts'
import { useCall } from '../../api/call.ts'
import { useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { AddButton, RowButton } from '../../ui/button.tsx'
import { mono } from '../../ui/code.tsx'
import { EmptyPanel } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { TablePanel } from '../../ui/table.tsx'
import { type KeyKind, kinds, nameOf } from './key-kinds.ts'
import { MakeKey } from './make-key.tsx'
import { RevokeKey } from './revoke-key.tsx'
import { RotateKey } from './rotate-key.tsx'

const KeyState = ({ of }: { of: ConsoleKey }) => {
  const { t, formats } = useConsoleTexts()
  if (of.state === 'ends' && of.endsAt) return <StateMark state="pending">{t.keys.endsAt({ time: formats.moment(of.endsAt) })}</StateMark>
  if (of.state === 'works') return <StateMark state="ok">{t.keys.works()}</StateMark>
  return <StateMark state="off">{of.state === 'paused' ? t.keys.paused() : t.keys.revoked()}</StateMark>
}

/** What is open above the list. The value of a new key is kept here only: no reload, history or copy of the page has it. */
type Open =
  | { dialog: 'make' }
  | { dialog: 'made'; made: NewKey }
  | { dialog: 'rotate'; of: ConsoleKey }
  | { dialog: 'revoke'; of: ConsoleKey }

const KeyList = ({ kind, keys, onOpen }: { kind: KeyKind; keys: readonly ConsoleKey[]; onOpen: (open: Open) => void }) => {
  const { t, formats } = useConsoleTexts()
  const { may } = useMembership()
  return (
    <TablePanel
      title={t.keys[kind].many()}
      text={t.keys[kind].text()}
      rows={keys}
      keyOf={({ fingerprint }) => fingerprint}
      columns={[
        {
          name: t.keys.name(),
          cell: (key) => (
            <>
              {key.name || t.keys.unnamed()}
              {key.madeBy && <small>{key.madeBy}</small>}
            </>
          ),
        },
        { name: t.keys.fingerprint(), cell: ({ fingerprint }) => <span className={mono}>{fingerprint}</span> },
        { name: t.keys.madeAt(), cell: ({ madeAt }) => formats.day(madeAt) },
        { name: t.keys.lastUsed(), cell: ({ lastUsed }) => (lastUsed ? formats.day(lastUsed) : t.keys.never()) },
        { name: t.keys.state(), cell: (key) => <KeyState of={key} /> },
        {
          hidden: t.common.actions(),
          cell: (key) =>
            may('owner') &&
            key.state !== 'revoked' && (
              <>
                {key.state === 'works' && (
                  <RowButton name={t.keys.rotate()} of={nameOf(key)} onClick={() => onOpen({ dialog: 'rotate', of: key })} />
                )}
                <RowButton
                  name={key.state === 'ends' ? t.keys.endNow() : t.keys.revoke()}
                  of={nameOf(key)}
                  onClick={() => onOpen({ dialog: 'revoke', of: key })}
                />
              </>
            ),
        },
      ]}
    />
  )
}

/** Keys of the operator: made, rotated with an overlap, and revoked. */
export const Keys = () => {
  const { t } = useConsoleTexts()
  const { id, may } = useMembership()
  const answer = useCall('keys', { params: { operator: id } })
  const [openDialog, setOpenDialog] = useState<Open>()
  const close = () => setOpenDialog(undefined)
  const show = (made: NewKey) => setOpenDialog({ dialog: 'made', made })
  return (
    <Page
      title={t.nav.keys()}
      text={t.keys.text()}
      end={may('owner') && <AddButton onClick={() => setOpenDialog({ dialog: 'make' })}>{t.keys.make()}</AddButton>}
    >
      <Answer of={answer}>
        {({ keys }) =>
          keys.length === 0 ? (
            <EmptyPanel symbol="key" title={t.keys.none()} text={t.keys.noneText()} />
          ) : (
            kinds
              .map((kind) => ({ kind, keys: keys.filter((key) => key.kind === kind) }))
              .filter((list) => list.keys.length > 0)
              .map((list) => <KeyList key={list.kind} {...list} onOpen={setOpenDialog} />)
          )
        }
      </Answer>
      {openDialog?.dialog === 'make' && <MakeKey operator={id} onMade={show} onClose={close} />}
      {openDialog?.dialog === 'made' && (
        <ShownOnce
          title={t.keys.newKey({ name: nameOf(openDialog.made.key) })}
          name={t.keys[openDialog.made.key.kind].one()}
          value={openDialog.made.value}
          note={openDialog.made.key.kind.toLowerCase().includes('server') ? t.keys.serverNote() : t.keys.pageNote()}
          onClose={close}
        />
      )}
      {openDialog?.dialog === 'rotate' && <RotateKey operator={id} of={openDialog.of} onMade={show} onClose={close} />}
      {openDialog?.dialog === 'revoke' && (
        <RevokeKey
          operator={id}
          of={openDialog.of}
          onRotate={() => setOpenDialog({ dialog: 'rotate', of: openDialog.of })}
          onClose={close}
        />
      )}
    </Page>
  )
}
