// Opens an export with programs that are not ours: DuckDB, installed from npm, and pandas where Debian's package is there.
import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stackTypes } from '../../contract/constants.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import { runCommand } from '../../server/cli/main.ts'
import { readConfig } from '../../server/process/config.ts'
import { openStore } from '../../server/store/open-store.ts'
import { priorAgents } from '../method-card/agents.ts'
import { playAgent } from '../method-card/play-agent.ts'

type Field = { name: string; type: 'integer' | 'number' | 'string' }
/** What each reader finds, by our own count first. */
type Figures = { rows: number; games: number; points: number; studies: number }

const players = 45
const duckdb = '@duckdb/node-api@1.5.6-r.1'

const makeExport = async (folder: string): Promise<Figures> => {
  const env = { DATA_DIR: folder }
  const store = await openStore(readConfig(env))
  await store.addSecret({ hash: 'h', operator: 'nfl', test: false, createdAt: 1, revokedAt: null })
  let points = 0
  for (const [i, agent] of priorAgents(players).entries()) {
    const [uid, structure] = [randomUUID(), i % 9]
    const draws = playAgent(agent, structure, sfc32(7, 7, 7, i))
    points += draws.reduce((sum, { outcome }) => sum + outcome, 0)
    await store.registerGame({ uid, operator: 'nfl', secretHash: 'h', at: 1, study: i < 9 ? 'retest-2027' : undefined })
    for (const [index, { choice, outcome }] of draws.entries())
      await store.addDraw({
        id: uid,
        time: Date.UTC(2026, 0, 1) + 1500 * index,
        reaction_time: 600.5 + index,
        selection_id: index + 1,
        stack_type: stackTypes[choice] ?? 'a',
        card_placement: choice,
        reward_structure_id: structure,
        card_color: '#123abc',
        card_value: outcome,
      })
  }
  await store.close()
  for (const format of ['csv', 'parquet'])
    if (
      (await runCommand(['export', '--format', format, '--out', join(folder, `draws.${format}`)], {
        out: () => {},
        err: console.error,
        env,
      })) !== 0
    )
      throw new Error(`no export as ${format}`)
  return { rows: 80 * players, games: players, points, studies: 9 }
}

const duckTypes = { integer: 'INTEGER', number: 'DOUBLE', string: 'VARCHAR' }

/** DuckDB reads the CSV with the dictionary's types and the Parquet file with its own; both must hold the same rows. */
const withDuckDb = async (folder: string, fields: readonly Field[]): Promise<Figures> => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', duckdb], { cwd: folder, stdio: 'inherit' })
  const { DuckDBInstance } = createRequire(join(folder, 'package.json'))('@duckdb/node-api')
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  const ask = async (query: string): Promise<Record<string, unknown>[]> => (await connection.runAndReadAll(query)).getRowObjects()
  const columns = fields.map(({ name, type }) => `'${name}': '${duckTypes[type]}'`).join(', ')
  await ask(
    `create table csv as select * from read_csv('${join(folder, 'draws.csv')}', header = true, columns = {${columns}}, nullstr = 'no text is null')`,
  )
  await ask(`create table parquet as select * from read_parquet('${join(folder, 'draws.parquet')}')`)
  for (const table of ['csv', 'parquet']) {
    const types = (await ask(`describe ${table}`)).map(({ column_name, column_type }) => `${column_name} ${column_type}`)
    const expected = fields.map(({ name, type }) => `${name} ${duckTypes[type]}`)
    if (types.join() !== expected.join())
      throw new Error(`DuckDB's types of ${table}: ${types.join(', ')}; the dictionary's: ${expected.join(', ')}`)
  }
  const [{ n } = {}] = await ask(
    'select count(*) as n from ((from csv except all from parquet) union all (from parquet except all from csv))',
  )
  if (Number(n) !== 0) throw new Error(`${n} rows differ between CSV and Parquet`)
  const [values = {}] = await ask(
    "select count(*) as rows, count(distinct subjID) as games, sum(gain + loss) as points, count(distinct subjID) filter (study = 'retest-2027') as studies from csv",
  )
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])) as Figures
}

const pandas = `
import json, sys
import pandas
package = json.load(open(sys.argv[1] + ".json"))
fields = package["resources"][0]["schema"]["fields"]
types = {"integer": "int64", "number": "float64", "string": "object"}
table = pandas.read_csv(sys.argv[1], dtype={field["name"]: types[field["type"]] for field in fields}, keep_default_na=False)
assert list(table.columns) == [field["name"] for field in fields], list(table.columns)
assert [str(kind) for kind in table.dtypes] == [types[field["type"]] for field in fields], list(table.dtypes)
for field in fields:
    limits = field.get("constraints", {})
    column = table[field["name"]]
    assert "minimum" not in limits or (column >= limits["minimum"]).all(), field
    assert "maximum" not in limits or (column <= limits["maximum"]).all(), field
    assert "enum" not in limits or column.isin(limits["enum"]).all(), field
assert not table.duplicated(package["resources"][0]["schema"]["primaryKey"]).any()
print(json.dumps({"rows": len(table), "games": int(table["subjID"].nunique()), "points": float((table["gain"] + table["loss"]).sum()),
    "studies": int(table[table["study"] == "retest-2027"]["subjID"].nunique())}))
`

/** pandas reads the CSV with the dictionary's types and checks its ranges; undefined where it is not installed. */
const withPandas = (folder: string): Figures | undefined => {
  const python = '/usr/bin/python3'
  if (spawnSync(python, ['-c', 'import pandas']).status !== 0) return undefined
  return JSON.parse(execFileSync(python, ['-c', pandas, join(folder, 'draws.csv')], { encoding: 'utf8' }))
}

const folder = mkdtempSync(join(tmpdir(), 'gamalyze-readers-'))
try {
  const own = await makeExport(folder)
  const { fields } = JSON.parse(readFileSync(join(folder, 'draws.csv.json'), 'utf8')).resources[0].schema
  const readers = { DuckDB: await withDuckDb(folder, fields), pandas: withPandas(folder) }
  for (const [reader, values] of Object.entries(readers)) {
    if (!values) console.log(`${reader}: skipped, not installed (apt-get install python3-pandas)`)
    else if (JSON.stringify(values) !== JSON.stringify(own))
      throw new Error(`${reader}: ${JSON.stringify(values)}, ours ${JSON.stringify(own)}`)
    else console.log(`${reader}: ${JSON.stringify(values)}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
