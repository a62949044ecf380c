import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse } from 'culori'
import { imageSize } from 'image-size'
import { namePattern } from '../../../contract/fields.ts'
import { languages } from '../../../contract/languages.ts'
import { findLocale } from '../../../i18n/resolve-locale.ts'
import { sets } from '../../../i18n/sets.ts'
import { wrongOrigins } from '../../operators/check-origins.ts'
import { createOperator, idOf } from '../../operators/create-operator.ts'
import { assetTypes, readImage } from '../../operators/load-asset.ts'
import { isOperatorId } from '../../operators/operator-id.ts'
import { parseOperator } from '../../operators/parse-operator.ts'
import { problemText } from '../../operators/problem.ts'
import { lettersWithoutWordmark, shownSize } from '../../operators/wordmark.ts'
import { readConfig } from '../../process/config.ts'
import { action } from '../command.ts'
import { refuse } from '../command-error.ts'
import { checkFolder } from './check.ts'

const baseLanguages = languages.filter((key) => !/HC$|DraftKings$/.test(key))

/** A logo's file, made what may be shown, and the size to show it at; or why it is refused. */
const readLogo = async (
  file: string,
): Promise<{ message: string; fix: string } | { image: string; bytes: Buffer; width: number; height: number }> => {
  const image = `logo${extname(file).toLowerCase().replace('.jpeg', '.jpg')}`
  const asset = Object.hasOwn(assetTypes, extname(image))
    ? await readImage(file, image)
    : { message: 'It is not a picture for pages.', fix: `give one of ${Object.keys(assetTypes).join(', ')}.` }
  if (!('bytes' in asset)) return asset
  return { image, bytes: asset.bytes, ...shownSize(sizeOf(asset.bytes)) }
}

/** A drawing without a size gets the default size of browsers. */
const sizeOf = (bytes: Buffer): { width: number; height: number } => {
  try {
    return imageSize(bytes)
  } catch {
    return { width: 300, height: 150 }
  }
}

/** Writes a folder, then checks it as the server would. */
export const createOperatorFolder = action({
  arguments: { name: { value: 'NAME', multiple: true } },
  options: {
    colour: { value: "'#0b6e4f'" },
    color: { value: "'#0b6e4f'", hidden: true },
    language: { value: 'dan', default: 'eng' },
    id: { value: 'ID' },
    country: { value: 'DK' },
    origin: { value: 'https://…', multiple: true },
    logo: { value: 'FILE' },
  },
  about: 'writes a complete operator from one colour, with your logo or a wordmark',
  run: async ({ name: words, ...values }, io) => {
    const name = words.join(' ').trim()
    const colour = values.colour ?? values.color ?? ''
    const language = baseLanguages.find((key) => key === findLocale(values.language))
    const id = values.id ?? idOf(name)
    const { operatorsDir } = readConfig(io.env)
    const folder = join(operatorsDir, id)
    if (!new RegExp(namePattern, 'u').test(name) || name.length > 60)
      return refuse(io, 'Give the operator a name of at most 60 visible characters, without < and >.')
    if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour) || !parse(colour)) return refuse(io, "Give a colour: --colour '#0b6e4f'.")
    if (!language) return refuse(io, `There is no language "${values.language}"; choose from ${baseLanguages.join(', ')}.`)
    if (!isOperatorId(id)) return refuse(io, 'Give an id of lowercase letters, digits and hyphens: --id my-brand.')
    if (existsSync(folder)) return refuse(io, `${folder} already exists: choose another name with --id.`)
    const logo = values.logo === undefined ? undefined : await readLogo(values.logo)
    if (logo && 'fix' in logo) return refuse(io, `${values.logo}: ${logo.message} Fix: ${logo.fix}`)
    const files = createOperator({
      name,
      colour,
      language,
      country: values.country ?? sets[language].country,
      origins: values.origin,
      logo,
    })
    const { operator, problems: wrong } = parseOperator(id, files['operator.json'] ?? '')
    if (!operator) return refuse(io, wrong.map(problemText).join('\n'))
    const [foreign] = wrongOrigins(operator)
    if (foreign) return refuse(io, `${foreign.message} Fix: ${foreign.fix}`)
    mkdirSync(folder)
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
    if (logo) writeFileSync(join(folder, logo.image), logo.bytes)
    io.out(`${folder} was written; a running server shows it at once.`)
    const missing = logo ? '' : lettersWithoutWordmark(name)
    if (missing !== '')
      io.out(`No logo typeface has ${[...missing].join(' ')}: it is drawn without the name or its symbols. Use your own: --logo FILE.`)
    const problems = await checkFolder(operatorsDir, id, io)
    if (values.origin.length === 0) io.out('Next: list the pages that may embed it in "origins".')
    io.out(`See it: npm run -s gamalyze -- operator preview ${id}`)
    return problems === 0 ? 0 : 1
  },
})
