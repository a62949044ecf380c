import { checkRules } from '../../contract/look/check-rules.ts'
import { anything, paintsOfSvg } from '../../contract/look/drawing-paints.ts'
import { fixContrast } from '../../contract/look/fix-contrast.ts'
import { type FontFace, themeCss } from '../../contract/look/theme-css.ts'
import { operatorView, type Provider } from '../../contract/look/view-of-operator.ts'
import type { ColorScheme, Operator, UserIdMode } from '../../contract/operator.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { obeyedInProduction, wrongOrigins } from './check-origins.ts'
import { facesOf } from './fonts.ts'
import { folderLabel, type LabelSource } from './label.ts'
import { type Asset, versionOf } from './load-asset.ts'
import { parseOperator } from './parse-operator.ts'
import type { Problem } from './problem.ts'
import { lineOf } from './read-json.ts'

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
  /** Versioned URL of the style sheet. */
  themeHref: string
  /** The operator's own font for Latin letters, to be preloaded. */
  fontHref: string | undefined
  assets: ReadonlyMap<string, Asset>
}

export type LabelOptions = {
  provider: Provider
  extraOrigins: readonly string[]
  fonts: Map<string, FontFace[]>
  /** Whether pages on this machine embed no live test */
  production?: boolean
}
export type LoadOptions = LabelOptions & { dir: string }

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

/** Loads one folder. */
export const loadOperator = (id: string, options: LoadOptions): Promise<LoadResult> => loadLabel(id, folderLabel(options.dir, id), options)

/** Loads one label. With any problem of severity `error` there is no operator; warnings come with one. */
export const loadLabel = async (id: string, source: LabelSource, options: LabelOptions): Promise<LoadResult> => {
  const file = 'operator.json'
  const text = await source.operatorJson()
  if (text === undefined)
    return {
      problems: [
        { severity: 'error', operator: id, file, line: 1, message: 'There is no operator.json.', fix: 'write one, or remove the folder.' },
      ],
    }
  const parsed = parseOperator(id, text, source.kind)
  if (!parsed.operator) return parsed
  const problems: Problem[] = [...checkRules(parsed.operator), ...wrongOrigins(parsed.operator)].map(({ pointer, message, fix }) => ({
    severity: 'error',
    operator: id,
    file,
    line: lineOf(text, pointer),
    pointer,
    message,
    fix,
  }))
  const assets = new Map<string, Asset>()
  for (const [name, pointer] of imagesOf(parsed.operator)) {
    const asset = await source.asset(name)
    if ('bytes' in asset) assets.set(name, asset)
    else {
      const inside = asset.line > 1
      const message = inside ? asset.message : `${name}: ${asset.message}`
      problems.push({
        severity: 'error',
        operator: id,
        file: inside ? name : file,
        line: inside ? asset.line : lineOf(text, pointer),
        pointer,
        message,
        fix: asset.fix,
      })
    }
  }
  const { ownTexts, problems: textProblems } = await source.ownTexts(parsed.operator.languages)
  problems.push(...textProblems)
  if (problems.length > 0) return { problems }
  const { userIds, ...label } = parsed.operator
  const { operator, faults } = fixContrast(label)
  const warnings = faults.map(({ path, colour, against, ratio, need, nearest }): Problem => {
    const pointer = `/${path.join('/')}`
    const message = `${path.join('.')} ${colour} has ${ratio.toFixed(2)}:1 against ${against.join(' and ')}, ${need}:1 is needed; ${nearest} is shown instead.`
    return {
      severity: 'warning',
      operator: id,
      file,
      line: lineOf(text, pointer),
      pointer,
      message,
      fix: `write ${nearest}, the nearest that passes.`,
    }
  })
  const href = (name: string) => `/operators/${id}/${name}?v=${assets.get(name)?.version ?? ''}`
  const faces = facesOf(operator.theme.fontFamily, options.fonts)
  const origins = options.production ? obeyedInProduction(operator.origins) : operator.origins
  const paints = paintsOf(assets.get(operator.background.image ?? ''))
  const css = themeCss(operator, href, faces, paints)
  const themeVersion = versionOf(css)
  return {
    loaded: {
      id,
      operator,
      userIds,
      view: operatorView(id, { ...operator, origins }, { ...options, href, ownTexts }),
      themeCss: css,
      themeCssIn: (colorScheme) => themeCss({ ...operator, colorScheme }, href, faces, paints),
      themeVersion,
      themeHref: `/operators/${id}/theme.css?v=${themeVersion}`,
      fontHref: faces.find(({ unicodeRange }) => unicodeRange.startsWith('U+0000'))?.src,
      assets,
    },
    problems: warnings,
  }
}
