import { inject } from 'vitest'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface ProvidedContext {
    /** Answers each call with the URL of a new, empty database. */
    databases: string
  }
}

/** The URL of a new, empty database on the PostgreSQL of this run. */
export const newDatabase = async (): Promise<string> => {
  const reply = await fetch(inject('databases'))
  const text = await reply.text()
  if (!reply.ok) throw new Error(text)
  return text
}
