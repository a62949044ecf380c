import type { OperatorView } from '../../contract/operator-view.ts'
import { dangerView } from '../../i18n/danger-views.ts'
import { helpView } from '../../i18n/help-views.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'
import { keptBy } from '../store/last-used.ts'

type Help = ReturnType<typeof helpIn>

/** Recently used help by set of texts: names and hours in a language take half a millisecond. */
const recentHelp = keptBy<SetTexts, Help>(50)

/** Help contacts, as on the screens: for the place the player chose, else for the operator's market, else international ones. */
export const help = (texts: SetTexts, { country, limits }: OperatorView, place = country): Help =>
  recentHelp(texts, JSON.stringify([place, limits]), () => helpIn(texts, place, limits))

/** Words with what follows them announced: French has a space before a colon. */
export const withColon = (words: string, { lang }: SetTexts['info']): string => `${words}${lang.startsWith('fr') ? '\u00a0' : ''}:`

const helpIn = ({ help: texts, info }: SetTexts, place: string | undefined, limits: string | undefined) => {
  const { country, lines, ways } = helpView(texts, info, place, limits)
  const { emergency, crisis } = dangerView(texts, info, place)
  return {
    title: texts.talk(),
    text: [...(country ? [] : [texts.world()]), ...(lines[0]?.notes ?? [])].join(' '),
    lines: lines.map(({ name, phone, message, website, chat, facts }) => ({
      name,
      phone: phone ? { href: phone.href, text: phone.number } : null,
      hours: facts.join(' · ') || null,
      links: [
        ...(message ? [{ href: message.href, text: message.label }] : []),
        ...(chat ? [{ href: chat.href, text: chat.label }] : []),
        ...(website ? [{ href: website.href, text: website.label }] : []),
      ],
    })),
    ways: ways.flatMap(({ title, link }) => (link ? [{ title: withColon(title, info), href: link.href, text: link.label }] : [])),
    danger: {
      title: texts.danger.title(),
      rows: [
        ...(emergency.length === 0 ? [{ text: texts.danger.anywhere(), name: null, links: [] }] : []),
        ...emergency.map(({ whom = null, href, shown: number }) => ({
          text: texts.danger.emergency(),
          name: whom,
          links: [{ href, text: number }],
        })),
        ...crisis.map(({ name, facts, ways: reached }) => ({
          text: texts.danger.crisis(),
          name: [name, ...facts].join(' · '),
          links: reached.map(({ kind, href, label, shown }) => ({ href, text: kind === 'text' ? label : shown })),
        })),
      ],
    },
  }
}
