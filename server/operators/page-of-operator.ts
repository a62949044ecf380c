import type { Store } from '../store/store.ts'
import type { LoadedOperator } from './load-operator.ts'
import { inSmallLetters } from './operator-id.ts'
import type { Operators } from './registry.ts'

/**
 * What players' pages show of the operator with that id. An unknown id gets the provider's; one that once had keys is none: its folder is gone, and
 * the label has ended.
 */
export const pageOfOperator = async ({ operators, store }: { store: Store; operators: Operators }, id: string): Promise<LoadedOperator> => {
  // Pages are served while the database is down.
  const isGone = operators.presence(id) === 'ended' && (await store.operatorSettings.hadKeys(inSmallLetters(id)).catch(() => false))
  return isGone ? operators.endedPage(id) : operators.page(id)
}
