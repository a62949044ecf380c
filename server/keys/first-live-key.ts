import { type Config, shippedNames } from '../process/config.ts'

type Listed = Promise<readonly { test: boolean }[]>
type Store = { listSecrets(): Listed; keys: { list(): Listed } }

/** What the provider's own file must say before the first live key in production, since players read it; none where there is one. */
export const namesBeforeLive = async (config: Config, store: Store, { test }: { test: boolean }): Promise<readonly string[]> => {
  const names = shippedNames(config)
  if (test || !config.production || names.length === 0) return []
  const all = [...(await store.listSecrets()), ...(await store.keys.list())]
  return all.some((one) => !one.test) ? [] : names
}
