import { describe, expect, it } from 'vitest'
import { comparisonTexts } from './comparison.ts'
import { createNamespaceTexts, createRootTexts } from './create-texts.ts'
import english from './eng/namespaces.ts'
import root from './eng/root.ts'
import { createFormats } from './formats.ts'
import { sets } from './sets.ts'

const texts = createRootTexts('eng', root, createFormats(sets.eng))
const profile = createNamespaceTexts<'profile'>('eng', english.profile, createFormats(sets.eng))
const { claims } = profile

// Quoted in the specification; they stand word for word in English.
describe('the quoted texts', () => {
  it.each([
    [`${texts.landing.accept({ link: texts.landing.acceptLink() })}`, 'I accept terms and conditions'],
    [texts.landing.start(), 'Start game'],
    [texts.instructions.skip(), 'Skip introduction'],
    [texts.game.lastCard(), 'Last card!'],
    [texts.game.continuePlaying(), 'Continue playing'],
    [texts.game.exit(), 'Exit game'],
    [texts.game.exitPrompt({ count: 67 }), 'You must draw 67 more cards to complete the game'],
    [texts.completed.title(), 'Game Completed'],
    [texts.riskScore.instruction(), 'Move the slider to indicate your risk level'],
    [texts.riskScore.low(), 'Low risk'],
    [texts.riskScore.high(), 'High risk'],
    [texts.popups.inactivity.title(), 'Are you still there?'],
    [texts.feedback.learnMore(), 'Learn more'],
    [texts.feedback.seeAdvice(), 'See advice'],
    [texts.feedback.emailReport(), 'E-mail report'],
    [texts.feedback.savePdf(), 'Save report as PDF'],
    [texts.shell.poweredBy({ provider: 'Gamalyze' }), 'Powered by Gamalyze'],
    [texts.email.sent(), 'Email sent!'],
    [texts.email.invalid(), 'Invalid email address'],
    [texts.email.rejected(), 'Could not send email to this address...'],
    [texts.email.failed(), 'Something went wrong, please try again...'],
    [
      texts.errors.singleDeck(),
      'Unfortunately we were unable to analyse your behavior on the task as you picked more than 90% from the same deck. You are welcome to try again.',
    ],
  ])('keep the wording of %s', (text, quoted) => {
    expect(text).toBe(quoted)
  })

  it('say the rest in whole sentences (R103, R104, R108)', () => {
    expect(texts.popups.inactivity.text()).toContain('complete the game in one sitting')
    expect(texts.completed.analysing()).toContain('being analysed')
    expect(texts.completed.text({ start: 2000 })).toBe('You started with €2,000 and drew all 80 cards.')
    expect(claims.verdict_low_risk()).toContain('Low-risk (non-risky) behaviour')
  })

  it.each([
    [{ key: 'verdict_higher_than', counts: { share: 71 } }, 'In the highest\u00A029%: above\u00A071% of scores', '17% to 92%'],
    [{ key: 'verdict_lower_than', counts: { share: 62 } }, 'In the lowest\u00A038%: below\u00A062% of scores', '8% to 83%'],
  ])('%j compares in words, and says how sure that is (R108, rulings 64, 69)', (claim, words, range) => {
    const { share } = claim.counts
    const result = { claims: [claim], percentile_range: [17, 92] } as const
    expect(comparisonTexts(result, profile)).toEqual({ share, words, range: `Range: ${range}` })
    expect(comparisonTexts({ claims: [claim] }, profile)).toEqual({ share, words })
  })

  it('compare nothing without a claim', () => expect(comparisonTexts({ claims: [] }, profile)).toBeNull())
})
