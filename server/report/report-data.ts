import type { AdviceKey } from '../../contract/advice-keys.ts'
import type { Claim } from '../../contract/claims.ts'
import { startScore } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import type { Advice, Results, RiskGuess } from '../../contract/results.ts'
import { riskBorders } from '../../contract/scales.ts'
import { isEarlierMethod, isStated, statesHabits } from '../../contract/stated.ts'
import { claimSentence, claimsOf, toldOnce } from '../../i18n/claim-sentence.ts'
import { comparisonTexts } from '../../i18n/comparison.ts'
import { scoreSum } from '../../i18n/score-sum.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'
import { ownGame } from '../analysis/own-game.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import { documentFrame } from './document-frame.ts'
import { ownGameData } from './own-game-data.ts'
import { profileData } from './profile-data.ts'
import { help } from './report-help.ts'

/** The four parts of a full report: it exists only with all of them. */
export type FullReport = {
  results: Results
  riskGuess: RiskGuess
  advice: Advice
  draws: readonly CardSelection[]
  /** final balance in points */
  score: number
  /** the server's time of the 80th card, ms since 1970: a player's clock may be wrong */
  playedAt: number
}

/** The report of one game: what the PDF and the e-mail show. */
export type ReportData = ReturnType<typeof reportDocument>['data']

/**
 * The whole content of the report, in one language and branding: the PDF and the e-mail are made from it alone. `country` is where the player
 * said to live, for the help contacts.
 */
export const reportDocument = (fullReport: FullReport, operator: LoadedOperator, texts: SetTexts, methodUrl: string, country?: string) => {
  const { results, playedAt } = fullReport
  const { root, report, profile, formats, terms } = texts
  const { learnMore } = profile
  const { frame, images } = documentFrame(operator, texts, {
    title: report.title(),
    description: report.description(),
    fileName: report.fileName(),
    time: playedAt,
    header: report.date({ date: new Date(playedAt) }),
    footer: `${root.shell.poweredBy({ provider: operator.view.provider.name })} · ${report.footer()}`,
  })
  const data = {
    ...frame,
    verdict: verdict(fullReport, texts),
    gauge: gauge(fullReport, texts),
    money: {
      label: root.feedback.finalScore(),
      amount: formats.money(fullReport.score),
      note: root.feedback.finalScoreText({ start: startScore }),
    },
    comparison: comparison(results, texts),
    game: ownGameData(ownGame(fullReport.draws, results, operator.view.cardColors), texts),
    profile: statesHabits(results) ? profileData(results, texts, operator.view.measures) : null,
    advice: advice(fullReport.advice, texts),
    help: help(texts, operator.view, country),
    method: {
      title: learnMore.title(),
      paragraphs: [
        ...(isStated(results) ? [learnMore.score, learnMore.range] : []).map(({ title, text }) => ({ title: title(), text: text() })),
        {
          title: learnMore.limits.title(),
          text: [learnMore.limits.text(), ...(mindsLow(results) ? [] : [learnMore.limits.low()]), terms.disclaimer.notProof()].join(' '),
        },
      ],
      version: report.model({ model: results.model_version, group: results.reference_group.version }),
      link: { href: methodUrl, text: learnMore.methodCard() },
    },
    notice: operator.view.footer?.notice ? notice(operator, texts) : null,
  }
  return { template: 'report' as const, data, images }
}

/** Whether the result itself explains what a low score does not mean, so that the limits need not. */
const mindsLow = (results: Results) => isStated(results) && results.category === 'low-risk'

/** The risk first, in the same words for everyone; without a firm result the reason, and what was counted. */
const verdict = ({ results, riskGuess }: FullReport, { root: { feedback }, profile, result: { parts } }: SetTexts) => {
  const sentences = (claims: readonly Claim[]) => claims.map((claim) => claimSentence(claim, { profile }))
  const note = feedback.indication()
  if (!isStated(results)) {
    // The reason comes first: the mail has room for one paragraph.
    return { headline: feedback.notFirm(), paragraphs: sentences(results.claims), note }
  }
  const [headline, ...steadiness] = claimsOf(results.claims, 'verdict_').filter(({ key }) => !key.endsWith('_than'))
  return {
    headline: headline ? claimSentence(headline, { profile }) : feedback.title(),
    paragraphs: [
      [...(isEarlierMethod(results) ? [profile.earlierMethod()] : []), ...sentences([...steadiness, ...riskGuess.claims])].join(' '),
      ...sumOf(results, parts),
      ...sentences(claimsOf(results.claims, 'part_', 'count_one_deck')),
    ],
    note: mindsLow(results) ? `${note} ${profile.learnMore.limits.low()}` : note,
  }
}

/** How the score is composed, as on the screen: a sum that adds up, and an explanation where the score is capped at 0 or 100. */
const sumOf = ({ parts, risk_score, claims }: Results, texts: SetTexts['result']['parts']): string[] => {
  const { text, total } = scoreSum(parts, risk_score)
  const ends = total !== risk_score && claimsOf(claims, 'part_at').length === 0
  return [`${texts.average()} ${text}.${ends ? ` ${texts.ends()}` : ''}`]
}

/** Null if the result may not be stated. */
const gauge = ({ results }: FullReport, { root: { feedback } }: SetTexts) => {
  if (!isStated(results)) return null
  const { risk_score: score, risk_band: band, category } = results
  const [low, high] = band
  return {
    alt: feedback.gauge({ score, low, high }),
    score,
    band,
    cuts: riskBorders,
    category: feedback.categories[category](),
    low: feedback.lowRisk(),
    high: feedback.highRisk(),
    keys: { score: feedback.yourScore(), band: feedback.range() },
  }
}

/** `stress` is the part of the sentence to set in bold; `below` out of 100 had a lower score. Empty is what there is nothing to say of. */
const comparison = (results: Results, { root: { feedback }, report, profile, formats }: SetTexts) => {
  const { percentile, reference_group, striking } = results
  const { name, n } = reference_group
  const texts = comparisonTexts(results, profile)
  if (!texts) return null
  const compared = name === 'installation' ? feedback.comparedPlayers({ n }) : feedback.comparedVolunteers({ n })
  return {
    label: feedback.percentile(),
    sentence: texts.words,
    stress: formats.percent(texts.share),
    striking: striking ? claimSentence(striking, { profile }) : '',
    alt: report.people({ below: percentile }),
    below: percentile,
    note: `${feedback.dots()} ${compared}`,
  }
}

const advice = ({ claims, ...keys }: Advice, texts: SetTexts) => {
  const { adviceScreen } = texts.root
  const { items } = texts.advice
  const personal = claims.some(({ key }) => key !== 'reason_for_everyone')
  return {
    title: adviceScreen.heading(),
    intro: personal ? adviceScreen.intro() : adviceScreen.everyone(),
    why: adviceScreen.why(),
    tips: [keys.advice_one, keys.advice_two, keys.advice_three].map((key: AdviceKey, i) => {
      const claim = personal && toldOnce(claims)[i]
      return { title: items[key].title(), text: items[key].text(), reason: claim ? claimSentence(claim, texts) : null }
    }),
  }
}

const notice = ({ view }: LoadedOperator, { root: { shell } }: SetTexts): string =>
  view.ageMark ? `${shell.age({ age: view.ageMark })} ${shell.notice()}` : shell.notice()
