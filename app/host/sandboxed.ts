import type { TextStore } from '../i18n/text-store.ts'
import type { Host } from './host.ts'

/** Says below the link that was pressed what was refused. */
const explain = async (link: HTMLAnchorElement, texts: TextStore) => {
  const note = document.createElement('p')
  note.setAttribute('role', 'status')
  note.style.overflowWrap = 'anywhere'
  link.after(note)
  await texts.load('refusals')
  // After the note has come, as it is heard only then.
  note.append(texts.get().namespaces.refusals?.blocked({ address: link.href }) ?? link.href)
}

/** Opens new windows and downloads so that a refusal is noticed. Browsers that refuse downloads refuse new windows too. */
const openLinks = (host: Pick<Host, 'send'>, texts: TextStore): void =>
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[target=_blank], a[download]')
      if (!link || event.defaultPrevented || event.button !== 0) return
      event.preventDefault()
      const opened = window.open(link.href, '_blank')
      if (opened) {
        if (link.rel !== 'opener') opened.opener = null
        return
      }
      event.stopPropagation()
      host.send('error', { code: 'BLOCKED_BY_SANDBOX' })
      void explain(link, texts)
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
 * In a page that is in a frame itself, which may be sandboxed: forms are heard; of a window or a download that is refused the player is shown the
 * address, and the page gets `BLOCKED_BY_SANDBOX`; nothing else hears of the press, so that no download is told that never began.
 */
export const followSandbox = (host: Pick<Host, 'send'>, texts: TextStore): void => {
  openLinks(host, texts)
  submitForms()
}
