/** A promise that React's `use` reads at once. After any wait, however short, React holds the page back for 300 ms. */
export const settled = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
