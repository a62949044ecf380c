import { EmbedError } from './embed-error.ts'
import type { Handle } from './handle.ts'
import { mount } from './mount.ts'
import { checkOptions, type MountOptions } from './options.ts'

export type ModalOptions = MountOptions & { closeLabel?: string }
export type Modal = {
  readonly handle: Handle
  readonly dialog: HTMLDialogElement
  /** Resolves when the reader or `close` has closed it. A game in progress can be resumed by opening the test again. */
  readonly closed: Promise<void>
  close(): void
}

/** Opens the test in a modal dialog over the page. Focus goes in, Escape and the button close it, focus returns. */
export const openModal = (input: ModalOptions): Modal => {
  const { closeLabel = 'Close', ...options } = checkOptions(input)
  if (typeof closeLabel !== 'string') throw new EmbedError('BAD_OPTIONS', ['closeLabel: text', typeof closeLabel])
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', options.title ?? 'Gamalyze')
  dialog.style.cssText = `box-sizing:border-box;position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;border:0;
    padding:max(0px,min(4vw,2rem)) 0;background:rgb(16 24 40 / .56);overflow:auto;overscroll-behavior:contain`
  const sheet = document.createElement('div')
  sheet.style.cssText = 'max-width:72rem;margin:auto;background:#fff;border-radius:.75rem;overflow:hidden'
  const bar = document.createElement('div')
  bar.style.cssText = `display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:.375rem .5rem .375rem 1.25rem;
    color:#17202f;font:600 1rem/1.4 system-ui,sans-serif`
  const button = document.createElement('button')
  button.textContent = '×'
  button.setAttribute('aria-label', closeLabel)
  // "revert" keeps the page's own styles of buttons out, and the browser's focus ring in.
  button.style.cssText = `all:revert;flex:none;width:2.75rem;height:2.75rem;padding:0;border:0;border-radius:50%;background:#eef2f6;color:inherit;
    font:400 1.5rem/1 system-ui,sans-serif;cursor:pointer`
  bar.append(options.title ?? '', button)
  sheet.append(bar)
  dialog.append(sheet)
  const page = document.body ?? document.documentElement // it may be early
  page.append(dialog)

  let handle: Handle
  try {
    handle = mount(sheet, options)
  } catch (error) {
    dialog.remove()
    throw error
  }
  const { signal } = options
  const close = () => dialog.close()
  button.addEventListener('click', close)
  dialog.addEventListener('click', ({ target }) => target === dialog && close())
  signal?.addEventListener('abort', close)
  // In a copy of the dialog, which the page has put in its place, no button works.
  handle.on('reconnected', () => {
    const copy = !dialog.isConnected && handle.frame.closest('dialog')
    if (!copy) return
    copy.remove()
    close()
  })
  const closed = new Promise<void>((resolve) => {
    dialog.addEventListener('close', () => {
      signal?.removeEventListener('abort', close)
      handle.destroy()
      dialog.remove()
      resolve()
    })
  })
  dialog.showModal()
  if (signal?.aborted) close()
  return { handle: Object.defineProperty(Object.create(handle), 'destroy', { value: close, enumerable: true }), dialog, closed, close }
}
