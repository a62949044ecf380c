import { parseArgs } from 'node:util'
import { memberRoles } from '../../../contract/console/call.ts'
import { lifetimesMs } from '../../../contract/lifetimes.ts'
import { parseMailAddress } from '../../../contract/mail-address.ts'
import { makeLink } from '../../console/links.ts'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { consolePort, localConsole, readConfig } from '../../process/config.ts'
import { ifOwner, type MemberRecord } from '../../store/records.ts'
import { misunderstood, refuse, usageError } from '../command-error.ts'
import type { Io } from '../main.ts'
import { entryOf, isOpenOperator, withStore } from '../with-store.ts'

export const usage = `member add --operator <id> [--role owner|editor|viewer] --email <address>
                                         makes a member of the console and prints a first link: good for 24 hours, once, in the first browser
member add --provider --email <address>  the same for the provider
member remove (--operator <id> | --provider) --email <address>
                                         takes a membership away; a person left without any is signed out everywhere
member list [--operator <id>]            lists members of an operator, or of the provider`

/** Adds, removes and lists members of the console. Repeating prints a new link. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      operator: { type: 'string' },
      provider: { type: 'boolean', default: false },
      role: { type: 'string' },
      email: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const operator = values.operator && inSmallLetters(values.operator)
  const [action, ...rest] = positionals
  if (action === 'list' && rest.length === 0)
    return withStore(io, async (store) => {
      for (const { email, role } of await store.members.list(operator))
        io.out(values.json ? JSON.stringify({ email, role }) : [role.padEnd(6), email].join('  '))
      return 0
    })
  const oneOfTwo = values.provider ? operator === undefined && values.role === undefined : operator !== undefined
  if (action === 'remove' && rest.length === 0 && values.email && oneOfTwo) {
    const email = values.email.trim().toLowerCase()
    return withStore(io, async (store) => {
      const member = (await store.members.list(operator)).find((each) => each.email === email)
      if (!member) return refuse(io, `${email} is not a member there: see member list.`)
      await store.noting(entryOf('member.removed', operator ?? null, email)).members.remove(operator, member.id)
      io.err(`${email} is no longer a member there.`)
      io.out(values.json ? JSON.stringify({ removed: email }) : email)
      return 0
    })
  }
  const role = memberRoles.find((each) => each === (values.role ?? 'owner'))
  if (!role) throw usageError(`--role is ${memberRoles.join(', ')}, not "${values.role}".`)
  if (!['add', 'remove'].includes(action ?? '') || rest.length > 0 || !values.email)
    throw misunderstood(['add', 'remove', 'list'], action, { ...(action !== 'list' && { '--email': values.email }) })
  if (!oneOfTwo) throw usageError('Give --operator, or --provider alone.')
  if (!parseMailAddress(values.email)) return refuse(io, 'No mail can be sent to this address: look how it is written.')
  const email = values.email.trim().toLowerCase()
  if (operator !== undefined && !(await isOpenOperator(io, operator))) return 1
  const { console, publicUrl } = readConfig(io.env)
  const url = console?.url ?? localConsole(publicUrl, consolePort)
  return withStore(io, async (store) => {
    const now = Date.now()
    const entry = entryOf('member.added', operator ?? null, `${email}, ${operator === undefined ? 'provider' : role}`, ifOwner(email, role))
    const auditedStore = store.noting<MemberRecord | undefined>((member) => (member ? [entry] : []))
    const newMember = await auditedStore.members.add({ email, operator, role, at: now })
    const linkStore = store.noting<void>(() => (newMember ? [] : [entryOf('member.linked', operator ?? null, email)]))
    const link = await makeLink(linkStore, url, { email, expiresAt: now + lifetimesMs.firstLink })
    if (!console) io.err(`No console is set here: the link opens where CONSOLE_URL or CONSOLE_PORT makes one answer at ${url}.`)
    io.err(newMember ? `${email} is now a member. The link works once, for 24 hours:` : `${email} is already a member. A new link:`)
    io.out(values.json ? JSON.stringify({ link }) : link)
    return 0
  })
}
