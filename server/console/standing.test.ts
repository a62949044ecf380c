import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { signedIn } from '../testing/console-client.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { onSqliteFirst } from '../testing/test-server.ts'

onSqliteFirst(
  'documents for regulators',
  (server) => {
    test('an owner saves the documents of the own label as one file, filled in; an editor does not', async () => {
      const { deps } = server()
      const cookieOf = async (role: 'owner' | 'editor') => {
        const { cookies } = await signedIn(deps, `${role}@standing.example`, { operator: 'nfl', role })
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      }
      const address = deps.consoleSite.url + consoleCalls.standing.path.replace(':operator', 'nfl')
      const reply = await fetch(address, { headers: { cookie: await cookieOf('owner') } })
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="gamalyze-nfl-standing-\d{4}-\d\d-\d\d\.zip"$/)
      const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
      const text = Buffer.from(files['sheet.md'] ?? '').toString()
      expect(text).toContain(`# ${deps.operators.get('nfl').operator.name}: the sheet of its label`)
      expect((await readPdf(Buffer.from(files['sheet.pdf'] ?? ''))).pages.length).toBeLessThanOrEqual(3)
      expect(Object.keys(files)).toEqual(expect.arrayContaining(['questions.pdf', 'annex-data-map.pdf', 'annex-help.md']))
      expect(Object.keys(files)).toContain('openacr.yaml')
      expect((await fetch(address, { headers: { cookie: await cookieOf('editor') } })).status).toBe(403)
    })
  },
  { CONSOLE_PORT: '0' },
)
