import { css } from '@linaria/core'
import { useNavigate } from 'react-router-dom'
import { callConsole, forgetAll } from '../api/call.ts'
import { useMe } from '../me.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { TextButton, TextLink } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import { barControl } from './bar.ts'

const round = css`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  font-size: var(--text-xs);
  font-weight: var(--semibold);
  color: var(--onMark);
  background: var(--colorPrimary);
  text-transform: uppercase;
`

/** Who is signed in, where else, and signing out. */
export const AccountMenu = () => {
  const { t } = useConsoleTexts()
  const { email } = useMe()
  const go = useNavigate()
  const signOut = async () => {
    await callConsole('signOut', {}).catch(() => {})
    go('/')
    await forgetAll()
  }
  const face = (
    <span className={round} aria-hidden="true">
      {email.slice(0, 2)}
    </span>
  )
  return (
    <Menu name={t.shell.account({ email })} className={barControl} face={face}>
      <p>{email}</p>
      <TextLink to="/account">{t.account.signIns()}</TextLink>
      <TextButton onClick={() => void signOut()}>{t.shell.signOut()}</TextButton>
    </Menu>
  )
}
