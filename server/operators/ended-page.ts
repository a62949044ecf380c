import type { LoadedOperator } from './load-operator.ts'

/** Of a label whose own pages are no longer known: its page holds one sentence, which any page that showed the test may show. */
const anyPage = ['https://*', 'https://*:*']

/** The page of an operator that has ended, in the provider's look; its languages, pages and terms stay, since results can still be read there. */
export const withoutLook = (
  id: string,
  loaded: LoadedOperator | undefined,
  look: LoadedOperator,
  extraOrigins: readonly string[],
): LoadedOperator => {
  const { header, footer, background, cardColors } = look.view
  const { ownTexts: _own, footer: _footer, ...facts } = loaded?.view ?? { ...look.view, id, origins: [...extraOrigins, ...anyPage] }
  const { previewOrigins: _previews, ...rest } = look.operator
  const previewOrigins = loaded?.operator.previewOrigins
  return {
    ...look,
    id,
    operator: { ...rest, ...(previewOrigins && { previewOrigins }) },
    view: { ...facts, header, ...(footer && { footer }), background, cardColors, state: 'ended' },
  }
}
