import { logosIn, type OperatorView } from '../../contract/operator-view.ts'
import type { SetTexts } from '../texts/set-texts.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] as string)

/**
 * What stands in the page before any script has run, and stays where none does: the operator's bar, a line that grows, the landing page or the
 * outline of another screen, and, after a while, what to do (`app/theme/arrival.ts` says when). All of it goes when the first screen is there
 * (`app/shell/shell.tsx`).
 * @param styles links to the landing page's style sheets: they come as late as can be, so that what needs none of them is painted before
 * @param landing the landing page as HTML, where that is what comes
 */
export const arrivalHtml = (
  view: OperatorView,
  { locale, refusals }: Pick<SetTexts, 'locale' | 'refusals'>,
  styles = '',
  landing = '',
): string => {
  const { opening, slow, slowText, again, failed, failedText, noScript } = refusals.arrival
  const logos = logosIn(view, locale).map(
    ({ src, name, width, height }) => `<img src="${escaped(src)}" alt="${escaped(name)}" width="${width}" height="${height}">`,
  )
  const says = (when: string, title: string, text: string) =>
    `<div data-when="${when}" role="status"><h1>${escaped(title)}</h1><p>${escaped(text)}</p><a href="">${escaped(again())}</a></div>`
  return [
    `<header data-arrival data-bar>${logos.join('')}`,
    `<div data-grows role="progressbar" aria-label="${escaped(opening())}"></div></header>`,
    // Nothing of it can be used or heard yet.
    landing && `${styles}<div data-arrival data-landing aria-hidden="true" inert>${landing}</div>`,
    `<main data-arrival data-outline><div aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>`,
    says('slow', slow(), slowText()),
    says('failed', failed(), failedText()),
    `<noscript><div data-when="now"><h1>${escaped(failed())}</h1><p>${escaped(noScript())}</p></div></noscript>`,
    '</main>',
    landing ? '' : styles,
  ].join('')
}
