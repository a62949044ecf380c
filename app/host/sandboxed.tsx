import type { TextStore } from '../i18n/text-store.ts'
import { linkNotes } from '../ui/outside-link.tsx'
import type { Host } from './host.ts'

/** Says once below the link that was pressed what was refused, or may have been, and where the link leads. */
const explain = async (link: HTMLAnchorElement, texts: TextStore, kind: 'blocked' | 'unopened', address: string) => {
  if (linkNotes.get().has(link)) return
  const show = (text?: string) => {
    const note = (
      <p role="status" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </p>
    )
    linkNotes.set(new Map(linkNotes.get()).set(link, note))
  }
  show()
  await texts.load('refusals')
  // After the note has come, as it is heard only then.
  show(texts.get().namespaces.refusals?.[kind]({ address }) ?? address)
}

/** How long another program may take to come in front of this page, ms. */
const openingTime = 1000

/** Opens new windows and downloads so that a refusal is noticed. Browsers that refuse downloads refuse new windows too. */
const openLinks = (host: Pick<Host, 'send'>, texts: TextStore): void =>
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      if (!link || event.defaultPrevented || event.button !== 0) return
      // A number or a mail address is for another program, and nobody tells whether that was refused.
      if (!/^https?:/.test(link.protocol)) {
        const ask = () => document.hasFocus() && explain(link, texts, 'unopened', decodeURIComponent(link.pathname))
        return void setTimeout(ask, openingTime)
      }
      if (!link.matches('[target=_blank], [download]')) return
      event.preventDefault()
      const opened = window.open(link.href, '_blank')
      if (opened) {
        if (link.rel !== 'opener') opened.opener = null
        return
      }
      event.stopPropagation()
      host.send('error', { code: 'BLOCKED_BY_SANDBOX' })
      void explain(link, texts, 'blocked', link.href)
    },
    { capture: true },
  )

/** Without `allow-forms` a browser drops a form that is sent before any listener hears of it. None of ours leaves the page, so they may be heard. */
const submitForms = (): void => {
  let isSubmitted = false
  document.addEventListener(
    'submit',
    () => {
      isSubmitted = true
    },
    { capture: true },
  )
  document.addEventListener('click', (event) => {
    const submitter = (event.target as Element).closest<HTMLButtonElement>('[type=submit]')
    const form = submitter?.form
    if (!form || event.defaultPrevented) return
    isSubmitted = false
    setTimeout(() => {
      if (!isSubmitted && form.isConnected && (form.noValidate || form.reportValidity()))
        form.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }))
    })
  })
}

/**
 * In a page that is in a frame itself, which may be sandboxed: forms are heard; of a window, download, call or mail that does not open the
 * player is shown the address, and of the first two the page gets `BLOCKED_BY_SANDBOX` and nothing else hears of the press.
 */
export const followSandbox = (host: Pick<Host, 'send'>, texts: TextStore): void => {
  openLinks(host, texts)
  submitForms()
}
