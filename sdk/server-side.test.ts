import { expect, test } from 'vitest'

/** Node has no document: importing any form must do and throw nothing. */
test.each(['index', 'modal', 'lazy', 'diagnose', 'declared', 'element', 'react', 'testing', 'script'])(
  '%s can be imported on a server',
  async (name) => {
    expect(typeof document).toBe('undefined')
    await expect(import(`./${name}.ts`)).resolves.toBeTruthy()
  },
)
