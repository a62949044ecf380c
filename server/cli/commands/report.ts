import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openSigningKey, readSigningKey, type SigningJwk, signBytes, signerOf, toJwk } from '../../keys/signing-key.ts'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { type Config, readConfig } from '../../process/config.ts'
import { version } from '../../process/version.ts'
import { asCsv, asMarkdown, type HalfYear, halfYear, halfYearFrom } from '../../standing/half-year.ts'
import { readLabels } from '../../standing/labels.ts'
import { misunderstood, notWritable, refuse, usageError } from '../command-error.ts'
import type { Io } from '../main.ts'
import { withStore } from '../with-store.ts'

export const usage = `report half-year --from YYYY-MM-01 --out FILE [--country CC] [--operator ID] [--as json|csv|pdf] [--sign]
                                       writes exact counts of six months; --sign writes FILE.sig
report verify FILE FILE.sig [--keys FILE]
                                       tells whether a report is unchanged, by this installation's key or a kept gamalyze-keys.json`

const formats = {
  json: async (report: HalfYear) => `${JSON.stringify(report, null, 2)}\n`,
  csv: async (report: HalfYear) => asCsv(report),
  pdf: async (report: HalfYear) => {
    const [{ openTypesetter }, { paperOf }] = await Promise.all([import('../../report/typesetter.ts'), import('../../report/paper.ts')])
    const time = Date.parse(report.made_at)
    return openTypesetter()(paperOf(asMarkdown(report), { fileName: 'half-year', author: 'Gamalyze', time, footer: `Gamalyze ${version}` }))
  },
}

const options = {
  from: { type: 'string' },
  out: { type: 'string' },
  country: { type: 'string' },
  operator: { type: 'string' },
  as: { type: 'string', default: 'json' },
  sign: { type: 'boolean', default: false },
  keys: { type: 'string' },
} as const

/** Writes a report for a regulator, or verifies one. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [what, ...named] = positionals
  if (what === 'verify' && named.length === 2) return verify(named as [string, string], values.keys, io)
  const period = halfYearFrom(values.from ?? '')
  const format = Object.hasOwn(formats, values.as) ? (values.as as keyof typeof formats) : undefined
  if (what !== 'half-year' || named.length > 0 || !values.out || !format) {
    if (!format && what === 'half-year') throw usageError(`--as is ${Object.keys(formats).join(', ')}, not "${values.as}".`)
    throw misunderstood(
      ['half-year', 'verify'],
      what,
      what === 'verify' ? { 'A report and its signature': false } : { '--out': values.out },
    )
  }
  if (!period)
    return refuse(io, `--from must be the first day of a month, such as 2026-07-01: the report covers the six months from then on.`)
  if (values.country !== undefined && !/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(values.country))
    return refuse(io, '--country must be a country code in capitals, such as DK or US-NJ.')
  const config = readConfig(io.env)
  const operator = values.operator === undefined ? undefined : inSmallLetters(values.operator)
  const now = Date.now()
  const report = await withStore(io, async (store) => {
    const labels = await readLabels(config, store)
    const tallies = await store.tallies.list(period.from, period.end)
    if (operator !== undefined && !labels.has(operator) && !tallies.some((tally) => tally.operator === operator)) return undefined
    return halfYear(tallies, labels, { ...period, now, version, country: values.country, operator, studies: await store.labels.studies() })
  })
  if (!report) return refuse(io, `There is no operator "${values.operator}", and nothing was counted for one of that name.`)
  const bytes = Buffer.from(await formats[format](report))
  const files = { [values.out]: bytes, ...(values.sign && { [`${values.out}.sig`]: signBytes(bytes, openSigningKey(config)) }) }
  for (const [file, content] of Object.entries(files)) {
    await writeFile(file, content).catch((error: NodeJS.ErrnoException) => {
      throw notWritable(file, error)
    })
    io.out(file)
  }
  if (!report.complete) io.err(`The period ends on ${report.to}: later days are missing.`)
  return 0
}

const ownKeys = (config: Config): SigningJwk[] => {
  const key = readSigningKey(config)
  return key ? [toJwk(key)] : []
}

const verify = async ([file, signatureFile]: [string, string], keysFile: string | undefined, io: Io): Promise<number> => {
  const read = async (path: string): Promise<Buffer | undefined> =>
    readFile(path).catch(() => {
      io.err(`${path} cannot be read: check its path and rights.`)
      return undefined
    })
  const [bytes, signature] = [await read(file), await read(signatureFile)]
  if (!bytes || !signature) return 1
  let keys: SigningJwk[]
  try {
    keys = keysFile === undefined ? ownKeys(readConfig(io.env)) : JSON.parse(await readFile(keysFile, 'utf8')).keys
    if (!Array.isArray(keys) || keys.length === 0) throw new Error('no keys')
  } catch {
    io.err(
      keysFile === undefined
        ? 'This installation has no signing key (SIGNING_KEY, or signing.key in DATA_DIR): verify with --keys and a kept copy of gamalyze-keys.json.'
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
  io.out(`${file} is unchanged: signed by key ${kid}.`)
  return 0
}
