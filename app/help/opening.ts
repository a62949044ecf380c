/** A link to another site opens beside the test, and tells that site nothing. */
export const opening = { target: '_blank', rel: 'noopener noreferrer' } as const
