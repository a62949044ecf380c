import { css, cx } from '@linaria/core'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import { fillPath } from '../../../contract/call.ts'
import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { small } from '../../ui/text.ts'

const tipLink = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--termsAndConditionColor);
  text-underline-offset: 0.2em;
`

/** Leads from a tip to its own page; `title` tells the links apart where only they are read. */
export const TipLink = ({ tip, title }: { tip: AdviceKey; title: string }) => {
  const open = useTexts().adviceScreen.open()
  return (
    <Link className={cx(tipLink, small)} to={fillPath(paths.singleAdvice, { key: tip })} aria-label={`${open}: ${title}`}>
      {open}
    </Link>
  )
}
