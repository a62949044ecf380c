import { languages } from '../contract/languages.ts'
import { type Document, openCompiler } from '../server/report/compiler.ts'
import { reportDocument } from '../server/report/report-data.ts'
import { termsDocument } from '../server/report/terms-data.ts'
import { textsFor } from '../server/report/texts-for.ts'
import { type Style, sampleReport, styles } from '../server/testing/sample-report.ts'
import { openBenchOperators } from './bench-operators.ts'

/**
 * Time and size of report PDFs over all languages and operators, no document twice: `node bench/report.ts [rounds]`.
 * Target: 25 ms median on one core, 60 kB at most.
 */
const rounds = Number(process.argv[2] ?? 1)
// As on the server.
process.env.RAYON_NUM_THREADS ??= '1'
const operators = await openBenchOperators()
const samples = (Object.keys(styles) as Style[]).map((style) => sampleReport(style, 45))
const compile = openCompiler()

type Row = {
  what: string
  wall: number
  cpu: number
  size: number
}

const measure = (what: string, document: Document): Row => {
  const cpu = process.cpuUsage()
  const wall = performance.now()
  const { length } = compile(document)
  const { user, system } = process.cpuUsage(cpu)
  return { what, wall: performance.now() - wall, cpu: (user + system) / 1000, size: length }
}

const reports: Row[] = []
const terms: Row[] = []
for (let round = 0; round < rounds; round++)
  for (const operator of operators.list())
    for (const language of languages) {
      const sample = samples[reports.length % samples.length]
      if (!sample) continue
      const texts = await textsFor(operator, language)
      const fullReport = { ...sample.fullReport, score: 1000 + reports.length * 10 }
      reports.push(
        measure(`${operator.id} ${texts.locale}`, reportDocument(fullReport, operator, texts, 'https://gamalyze.example/method-card')),
      )
      if (operator.id === 'mindway')
        terms.push(measure(`terms ${texts.locale}`, termsDocument(operator, texts, 'contact@gamalyze.example')))
    }

const at = (rows: Row[], key: 'wall' | 'cpu' | 'size', share: number) =>
  rows.map((row) => row[key]).sort((one, other) => one - other)[Math.floor((rows.length - 1) * share)] ?? 0
for (const [name, all] of Object.entries({ reports, terms })) {
  const rows = all.slice(Math.min(20, all.length >> 1))
  const ms = (key: 'wall' | 'cpu') => [0.5, 0.9, 0.99].map((share) => at(rows, key, share).toFixed(1)).join(' / ')
  console.log(`${rows.length} ${name}: wall ${ms('wall')} ms, CPU ${ms('cpu')} ms (median / 90 % / 99 %)`)
  console.log(`  size median ${(at(rows, 'size', 0.5) / 1000).toFixed(1)} kB`)
  const largest = rows.toSorted((one, other) => other.size - one.size).slice(0, 3)
  console.log(`  largest ${largest.map(({ what, size }) => `${what} ${(size / 1000).toFixed(1)} kB`).join(', ')}`)
}
console.log(`memory ${Math.round(process.memoryUsage.rss() / 1e6)} MB`)
