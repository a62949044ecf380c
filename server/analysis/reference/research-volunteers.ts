import type { ReferenceGroup } from '../types.ts'
import data from './research-volunteers.json' with { type: 'json' }

/** The shipped comparison group: 665 research volunteers, none of them chosen as a gambler. Made by `lab/method-card/build-reference.ts`. */
export const researchVolunteers: ReferenceGroup = {
  name: 'research-volunteers',
  version: data.version,
  n: data.n,
  modelVersion: data.modelVersion,
  scoreVersion: data.scoreVersion,
  tables: data.tables,
}
