import { expect, test } from 'vitest'
import { claimKeys } from '../../../contract/claims.ts'
import { lossEffect } from '../../../contract/loss-effect.ts'
import { type ApunText, type ArewText, apunLevels, apunTexts, arewLevels, arewTexts, fiveLevels } from '../../../contract/scales.ts'
import { mulberry32 } from '../../testing/mulberry32.ts'
import { type Levels, withoutDenied } from '../levels.ts'
import { type HabitsSeen, habitClaims } from './habits.ts'

type Names = { arew?: string; apun?: string; betaF?: string; betaP?: string; texts?: { arew?: ArewText; apun?: ApunText } }

const levelsOf = ({ arew = 'low', apun = 'low', betaF = 'medium', betaP = 'medium' }: Names, status = 'named'): Levels => {
  const level = (name: string) => ({ level: name, probability: 0.6, named: status === 'named', status, near_border: false })
  return { arew: level(arew), apun: level(apun), betaF: level(betaF), betaP: level(betaP) } as Levels
}

/** A player in the middle of the 665, but for these counts: of what they did after wins and losses, half did less. */
const seen = (names: Names, counts: Partial<HabitsSeen['behaviour']> = {}, status?: string): HabitsSeen => {
  const behaviour = {
    wins: { count: 50, stayed: 20 },
    losses: { count: 29, stayed: 6 },
    frequentWinCards: 49,
    switches: 43,
    longestRun: 9,
    ...counts,
  }
  const texts = { arew: 'low_betap_low_apun', apun: 'low_betap', ...names.texts } as const
  return { results: { levels: levelsOf(names, status), texts }, behaviour, lossEffect: lossEffect(behaviour) }
}
const keys = (...given: Parameters<typeof seen>) => habitClaims(seen(...given)).map(({ key }) => key.replace('habit_', ''))

/** Left less, and more, after losses than half of the volunteers. */
const lessLosses = { wins: { count: 50, stayed: 25 }, losses: { count: 25, stayed: 10 } }
const moreLosses = { wins: { count: 50, stayed: 25 }, losses: { count: 25, stayed: 4 } }

test.each(['split', 'denied'])('a level that is %s: each habit’s count, and that it is not named', (status) => {
  const leaves = { left_wins: 30, wins: 50, left_losses: 23, losses: 29 }
  expect(habitClaims(seen({}, {}, status))).toEqual([
    { key: `habit_arew_${status}`, counts: { stayed_wins: 20, stayed_losses: 6, changes: 43, ...leaves } },
    { key: `habit_apun_${status}`, counts: { ...leaves, changes: 43 } },
    { key: `habit_betaF_${status}`, counts: { frequent_wins: 49 } },
    { key: `habit_betaP_${status}`, counts: { changes: 43, run: 9 } },
  ])
})

/** After so many of 50 wins the deck was kept. */
const wins = (stayed: number) => ({ count: 50, stayed })

test.each<[keyof Levels, string, keyof HabitsSeen['behaviour'], number | object, number | object]>([
  ['arew', 'low', 'wins', wins(14), wins(15)],
  ['arew', 'medium_low', 'wins', wins(25), wins(26)],
  ['arew', 'medium_high', 'wins', wins(26), wins(25)],
  ['arew', 'high', 'wins', wins(37), wins(36)],
  ['betaF', 'very_low', 'frequentWinCards', 35, 36],
  ['betaF', 'low', 'frequentWinCards', 48, 49],
  ['betaF', 'medium', 'frequentWinCards', 42, 41],
  ['betaF', 'medium', 'frequentWinCards', 57, 58],
  ['betaF', 'high', 'frequentWinCards', 50, 49],
  ['betaF', 'very_high', 'frequentWinCards', 65, 64],
  ['betaP', 'very_low', 'switches', 69, 68],
  ['betaP', 'low', 'switches', 44, 43],
  ['betaP', 'medium', 'switches', 27, 26],
  ['betaP', 'medium', 'switches', 58, 59],
  ['betaP', 'high', 'switches', 42, 43],
  ['betaP', 'very_high', 'switches', 17, 18],
])('%s %s is said with %s of %j, and only counted with %j (R155, R159, R161)', (measure, level, count, agrees, not) => {
  expect(keys({ [measure]: level }, { [count]: agrees })).toContain(`${measure}_${level}`)
  expect(keys({ [measure]: level }, { [count]: not })).toContain(`${measure}_count`)
})

test.each([
  ['low', lessLosses, 'apun_low'],
  ['low', moreLosses, 'apun_count'],
  ['high', moreLosses, 'apun_high'],
  ['high', lessLosses, 'apun_count'],
  // The loss effect is .169, but the shares that a reader works out differ by .217.
  ['low', { wins: { count: 60, stayed: 25 }, losses: { count: 10, stayed: 2 } }, 'apun_count'],
  ['high', { wins: { count: 60, stayed: 25 }, losses: { count: 10, stayed: 2 } }, 'apun_count'],
])('losses %s with %j: %s (R157)', (apun, counts, key) => expect(keys({ apun }, counts)).toContain(key))

const ofBetaP = { low_betap: ['low', 44], medium_betap: ['medium', 43], high_betap: ['high', 42] } as const
const ofApun = { low: lessLosses, high: moreLosses }
const ofArew = { low: wins(14), medium_low: wins(25), medium_high: wins(26), high: wins(37) }

test('every kind of sentence is reached (R156, R158, R159, R161)', () => {
  const whole = arewLevels.flatMap((arew) =>
    arewTexts.flatMap((text) => {
      const half = text.startsWith('low') ? 'low_betap' : 'high_betap'
      const [betaP, switches] = ofBetaP[half]
      const apun = text.endsWith('low_apun') ? 'low' : 'high'
      // As often after losses as after wins, or never.
      const losses = { count: 25, stayed: apun === 'low' ? Math.round(ofArew[arew].stayed / 2) : 0 }
      return keys({ arew, apun, betaP, texts: { arew: text, apun: half } }, { wins: ofArew[arew], switches, losses })
    }),
  )
  const alone = arewLevels.flatMap((arew) => keys({ arew, texts: { apun: 'medium_betap' } }, { wins: ofArew[arew] }))
  const losses = apunLevels.flatMap((apun) =>
    apunTexts.flatMap((text) => {
      const [betaP, switches] = ofBetaP[text]
      return [
        ...keys({ apun, betaP, texts: { apun: text } }, { switches, ...ofApun[apun] }),
        ...keys({ apun, betaP: 'medium' }, ofApun[apun]),
      ]
    }),
  )
  const fives = fiveLevels.flatMap((level, i) =>
    keys({ betaF: level, betaP: level }, { frequentWinCards: [0, 48, 49, 50, 80][i]!, switches: [79, 44, 43, 42, 0][i]! }),
  )
  const counted = keys({ arew: 'high', apun: 'high', betaF: 'high', betaP: 'high' }, { losses: { count: 29, stayed: 29 } })
  const unnamed = ['split', 'denied'].flatMap((status) => keys({}, {}, status))
  const all = claimKeys.filter((key) => key.startsWith('habit_')).map((key) => key.replace('habit_', ''))
  expect([...new Set([...whole, ...alone, ...losses, ...fives, ...counted, ...unnamed])].toSorted()).toEqual(all.toSorted())
})

test('no two sentences of one report say different things of changes, or of losses, and what they say is true of the counts', () => {
  const random = mulberry32(67)
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const upTo = (top: number) => Math.floor(random() * (top + 1))
  const words = { low: 0, medium: 0, high: 0 }
  for (let i = 0; i < 3000; i++) {
    const [wins, losses] = [upTo(60), upTo(19)]
    const habits = seen(
      {
        arew: any(arewLevels),
        apun: any(apunLevels),
        betaF: any(fiveLevels),
        betaP: any(fiveLevels),
        texts: { arew: any(arewTexts), apun: any(apunTexts) },
      },
      {
        wins: { count: wins, stayed: upTo(wins) },
        losses: { count: losses, stayed: upTo(losses) },
        switches: upTo(79),
        longestRun: 1 + upTo(30),
      },
    )
    const { behaviour, lossEffect, results } = habits
    const judged = { ...habits, results: { ...results, levels: withoutDenied(results.levels, { behaviour, lossEffect }) } }
    const claims = habitClaims(judged).map(({ key }) => key)
    const changes = claims
      .flatMap((key) => /(low|medium|high)_betap|betaP_(?:very_)?(low|medium|high)$/.exec(key)?.slice(1) ?? [])
      .filter(Boolean)
    const ofLosses = claims.flatMap((key) => /(low|high)_apun$|habit_apun_(low|high)/.exec(key)?.slice(1) ?? []).filter(Boolean)
    expect([new Set(changes).size, new Set(ofLosses).size], claims.join()).toEqual([expect.toBeOneOf([0, 1]), expect.toBeOneOf([0, 1])])
    const { switches } = behaviour
    for (const word of changes) {
      words[word as keyof typeof words]++
      expect({ low: switches > 43, medium: switches >= 27 && switches <= 58, high: switches < 43 }[word], claims.join()).toBe(true)
    }
  }
  expect(Math.min(...Object.values(words))).toBeGreaterThan(100)
})
