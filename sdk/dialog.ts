import type { Handle } from './handle.ts'
import type { MountOptions } from './options.ts'

export type Modal = {
  readonly handle: Handle
  readonly dialog: HTMLDialogElement
  /** Resolves when the reader, the page or `close` has closed it. A game in progress can be resumed by opening the test again. */
  readonly closed: Promise<void>
  close(): void
}

/** Shows `sheet` in a modal in a shadow tree, which styles of the page leave alone. It imports no part of the SDK, which would be cut. */
export const showDialog = (
  sheet: HTMLElement,
  { title = '', closeLabel = 'Close' }: Pick<MountOptions, 'title' | 'closeLabel'>,
  begin: () => Handle,
): Modal => {
  const host = document.createElement('gamalyze-modal')
  host.style.display = 'contents' // takes no room, nor a gap
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', title || 'Gamalyze')
  dialog.style.cssText = `box-sizing:border-box;position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;border:0;
    padding:max(0px,min(4vw,2rem)) 0;background:rgb(16 24 40 / .56);overflow:auto;overscroll-behavior:contain`
  sheet.style.cssText = 'max-width:72rem;margin:auto;background:#fff;border-radius:.75rem;overflow:hidden'
  const bar = document.createElement('div')
  bar.style.cssText = `display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:.375rem .5rem .375rem 1.25rem;
    color:#17202f;font:600 1rem/1.4 system-ui,sans-serif`
  const button = document.createElement('button')
  button.textContent = '×'
  button.setAttribute('aria-label', closeLabel)
  button.style.cssText = `flex:none;width:2.75rem;height:2.75rem;padding:0;border:0;border-radius:50%;background:#eef2f6;color:inherit;
    font:400 1.5rem/1 system-ui,sans-serif;cursor:pointer`
  bar.append(title, button)
  sheet.prepend(bar)
  dialog.append(sheet)
  host.attachShadow({ mode: 'open' }).append(dialog)
  const page = document.body ?? document.documentElement // it may be early
  page.append(host)

  let handle: Handle
  try {
    handle = begin()
  } catch (error) {
    host.remove()
    throw error
  }
  const close = () => handle.destroy()
  dialog.addEventListener('click', ({ target }) => (target === dialog || target === button) && close())
  dialog.addEventListener('close', close)
  const closed = new Promise<void>((resolve) => {
    const leave = () => {
      dialog.close() // gives the focus back
      host.remove()
      resolve()
    }
    handle.on('destroyed', leave)
    dialog.showModal()
    if (handle.state === 'destroyed') leave()
  })
  return { handle, dialog, closed, close }
}
