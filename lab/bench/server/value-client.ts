// A player who asks for card values, in a process of its own; on each message it answers with the times since the last one, ms. A message with uids of
// complete games has live players ask for their analyses, one after another.
import { setTimeout as sleep } from 'node:timers/promises'
import { openClient } from './player.ts'

const pause = 4
/** ms from the end of an analysis until the next is asked for */
const betweenAnalyses = 300
const path = '/api/v1/game/card_value?selection_from_stack=7&stack_type=b&reward_structure_id=3'
const { send } = openClient(process.argv[2] ?? '', 2)
let times: { values: number[]; analyses: number[] } = { values: [], analyses: [] }
const analyse = async (uids: readonly string[]): Promise<void> => {
  for (const uid of uids) {
    const { analyses } = times
    const started = performance.now()
    while ((await send('POST', `/api/v1/results/results/${uid}`)) !== 200) await sleep(50)
    analyses.push(performance.now() - started)
    await sleep(betweenAnalyses)
  }
}
process.on('message', (message: 'times' | string[]) => {
  if (message !== 'times') return void analyse(message)
  process.send?.(times)
  times = { values: [], analyses: [] }
})
process.on('disconnect', () => process.exit())
for (;;) {
  const started = performance.now()
  if ((await send('GET', path)) !== 200) throw new Error('no value')
  times.values.push(performance.now() - started)
  await sleep(pause)
}
