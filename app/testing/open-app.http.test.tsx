import { expect, test } from 'vitest'
import type { SessionStore } from '../session/session-store.ts'
import { openApp } from './open-app.tsx'

let left: SessionStore | undefined

test('an app of a test keeps its session', async () => {
  const { session } = await openApp()
  expect(sessionStorage.getItem('uid')).toBe(session.get().uid)
  left = session
})

test('an answer that an app gets after its test is kept nowhere, as other tests share the storage', () => {
  left?.update({ registered: true })
  expect(sessionStorage.length).toBe(0)
})
