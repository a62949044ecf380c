import { Type } from 'typebox'
import { at } from '../call.ts'
import { type ConsoleCall, usual } from './console-call.ts'
import { OfOperator, ofOperator } from './fields.ts'

export const standingCalls = {
  standing: {
    summary: 'What a regulator, lawyer or charity asks for, filled with the label and its settings: Markdown and PDF in a zip file',
    role: 'owner',
    ...at(`GET ${ofOperator}/standing.zip`),
    lastState: 'ended',
    params: OfOperator,
    replies: { 200: Type.Any({ description: 'application/zip' }) },
    errors: usual,
  },
} as const satisfies Record<string, ConsoleCall>
