import type { NamespaceTexts } from '../../i18n/messages.ts'
import type { RefusalCode } from '../api/connection.ts'
import { useTexts } from '../i18n/texts-context.tsx'

/** Refusals that are no fault of the partner's page: their texts are loaded when they are needed. */
const lazyTexts = {
  paused: ({ paused }) => paused.text(),
  ended: ({ game }) => game.ended(),
  rate_limited: ({ game }) => game.ofNetwork(),
  // A game that was not registered when the label ended.
  not_found: ({ closed }) => closed.title(),
} satisfies { [Code in RefusalCode]?: (texts: NamespaceTexts<'refusals'>) => string }
const isOwn = (code: RefusalCode | null | undefined): code is keyof typeof lazyTexts => code != null && code in lazyTexts

/** Why the server accepts no more of this game, and what the player can do, in words for players. */
export const RefusalText = ({ code }: { code: RefusalCode | null | undefined }) => {
  const { game } = useTexts()
  return isOwn(code) ? <OwnText code={code} /> : game.refused()
}

const OwnText = ({ code }: { code: keyof typeof lazyTexts }) => lazyTexts[code](useTexts('refusals'))
