import { cardsPerGame } from '../../contract/constants.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import type { PopupKey } from '../../contract/popups.ts'
import type { DrawEntry, JournalEntry } from '../session/journal.ts'
import { type PopupTrigger, triggers } from './popup-triggers.ts'

const window = { from: 10, to: 77 }
const spacing = 6
const half = cardsPerGame / 2

/** The popup to show after the last entry, if any: one that has to wait comes once its text is true, by card 77 or not at all. */
export const duePopup = (entries: readonly JournalEntry[], triggers: readonly PopupTrigger[]): PopupKey | null => {
  const draws: DrawEntry[] = []
  const waiting = new Set<PopupKey>()
  const lastShownAt = new Map<PopupKey, number>()
  let last = Number.NEGATIVE_INFINITY
  for (const entry of entries) {
    if (entry.kind === 'draw') {
      draws.push(entry)
      for (const trigger of triggers) if (mayFire(trigger, lastShownAt, draws.length) && trigger.fires(draws)) waiting.add(trigger.key)
    } else {
      waiting.delete(entry.key)
      lastShownAt.set(entry.key, draws.length)
      if (triggers.some(({ key }) => key === entry.key)) last = draws.length
    }
  }
  const cards = draws.length
  const isTurn = cards >= window.from && cards <= window.to && cards - last >= spacing
  const next = isTurn && triggers.find(({ key, fires, holds = fires }) => waiting.has(key) && holds(draws))
  if (next) return next.key
  return cards === half && !lastShownAt.has('halfway') ? 'halfway' : null
}

const mayFire = ({ key, repeatsAt }: PopupTrigger, shown: ReadonlyMap<PopupKey, number>, cards: number) => {
  const previousTurn = shown.get(key)
  return previousTurn === undefined || (cards === repeatsAt && previousTurn < repeatsAt)
}

/** The popups that fire at an operator: all, or none in a declared study without them, to the end of its last day, UTC. */
export const triggersAt = ({ uncoachedUntil = '' }: Pick<OperatorView, 'uncoachedUntil'>, now = new Date()): readonly PopupTrigger[] =>
  now.toISOString().slice(0, 10) <= uncoachedUntil ? [] : triggers
