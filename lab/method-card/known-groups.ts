import { type Discrimination, discrimination, type GroupSummary, groupSummary } from '../study-kit/discrimination.ts'
import type { KnownGroup } from './population.ts'

/** How the risk score falls in the groups, and how well it tells drug users from controls of the same study. */
export const groupSummaries = (
  people: readonly { group: KnownGroup; riskScore: number }[],
): { groups: GroupSummary<KnownGroup>[]; usersAgainstControls: Discrimination; usersAgainstHealthy: Discrimination } => {
  const scoresOf = (...groups: KnownGroup[]) => people.filter(({ group }) => groups.includes(group)).map(({ riskScore }) => riskScore)
  const groups = (['healthy', 'control', 'amphetamine', 'heroin'] as const).map((group) => groupSummary(group, scoresOf(group)))
  const users = scoresOf('amphetamine', 'heroin')
  return {
    groups,
    usersAgainstControls: discrimination(users, scoresOf('control')),
    usersAgainstHealthy: discrimination(users, scoresOf('healthy', 'control')),
  }
}
