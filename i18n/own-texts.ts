/** Texts by key, `landing.title`, `advice.items.plan_ahead.text`: those of a set's file, or an operator's own in one set. */
export type OwnTexts = { readonly [key: string]: string }

/** Messages with own texts in the places of their keys. `path` is the key of the messages themselves, such as a namespace. */
export const putOwnTexts = <Messages extends object>(messages: Messages, own: OwnTexts | undefined, path = ''): Messages =>
  own
    ? (Object.fromEntries(
        Object.entries(messages).map(([name, value]: [string, string | object]) => {
          const key = path ? `${path}.${name}` : name
          return [name, typeof value === 'string' ? (own[key] ?? value) : putOwnTexts(value, own, key)]
        }),
      ) as Messages)
    : messages
