/** Mobile browsers are recognised by their user agent (specification, section 9). Layout never depends on it. */
export const isPhone = (userAgent: string): boolean => /android|iphone|ipad|ipod|windows phone|mobile/i.test(userAgent)
