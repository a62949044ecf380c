import { callConsole, useCall } from '../../api/call.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { QuietButton, RowButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { TablePanel } from '../../ui/table.tsx'
import { useAction } from '../../ui/use-action.tsx'

/** Where the member is signed in; each session can be ended. */
export const Account = () => {
  const { t, formats } = useConsoleTexts()
  const signIns = useCall('signIns', {})
  const { refusal, run } = useAction()
  return (
    <Page title={t.account.title()} text={t.account.text()}>
      {refusal}
      <Answer of={signIns}>
        {({ sessions }) => (
          <TablePanel
            title={t.account.signIns()}
            end={
              sessions.length > 1 && (
                <QuietButton onClick={() => void run(() => callConsole('endOtherSignIns', {}))}>{t.account.endOthers()}</QuietButton>
              )
            }
            rows={sessions}
            keyOf={({ id }) => id}
            columns={[
              { name: t.account.browser(), cell: ({ browser }) => browser },
              { name: t.account.started(), cell: ({ startedAt }) => formats.moment(startedAt) },
              { name: t.account.seen(), cell: ({ lastSeen }) => formats.moment(lastSeen) },
              { name: t.account.ends(), cell: ({ expiresAt }) => formats.moment(expiresAt) },
              {
                hidden: t.common.actions(),
                cell: ({ id, here, browser }) =>
                  here ? (
                    <StateMark state="ok">{t.account.here()}</StateMark>
                  ) : (
                    <RowButton
                      name={t.account.end()}
                      of={browser}
                      onClick={() => void run(() => callConsole('endSignIn', { params: { id } }))}
                    />
                  ),
              },
            ]}
          />
        )}
      </Answer>
    </Page>
  )
}
