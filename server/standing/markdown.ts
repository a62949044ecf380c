/** Text of a label or answer as Markdown that says just that. */
export const plain = (text: string): string => text.replaceAll(/[\\`*[\]<>|&]/g, '\\$&')
