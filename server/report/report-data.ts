import type { AdviceKey } from '../../contract/advice-keys.ts'
import type { Claim } from '../../contract/claims.ts'
import { startScore } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import type { Advice, Results, RiskGuess } from '../../contract/results.ts'
import { isEarlierMethod, isStated } from '../../contract/stated.ts'
import { claimSentence, claimsOf, toldOnce } from '../../i18n/claim-sentence.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'
import { ownGame } from '../analysis/own-game.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import { documentFrame } from './document-frame.ts'
import { ownGameData } from './own-game-data.ts'
import { profileData } from './profile-data.ts'
import { help } from './report-help.ts'
import { gaugeData, othersData, whyData } from './score-data.ts'

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

/** The whole content of PDF and e-mail, in one language and branding. `country`: where the player said to live, for the help contacts. */
export const reportDocument = (fullReport: FullReport, operator: LoadedOperator, texts: SetTexts, methodUrl: string, country?: string) => {
  const { results, playedAt } = fullReport
  const { root, report, profile, formats, terms } = texts
  const { learnMore } = profile
  const { frame, images } = documentFrame(operator, texts, {
    title: report.title(),
    description: root.common.title(),
    fileName: root.fullReport.heading(),
    time: playedAt,
    header: report.date({ date: new Date(playedAt) }),
    footer: `${root.shell.poweredBy({ provider: operator.view.provider.name })} · ${report.footer()}`,
  })
  const data = {
    ...frame,
    verdict: verdict(fullReport, texts),
    gauge: gaugeData(fullReport, texts, operator.operator.theme),
    why: whyData(fullReport, texts),
    others: othersData(fullReport, texts),
    profile: isStated(results) ? profileData(results, texts, operator.view.measures) : null,
    advice: advice(fullReport.advice, texts),
    help: help(texts, operator.view, country),
    game: {
      ...ownGameData(ownGame(fullReport.draws, results, operator.view.cardColors), texts),
      amount: formats.money(fullReport.score),
      note: root.completed.text({ start: startScore }),
    },
    method: {
      title: learnMore.title(),
      paragraphs: [
        ...(isStated(results) ? [learnMore.range] : []).map(({ title, text }) => ({ title: title(), text: text() })),
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

/** The first sheet: category, counted fact (`lead`) and how sure it is; without a firm result why, what helps next time, and the counts. */
const verdict = ({ results }: FullReport, { root: { feedback }, profile, result: { unfirm } }: SetTexts) => {
  const { claims, fact } = results
  const say = (claim: Claim) => claimSentence(claim, { profile })
  if (!isStated(results)) {
    const counted = claimsOf(claims, 'count_losing_cards', 'count_stays', 'count_changes')
    const reasons = claims.filter((claim) => !counted.includes(claim))
    return {
      headline: unfirm.title(),
      lead: reasons.map(say).join(' '),
      doubt: unfirm.little(),
      lists: [
        { title: unfirm.next(), items: [unfirm.read(), unfirm.choose(), unfirm.pause()] },
        { title: unfirm.counts(), items: counted.map(say) },
      ],
    }
  }
  const [headline, ...steadiness] = claimsOf(claims, 'verdict_').filter(({ key }) => !key.endsWith('_than'))
  const doubts = [
    ...(isEarlierMethod(results) ? [profile.earlierMethod()] : []),
    ...steadiness.map(say),
    mindsLow(results) ? profile.learnMore.limits.low() : feedback.indication(),
  ]
  return { headline: headline ? say(headline) : feedback.title(), lead: fact ? say(fact) : '', doubt: doubts.join(' '), lists: [] }
}

const advice = ({ claims, ...keys }: Advice, texts: SetTexts) => {
  const { adviceScreen } = texts.root
  const { items } = texts.advice
  const personal = claims.some(({ key }) => key !== 'reason_for_everyone')
  return {
    title: personal ? adviceScreen.heading() : adviceScreen.general(),
    intro: personal ? adviceScreen.intro() : adviceScreen.everyone(),
    why: adviceScreen.why(),
    tips: [keys.advice_one, keys.advice_two, keys.advice_three].map((key: AdviceKey, i) => {
      const claim = personal && toldOnce(claims)[i]
      return { title: items[key].title(), text: items[key].text(), reason: claim ? claimSentence(claim, texts) : null }
    }),
  }
}

const notice = ({ view }: LoadedOperator, { root: { landing, shell } }: SetTexts): string =>
  view.ageMark ? `${landing.ageMark({ age: view.ageMark })} ${shell.notice()}` : shell.notice()
