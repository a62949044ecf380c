import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../contract/paths.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { isUnfinished } from '../routing/redirect-for.ts'
import { useGo } from '../routing/use-go.ts'
import { useServices } from '../services.ts'
import { outsideFrame } from '../session/address.ts'
import { carryHash, offerSession } from '../session/carry-session.ts'
import { buttonClass } from '../ui/button.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'

/** Opens the test in a tab of its own, where the browser keeps it, and carries the game on there; here another one can begin. */
export const OwnTab = () => {
  const { host, session } = useServices()
  const { search } = useLocation()
  const { landing } = useTexts()
  const go = useGo()
  const leave = useEffectEvent(() => {
    const before = session.get()
    if (isUnfinished(before)) host.send('exit', { cardsTurned: before.cards_turned })
    session.reset()
    go(paths.landing, { replace: true })
  })
  useEffect(() => offerSession(session, () => leave()), [session])
  return (
    // The tab is our own, and asks this window for the game.
    <OutsideLink className={buttonClass('quiet')} href={paths.landing + outsideFrame(search) + carryHash} target="_blank" rel="opener">
      {landing.ownTab()}
    </OutsideLink>
  )
}
