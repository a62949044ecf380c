import { typesafeI18nObject } from 'typesafe-i18n'

/**
 * Turns messages into functions; plurals go by the BCP 47 tag.
 * The result answers to every name, `then` too: never make it the value of a promise.
 */
export const typedTexts = <Functions>(tag: string, messages: unknown, formats: object): Functions =>
  typesafeI18nObject(tag, messages as Record<string, never>, { ...formats }) as unknown as Functions
