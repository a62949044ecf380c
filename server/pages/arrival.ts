import { logosIn, type OperatorView } from '../../contract/operator-view.ts'
import type { SetTexts } from '../texts/set-texts.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] as string)

/**
 * What stands in the page before any script has run, and stays where none does: the operator's bar, a line that grows, the outline of a
 * screen, and, after a while, what to do (`app/theme/arrival.ts` says when). It goes when the first screen is there (`app/shell/shell.tsx`).
 */
export const arrivalHtml = (view: OperatorView, { locale, refusals }: Pick<SetTexts, 'locale' | 'refusals'>): string => {
  const { opening, slow, slowText, again, failed, failedText, noScript } = refusals.arrival
  const logos = logosIn(view, locale).map(
    ({ src, name, width, height }) => `<img src="${escaped(src)}" alt="${escaped(name)}" width="${width}" height="${height}">`,
  )
  const says = (when: string, title: string, text: string) =>
    `<div data-when="${when}" role="status"><h1>${escaped(title)}</h1><p>${escaped(text)}</p><a href="">${escaped(again())}</a></div>`
  return [
    `<div data-arrival><header data-bar>${logos.join('')}`,
    `<div data-grows role="progressbar" aria-label="${escaped(opening())}"></div></header>`,
    `<main data-outline><div aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>`,
    says('slow', slow(), slowText()),
    says('failed', failed(), failedText()),
    `<noscript><div data-when="now"><h1>${escaped(failed())}</h1><p>${escaped(noScript())}</p></div></noscript>`,
    '</main></div>',
  ].join('')
}
