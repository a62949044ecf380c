import type { PreviewMessage, PreviewReady } from '../../contract/console/preview-messages.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { mayWord } from '../../i18n/worded-texts.ts'
import { isOperatorView } from '../session/operator-view.ts'
import { groups } from './scenes.ts'

const isPreviewMessage = (data: unknown): data is PreviewMessage => {
  const { type, view, themeCss } = (data ?? {}) as { [Field in keyof PreviewMessage]?: unknown }
  return type === 'gamalyze-preview' && isOperatorView(view) && typeof themeCss === 'string'
}

/** A draft from before texts were fixed may still hold own ones for them: players would see ours. */
const withUsedTexts = ({ ownTexts = {}, ...view }: OperatorView): OperatorView => ({
  ...view,
  ownTexts: Object.fromEntries(
    Object.entries(ownTexts).map(([set, own]) => [set, Object.fromEntries(Object.entries(own).filter(([key]) => mayWord(key)))]),
  ),
})

/**
 * Receives looks from the page around this one; the server lets only the console embed it. The style sheet is replaced before `show` is
 * called, so that colours and the rest change in one frame. Nothing of it is stored.
 */
export const followPreview = (show: (view: OperatorView) => void): void => {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || source === window || !isPreviewMessage(data)) return
    sheet.replaceSync(data.themeCss)
    show(withUsedTexts(data.view))
  })
  const scenes = groups.flatMap(({ group, scenes: all }) => all.map(({ name }) => `${group}/${name}`))
  parent.postMessage({ type: 'gamalyze-preview-ready', scenes } satisfies PreviewReady, '*')
}
