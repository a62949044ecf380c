import { logosIn, type OperatorView } from '../../contract/operator-view.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'
import { escapeMarkup } from '../process/escape-markup.ts'

/**
 * The page before any script has run, or if none runs: the operator's bar, a progress line, the landing page or the
 * outline of another screen, and, after a while, advice what to do (`app/theme/arrival.ts` defines when). It is removed with the first screen
 * (`app/shell/shell.tsx`).
 * @param landing the landing page as HTML, if that is requested
 */
export const arrivalHtml = (view: OperatorView, { locale, refusals }: Pick<SetTexts, 'locale' | 'refusals'>, landing = ''): string => {
  const { opening, slow, slowText, again, failed, failedText, noScript } = refusals.arrival
  const logos = logosIn(view, locale).map(
    ({ src, name, width, height }) => `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(name)}" width="${width}" height="${height}">`,
  )
  const says = (when: string, title: string, text: string) =>
    `<div data-when="${when}" role="status"><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p><a href="">${escapeMarkup(again())}</a></div>`
  return [
    `<header data-arrival data-bar>${logos.join('')}`,
    `<div data-grows role="progressbar" aria-label="${escapeMarkup(opening())}"></div></header>`,
    // Not interactive yet, and hidden from screen readers.
    landing && `<div data-arrival data-landing aria-hidden="true" inert>${landing}</div>`,
    `<main data-arrival data-outline><div aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>`,
    says('slow', slow(), slowText()),
    says('failed', failed(), failedText()),
    `<noscript><div data-when="now"><h1>${escapeMarkup(failed())}</h1><p>${escapeMarkup(noScript())}</p></div></noscript>`,
    '</main>',
  ].join('')
}
