import { reason } from '../../contract/console/reasons.ts'
import type { Language } from '../../contract/languages.ts'
import { checkRules } from '../../contract/look/check-rules.ts'
import { fixContrast } from '../../contract/look/contrast-rules.ts'
import { anything, paintsOfSvg } from '../../contract/look/drawing-paints.ts'
import { type FontFace, themeCss } from '../../contract/look/theme-css.ts'
import { currenciesOf, operatorView, type Provider } from '../../contract/look/view-of-operator.ts'
import type { ColorScheme, FolderOperator, Operator, UserIdMode } from '../../contract/operator.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { sets } from '../../i18n/sets.ts'
import { allowedInProduction, wrongOrigins } from './check-origins.ts'
import { facesOf } from './fonts.ts'
import { type Asset, assetOf, versionOf } from './load-asset.ts'
import { folderSource, type OperatorFiles, type OperatorSource } from './operator-files.ts'
import { mostProblems, parseOperator } from './parse-operator.ts'
import type { Problem } from './problem.ts'
import { tooLong } from './study-permission.ts'

/** One operator, ready to be served. */
export type LoadedOperator = {
  id: string
  /** The data in effect: colours that missed their contrast are replaced. */
  operator: Operator
  /** What its folder says */
  userIds: UserIdMode | undefined
  view: OperatorView
  themeCss: string
  /** The style sheet in another scheme, for previews. */
  themeCssIn: (colorScheme: ColorScheme) => string
  /** Changes with the content of the style sheet. */
  themeVersion: string
  themeHref: string
  /** The operator's own font for Latin letters, to be preloaded. */
  fontHref: string | undefined
  assets: ReadonlyMap<string, Asset>
}

export type OperatorOptions = {
  provider: Provider
  extraOrigins: readonly string[]
  fonts: Map<string, FontFace[]>
  /** Whether pages on this machine embed no live test */
  production?: boolean
}
type LoadOptions = OperatorOptions & { dir: string }

/** Every image the operator refers to, with the pointer of the reference. */
const imagesOf = ({ header, footer, background }: Operator) => {
  const images = new Map(header.logos.map(({ image }, index) => [image, `/header/logos/${index}/image`]))
  if (footer?.helpLine) images.set(footer.helpLine.image, '/footer/helpLine/image')
  if (footer?.dedicated) images.set(footer.dedicated.image, '/footer/dedicated/image')
  if (background.image) images.set(background.image, '/background/image')
  return images
}

const paintsOf = (image: Asset | undefined) =>
  image?.type === 'image/svg+xml' ? paintsOfSvg(image.bytes.toString('utf8')) : image ? anything : []

export type LoadResult = { loaded?: LoadedOperator; problems: Problem[] }

/** What is known of a label once its files are checked: plain data, which a worker can send. */
export type CheckedOperator = {
  problems: Problem[]
  /** Its operator.json, if it is valid by itself. */
  given?: FolderOperator
  /** What players are shown; none with any problem of severity `error`. */
  shown?: {
    /** Colours that missed their contrast are replaced. */
    operator: Operator
    ownTexts: OperatorView['ownTexts']
    paints: ReturnType<typeof paintsOf>
    images: string[]
  }
}

/** Loads one folder. */
export const loadOperator = async (id: string, options: LoadOptions): Promise<LoadResult> => {
  const { checked, assets } = await checkSource(id, folderSource(options.dir, id))
  return makeOperator(id, checked, assets, options)
}

/** The operator of checked files. */
export const operatorOfFiles = (id: string, checked: CheckedOperator, files: OperatorFiles, options: OperatorOptions): LoadResult => {
  const assets = new Map(
    checked.shown?.images.flatMap((name) => {
      const bytes = files.get(name)
      return bytes ? [[name, assetOf(name, bytes)] as const] : []
    }),
  )
  return makeOperator(id, checked, assets, options)
}

type Checked = { checked: CheckedOperator; assets: Map<string, Asset> }

/** Checks one label with its images; warnings come with an operator. */
export const checkSource = async (id: string, source: OperatorSource): Promise<Checked> => {
  const file = 'operator.json'
  const text = await source.operatorJson()
  if (text === undefined)
    return refusal([
      { severity: 'error', operator: id, file, line: 1, message: 'There is no operator.json.', fix: 'write one, or remove the folder.' },
    ])
  const parsed = parseOperator(id, text, source.kind)
  if (!parsed.operator) return refusal(parsed.problems)
  const { operator: ownOperator, lineOf } = parsed
  const problem = (severity: Problem['severity'], pointer: string, more: Pick<Problem, 'message' | 'fix'> & Partial<Problem>): Problem => ({
    severity,
    operator: id,
    file,
    line: lineOf(pointer),
    pointer,
    ...more,
  })
  const problems = [
    ...parsed.problems,
    ...[...checkRules(ownOperator), ...wrongOrigins(ownOperator)].map((fault) => problem('error', fault.pointer, fault)),
  ]
  const assets = new Map<string, Asset>()
  for (const [name, pointer] of imagesOf(ownOperator)) {
    const asset = await source.asset(name)
    if ('bytes' in asset) assets.set(name, asset)
    else {
      const { line, message, fix, reasons } = asset
      problems.push(
        line > 1
          ? problem('error', pointer, { file: name, line, message, fix, reasons })
          : problem('error', pointer, { message: `${name}: ${message}`, fix, reasons: [reason('of_file', { file: name }), ...reasons] }),
      )
    }
  }
  const { ownTexts, problems: textProblems } = await source.ownTexts(ownOperator.languages)
  problems.push(...textProblems)
  if (problems.some(({ severity }) => severity === 'error')) return refusal(problems, ownOperator)
  const { userIds: _provider, ...shownSettings } = ownOperator
  const { operator, faults } = fixContrast(shownSettings)
  const warnings = faults.map(({ path, colour, against, ratio, need, nearest }) => {
    const message = `${path.join('.')} ${colour} has ${ratio.toFixed(2)}:1 against ${against.join(' and ')}, ${need}:1 is needed; ${nearest} is shown instead.`
    return problem('warning', `/${path.join('/')}`, { message, fix: `write ${nearest}, the nearest that passes.` })
  })
  warnings.push(...unheeded(operator).map(({ pointer, ...rest }) => problem('warning', pointer, rest)))
  const paints = paintsOf(assets.get(operator.background.image ?? ''))
  return {
    checked: {
      problems: [...problems, ...warnings],
      given: ownOperator,
      shown: { operator, ownTexts, paints, images: [...assets.keys()] },
    },
    assets,
  }
}

const refusal = (problems: Problem[], ownOperator?: FolderOperator): Checked => ({
  checked: { problems: problems.slice(0, mostProblems), ...(ownOperator && { given: ownOperator }) },
  assets: new Map(),
})

/** Makes what is served of a checked label: little work, whatever its size. */
const makeOperator = (
  id: string,
  { problems, given, shown }: CheckedOperator,
  assets: Map<string, Asset>,
  options: OperatorOptions,
): LoadResult => {
  if (!shown) return { problems }
  const { operator, ownTexts, paints } = shown
  const href = (name: string) => `/operators/${id}/${name}?v=${assets.get(name)?.version ?? ''}`
  const faces = facesOf(operator.theme.fontFamily, options.fonts)
  const origins = options.production ? allowedInProduction(operator.origins) : operator.origins
  const css = themeCss(operator, href, faces, paints)
  const themeVersion = versionOf(css)
  return {
    loaded: {
      id,
      operator,
      userIds: given?.userIds,
      view: operatorView(id, { ...operator, origins }, { ...options, href, ownTexts }),
      themeCss: css,
      themeCssIn: (colorScheme) => themeCss({ ...operator, colorScheme }, href, faces, paints),
      themeVersion,
      themeHref: `/operators/${id}/theme.css?v=${themeVersion}`,
      fontHref: faces.find(({ unicodeRange }) => unicodeRange.startsWith('U+0000'))?.src,
      assets,
    },
    problems,
  }
}

/** Countries that demand it of players on the net; in the United States most states. */
const demands21 = new Set(['GR', 'US'])

/** What a label says and does not get, or leaves out though its market asks for it: warnings. */
export const unheeded = (operator: Operator) => {
  const { country = '', ageMark, study } = operator
  const warning = (pointer: string, message: string, fix: string) => ({ pointer, message, fix })
  const currencyIn = (language: Language) => (currenciesOf(operator) as Operator['currencies'])?.[language] ?? sets[language].currency
  const currencies = Object.entries(operator.currencies ?? {}) as [Language, string][]
  const longStudy = study && tooLong(study, Date.now())
  return [
    ...currencies.flatMap(([language, currency]) => {
      const own = currencyIn(language)
      const fix = 'remove it; only a label of the United States may show Spanish in dollars.'
      return currency === own ? [] : warning(`/currencies/${language}`, `Points follow the language: ${language} shows ${own}.`, fix)
    }),
    ageMark === undefined &&
      demands21.has(country.slice(0, 2)) &&
      warning('/country', `Players in ${country} must be 21, and the terms say 18.`, 'write "ageMark": 21.'),
    longStudy && warning('/study/until', longStudy, 'name an earlier day, and declare what is left of the study when that has come.'),
  ].filter((each) => each !== false && each !== undefined && each !== '')
}
