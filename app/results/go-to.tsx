import type { Host } from '../host/host.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { prefersReducedMotion } from '../theme/device.ts'

/** Focus and view go to an element; a frame as high as its content asks the page around it to scroll. */
export const goTo = (element: HTMLElement | null, block: 'start' | 'center', host: Host): void => {
  if (!element) return
  element.focus({ preventScroll: true })
  element.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block })
  host.send('scrollTop', { top: Math.max(0, element.getBoundingClientRect().top + window.scrollY) })
}

/** Leads to the helpline further down the page. */
export const Talk = ({ className }: { className: string }) => {
  const texts = useTexts('help')
  const { host } = useServices()
  return (
    <button type="button" className={className} onClick={() => goTo(document.querySelector('#help h2'), 'start', host)}>
      {texts.talk()}
    </button>
  )
}
