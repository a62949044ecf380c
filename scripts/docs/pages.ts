import { readdirSync, readFileSync } from 'node:fs'
import { hour, minute } from '../../server/process/time.ts'
import { type DayLimit, limits, type WindowLimit } from '../../server/security/limits.ts'
import { errorPages } from './errors.ts'
import { frameReference, reference } from './reference.ts'

/** What only people who work on the product read. */
const internal = ['decisions.md', 'dependencies.md']

/** What TypeDoc makes of the SDK's types (`sdk/typedoc.json`), before the pages. */
const types = 'dist/sdk-types'

const read = (path: string) => readFileSync(path, 'utf8')
const markdownIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.md') && !internal.includes(name))

/** Where the site has what a link in the repository points to. */
const link = (href: string, depth: string): string => {
  const [path = '', anchor] = href.split('#')
  const target = path
    .replace(/^\.\.\//, '')
    .replace(/^reference\.md$/, 'api/index.md')
    .replace(/^errors\.md$/, 'errors/index.md')
  return `${depth}${target}${anchor ? `#${anchor}` : ''}`
}
/** A page with links for the site; those to files that the site has not stay as words. */
const withLinks = (text: string, isKnownPath: (path: string) => boolean): string =>
  text
    .replaceAll('](/docs)', '](reference.md)')
    .replace(/\[([^\]\n]+)\]\((?!https?:|#|\/)([^)\s]+)\)/g, (_, words: string, href: string) => {
      const target = link(href, '')
      return isKnownPath(target.split('#', 1)[0] ?? '') ? `[${words}](${target})` : words
    })

/** TypeDoc's list of modules is the folder's own page, and its module "index" the core. */
const typePage = (file: string) => ({ 'README.md': 'index.md', 'index.md': 'core.md' })[file] ?? file
const typeText = (file: string) =>
  read(`${types}/${file}`)
    .replaceAll('(index.md', '(core.md')
    .replaceAll('(README.md', '(index.md')
    .replace(/^\[\*\*@gamalyze\/sdk\*\*\].*\n\n\*\*\*\n/, '')

/** The changelog, whose links go into the repository. */
const changelog = () => read('CHANGELOG.md').replaceAll('](docs/', '](')

const spanText = (span: number): string => {
  if (span === minute) return 'minute'
  return span < hour ? `${span / minute} minutes` : `${span / hour} hours`
}

/** The limits as a Markdown table. */
export const limitsTable = (): string =>
  [
    '| What is counted | For whom | Limit | Beyond it |',
    '|---|---|---|---|',
    ...Object.values<WindowLimit | DayLimit>(limits).map((limit) => {
      const max = 'span' in limit ? limit.uses : limit.perDay
      const often = `${typeof max === 'number' ? max.toLocaleString('en') : `\`${max}\``} ${'span' in limit ? `in any ${spanText(limit.span)}` : 'a day (UTC)'}`
      return `| ${limit.what} | ${limit.subject} | ${often} | ${limit.answer ?? '429'} |`
    }),
  ].join('\n')

/** Every page of the documentation, and those that a build makes: its file below /docs/ → its Markdown. */
export const readPages = (generated: [file: string, text: string][] = []): Map<string, string> => {
  const guides = markdownIn('docs').filter((file) => !['errors.md', 'reference.md'].includes(file))
  const writtenPages: [string, string][] = [
    ...guides.map((file): [string, string] => [file, read(`docs/${file}`).replace('<!-- limits -->', limitsTable)]),
    ['changelog.md', changelog()],
    ...generated,
  ]
  const names = new Set([...writtenPages.map(([file]) => file), 'api/index.md', 'errors/index.md', 'sdk/index.md', 'openacr.yaml'])
  const linked = writtenPages.map(([file, text]): [string, string] => [file, withLinks(text, (path) => names.has(path))])
  return new Map([
    ...linked,
    ...errorPages(read('docs/errors.md')),
    ['api/index.md', reference(read('docs/reference.md'))],
    ['api/frame.md', frameReference()],
    ...markdownIn(types).map((file): [string, string] => [`sdk/${typePage(file)}`, typeText(file)]),
  ])
}
