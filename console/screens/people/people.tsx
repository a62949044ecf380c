import { useState } from 'react'
import type { Member } from '../../../contract/console/members.ts'
import { type CallInput, call } from '../../api/call.ts'
import { refresh, useCall } from '../../api/use-call.ts'
import { Invite } from '../../members/invite.tsx'
import { RoleChoice } from '../../members/role-choice.tsx'
import { useOperator } from '../../session.ts'
import { useFormats, useTexts } from '../../texts/context.tsx'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogAnswers } from '../../ui/dialog.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { useAction } from '../../ui/use-action.ts'

/** Makes somebody a member and mails a first link. */
const invite = async (operator: string, body: CallInput<'invite'>['body']) => {
  await call('invite', { params: { operator }, body })
  await refresh('members', 'log')
}

const Remove = ({ operator, member, onClose }: { operator: string; member: Member; onClose: () => void }) => {
  const t = useTexts()
  const { busy, error, run } = useAction()
  const remove = () =>
    void run(async () => {
      await call('removeMember', { params: { operator, member: `${member.id}` } })
      await refresh('members', 'log', 'me')
      onClose()
    })
  return (
    <Dialog
      title={t.people.removeTitle({ email: member.email })}
      message={t.people.removeText()}
      onClose={onClose}
      onSubmit={remove}
      role="alertdialog"
    >
      <DialogAnswers danger busy={busy} error={error} onCancel={onClose}>
        {t.common.remove()}
      </DialogAnswers>
    </Dialog>
  )
}

/** Members of the operator, their roles, and who is invited. */
export const People = () => {
  const t = useTexts()
  const formats = useFormats()
  const { id, may } = useOperator()
  const answer = useCall('members', { params: { operator: id } })
  const [openDialog, setOpen] = useState<'invite' | Member>()
  return (
    <Page
      title={t.people.title()}
      text={t.people.text()}
      end={
        may('owner') && (
          <Button icon={<Glyph name="plus" />} onClick={() => setOpen('invite')}>
            {t.people.invite()}
          </Button>
        )
      }
    >
      <Answer of={answer}>
        {({ members }) => (
          <Panel flush>
            <Table
              caption={t.people.title()}
              rows={members}
              keyOf={(member) => member.id}
              columns={[
                {
                  name: t.people.email(),
                  cell: ({ email, you }) => (
                    <>
                      {email}
                      {you && <small>{t.people.you()}</small>}
                    </>
                  ),
                },
                {
                  name: t.people.role(),
                  cell: (member) => (may('owner') ? <RoleChoice operator={id} member={member} /> : t.people[member.role]()),
                },
                { name: t.people.since(), cell: ({ since }) => formats.day(since) },
                { name: t.people.seen(), cell: ({ lastSeen }) => (lastSeen ? formats.moment(lastSeen) : t.people.notYet()) },
                {
                  hidden: t.common.actions(),
                  cell: (member) =>
                    may('owner') && (
                      <Button kind="text" row aria-label={`${t.common.remove()}: ${member.email}`} onClick={() => setOpen(member)}>
                        {t.common.remove()}
                      </Button>
                    ),
                },
              ]}
            />
          </Panel>
        )}
      </Answer>
      {openDialog === 'invite' && <Invite send={(body) => invite(id, body)} onClose={() => setOpen(undefined)} />}
      {typeof openDialog === 'object' && <Remove operator={id} member={openDialog} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
