import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** SHA-256 of what a version on main has applied somewhere: such a file stays as it is, a change is a new file. */
const released = {
  '001-games.ts': 'b39a43d6fa68b4c7e4a5cbaeab44e2ca3a332c29e20a3f1352b2ace84ece3c1f',
  '002-failures.ts': '1c9a46c112de60045b738be8272d70dd5814d5d0323ced4505aafdb58572b94e',
  '003-limits.ts': '883898d245b2c9356ddff0808ce165512479cb5c1f4f83705602b952401ef2bf',
}

test.each(Object.entries(released))('%s is as it was released', async (file, checksum) => {
  const text = await readFile(new URL(`./migrations/${file}`, import.meta.url))
  expect(createHash('sha256').update(text).digest('hex')).toBe(checksum)
})
