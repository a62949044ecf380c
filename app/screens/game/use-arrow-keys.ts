import type { KeyboardEvent } from 'react'

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
const isArrow = (key: string): key is keyof typeof steps => key in steps

/** Arrow keys move the focus between the buttons of a grid, as they lie on the screen. */
export const useArrowKeys = () => (event: KeyboardEvent<HTMLElement>) => {
  if (!isArrow(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
  const grid = event.currentTarget
  const buttons = [...grid.querySelectorAll('button')]
  // From the buttons themselves: browsers differ in how they write computed columns, one by one or as `repeat()`.
  const columns = buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  if (at < 0) return
  const [right, down] = steps[event.key]
  const column = (at % columns) + right
  const next = buttons[at + right + down * columns]
  event.preventDefault()
  if (column >= 0 && column < columns) next?.focus()
}
