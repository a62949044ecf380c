/** What the player can see of the frame, px; `top`, `left` and `right` are the hidden parts beside it. */
export type VisibleArea = { width: number; height: number; top?: number; visibleHeight?: number; left?: number; right?: number }

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
export const setVisibleArea = ({ width, height, top = 0, visibleHeight = height, left = 0, right = 0 }: VisibleArea): void => {
  const { style } = document.documentElement
  style.setProperty('--viewportHeight', `${height}px`)
  style.setProperty('--visibleTop', `${top}px`)
  style.setProperty('--visibleHeight', `${visibleHeight}px`)
  style.setProperty('--visibleLeft', `${left}px`)
  style.setProperty('--visibleRight', `${right}px`)
  document.documentElement.toggleAttribute('data-small-height', isSmallHeight({ width, height }))
}
