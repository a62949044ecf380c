/** Runs in the page: properties now being animated or in transition, such as `opacity`. */
export const moving = (): string[] => {
  const properties = document
    .getAnimations()
    .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)))
  return [...new Set(properties)].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))
}
