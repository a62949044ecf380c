import { reasons } from '../../../contract/console/reasons.ts'
import { account } from './account.ts'
import { changes } from './changes.ts'
import { common } from './common.ts'
import { figures } from './figures.ts'
import { keys } from './keys.ts'
import { look, start } from './look.ts'
import { overview } from './overview.ts'
import { page } from './page.ts'
import { log, people } from './people.ts'
import { provider } from './provider.ts'
import { refusals } from './refusals.ts'
import { nav, shell } from './shell.ts'
import { link, signIn } from './sign-in.ts'
import { webhooks } from './webhooks.ts'
import { words } from './words.ts'

const eng = {
  account,
  changes,
  common,
  figures,
  keys,
  link,
  log,
  look,
  nav,
  overview,
  page,
  people,
  provider,
  reasons,
  refusals,
  shell,
  signIn,
  start,
  webhooks,
  words,
} as const
export type Messages = typeof eng
export default eng
