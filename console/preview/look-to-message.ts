import type { LookChecks, LookFile } from '../../contract/console/look.ts'
import type { PreviewMessage } from '../../contract/console/preview-messages.ts'
import { themeCss } from '../../contract/look/theme-css.ts'
import { operatorView } from '../../contract/look/view-of-operator.ts'
import type { Operator } from '../../contract/operator.ts'
import { noProvider, type OperatorView } from '../../contract/operator-view.ts'

/** The faces of a style sheet from the server, which alone knows the families it serves. */
const facesIn = (css = '') => (css.match(/^@font-face \{.*\}$/gm) ?? []).join('\n')

export const shownSchemes = ['light', 'dark'] as const
export type ShownScheme = (typeof shownSchemes)[number]

export type ShownLook = {
  id: string
  operator: Operator
  texts: { [set: string]: { [key: string]: string } }
  files: readonly LookFile[]
  /** The server's latest check, the source of the provider's name and of the available fonts. */
  checks: Pick<LookChecks, 'view' | 'themeCss'>
}

/**
 * The message to the frame about a look, made here without a call, so that it follows each key and press. None if the look is too broken to
 * be shown. Only the server knows what a background's picture shows: if that needs it, its veil over the game's table is stronger.
 */
export const lookToMessage = (
  { id, operator, texts, files, checks }: ShownLook,
  colorScheme: ShownScheme = 'light',
): PreviewMessage | undefined => {
  const hrefByName = new Map(files.map(({ name, href }) => [name, href]))
  const href = (name: string) => hrefByName.get(name) ?? 'data:,'
  const provider = checks.view?.provider ?? noProvider
  try {
    const view = operatorView(id, operator, { href, provider, extraOrigins: [], ownTexts: texts as OperatorView['ownTexts'] & object })
    return {
      type: 'gamalyze-preview',
      view,
      themeCss: `${facesIn(checks.themeCss)}\n${themeCss({ ...operator, colorScheme }, href, [], [])}`,
    }
  } catch {
    return undefined
  }
}
