import { useEffect, useRef } from 'react'
import { paths } from '../../contract/paths.ts'
import { useLanguage } from '../i18n/texts-context.tsx'
import { useOperator, useServices } from '../services.ts'
import type { SessionStore } from '../session/session-store.ts'
import { clearAnnouncement } from '../ui/announcer.tsx'
import { headings } from '../ui/screen-title.tsx'

/** Specification, section 2: scrolling to the top happens this long after a navigation, ms. */
export const scrollDelay = 500

/** What the host was last notified of in this load of the page, which has one session; nothing before the first screen. */
const told = new WeakMap<SessionStore, 'ready' | 'refused'>()

/** Stands beside a screen: after a navigation to it, its heading gets the focus and the page scrolls to the top. */
export const Arrival = () => {
  const { host, session } = useServices()
  const { locale } = useLanguage()
  const language = useRef(locale)

  const { name } = useOperator()

  // The page title is its heading and the operator, and follows the heading when that changes: by loaded content, a step, another language.
  useEffect(() => {
    const entitle = () => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (heading) document.title = `${heading.dataset.page ?? heading.textContent} | ${name}`
    }
    entitle()
    return headings.subscribe(entitle)
  }, [name])

  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    const before = told.get(session)
    const event = location.pathname === paths.unauthorized ? 'refused' : 'ready'
    if (before !== event) host.send(event, { language: language.current })
    told.set(session, event)
    if (!before) return
    clearAnnouncement()
    // Embedded, the frame does not take the focus away from the partner's page.
    if (!host.embedded || document.hasFocus()) heading?.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      window.scrollTo(0, 0)
      host.send('scrollTop', { top: 0 })
    }, scrollDelay)
    return () => clearTimeout(timer)
  }, [host, session])
  return null
}
