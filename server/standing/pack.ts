import { readFile } from 'node:fs/promises'
import { ConfigError } from '../process/config.ts'
import { isoDay } from '../process/time.ts'
import { version } from '../process/version.ts'
import type { Paper } from '../report/paper.ts'
import { schema } from '../store/schema/schema.ts'
import { answersOf, dataMapOf, wordsOf } from './annexes.ts'
import { helpAnnex } from './help-annex.ts'
import type { Needs } from './needs.ts'
import { sheetOf } from './sheet.ts'

/** The pages that hold for every label, in the order in which a reader meets them. */
export const pages = [
  'questions',
  'purpose',
  'data-protection',
  'processing-record',
  'automated-decisions',
  'safety',
  'accessibility-information',
  'contract-life',
] as const

const docs = new URL('../../docs/', import.meta.url)
const read = (name: string): Promise<string> => readFile(new URL(name, docs), 'utf8')
/** A file of the documentation that the build makes. */
const readBuilt = (name: string): Promise<string> =>
  readFile(new URL(`../dist/docs/${name}`, docs), 'utf8').catch(() => {
    throw new ConfigError('the documentation is not built: npm run build')
  })

/** How a criterion is known, without the names of the tests that show it. */
const withoutTests = (text: string): string =>
  text
    .replace(/Written by [^W]*, for WCAG/, 'For WCAG')
    .replaceAll(/Tested: [^"|]*[^"| ]/g, (titles) =>
      /^[^;]*violate no axe rule\.$/.test(titles) ? 'Tested by the automatic rules of axe.' : 'Tested.',
    )

/** Pages of the documentation that a reader of the pack would otherwise have to fetch, as they are in this version. */
const publishedAnnexes = async ({ config }: Needs): Promise<Record<string, string>> => {
  const published = (text: string): string =>
    text
      .replaceAll('](method-card/', `](${config.publicUrl}/method-card/`)
      .replaceAll(/\]\((?=[\w-]+\.md\b)/g, `](${config.publicUrl}/docs/`)
  return {
    'annex-method-card.md': published(await read('method-card.md')),
    'annex-accessibility.md': withoutTests(published(await readBuilt('accessibility.md'))),
    'openacr.yaml': withoutTests(await readBuilt('openacr.yaml'))
      .replaceAll('contact@gamalyze.example', config.contactEmail)
      .replaceAll('https://gamalyze.example/', config.providerUrl),
  }
}

/** Names of documents as links between their PDF files, which are in one folder. */
const withLinks = (markdown: string, titles: ReadonlyMap<string, string>): string =>
  markdown.replaceAll(/(?<![*\\])\*(\w[^*\n]*)\*(?!\*)/g, (emphasis, name: string) => {
    const [fileName] = [...titles].find(([file, title]) => file === name || title.startsWith(name)) ?? []
    return fileName ? `[${name}](${fileName}.pdf)` : emphasis
  })

/** What a regulator or lawyer asks for: `papers` are typeset too, `files` are all texts by their names. */
type Pack = { date: string; papers: Paper[]; files: Record<string, string> }

/** The sheet of a label, its annexes, and the pages that hold for every label. */
export const packOf = async (needs: Needs): Promise<Pack> => {
  const date = isoDay(needs.now)
  const author = needs.operator.name
  const documents = {
    sheet: sheetOf(needs, date),
    'annex-answers': answersOf(needs),
    'annex-words': await wordsOf(needs),
    'annex-data-map': dataMapOf(schema, needs.config.retentionDays),
    ...Object.fromEntries(await Promise.all(pages.map(async (name) => [name, await read(`standing/${name}.md`)] as const))),
  }
  const titles = new Map(Object.entries(documents).map(([name, markdown]) => [name, markdown.slice(2, markdown.indexOf('\n'))]))
  const about = { author, time: Date.parse(date), footer: `Gamalyze ${version} · ${author} · ${date}` }
  return {
    date,
    papers: Object.entries(documents).map(([fileName, markdown]) => ({ ...about, fileName, markdown: withLinks(markdown, titles) })),
    files: {
      ...Object.fromEntries(Object.entries(documents).map(([name, markdown]) => [`${name}.md`, markdown])),
      'annex-help.md': helpAnnex(version, date),
      ...(await publishedAnnexes(needs)),
    },
  }
}
