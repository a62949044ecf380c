import { css } from '@linaria/core'
import { type ComponentType, useEffect, useState } from 'react'
import { RichText } from '../../../app/ui/rich-text.tsx'
import { soft } from '../../../app/ui/text.ts'
import { signInLinkMinutes } from '../../../contract/lifetimes.ts'
import { callConsole } from '../../api/call.ts'
import { type FrameProps, SignedOutPage } from '../../shell/signed-out-page.tsx'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Button, OutLink, TextButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { actions } from '../../ui/page.tsx'
import { useAction } from '../../ui/use-action.tsx'

export const form = css`
  display: grid;
  gap: var(--space-4);
  > button {
    width: 100%;
  }
`

const digitsText = css`
  font: var(--semibold) var(--text-xl) / 1.4 var(--mono);
  word-spacing: -0.3em;
  white-space: nowrap;
`

const decks = css`
  display: flex;
  justify-content: center;
  gap: var(--space-2);
  > i {
    width: 3rem;
    aspect-ratio: 1 / var(--cardRatio);
    border-radius: 0.3rem;
    box-shadow:
      inset 0 0 0 2px var(--surface),
      inset 0 0 0 3px rgb(255 255 255 / 0.4),
      var(--shadow-2);
  }
`

/** The four decks of the test, small. */
const Decks = () => (
  <div className={decks} aria-hidden="true">
    {[1, 2, 3, 4].map((deck) => (
      <i key={deck} style={{ background: `var(--cardColor${deck})` }} />
    ))}
  </div>
)

/** For this long, s, no other link can be requested: the first is on its way. */
const resendPauseSeconds = 60

const useSecondsLeft = (from: number | undefined) => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (from === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [from])
  return from === undefined ? 0 : Math.max(0, Math.ceil(resendPauseSeconds - (now - from) / 1000))
}

/**
 * Asks for the address and has a link mailed; whether it belongs to a member is never said.
 * @param address of the member whose session has ended
 */
export const SignIn = ({ address = '', frame: Frame = SignedOutPage }: { address?: string; frame?: ComponentType<FrameProps> }) => {
  const { t } = useConsoleTexts()
  const [email, setEmail] = useState(address)
  const [invalid, setInvalid] = useState(false)
  const [sent, setSent] = useState<{ at: number; digits: string; mails?: string }>()
  const { busy, refusal, run } = useAction()
  const secondsLeft = useSecondsLeft(sent?.at)

  const send = async () => {
    const wrong = !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email.trim())
    setInvalid(wrong)
    if (wrong) return
    await run(async () => setSent({ ...(await callConsole('askForLink', { body: { email: email.trim() } })), at: Date.now() }))
  }

  if (sent)
    return (
      <Frame title={t.signIn.sent()} foot={t.signIn.noAccount()}>
        <p role="status">
          <RichText text={t.signIn.sentText} parts={{ email: <b>{email.trim()}</b>, minutes: signInLinkMinutes }} />
        </p>
        <p>
          {t.signIn.digits()} {/* One by one, so that they are read so. */}
          <b className={digitsText}>{[...sent.digits].join(' ')}</b>
        </p>
        <p className={soft}>{t.signIn.nothing()}</p>
        {refusal}
        <div className={actions}>
          {sent.mails && (
            <OutLink kind="primary" symbol="out" href={sent.mails}>
              {t.signIn.mails()}
            </OutLink>
          )}
          <Button kind="quiet" waiting={secondsLeft > 0 && t.signIn.againIn({ seconds: secondsLeft })} onClick={() => void send()}>
            {secondsLeft > 0 ? t.signIn.againIn({ seconds: secondsLeft }) : t.signIn.again()}
          </Button>
          <TextButton onClick={() => setSent(undefined)}>{t.signIn.otherAddress()}</TextButton>
        </div>
      </Frame>
    )
  return (
    <Frame above={<Decks />} title={t.signIn.title()} foot={t.signIn.noAccount()}>
      <p className={soft}>{t.signIn.text()}</p>
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          label={t.signIn.email()}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={invalid ? t.signIn.invalid() : undefined}
          onText={setEmail}
        />
        {refusal}
        <Button type="submit" waiting={busy && t.common.loading()}>
          {t.signIn.send()}
        </Button>
      </form>
    </Frame>
  )
}
