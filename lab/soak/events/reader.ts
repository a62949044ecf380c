// A partner's server that reads events, handles each and notes its id; it may be killed at any point. Arguments: folder, the provider's addresses.
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { connect } from '../../../sdk/server.ts'

const [folder = '', ...providers] = process.argv.slice(2)
const note = `${folder}/cursor`
const after = existsSync(note) ? readFileSync(note, 'utf8') : undefined
const baseUrl = providers[Math.floor(Math.random() * providers.length)] ?? ''
for await (const { id, data } of connect({ key: process.env.GAMALYZE_KEY, baseUrl }).events({ after })) {
  appendFileSync(`${folder}/handled`, `${id} ${data.reference} ${data.sequence}\n`)
  writeFileSync(`${note}.new`, id)
  renameSync(`${note}.new`, note)
}
