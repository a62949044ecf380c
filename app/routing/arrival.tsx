import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { paths } from '../../contract/paths.ts'
import { useLanguage } from '../i18n/texts-context.tsx'
import { useOperator, useServices } from '../services.ts'
import type { SessionStore } from '../session/session-store.ts'
import { announce, clearAnnouncement } from '../ui/announcer.tsx'
import { hasFocus, heading, pageTitle, takeFocus } from '../ui/screen-title.tsx'
import { useIsAfter } from '../ui/use-is-after.ts'
import { visuallyHidden } from '../ui/visually-hidden.tsx'

/** Scrolling to the top happens this long after a navigation, ms. */
export const scrollDelay = 500

/** A screen reader first learns that what had the focus is gone, ms: Orca says nothing of a focus that comes before it has. */
const focusDelay = 350

/** How long a slow screen reader may take to follow a navigation, ms. */
const stopTime = 10_000

/** What the host was last notified of in this load of the page, which has one session; nothing before the first screen. */
const reportedEvents = new WeakMap<SessionStore, 'ready' | 'refused'>()

/** Holds the focus of the screen before for a while: were the heading next, Orca would say nothing when the focus comes to it. */
export const ReadingStop = () => !useIsAfter(stopTime) && <i tabIndex={-1} className={visuallyHidden} />

/** Stands beside a screen: after a navigation to it, its heading gets the focus and the page scrolls to the top. */
export const Arrival = () => {
  const { host, session } = useServices()
  const { locale } = useLanguage()
  const language = useRef(locale)
  const [before] = useState(() => reportedEvents.get(session))

  const { name } = useOperator()

  useLayoutEffect(() => {
    if (before && document.activeElement === document.body) takeFocus(document.querySelector<HTMLElement>('main > i'))
    return () => document.documentElement.setAttribute('data-moved', '')
  }, [before])

  // The page title is its heading and the operator, and follows the heading when that changes: by loaded content, a step, another language.
  useEffect(() => {
    const entitle = () => {
      document.title = `${pageTitle.get()} | ${name}`
    }
    entitle()
    return pageTitle.subscribe(entitle)
  }, [name])

  useEffect(() => {
    const event = location.pathname === paths.unauthorized ? 'refused' : 'ready'
    if (reportedEvents.get(session) !== event) host.send(event, { language: language.current })
    reportedEvents.set(session, event)
    if (!before) {
      // A screen reader that has begun to read the page before this screen came, or that goes to a list which came with it, says no more.
      if (host.embedded) return
      const timer = setTimeout(() => announce(document.title), focusDelay)
      return () => clearTimeout(timer)
    }
    const focus = () => {
      // By now the player may have come to something.
      if (!document.querySelector('main :focus:not(i)')) takeFocus(heading.get())
    }
    const scroll = () => {
      // What the screen before has said last, such as the last card, is heard first.
      clearAnnouncement()
      window.scrollTo(0, 0)
      // A reader of the partner's page stays where they are.
      if (hasFocus()) host.send('scrollTop', { top: 0 })
    }
    const timers = [setTimeout(focus, focusDelay), setTimeout(scroll, scrollDelay)]
    return () => timers.forEach(clearTimeout)
  }, [host, session, before])
  return null
}
