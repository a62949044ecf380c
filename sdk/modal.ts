import { type Modal, showDialog } from './dialog.ts'
import { mount } from './mount.ts'
import { checkOptions, inDialog, type MountOptions } from './options.ts'

export type { Modal }
export type ModalOptions = MountOptions & { closeLabel?: string }

/** Opens the test in a modal dialog over the page. Focus goes in, Escape and the button close it, focus returns. `mount` with `modal` does the same. */
export const openModal = (input: ModalOptions): Modal => {
  const options = checkOptions(input)
  const sheet = document.createElement('div')
  return showDialog(sheet, options, () => mount(sheet, { ...options, modal: inDialog as never }))
}
