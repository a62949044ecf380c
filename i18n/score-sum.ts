const space = '\u00a0'
const withSign = (points: number) => `${points < 0 ? '−' : '+'}${space}${Math.abs(points)}`

/** What the score is made of, `50 + 13 + 3 = 66` in one line, with its total: the score itself, unless a limit or the ends 0 and 100 bind. */
export const scoreSum = ({ bad_share, loss_effect }: { bad_share: number; loss_effect: number }): { text: string; total: number } => {
  const total = 50 + bad_share + loss_effect
  return { text: [50, withSign(bad_share), withSign(loss_effect), '=', `${total}`.replace('-', '−')].join(space), total }
}
