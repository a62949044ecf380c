import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { small, soft } from '../../../app/ui/text.ts'
import { codeOf } from '../../../contract/call.ts'
import type { ConsoleErrorCode } from '../../../contract/console/console-errors.ts'
import { callConsole, type Reply, setMe } from '../../api/call.ts'
import { SignedOutPage } from '../../shell/signed-out-page.tsx'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { RefusalNote, Waiting } from '../../ui/answer.tsx'
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { actions } from '../../ui/page.tsx'
import { useAction } from '../../ui/use-action.tsx'
import { form, SignIn } from './sign-in.tsx'

const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? undefined

/** Reasons for a failed link that the member can do something about. */
const reasons = ['link_expired', 'link_used', 'other_browser'] as const

const Refused = ({ error, again }: { error: unknown; again: () => void }) => {
  const { t } = useConsoleTexts()
  const reason = reasons.find((one) => one === codeOf<ConsoleErrorCode>(error))
  if (!reason)
    return (
      <SignedOutPage title={t.signIn.title()}>
        <RefusalNote error={error} again={again} />
      </SignedOutPage>
    )
  return (
    <SignedOutPage title={t.link[reason].title()}>
      <p>{t.link[reason].text()}</p>
      {reason === 'link_used' && <Note kind="bad">{t.link.notYou()}</Note>}
      <p>
        <ButtonLink to="/">{t.link.new()}</ButtonLink>
      </p>
    </SignedOutPage>
  )
}

type DigitsProps = { isWrong: boolean; busy: boolean; enter: (digits: string) => void }

/** Asks for the digits that the browser shows which asked for the link. */
const DigitsForm = ({ isWrong, busy, enter }: DigitsProps) => {
  const { t } = useConsoleTexts()
  const [text, setText] = useState('')
  const [sentText, setSentText] = useState<string>()
  const digits = text.replaceAll(/\D/g, '')
  const problem = sentText === text && !busy && (digits.length !== 6 ? t.link.elsewhere.incomplete() : isWrong && t.link.elsewhere.wrong())
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSentText(text)
        if (digits.length === 6) enter(digits)
      }}
    >
      <TextField
        label={t.link.elsewhere.digits()}
        hint={t.link.elsewhere.hint()}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={text}
        error={problem || undefined}
        onText={setText}
      />
      <div className={actions}>
        <Button type="submit" waiting={busy && t.common.loading()}>
          {t.link.enter()}
        </Button>
        <TextLink to="/">{t.link.elsewhere.leave()}</TextLink>
      </div>
    </form>
  )
}

const WithToken = ({ token }: { token: string }) => {
  const { t, formats } = useConsoleTexts()
  const go = useNavigate()
  const [link, setLink] = useState<Reply<'openLink'>>()
  const [wentOn, setWentOn] = useState(false)
  const opening = useAction()
  const entering = useAction()
  const openTheLink = () => void opening.run(async () => setLink(await callConsole('openLink', { body: { token } })))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once.
  useEffect(openTheLink, [token])

  const enter = (digits?: string) =>
    void entering.run(async () => {
      await setMe(await callConsole('signIn', { body: { token, ...(digits && { digits }) } }))
      go('/', { replace: true })
    })

  const isWrong = codeOf<ConsoleErrorCode>(entering.error) === 'wrong_digits'
  if (entering.error !== undefined && !isWrong) return <Refused error={entering.error} again={() => enter()} />
  if (opening.error !== undefined) return <Refused error={opening.error} again={openTheLink} />
  if (!link)
    return (
      <SignedOutPage>
        <Waiting />
      </SignedOutPage>
    )
  const { askedElsewhere } = link
  if (askedElsewhere && wentOn)
    return (
      <SignedOutPage title={t.link.elsewhere.title()}>
        <p>{t.link.elsewhere.text({ browser: askedElsewhere.browser, time: formats.moment(askedElsewhere.at) })}</p>
        <Note kind="bad" role="alert">
          {t.link.elsewhere.warning()}
        </Note>
        <DigitsForm isWrong={isWrong} busy={entering.busy} enter={enter} />
      </SignedOutPage>
    )
  return (
    <SignedOutPage title={t.signIn.title()}>
      <p>{t.link.text({ email: link.hint })}</p>
      <p>
        <Button onClick={askedElsewhere ? () => setWentOn(true) : () => enter()} waiting={entering.busy && t.common.loading()}>
          {askedElsewhere ? t.link.goOn() : t.link.enter()}
        </Button>
      </p>
      <p className={`${small} ${soft}`}>{t.link.until({ time: formats.moment(link.expiresAt) })}</p>
    </SignedOutPage>
  )
}

/**
 * Where a mailed link leads. The token is behind the `#`, which no request carries, and leaves the address at once; one press posts it, so
 * that a mail scanner that opens links does not use it up.
 */
export const LinkScreen = () => {
  const [token, setToken] = useState(() => tokenOf(location.hash))
  useEffect(() => {
    const readHash = () => {
      const next = tokenOf(location.hash)
      if (next) setToken(next)
      history.replaceState(null, '', location.pathname)
    }
    if (location.hash) readHash()
    addEventListener('hashchange', readHash)
    return () => removeEventListener('hashchange', readHash)
  }, [])
  if (token) return <WithToken key={token} token={token} />
  return location.pathname === '/sign-in' ? <SignIn /> : <Navigate to="/" replace />
}
