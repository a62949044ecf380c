// A player who asks for card values, in a process of its own; on each message it answers with the times since the last one, ms.
import { setTimeout as sleep } from 'node:timers/promises'
import { openClient } from './player.ts'

const pause = 4
const path = '/api/v1/game/card_value?selection_from_stack=7&stack_type=b&reward_structure_id=3'
const { send } = openClient(process.argv[2] ?? '', 1)
let times: number[] = []
process.on('message', () => {
  process.send?.(times)
  times = []
})
process.on('disconnect', () => process.exit())
for (;;) {
  const started = performance.now()
  if ((await send('GET', path)) !== 200) throw new Error('no value')
  times.push(performance.now() - started)
  await sleep(pause)
}
