import type { FastifyRequest } from 'fastify'
import { type LanguageKey, languageOf } from '../../contract/console/languages.ts'

/** The console's language for a caller, by its `Accept-Language`, whose order counts and whose weights do not. */
export const languageFor = ({ headers }: Pick<FastifyRequest, 'headers'>): LanguageKey =>
  languageOf((headers['accept-language'] ?? '').split(',').map((range) => range.split(';')[0] ?? ''))
