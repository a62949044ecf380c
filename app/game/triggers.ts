import { popupKeys } from '../../contract/popups.ts'
import type { PopupTrigger } from './popup-trigger.ts'

const found = import.meta.glob<{ popup: PopupTrigger }>(['./popups/*.ts', '!./popups/*.test.ts'], { eager: true })

/** Every popup about the way of playing, in order of priority. */
export const triggers: readonly PopupTrigger[] = Object.values(found)
  .map(({ popup }) => popup)
  .sort((a, b) => popupKeys.indexOf(a.key) - popupKeys.indexOf(b.key))
