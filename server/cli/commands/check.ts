import { readConfig } from '../../process/config.ts'
import { inspectDatabase } from '../../store/open-store.ts'
import { checkDisk } from '../check/disk.ts'
import { checkMail, checkSettings } from '../check/settings.ts'
import { checkSite } from '../check/site.ts'
import { action } from '../command.ts'
import { nameDatabase } from '../with-store.ts'

/** Looks at all that a start does not see. It changes nothing, so it can be run before a deploy and after it, beside a server. */
export const actions = action({
  options: { 'mail-to': { value: 'ADDRESS' } },
  about:
    'checks settings, database, disk, backups, mail log-in, clock, and a call through PUBLIC_URL with its headers; changes nothing, and exits with 1 where something is wrong; --mail-to: also sends a mail there',
  run: async ({ 'mail-to': mailTo }, io) => {
    const config = readConfig(io.env)
    nameDatabase(io)
    const findings = [
      ...checkSettings(config, io.env),
      ...(await inspectDatabase(config, Date.now)),
      ...checkDisk(config, Date.now()),
      ...(await checkMail(config, mailTo)),
      ...(await checkSite(config, Date.now)),
    ]
    for (const { about, isGood, text } of findings)
      io.print({ about, ok: isGood, text }, `${isGood ? '✓' : isGood === null ? '·' : '✗'} ${about}: ${text}`)
    return findings.some(({ isGood }) => isGood === false) ? 1 : 0
  },
})
