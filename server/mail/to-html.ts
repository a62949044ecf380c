const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export const toHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
