import type { ReactNode } from 'react'
import { helpView } from '../../i18n/help-views.ts'
import { useLanguage, useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { OutsideLink } from '../ui/outside-link.tsx'

/** Leads to the chat of a country's help-line, or else to its site or number. */
const HelpLineLink = ({ country, picture }: { country: string; picture: (alt: string) => ReactNode }) => {
  const texts = useTexts('help')
  const { info } = useLanguage()
  const { count } = useServices()
  const [line] = helpView(texts, info, country).lines
  const way = line?.chat ?? line?.website ?? line?.phone
  const drawn = picture(line ? texts.logo({ name: line.name }) : '')
  if (!way) return drawn
  return (
    <OutsideLink href={way.href} newTab={way.href.startsWith('https:')} onClick={() => count('help')}>
      {drawn}
    </OutsideLink>
  )
}

export default HelpLineLink
