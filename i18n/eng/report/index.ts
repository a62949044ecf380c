import type { BaseTranslation } from '../../i18n-types.ts'
import { mail } from './mail.ts'

/** The PDF. */
export default {
  /** Title of the document; also its first bookmark. */
  title: 'Your result in the card game self-test',
  description: 'Risk score, decision profile and tips from one short card game.',
  /** Name of the file, without its ending. */
  fileName: 'Your report',
  date: 'Your report, {date:Date|date}',
  footer: 'An indication from one short game, not a diagnosis.',
  /** Says the same as the hundred dots. */
  people: 'Out of 100 players, {below:number} had a lower risk score than you.',
  model: 'Model {model:string}, comparison group {group:string}.',
  mail,
} satisfies BaseTranslation
