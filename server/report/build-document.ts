import type { SetTexts } from '../../i18n/set-texts.ts'
import { termsFacts, termsSections } from '../../i18n/terms-sections.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import { pageOfOperator } from '../operators/operator-state.ts'
import type { Operators } from '../operators/registry.ts'
import type { Config } from '../process/config.ts'
import { keptBy } from '../store/last-used.ts'
import type { Store } from '../store/store.ts'
import { documentFrame } from './document-frame.ts'
import { loadFullReport } from './load-full-report.ts'
import { reportDocument } from './report-data.ts'
import { help } from './report-help.ts'
import { textsFor } from './texts-for.ts'

/** URL of the method card: how the result is computed, and its limits. */
const methodUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/method-card`

/** Inputs of a document. `country` is where the player said to live; it is kept only until the document is rendered. */
export type DocumentRequest =
  | { template: 'report'; uid: string; language?: string | undefined; country?: string | undefined }
  | { template: 'terms'; operator: string; language?: string | undefined; linked?: boolean }

/** Terms change with label, language and reader alone: the same object as long as none does. */
const cachedTerms = keptBy<LoadedOperator, ReturnType<typeof termsDocument>>()

type Needs = { config: Config; store: Store; operators: Operators }

/** The content of a document; undefined if the game, or a part of its report, is missing. */
export const buildDocument = async ({ store, operators, config }: Needs, request: DocumentRequest) => {
  if (request.template === 'terms') {
    const operator = await pageOfOperator({ operators, store }, request.operator)
    const texts = await textsFor(operator, request.language)
    const linked = request.linked ?? false
    return cachedTerms(operator, `${texts.locale} ${linked}`, () => termsDocument(operator, texts, linked))
  }
  const [game, fullReport] = await Promise.all([store.findGame(request.uid), loadFullReport(store, request.uid)])
  if (!game || !fullReport) return undefined
  const operator = operators.get(game.operator)
  return reportDocument(fullReport, operator, await textsFor(operator, request.language), methodUrl(config), request.country)
}

/** The terms change with the release, not daily: a fixed date keeps the file the same. */
const edition = Date.UTC(2026, 0, 1)

/** The terms of one language and operator, from the same texts and facts as the dialog; `linked`: for whose games belong to an account. */
export const termsDocument = (operator: LoadedOperator, texts: SetTexts, linked: boolean) => {
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
    template: 'terms' as const,
    images,
    data: { ...frame, sections: termsSections(texts.terms, termsFacts(view, linked)), help: help(texts, view) },
  }
}
