import type { OperatorView } from '../../contract/operator-view.ts'
import { popupKeys } from '../../contract/popups.ts'
import type { PopupTrigger } from './popup-trigger.ts'

const found = import.meta.glob<{ popup: PopupTrigger }>(['./popups/*.ts', '!./popups/*.test.ts'], { eager: true })

/** Every popup about the way of playing, in order of priority. */
export const triggers: readonly PopupTrigger[] = Object.values(found)
  .map(({ popup }) => popup)
  .sort((a, b) => popupKeys.indexOf(a.key) - popupKeys.indexOf(b.key))

/** Those that fire at an operator: all, or none in a declared study without them, to the end of its last day, UTC. */
export const triggersAt = ({ uncoachedUntil = '' }: Pick<OperatorView, 'uncoachedUntil'>, now = new Date()): readonly PopupTrigger[] =>
  now.toISOString().slice(0, 10) <= uncoachedUntil ? [] : triggers
