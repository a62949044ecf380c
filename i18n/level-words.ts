import type { NamespaceTexts, RootTexts } from './messages.ts'
import type { SetInfo } from './set-info.ts'

/** A level of a result. */
type Level = { level: string; named: boolean | 'span'; span?: readonly [string, string]; status?: string }
type Texts = { feedback: Pick<RootTexts['feedback'], 'span'>; profile: Pick<NamespaceTexts<'profile'>, 'levels' | 'unnamed'> }

/** A name of a level in mid-phrase. */
const small = (name: string, { lang }: Pick<SetInfo, 'lang'>): string => name.charAt(0).toLocaleLowerCase(lang) + name.slice(1)

/** What stands for a level: its name, that of two adjacent ones such as *Low to medium*, or why none is named. */
export const levelWords = (
  measure: keyof Texts['profile']['levels'],
  { level, named, span, status }: Level,
  { feedback, profile: { levels, unnamed } }: Texts,
  info: Pick<SetInfo, 'lang'>,
): string => {
  const names: Record<string, () => string> = levels[measure]
  const nameOf = (each: string) => names[each]?.() ?? ''
  const words = span ? feedback.span({ from: nameOf(span[0]), to: small(nameOf(span[1]), info) }) : nameOf(level)
  if (named) return words
  return status === 'denied' ? unnamed.denied({ words: small(words, info) }) : unnamed.split()
}
