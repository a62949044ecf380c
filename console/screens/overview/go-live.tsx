import { css } from '@linaria/core'
import { below600 } from '../../../app/theme/breakpoints.ts'
import type { Overview as View } from '../../../contract/console/overview-calls.ts'
import { screenPath, useMe, useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { ButtonLink, OutLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/page.tsx'
import { WaitingDot } from '../../ui/state-mark.tsx'
import { Steps } from './steps.tsx'

const note = css`
  padding: 0 var(--space-5) var(--space-4);
  ${below600} {
    padding-inline: var(--space-4);
  }
`

/** From a verified test to a page that players see. Closes for good when a page secret is first used. */
export const GoLive = ({ view: { keys, health } }: { view: View }) => {
  const { t } = useConsoleTexts()
  const { id, may } = useMembership()
  const { publicUrl } = useMe()
  const hasSecret = keys.page > 0
  return (
    <Panel flush title={t.overview.goLive()} text={t.overview.goLiveText()}>
      <Steps
        steps={[
          {
            name: t.overview.swap(),
            done: hasSecret,
            text: hasSecret ? t.overview.swapNow() : t.overview.swapFirst(),
            end: may('owner') && (
              <ButtonLink to={screenPath(id, 'keys')} kind={hasSecret ? 'text' : 'primary'}>
                {hasSecret ? t.overview.seeKeys() : t.overview.makeSecret()}
              </ButtonLink>
            ),
          },
          {
            name: t.overview.check(),
            done: false,
            text: (
              <>
                {t.overview.checkText()} <WaitingDot /> {t.overview.checkWaits()}
              </>
            ),
            end: (
              <OutLink kind={hasSecret ? 'primary' : 'text'} href={`${publicUrl}/embed-check?operator=${id}`}>
                {t.overview.checkPage()}
              </OutLink>
            ),
          },
        ]}
      />
      {health.webhooksFailing === 0 && <p className={note}>{t.overview.testHooks()}</p>}
    </Panel>
  )
}
