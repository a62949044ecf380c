import { expect, test } from 'vitest'

const options = { operator: 'demo', secret: 's'.repeat(36), baseUrl: 'https://provider.example' }
test.each<[string, () => Promise<unknown>]>([
  ['mount', async () => (await import('./index.ts')).mount('#test', options)],
  ['preload', async () => (await import('./index.ts')).preload('demo', options)],
  ['openModal', async () => (await import('./modal.ts')).openModal(options)],
  ['mountLazy', async () => (await import('./lazy.ts')).mountLazy('#test', options)],
  ['mountDeclared', async () => (await import('./declared.ts')).mountDeclared()],
  ['diagnose', async () => (await import('./diagnose.ts')).diagnose(options)],
])('%s says on a server that it needs a browser', async (_, call) => {
  await expect(call()).rejects.toMatchObject({ code: 'BAD_OPTIONS', message: expect.stringContaining('expected a browser') })
})
