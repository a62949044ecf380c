/** Mobile browsers are recognised by their user agent. Layout never depends on it. */
export const isPhone = (userAgent: string): boolean => /android|iphone|ipad|ipod|windows phone|mobile/i.test(userAgent)

/** Whether fingers are what the device is used with: there is then no keyboard to speak of. */
export const isTouched = (): boolean => isPhone(navigator.userAgent) || matchMedia('(pointer: coarse)').matches

/** Whether the player asked the system for less motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
