import { certaintyOf, levelCuts, type Measure } from '../contract/scales.ts'
import type { NamespaceTexts, RootTexts } from './messages.ts'
import type { SetInfo } from './set-info.ts'

/** A level of a result. */
type Level = { level: string; probability: number; named: boolean | 'span'; span?: readonly [string, string]; status?: string }
type Texts = {
  feedback: Pick<RootTexts['feedback'], ReturnType<typeof certaintyOf>>
  profile: Pick<NamespaceTexts<'profile'>, 'levels' | 'unnamed'>
}

/** A name of a level in mid-phrase. */
const small = (name: string, { lang }: Pick<SetInfo, 'lang'>): string => name.charAt(0).toLocaleLowerCase(lang) + name.slice(1)

/**
 * What stands for a level: its name, that of two adjacent ones such as *Low – medium*, or why none is named; and how likely it is. One of two
 * levels that is hardly likelier than the other is the middle.
 */
export const levelWords = (
  measure: Measure,
  { level, probability, named, span, status }: Level,
  { feedback, profile: { levels, unnamed } }: Texts,
  info: Pick<SetInfo, 'lang'>,
): { words: string; certainty?: string } => {
  const names: Record<string, () => string> = measure === 'betaP' ? levels.staying : levels.sensitivity
  const nameOf = (each: string) => {
    const name = names[each]
    return name?.() ?? ''
  }
  // A dash in every language: a word between the two could be part of one of them.
  const words = span ? `${nameOf(span[0])} – ${small(nameOf(span[1]), info)}` : nameOf(level)
  if (named === 'span') return { words }
  if (!named) return { words: status === 'denied' ? unnamed.denied() : unnamed.split() }
  const certainty = certaintyOf(probability)
  return certainty === 'perhaps' && levelCuts[measure].length === 1
    ? { words: unnamed.middle() }
    : { words, certainty: feedback[certainty]() }
}
