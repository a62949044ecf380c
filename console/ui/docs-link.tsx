import { useMe } from '../me.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Glyph } from './glyph.tsx'

/** What a page of the documentation fills into its examples: the operator, and where the screen knows them a test secret, the script and its hash. */
type Props = {
  page: string
  operator: string | undefined
  secret?: string | undefined
  script?: { src: string; integrity: string }
  className?: string
}

/** A page of the documentation, opened beside the console. The values go in the fragment, which no server sees and the page removes. */
export const DocsLink = ({ page, operator, secret, script, className }: Props) => {
  const { t } = useConsoleTexts()
  const { publicUrl } = useMe()
  const values = new URLSearchParams({
    ...(operator !== undefined && { operator }),
    ...(secret !== undefined && { secret }),
    ...(script && { script: new URL(script.src).pathname, integrity: script.integrity }),
  })
  return (
    <a href={`${publicUrl}/docs/${page}${operator === undefined ? '' : `#${values}`}`} target="_blank" rel="noopener" className={className}>
      <Glyph name="out" />
      {t.shell.docs()}
    </a>
  )
}
