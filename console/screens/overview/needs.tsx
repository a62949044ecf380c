import type { Overview as View } from '../../../contract/console/overview-calls.ts'
import { screenPath, useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/** The first line: whether anything needs the member, and where to go. */
export const Needs = ({ view: { health, contrastFaults, live, version } }: { view: View }) => {
  const { t, formats } = useConsoleTexts()
  const { id } = useMembership()
  const needs = [
    ...(health.state === 'live' ? [] : [{ text: t.overview.needsResume[health.state]() }]),
    ...(health.webhooksFailing > 0
      ? [{ text: t.overview.needsWebhook({ count: health.webhooksFailing }), screen: 'webhooks', go: t.nav.webhooks() }]
      : []),
    ...(contrastFaults > 0 ? [{ text: t.overview.needsColour({ count: contrastFaults }), screen: 'look', go: t.nav.look() }] : []),
  ]
  if (needs.length === 0)
    return live ? (
      <p role="status">
        {version ? t.overview.liveSince({ version: version.number, day: formats.day(version.publishedAt) }) : t.overview.isLive()}{' '}
        {t.overview.nothingNeeded()}
      </p>
    ) : null
  return (
    <Note kind="bad" role="status">
      {needs.map(({ text, screen, go }) => (
        <p key={text}>
          {text}{' '}
          {screen && (
            <ButtonLink kind="text" row to={screenPath(id, screen)}>
              {go}
            </ButtonLink>
          )}
        </p>
      ))}
    </Note>
  )
}
