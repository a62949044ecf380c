const space = '\u00a0'
const withSign = (points: number) => `${points < 0 ? '−' : '+'}${space}${Math.abs(points)}`

/** Points as a change: `+7`, `−5`, `0`. */
export const signedPoints = (points: number): string => `${points < 0 ? '−' : points > 0 ? '+' : ''}${Math.abs(points)}`

/** What the score is made of, `50 + 13 + 3 = 66` in one line, with its total; where a limit or an end binds, what the total becomes: `= 66 › 64`. */
export const scoreSum = (
  { bad_share, loss_effect }: { bad_share: number; loss_effect: number },
  score: number,
): { text: string; total: number } => {
  const total = 50 + bad_share + loss_effect
  const sum = [50, withSign(bad_share), withSign(loss_effect), '=', `${total}`.replace('-', '−'), ...(total === score ? [] : ['›', score])]
  return { text: sum.join(space), total }
}
