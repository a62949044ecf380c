const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML content and quoted attributes. */
export const toHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
