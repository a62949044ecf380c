/** The player's window and, of the frame, what they can see: its top, height, and what is hidden left and right of it; px. */
type VisibleArea = Record<'width' | 'height' | 'top' | 'visibleHeight' | 'left' | 'right', number>

/** The small-height rule of the specification: height under 500 and width over 400. */
export const isSmallHeight = ({ width, height }: Pick<VisibleArea, 'width' | 'height'>) => height < 500 && width > 400

/** Follows the window: right whenever the frame is as high as what the player sees. Returns the stop function. */
export const followWindow = (): (() => void) => {
  const update = () =>
    document.documentElement.toggleAttribute('data-small-height', isSmallHeight({ width: innerWidth, height: innerHeight }))
  update()
  addEventListener('resize', update)
  return () => removeEventListener('resize', update)
}

/** Takes the visible area from the host: in a frame of automatic height the window's own height says nothing. */
export const setVisibleArea = ({ width, height, top, visibleHeight, left, right }: VisibleArea): void => {
  const { documentElement: root } = document
  const lengths = { viewportHeight: height, visibleTop: top, visibleHeight, visibleLeft: left, visibleRight: right }
  for (const [name, length] of Object.entries(lengths)) root.style.setProperty(`--${name}`, `${length}px`)
  root.toggleAttribute('data-small-height', isSmallHeight({ width, height }))
}
