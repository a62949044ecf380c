/**
 * Runs in the page: content wider than the viewport, targets under 44 × 44 CSS px and, if `withoutScrolling`, controls out of view.
 * One line for each problem.
 */
export const layoutProblems = (withoutScrolling: boolean): string[] => {
  const dialog = document.querySelector('dialog')
  const wide = document.documentElement.scrollWidth > innerWidth || (dialog?.scrollWidth ?? 0) > innerWidth
  // Links inside a sentence are exempt (WCAG 2.5.8).
  const small = [...(dialog ?? document).querySelectorAll('button, select, input, a')].filter((element) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    const inline = getComputedStyle(element).display === 'inline' || element.closest('legend, p')
    return element.checkVisibility({ visibilityProperty: true }) && !inline && (width < 44 || height < 44)
  })
  scrollTo(0, 0)
  const area = withoutScrolling ? (dialog ?? document.querySelector('main')) : null
  const outside = [...(area?.querySelectorAll('button, select, input, [data-testid=score]') ?? [])].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return element.checkVisibility() && (top < 0 || bottom > innerHeight)
  })
  const named = (problem: string, elements: Element[]) => elements.map((element) => `${problem}: ${element.outerHTML.slice(0, 120)}`)
  return [...(wide ? ['too wide'] : []), ...named('small target', small), ...named('out of view', outside)]
}

/** Runs in the page: controls that are out of view or obscured when focused by keyboard, forwards and backwards. */
export const hiddenFromKeyboard = (): string[] => {
  const root = document.querySelector('dialog') ?? document
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
  )
  const isCovered = (control: HTMLElement) => {
    // Focusing a focused element would not scroll.
    control.blur()
    control.focus()
    const { left, right, top, bottom } = (control.closest('label') ?? control).getBoundingClientRect()
    const seen = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, top + innerHeight / 2))
    return !seen || !(control.contains(seen) || seen.contains(control) || control.closest('label')?.contains(seen))
  }
  return [...controls, ...controls.toReversed()].filter(isCovered).map((element) => `covered: ${element.outerHTML.slice(0, 100)}`)
}
