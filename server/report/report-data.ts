import type { AdviceKey } from '../../contract/advice-keys.ts'
import { startScore } from '../../contract/constants.ts'
import type { Advice, Results, RiskGuess } from '../../contract/results.ts'
import { riskBorders } from '../../contract/scales.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import type { SetTexts } from '../texts/set-texts.ts'
import type { Document } from './compiler.ts'
import { documentFrame } from './document-frame.ts'
import { help } from './help.ts'
import { profileData } from './profile-data.ts'
import type { ReportData } from './types.ts'

/** The four parts of a full report: it exists only with all of them. */
export type FullReport = {
  results: Results
  riskGuess: RiskGuess
  advice: Advice
  /** final balance in points */
  score: number
}

/**
 * Everything the report says, in one language and branding: the PDF and the e-mail are made of it alone. `country` is where the player said
 * to live, for the help it names.
 */
export const reportDocument = (
  bundle: FullReport,
  operator: LoadedOperator,
  texts: SetTexts,
  methodUrl: string,
  country?: string,
): Document & { template: 'report' } => {
  const { results, riskGuess } = bundle
  const { root, report, profile, formats } = texts
  const { learnMore } = profile
  const { frame, images } = documentFrame(operator, texts, {
    title: report.title(),
    description: report.description(),
    fileName: report.fileName(),
    time: riskGuess.time,
    header: report.date({ date: new Date(riskGuess.time) }),
    footer: `${root.shell.poweredBy({ provider: operator.view.provider.name })} · ${report.footer()}`,
  })
  const data: ReportData = {
    ...frame,
    verdict: verdict(bundle, texts),
    gauge: gauge(bundle, texts),
    money: {
      label: root.feedback.finalScore(),
      amount: formats.money(bundle.score),
      note: root.feedback.finalScoreText({ start: startScore }),
    },
    comparison: comparison(results, texts),
    quality: quality(results, texts),
    profile: profileData(results, texts),
    advice: advice(bundle.advice, texts),
    help: help(texts, operator.view, country),
    method: {
      title: learnMore.title(),
      paragraphs: [learnMore.score, learnMore.range, learnMore.limits].map(({ title, text }) => ({ title: title(), text: text() })),
      version: report.model({ model: results.model_version, group: results.reference_group.version }),
      link: { href: methodUrl, text: learnMore.methodCard() },
    },
    notice: operator.view.footer?.notice ? notice(operator, texts) : null,
  }
  return { template: 'report', data, images }
}

const verdict = ({ results, riskGuess }: FullReport, { root: { feedback } }: SetTexts): ReportData['verdict'] => {
  const { risk_score: score, category, category_near_border } = results
  const accuracy = feedback.guesses[riskGuess.guess_accuracy]
  const ofCategory = feedback.categories[category].text()
  return {
    headline: accuracy.title(),
    paragraphs: [
      `${feedback.scoreAndGuess({ score, guess: riskGuess.risk_guess })} ${accuracy.text()}`,
      category_near_border ? `${ofCategory} ${feedback.categoryNearBorder()}` : ofCategory,
    ],
    note: feedback.indication(),
  }
}

const gauge = ({ results, riskGuess }: FullReport, { root: { feedback } }: SetTexts): ReportData['gauge'] => {
  const { risk_score: score, risk_band: band, category } = results
  const [low, high] = band
  const guess = riskGuess.risk_guess
  return {
    alt: feedback.gauge({ score, low, high, guess }),
    score,
    guess,
    band,
    cuts: riskBorders,
    category: feedback.categories[category].name(),
    guessLabel: feedback.guessLabel({ guess }),
    low: feedback.lowRisk(),
    high: feedback.highRisk(),
    keys: { score: feedback.yourScore(), band: feedback.range({ low, high }) },
  }
}

const comparison = ({ percentile, reference_group: { name, n } }: Results, { root: { feedback }, report, formats }: SetTexts) => {
  const higher = percentile >= 50
  const share = higher ? percentile : 100 - percentile
  const compared = name === 'installation' ? feedback.comparedPlayers({ n }) : feedback.comparedVolunteers({ n })
  return {
    label: feedback.percentile(),
    sentence: higher ? feedback.percentileHigher({ share }) : feedback.percentileLower({ share }),
    stress: formats.percent(share),
    alt: report.people({ below: percentile }),
    below: percentile,
    note: `${feedback.dots()} ${compared}`,
  }
}

const quality = ({ quality: { flags } }: Results, { root: { feedback } }: SetTexts): ReportData['quality'] => {
  if (flags.length === 0) return null
  return { title: feedback.quality.title(), paragraphs: flags.map((flag) => feedback.quality[flag]()) }
}

const advice = (
  { reasons, ...keys }: Advice,
  { root: { adviceScreen }, advice: { items, reasons: sentences } }: SetTexts,
): ReportData['advice'] => {
  const places = ['advice_one', 'advice_two', 'advice_three'] as const
  return {
    title: adviceScreen.heading(),
    intro: adviceScreen.intro(),
    why: adviceScreen.why(),
    tips: places.map((place) => {
      const key: AdviceKey = keys[place]
      const { code, values } = reasons[place]
      const sentence = (sentences as unknown as Record<string, ((values: Record<string, number>) => string) | undefined>)[code]
      return { title: items[key].title(), text: items[key].text(), reason: sentence?.(values) ?? '' }
    }),
  }
}

const notice = ({ view }: LoadedOperator, { root: { shell } }: SetTexts): string =>
  view.ageMark ? `${shell.age({ age: view.ageMark })} ${shell.notice()}` : shell.notice()
