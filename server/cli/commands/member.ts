import { memberRoles } from '../../../contract/console/console-call.ts'
import { lifetimesMs } from '../../../contract/lifetimes.ts'
import { parseMailAddress } from '../../../contract/mail-address.ts'
import { makeLink } from '../../console/links.ts'
import { localConsole, readConfig } from '../../process/config.ts'
import { consolePort } from '../../process/settings.ts'
import { ifOwner } from '../../store/audit.ts'
import type { MemberRecord } from '../../store/members.ts'
import { action, operatorOption } from '../command.ts'
import { refuse, usageError } from '../command-error.ts'
import { entryOf, isOpenOperator, withStore } from '../with-store.ts'

export const page = 'console'

const email = { value: '<address>', required: true, read: (text: string) => text.trim().toLowerCase() } as const
/** The members of an operator, or of the provider. */
const scopeOptions = { operator: operatorOption, provider: {} } as const
const requireOne = ({ operator, provider }: { operator: string | undefined; provider: boolean }, role?: string): void => {
  if (provider ? operator !== undefined || role !== undefined : operator === undefined)
    throw usageError('Give --operator, or --provider alone.')
}

export const actions = {
  add: action({
    options: { ...scopeOptions, role: { oneOf: memberRoles }, email },
    about:
      'adds a member (by default an owner) to an operator, or to the provider, and prints a sign-in link: valid once, for 24 hours, in the first browser; run again for a new link',
    run: async ({ email, operator, provider, role: chosenRole }, io) => {
      requireOne({ operator, provider }, chosenRole)
      const role = chosenRole ?? 'owner'
      if (!parseMailAddress(email)) return refuse(io, 'No mail can be sent to this address: check its spelling.')
      if (operator !== undefined && !(await isOpenOperator(io, operator))) return 1
      const { console, publicUrl } = readConfig(io.env)
      const url = console?.url ?? localConsole(publicUrl, consolePort)
      return withStore(io, async (store) => {
        const now = Date.now()
        const entry = entryOf(
          'member.added',
          operator ?? null,
          `${email}, ${operator === undefined ? 'provider' : role}`,
          ifOwner(email, role),
        )
        const auditedStore = store.noting<MemberRecord | undefined>((member) => (member ? [entry] : []))
        const newMember = await auditedStore.members.add({ email, operator, role, at: now })
        const linkStore = store.noting<void>(() => (newMember ? [] : [entryOf('member.linked', operator ?? null, email)]))
        const link = await makeLink(linkStore, url, { email, expiresAt: now + lifetimesMs.firstLink })
        if (!console) io.err(`No console is configured here: the link works once CONSOLE_URL or CONSOLE_PORT starts one at ${url}.`)
        io.err(newMember ? `${email} is now a member. The link works once, for 24 hours:` : `${email} is already a member. New link:`)
        io.print({ link }, link)
        return 0
      })
    },
  }),
  remove: action({
    options: { ...scopeOptions, email },
    about: 'removes a member; somebody without any membership left is signed out everywhere',
    run: ({ email, operator, provider }, io) => {
      requireOne({ operator, provider })
      return withStore(io, async (store) => {
        const member = (await store.members.list(operator)).find((each) => each.email === email)
        if (!member) return refuse(io, `${email} is not a member there: see member list.`)
        await store.noting(entryOf('member.removed', operator ?? null, email)).members.remove(operator, member.id)
        io.err(`${email} is no longer a member there.`)
        io.print({ removed: email }, email)
        return 0
      })
    },
  }),
  list: action({
    options: scopeOptions,
    about: 'lists members of an operator, or of the provider',
    run: ({ operator }, io) =>
      withStore(io, async (store) => {
        for (const { email, role } of await store.members.list(operator)) io.print({ email, role }, [role.padEnd(6), email].join('  '))
      }),
  }),
}
