import type { AdviceKey } from '../../contract/advice-keys.ts'
import type { Claim } from '../../contract/claims.ts'
import { deckSymbols, startScore } from '../../contract/constants.ts'
import type { CardSelection } from '../../contract/game.ts'
import type { OwnGame } from '../../contract/own-game.ts'
import { balances, usualMostPoints } from '../../contract/own-game-figure.ts'
import type { Advice, Results, RiskGuess } from '../../contract/results.ts'
import { apunLevels, arewLevels, fiveLevels, type Measure } from '../../contract/scales.ts'
import { isEarlierMethod, isStated, statesHabits } from '../../contract/stated.ts'
import { claimSentence, claimsOf, toldOnce } from '../../i18n/claim-sentence.ts'
import { levelWords } from '../../i18n/level-words.ts'
import { shownMeasures } from '../../i18n/set-info.ts'
import type { SetTexts } from '../../i18n/set-texts.ts'
import { ownGame } from '../analysis/own-game.ts'
import type { LoadedOperator } from '../operators/load-operator.ts'
import { documentFrame } from './document-frame.ts'
import { help, withColon } from './report-help.ts'
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

const levelNames: Record<Measure, readonly string[]> = { arew: arewLevels, apun: apunLevels, betaF: fiveLevels, betaP: fiveLevels }

/** The decision profile: four measures in the English sets, two in others, with meaning and counts; of play on one deck why no level is named. */
export const profileData = (results: Results, { root: { feedback }, profile, info }: SetTexts, measures?: 4) => {
  const states = statesHabits(results)
  const listed = shownMeasures(info, measures)
  const trait = (measure: Measure) => {
    const level = results.levels[measure]
    const { words, certainty } = levelWords(measure, level, { feedback, profile }, info)
    const habits = states && !isEarlierMethod(results) ? claimsOf(results.claims, `habit_${measure}_`) : []
    return {
      name: profile.measures[measure].name(),
      level: states ? words : null,
      sureness: (states && certainty) || null,
      steps: states && level.named ? steps(measure, level, certainty) : null,
      explanation: profile.measures[measure].explanation(),
      text: habits.map((habit) => claimSentence(habit, { profile }, listed)).join(' '),
    }
  }
  return {
    title: feedback.profile(),
    reason: claimsOf(results.claims, 'count_one_deck').map((claim) => claimSentence(claim, { profile }))[0] ?? null,
    traits: listed.map(trait),
  }
}

/** Steps that are full up to the level; of two levels, or of the middle between them, the second is half. */
const steps = (measure: Measure, { level, span }: Results['levels'][Measure], certainty: string | undefined) => {
  const names = levelNames[measure]
  const [from, to] = span ?? (certainty === undefined ? [names[0], names[1]] : [level, level])
  return { full: names.indexOf(from ?? '') + 1, to: names.indexOf(to ?? '') + 1, of: names.length }
}

/** The player's cards as drawn in the report, with the sums by deck in words. Lengths and heights are relative to the longest and highest. */
export const ownGameData = ({ decks, cards, moments }: OwnGame, { root, result, formats, info }: SetTexts) => {
  const texts = result.game
  const { columns } = texts
  const maxPoints = Math.max(usualMostPoints, ...cards.map(({ value }) => Math.abs(value)))
  const points = balances({ cards })
  const [top, bottom] = [Math.max(...points), Math.min(...points)]
  const height = (balance: number) => share(top - balance, top - bottom || 1)
  const left = moments.find(({ key }) => key === 'left_losses')
  const drawnDecks = decks.map(({ symbol, losing }, deck) => {
    const deckCards = cards.flatMap((card, turn) => (card.deck === deck ? [{ turn, value: card.value }] : []))
    const name = symbol === null ? texts.neverDrawn() : root.game[deckSymbols[symbol] ?? 'wave']()
    const total = formats.signedMoney(deckCards.reduce((sum, { value }) => sum + value, 0))
    return {
      name,
      losing,
      words: `${withColon(name, info)} ${columns.cards()} ${deckCards.length}, ${columns.amount()} ${total}.`,
      /** Turn from 0, length relative to the longest, and whether the card was a win */
      bars: deckCards.map(({ turn, value }): [number, number, boolean] => [
        turn,
        share(Math.sqrt(Math.abs(value)), Math.sqrt(maxPoints)),
        value > 0,
      ]),
      marks: deckCards.flatMap(({ turn }) => (left?.turns.includes(turn + 1) ? [turn] : [])),
    }
  })
  const pairs: [caption: string, decks: typeof drawnDecks][] = [
    [texts.winning(), drawnDecks.slice(0, 2)],
    [texts.losing(), drawnDecks.slice(2)],
  ]
  return {
    title: texts.title(),
    alt: [`${texts.inOrder()}.`, ...pairs.flatMap(([caption, pair]) => [`${caption}.`, ...pair.map(({ words }) => words)])].join(' '),
    points: root.game.score(),
    /** At the start and after each card, from 0 for the highest to 1 for the lowest */
    balance: points.map(height),
    start: height(startScore),
    pairs,
    win: root.game.win(),
    loss: root.game.loss(),
    marked: left && left.turns.length > 0 ? texts.left_losses({ count: left.turns.length, of: left.of }) : null,
  }
}

const share = (value: number, of: number) => Math.round((1000 * value) / of) / 1000
