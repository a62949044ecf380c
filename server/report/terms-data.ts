import type { SetTexts } from '../../i18n/set-texts.ts'
import { termsFacts, termsSections } from '../../i18n/terms-sections.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import type { Document } from './compiler.ts'
import { documentFrame } from './document-frame.ts'
import { help } from './report-help.ts'

/** The terms change with the release, not daily: a fixed date keeps the file the same. */
const edition = Date.UTC(2026, 0, 1)

/** The terms of one language and operator, from the same texts and facts as the dialog; `linked`: for whose games belong to an account. */
export const termsDocument = (operator: LoadedOperator, texts: SetTexts, linked: boolean): Document & { template: 'terms' } => {
  const { view } = operator
  const title = texts.root.shell.terms()
  const poweredBy = texts.root.shell.poweredBy({ provider: view.provider.name })
  const { frame, images } = documentFrame(operator, texts, {
    title,
    description: texts.root.common.title(),
    fileName: title,
    time: edition,
    header: title,
    footer: poweredBy,
  })
  return {
    template: 'terms',
    images,
    data: { ...frame, sections: termsSections(texts.terms, termsFacts(view, linked)), help: help(texts, view) },
  }
}
