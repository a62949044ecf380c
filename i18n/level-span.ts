import type { RootTexts } from './messages.ts'
import type { SetInfo } from './set-info.ts'

/** Two neighbouring levels as one, such as *Low to medium*: the second stands in mid-phrase, so it begins with a small letter. */
export const levelSpan = (
  { span }: Pick<RootTexts['feedback'], 'span'>,
  { lang }: Pick<SetInfo, 'lang'>,
  from: string,
  to: string,
): string => span({ from, to: to.charAt(0).toLocaleLowerCase(lang) + to.slice(1) })
