import { type Static, Type } from 'typebox'
import { ExternalId, Secret, strict } from './fields.ts'

export const Deleted = Type.Object({ deleted: Type.Integer({ minimum: 0, description: 'Games removed' }) }, strict)
export type Deleted = Static<typeof Deleted>

/** Calls for a partner's own server, beside those of the specification. */
export const partnerCalls = {
  deleteExternalUid: {
    summary: "Removes all games of a partner's own user id; counts of games stay",
    method: 'DELETE',
    path: '/api/v1/authentication/external_uid/:extuserid/:secret',
    params: Type.Object({ extuserid: ExternalId, secret: Secret }, strict),
    replies: { 200: Deleted },
    errors: ['invalid', 'unauthorized', 'rate_limited', 'unavailable'],
  },
} as const
