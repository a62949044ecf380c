/** Where in the code an error was thrown, without its message, which may quote values. */
export const framesOf = ({ stack = '' }: Error): string => (stack.match(/^ {4}at .*$/gm) ?? []).join('\n').trim()
