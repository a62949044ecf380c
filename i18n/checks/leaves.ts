/** Every text of a set by its dotted key: `feedback.guesses.good_guess.title`. */
export const leaves = (messages: object, path = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([name, value]: [string, unknown]) => {
    const key = path ? `${path}.${name}` : name
    return typeof value === 'string' ? [[key, value] as [string, string]] : leaves(value as object, key)
  })
