/** What may be logged of an error: its code, else its name, never its message, which may quote values. */
export const codeOf = (error: unknown): string => (error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown')
