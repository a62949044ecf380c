import { createHmac } from 'node:crypto'
import type { Store } from '../store/store.ts'

/** Hashes with the installation's own key, under which addresses and networks are counted: they cannot be found by brute force. */
export const openKeyedHash = async (store: Pick<Store, 'clientKey'>): Promise<(text: string) => string> => {
  const key = await store.clientKey()
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}
