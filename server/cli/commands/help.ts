import { agedFacts } from '../../../i18n/help/check-entry.ts'
import { entries } from '../../../i18n/help/entries.ts'
import { action } from '../command.ts'

const reasons = { old: 'its pages are older than 24 months', unread: 'was last read over 180 days ago' }

export const actions = {
  stale: action({
    about: 'lists facts of the help for players whose pages are old, or were read too long ago, by key, page and date',
    run: async (_, io) => {
      for (const fact of entries.flatMap((entry) => agedFacts(entry, new Date())))
        io.print(fact, `${fact.key} ${fact.date} ${fact.page} (${reasons[fact.reason]})`)
    },
  }),
}
