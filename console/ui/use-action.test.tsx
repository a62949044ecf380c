import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAction } from './use-action.tsx'

test('an action that is asked for twice in one moment runs once, and can be run again after it', async () => {
  const { result } = renderHook(useAction)
  let runs = 0
  const change = async () => void runs++
  await act(async () => {
    const { run } = result.current
    expect(await Promise.all([run(change), run(change)])).toEqual([true, false])
  })
  expect(runs).toBe(1)
  await act(async () => void (await result.current.run(change)))
  expect(runs).toBe(2)
})
