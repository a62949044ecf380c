import type { SetTexts } from '../../i18n/set-texts.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import { escapeMarkup } from '../process/escape-markup.ts'

const icon = ([front, back]: readonly string[]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" stroke="#fff"><rect x="4" y="6" width="15" height="21" rx="3" fill="${back}" transform="rotate(-12 11 16)"/><rect x="12" y="5" width="16" height="22" rx="3" fill="${front}"/></svg>`,
  )}`

/**
 * The page in a tab of its own: an icon in the label's colours, the title that its first screen gives it, and what messengers show of a link.
 * @param isLanding the first screen is the landing page, by the address
 */
export const withPreview = (
  index: string,
  { id, view }: LoadedOperator,
  { root: { common, landing } }: SetTexts,
  publicUrl: string,
  isLanding: boolean,
): string => {
  const title = escapeMarkup(isLanding ? `${landing.title()} | ${view.name}` : common.title())
  const description = escapeMarkup(landing.intro())
  const preview = [
    `<title>${title}</title><meta name="description" content="${description}">`,
    `<meta property="og:type" content="website"><meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}"><meta property="og:site_name" content="${escapeMarkup(view.name)}">`,
    `<meta property="og:image" content="${publicUrl}/operators/${id}/share.png">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  return index
    .replace(/<title>[^<]*<\/title>/, () => preview.join(''))
    .replace('<link rel="icon" href="data:,"', () => `<link rel="icon" href="${icon(view.cardColors)}"`)
}
