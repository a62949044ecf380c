import { css, cx } from '@linaria/core'
import { useLayoutEffect } from 'react'
import { dangerView } from '../../../i18n/danger-views.ts'
import { ChooseCountry } from '../../help/choose-country.tsx'
import { ContactButtons, HelpCard, light } from '../../help/help-card.tsx'
import { useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { from960 } from '../../theme/breakpoints.ts'
import { Button } from '../../ui/button.tsx'
import { PeopleIcon, PhoneIcon, ShieldIcon, WalletIcon } from '../../ui/icons.tsx'
import { heading, ScreenTitle, takeFocus } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { minor, small, soft } from '../../ui/text.ts'

const list = css`
  display: grid;
  gap: var(--space-4) var(--space-6);
  margin-top: var(--space-3);
  svg {
    color: var(--colorPrimary);
  }
  ${from960} {
    grid-template-columns: repeat(3, 1fr);
  }
`

/** `deleted`: the number of the visit; undefined while that is not known. */
type Props = { age: number; place: string | undefined; deleted: boolean | undefined; onPlace: (place: string) => void; onRetry: () => void }

/** The end of the test for somebody who is too young for it: no blame, and somebody to talk to. */
export const YoungView = ({ age, place, deleted, onPlace, onRetry }: Props) => {
  const { young: texts, help } = useTexts('young', 'help')
  const { common } = useTexts()
  const { info } = useLanguage()
  useLayoutEffect(() => takeFocus(heading.get(), false), [])
  const services = dangerView(help, info, place).young
  const advice = [
    [PeopleIcon, texts.adult],
    [ShieldIcon, texts.home],
    [WalletIcon, texts.money],
  ] as const
  return (
    <>
      <Sheet>
        <Stack space={3}>
          <ScreenTitle>{texts.title()}</ScreenTitle>
          <p>{texts.text({ age })}</p>
        </Stack>
      </Sheet>
      <HelpCard title={texts.talk()} place={place} crisisTitle={texts.crisis()}>
        {place === undefined ? (
          <ChooseCountry place={place} buttonClass={light} onChoose={onPlace} />
        ) : (
          <Stack space={4}>
            {services.map(({ name, facts, ways }) => (
              <Stack key={name} space={2}>
                <p>
                  <strong>{name}</strong>
                  {facts.map((fact) => ` · ${fact}`)}
                </p>
                <ContactButtons
                  contacts={ways.map(({ href, kind, label, shown }) => ({
                    href,
                    label: kind === 'web' ? shown : label,
                    ...(kind === 'call' && { icon: <PhoneIcon /> }),
                  }))}
                />
              </Stack>
            ))}
          </Stack>
        )}
      </HelpCard>
      <Sheet>
        <h2>{texts.gambling()}</h2>
        <div className={list}>
          {advice.map(([Picture, { title, text }]) => (
            <article key={title()}>
              <Picture />
              <h3 className={minor}>{title()}</h3>
              <p className={small}>{text()}</p>
            </article>
          ))}
        </div>
      </Sheet>
      <Sheet slim>
        <Stack space={3} className={cx(small, soft)}>
          <p>{texts.end()}</p>
          <p role="status">
            {deleted === true && texts.deleted()}
            {deleted === false && texts.notDeleted()}
          </p>
          {deleted === false && (
            <Button kind="quiet" onClick={onRetry}>
              {common.tryAgain()}
            </Button>
          )}
        </Stack>
      </Sheet>
    </>
  )
}
