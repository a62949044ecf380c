import type { EmbedError } from './embed-error.ts'
import { diagnosisOf } from './examine.ts'
import type { Diagnosis, Handle } from './handle.ts'
import { mount } from './mount.ts'
import { checkOptions, type MountOptions } from './options.ts'

export type { Check, Diagnosis } from './handle.ts'

/**
 * Mounts the test once, out of sight, and explains in words what prevents it from working. Takes up to 20 s if nothing answers; rejects with
 * `DESTROYED` when `signal` aborts, with `BAD_OPTIONS` on a server. To look at a test that is in the page, ask its handle.
 */
export const diagnose = async (options: MountOptions): Promise<Diagnosis> => {
  if (!globalThis.document) checkOptions(options) // needs a page
  const room = document.createElement('div')
  room.style.display = 'none'
  const page = document.body ?? document.documentElement // it may be early
  page.append(room)
  let handle: Handle | undefined
  try {
    handle = mount(room, { ...options, lazy: undefined, modal: undefined })
    const { checks } = await handle.diagnose()
    return diagnosisOf(checks.filter(({ name }) => name !== 'place'))
  } catch (error) {
    if (handle) throw error
    return diagnosisOf([{ name: 'options', ok: false, hint: (error as EmbedError).message }])
  } finally {
    handle?.destroy()
    room.remove()
  }
}
