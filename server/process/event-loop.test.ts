import { expect, test } from 'vitest'
import { runAfterYield } from './event-loop.ts'

test('a step waits for a later turn of the event loop once others have used up this one, and what came in meanwhile is done first', async () => {
  const done: string[] = []
  await runAfterYield(() => {
    const began = performance.now()
    while (performance.now() - began < 3);
    done.push('a long step')
  })
  setImmediate(() => done.push('a card value'))
  await runAfterYield(() => done.push('the next step'))
  await runAfterYield(() => done.push('a third step'))
  expect(done).toEqual(['a long step', 'a card value', 'the next step', 'a third step'])
})
