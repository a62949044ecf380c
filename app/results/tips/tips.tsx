import { css } from '@linaria/core'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import type { Claim } from '../../../contract/claims.ts'
import { toldOnce } from '../../../i18n/claim-sentence.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { from960, print } from '../../theme/breakpoints.ts'
import { Reason, TipIcon, TipLink, tipTitle } from './tip-parts.tsx'

const list = css`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);
  ${from960} {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--space-6);
  }
  ${print} {
    margin-top: var(--space-2);
  }
`
const item = css`
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  align-content: start;
  break-inside: avoid;
  > :is(h2, h3) {
    font-size: var(--text-md);
    line-height: var(--leading-snug);
    letter-spacing: 0;
  }
  > p {
    line-height: 1.5;
  }
  > h3 ~ p {
    font-size: var(--text-sm);
  }
  ${from960} {
    grid-template: subgrid / 1fr;
    grid-row: span 3;
  }
`

/** Whether tips were chosen from the player's game, by what is said of why. */
export const arePersonal = (claims: readonly Claim[] | undefined) => claims?.some(({ key }) => key !== 'reason_for_everyone') ?? false

/** `claims`: why, in the order of the tips; `linked`: each title leads to the tip's own page, else they stand below a heading. */
type Props = { tips: readonly AdviceKey[]; claims?: readonly Claim[] | undefined; linked?: boolean }

/** The three tips in the order they were chosen. */
export const Tips = ({ tips, claims = [], linked = false }: Props) => {
  const Heading = linked ? 'h2' : 'h3'
  const texts = useTexts('advice')
  const reasons = arePersonal(claims) ? toldOnce(claims) : []
  return (
    <div className={list}>
      {tips.map((tip, index) => {
        const claim = reasons[index]
        return (
          <article key={tip} className={item} id={`tip-${tip}`}>
            {linked ? (
              <Heading>
                <TipLink tip={tip} />
              </Heading>
            ) : (
              <Heading className={tipTitle}>
                <TipIcon tip={tip} />
                {texts.items[tip].title()}
              </Heading>
            )}
            <p>{texts.items[tip].text()}</p>
            {claim && <Reason claim={claim} />}
          </article>
        )
      })}
    </div>
  )
}
