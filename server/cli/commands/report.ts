import { readFile, writeFile } from 'node:fs/promises'
import { publicKeys, readSigningKey, type SigningJwk, signBytes, signerOf } from '../../keys/signing-key.ts'
import { readConfig } from '../../process/config.ts'
import { version } from '../../process/version.ts'
import { asCsv, asMarkdown, type HalfYear, halfYear, halfYearFrom } from '../../standing/half-year.ts'
import { readOperatorFacts } from '../../standing/operator-facts.ts'
import { action, type Call, operatorOption } from '../command.ts'
import { notWritable, refuse } from '../command-error.ts'
import { withStore } from '../with-store.ts'

const formats = {
  json: async (report: HalfYear) => `${JSON.stringify(report, null, 2)}\n`,
  csv: async (report: HalfYear) => asCsv(report),
  pdf: async (report: HalfYear) => {
    const { printPaper } = await import('../../report/paper.ts')
    const about = { fileName: 'half-year', author: 'Gamalyze', time: Date.parse(report.made_at), footer: `Gamalyze ${version}` }
    return printPaper({ ...about, markdown: asMarkdown(report) })
  },
}

const verify = async ([file, signatureFile]: [string, string], keysFile: string | undefined, io: Call): Promise<number> => {
  const read = async (path: string): Promise<Buffer | undefined> =>
    readFile(path).catch(() => {
      io.err(`${path} cannot be read: check its path and permissions.`)
      return undefined
    })
  const [bytes, signature] = [await read(file), await read(signatureFile)]
  if (!bytes || !signature) return 1
  let keys: SigningJwk[]
  try {
    keys = keysFile === undefined ? publicKeys(readConfig(io.env)) : JSON.parse(await readFile(keysFile, 'utf8')).keys
    if (!Array.isArray(keys) || keys.length === 0) throw new Error('no keys')
  } catch {
    io.err(
      keysFile === undefined
        ? 'This installation has no key (ID_KEY, or id.key in DATA_DIR): verify with --keys and a kept copy of gamalyze-keys.json.'
        : `${keysFile} must be a copy of /.well-known/gamalyze-keys.json.`,
    )
    return 1
  }
  const kid = signature.length === 64 ? signerOf(bytes, signature, keys) : undefined
  if (kid === undefined)
    return refuse(
      io,
      `${file} was changed, or ${signatureFile} is not its signature by any of these keys: ${keys.map((key) => key.kid).join(', ')}. If its key is gone, give a copy of gamalyze-keys.json from then with --keys.`,
    )
  io.print({ file, unchanged: true, kid }, `${file} is unchanged: signed by key ${kid}.`)
  return 0
}

export const actions = {
  'half-year': action({
    options: {
      from: { value: 'YYYY-MM-01', default: '' },
      out: { value: 'FILE', required: true },
      country: { value: 'CC' },
      operator: operatorOption,
      as: { oneOf: ['json', 'csv', 'pdf'], default: 'json' },
      sign: {},
    },
    about: 'writes exact counts of six months; --sign writes FILE.sig',
    run: async ({ from, out, country, operator, as, sign }, io) => {
      const period = halfYearFrom(from)
      if (!period)
        return refuse(io, `--from must be the first day of a month, such as 2026-07-01: the report covers the six months from that day.`)
      if (country !== undefined && !/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(country))
        return refuse(io, '--country must be a country code in capitals, such as DK or US-NJ.')
      const config = readConfig(io.env)
      const now = Date.now()
      const report = await withStore(io, async (store) => {
        const operators = await readOperatorFacts(config, store)
        const tallies = await store.tallies.list(period.from, period.end)
        if (operator !== undefined && !operators.has(operator) && !tallies.some((tally) => tally.operator === operator)) return undefined
        return halfYear(tallies, operators, { ...period, now, version, country, operator, studies: await store.operatorSettings.studies() })
      })
      if (!report) return refuse(io, `There is no operator "${operator}", and nothing was counted under that id.`)
      const bytes = Buffer.from(await formats[as](report))
      // It is there once the store was opened.
      const key = sign ? readSigningKey(config) : undefined
      const files = { [out]: bytes, ...(key && { [`${out}.sig`]: signBytes(bytes, key) }) }
      for (const [file, content] of Object.entries(files)) {
        await writeFile(file, content).catch((error: NodeJS.ErrnoException) => {
          throw notWritable(file, error)
        })
        io.print({ file }, file)
      }
      if (!report.complete) io.err(`The period ends on ${report.to}: later days are not included.`)
      return 0
    },
  }),
  verify: action({
    arguments: { file: { value: 'FILE', required: true }, signature: { value: 'FILE.sig', required: true } },
    options: { keys: { value: 'FILE' } },
    about: "checks whether a report is unchanged, with this installation's key or a saved gamalyze-keys.json",
    run: ({ file, signature, keys }, io) => verify([file, signature], keys, io),
  }),
}
