import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useHelpLines } from '../../i18n/use-help-lines.ts'

/** Leads to the chat of a country's help-line, or else to its site or number; only a picture where none is certain. */
const HelpLineLink = ({ country, picture }: { country: string; picture: (alt: string) => ReactNode }) => {
  const { helpLine } = useTexts()
  const line = useHelpLines(country).find((each) => each.country === country)
  const page = line?.chat?.href ?? line?.website?.href
  const href = page ?? line?.phone?.href
  const drawn = picture(line ? helpLine.logo({ name: line.name }) : '')
  if (!href) return drawn
  return (
    <a href={href} {...(page && { target: '_blank', rel: 'noopener noreferrer' })}>
      {drawn}
    </a>
  )
}

export default HelpLineLink
