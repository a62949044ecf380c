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
