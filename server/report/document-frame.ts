import type { SetTexts } from '../../i18n/set-texts.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import { typefacesFor } from '../operators/typefaces.ts'
import type { DocumentFrame, Images } from './types.ts'

/** Image types that Typst supports. */
const readable = /\.(svg|png|jpg|webp)$/
/** Language sets whose readers print on US Letter. */
const onLetter: readonly string[] = ['us', 'enDraftKings']

type Own = Pick<DocumentFrame, 'title' | 'description' | 'fileName' | 'time' | 'header' | 'footer'>

/** The parts of a document that depend on operator and language, and the images it needs. */
export const documentFrame = (
  { operator, assets, view }: LoadedOperator,
  texts: SetTexts,
  own: Own,
): { frame: DocumentFrame; images: Images } => {
  const { theme, header } = operator
  const { language, region } = new Intl.Locale(texts.info.lang)
  const images: Images = {}
  const logos = header.logos
    .filter((logo) => readable.test(logo.image) && (logo.languages?.includes(texts.locale) ?? true))
    .flatMap(({ image, name, height }) => {
      const asset = assets.get(image)
      if (!asset) return []
      // The version keeps images of the same name apart between operators.
      const key = `${asset.version}-${image}`
      images[key] = asset.bytes
      return [{ image: key, name, height }]
    })
  const frame = {
    ...own,
    lang: language,
    // Typst accepts countries, but no larger regions such as the 419 of es-419.
    region: region?.length === 2 ? region : null,
    dir: texts.info.dir ?? ('ltr' as const),
    paper: onLetter.includes(texts.locale) ? ('us-letter' as const) : ('a4' as const),
    operator: view.name,
    typefaces: typefacesFor(theme.fontFamily, language),
    theme: {
      primary: theme.colorPrimary,
      secondary: theme.colorSecondary,
      tint: theme.secondaryBackgroundColor,
      track: theme.speedoMeterEmptyColor,
      icon: theme.adviceIconColor,
      headerBackground: header.background,
      headerColor: header.color,
    },
    logos,
  }
  return { frame, images }
}
