import { useState } from 'react'
import { announce } from '../../../app/ui/announcer.tsx'
import type { Member } from '../../../contract/console/member-calls.ts'
import { callConsole, useCall } from '../../api/call.ts'
import { useMembership } from '../../me.ts'
import { Invite, roles } from '../../members/invite.tsx'
import { RoleChoice } from '../../members/role-choice.tsx'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { AddButton, RowButton } from '../../ui/button.tsx'
import { ActionDialog } from '../../ui/dialog.tsx'
import { Page, Panel, Panels, rows } from '../../ui/page.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { Table } from '../../ui/table.tsx'
import { ActionButton } from '../../ui/use-action.tsx'

/** Mails another first link; the earlier ones go on working. */
const InviteAgain = ({ operator, member: { id, email, state } }: { operator: string; member: Member }) => {
  const { t } = useConsoleTexts()
  const name = t.people.again[state]()
  const send = async () => {
    await callConsole('inviteAgain', { params: { operator, member: `${id}` } })
    announce(t.people.sentAgain({ email }))
  }
  return (
    <ActionButton kind="text" row aria-label={`${name}: ${email}`} act={send}>
      {name}
    </ActionButton>
  )
}

const marks = { active: 'ok', invited: 'pending', ended: 'off' } as const

const Remove = ({ operator, member, onClose }: { operator: string; member: Member; onClose: () => void }) => {
  const { t } = useConsoleTexts()
  const remove = async () => {
    await callConsole('removeMember', { params: { operator, member: `${member.id}` } })
    onClose()
  }
  const name = member.state === 'active' ? t.common.remove() : t.people.withdraw()
  const head = { title: t.people.removeTitle({ email: member.email }), message: t.people.removeText(), name }
  return (
    <ActionDialog danger {...head} act={remove} onClose={onClose}>
      <ul className={rows[2]}>
        <li>{t.people.draftsStay()}</li>
        <li>{t.people.publishedStays()}</li>
        <li>{t.people.againLater()}</li>
      </ul>
    </ActionDialog>
  )
}

/** Members of the operator, their roles, and who is invited. */
export const People = () => {
  const { t, formats } = useConsoleTexts()
  const { id, may } = useMembership()
  const answer = useCall('members', { params: { operator: id } })
  const [openDialog, setOpenDialog] = useState<'invite' | Member>()
  const close = () => setOpenDialog(undefined)
  const removeName = ({ state }: Member) => (state === 'active' ? t.common.remove() : t.people.withdraw())
  return (
    <Page
      title={t.nav.people()}
      text={t.people.text()}
      end={may('owner') && <AddButton onClick={() => setOpenDialog('invite')}>{t.people.invite()}</AddButton>}
    >
      <Answer of={answer}>
        {({ members }) => (
          <Panel flush>
            <Table
              caption={t.nav.people()}
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
                {
                  name: t.keys.state(),
                  cell: ({ state, linkUntil, since }) => (
                    <>
                      <StateMark state={marks[state]}>{t.people.states[state]()}</StateMark>
                      <small>
                        {state === 'active'
                          ? t.people.sinceDay({ day: formats.day(since) })
                          : linkUntil
                            ? t.people.linkUntil({ day: formats.day(linkUntil) })
                            : t.people.linkEnded({ day: formats.day(since) })}
                      </small>
                    </>
                  ),
                },
                { name: t.account.seen(), cell: ({ lastSeen }) => (lastSeen ? formats.moment(lastSeen) : t.people.notYet()) },
                {
                  hidden: t.common.actions(),
                  cell: (member) =>
                    may('owner') && (
                      <>
                        {member.state !== 'active' && <InviteAgain operator={id} member={member} />}
                        <RowButton name={removeName(member)} of={member.email} onClick={() => setOpenDialog(member)} />
                      </>
                    ),
                },
              ]}
            />
          </Panel>
        )}
      </Answer>
      <Panels columns="halves">
        <Panel title={t.people.roles()}>
          <ul className={rows[2]}>
            {roles.map((role) => (
              <li key={role}>
                <b>{t.people[role]()}</b> {t.people.may[role]()}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={t.people.noMail()}>
          <p>{t.people.noMailText()}</p>
        </Panel>
      </Panels>
      {openDialog === 'invite' && <Invite send={(body) => callConsole('invite', { params: { operator: id }, body })} onClose={close} />}
      {typeof openDialog === 'object' && <Remove operator={id} member={openDialog} onClose={close} />}
    </Page>
  )
}
