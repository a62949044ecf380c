/** Attributes of a link to another site: it opens in a new tab, without a referrer. */
export const opening = { target: '_blank', rel: 'noopener noreferrer' } as const
