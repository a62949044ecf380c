import { readFileSync, writeFileSync } from 'node:fs'
import { lossEffect } from '../../contract/loss-effect.ts'
import type { Measure } from '../../contract/scales.ts'
import { countDraws, decksOf } from '../../server/analysis/behaviour.ts'
import { quantile as quantileOf } from '../../server/analysis/posterior/summarise.ts'
import { ratesSeen, toEven } from '../../server/analysis/rates.ts'
import { type RiskScale, risk } from '../../server/analysis/risk.ts'
import type { Draw } from '../../server/analysis/types.ts'
import { compactJson } from '../method-card/compact-json.ts'
import { openDataOf } from '../method-card/population.ts'
import { correlation, mean, moments, variance } from '../method-card/statistics.ts'
import { classicDecks, countsOf, createMeasure, type Measures, measures } from './counts.ts'
import { drawPerson, fitPopulation, type Population, posteriorOf, randomFor, softmax } from './fit-population.ts'
import { fitMarkov, markovLosses } from './markov.ts'
import { type Model, models } from './models.ts'
import { type CardSource, cardsOfStudy, ourCards, play } from './play.ts'
import { knownPopulation, recoverPopulation } from './recover.ts'
import { type Card, closedStudies, type Row, readRows } from './rows.ts'

/**
 * Runs what `plan.md` says on the public rows and writes `trial.json`: `node lab/models/trial.ts FOLDER [PART…]` (an hour and a half; with
 * parts, these alone are made anew).
 */
const [folder, ...only] = openDataOf('FOLDER [PART…]')

const file = new URL('trial.json', import.meta.url)
const report: Record<string, unknown> = only.length === 0 ? {} : JSON.parse(readFileSync(file, 'utf8'))
/** Each part is seeded by itself, so that it is the same alone and among the others. */
const note = (name: string, make: () => unknown) => {
  if (only.length > 0 && !only.includes(name)) return
  report[name] = make()
  console.log(`${new Date().toISOString()} ${name} ${JSON.stringify(report[name])}`)
  writeFileSync(file, compactJson(report))
}
const short = (value: number, digits = 4) => Number(value.toFixed(digits))
const standardError = (values: readonly number[]) => Math.sqrt(variance(values) / values.length)
const quantile = (values: readonly number[], share: number) =>
  quantileOf(
    values.toSorted((a, b) => a - b),
    share,
  )

const everybody = readRows(folder)
const healthy = everybody.filter(({ group }) => group === 'healthy' || group === 'control')
const closed = healthy.filter(({ study }) => closedStudies.includes(study))
const open = healthy.filter(({ study }) => !closedStudies.includes(study))
const games = (people: readonly Row[], cards: number) => people.map((person) => person.cards.slice(0, cards))
const nameOf = (person: Row) => `${person.study} ${healthy.indexOf(person)}`

/** A person's mean log loss over cards `from` + 1 to `to`, by the mixture over the posterior given the first `from`. */
const lossOf = (model: Model, population: Population, cards: readonly Card[], from: number, name: string): number => {
  const player = model.createPlayer()
  const size = model.parameters.length
  const draws = posteriorOf(model, population, cards.slice(0, from), name)
  const [values, probabilities] = [new Float64Array(4), new Float64Array(4)]
  const foretold = new Float64Array(cards.length - from)
  for (let at = 0; at < draws.length; at += size) {
    player.begin(draws, at)
    cards.forEach(({ choice, outcome }, t) => {
      if (t >= from) {
        player.weigh(values)
        softmax(values, probabilities)
        foretold[t - from]! += probabilities[choice]!
      }
      player.learn(choice, outcome)
    })
  }
  return -mean([...foretold].map((sum) => Math.log(sum / (draws.length / size))))
}

type Split = { people: readonly Row[]; from: number; to: number }
/** Losses by model of people apart from those the populations were fitted to, or of cards after them. */
const foretell = (name: string, training: readonly Row[], { people, from, to }: Split): Record<string, number[]> => {
  const losses: Record<string, number[]> = {}
  for (const model of models) {
    const population = fitPopulation(model, games(training, from), name)
    losses[model.name] = people.map((person) => lossOf(model, population, person.cards.slice(0, to), from, `${name} ${nameOf(person)}`))
    console.log(`${new Date().toISOString()} ${name} ${model.name}`)
  }
  const markov = fitMarkov(games(training, from))
  losses.markov = people.map((person) => mean(markovLosses(markov, person.cards.slice(0, to), from)))
  return losses
}

const table = (losses: Record<string, number[]>) =>
  Object.fromEntries(
    Object.entries(losses).map(([name, values]) => {
      const better = values.map((value, i) => losses.orl![i]! - value)
      return [
        name,
        {
          loss: short(mean(values)),
          error: short(standardError(values)),
          better: short(mean(better)),
          betterError: short(standardError(better)),
          beats: short(better.filter((difference) => difference > 0).length / better.length, 2),
        },
      ]
    }),
  )

// The program on players of known populations.
note('recovery of populations', () =>
  Object.fromEntries(
    Object.entries({
      orl: knownPopulation([-0.5, -1.4, -1.2, 2.2, -1.5], [1, 0.6, 1, 1.5, 3]),
      'orl-stay': knownPopulation([-0.5, -1.4, -1, 2.2, -1, 0.3, -0.5], [1, 0.6, 1, 1.5, 2, 0.8, 0.8]),
      vse: knownPopulation([-0.3, 0.4, -0.5, 0.8, -0.9], [0.8, 0.8, 0.8, 1, 0.4]),
    }).map(([name, population]) => [
      name,
      recoverPopulation(models.find((model) => model.name === name)!, population, 300).map(({ parameter, ...found }) => ({
        parameter,
        mean: short((found.fittedMean - found.mean) / found.sd, 2),
        sd: short(found.fittedSd / found.sd, 2),
      })),
    ]),
  ),
)

// 1. Open studies, each left out once.
note('open', () => {
  const parts = [...new Set(open.map(({ study }) => study))].map((study) => {
    const [others, own] = [open.filter((person) => person.study !== study), open.filter((person) => person.study === study)]
    return foretell(`without ${study}`, others, { people: own, from: 60, to: 80 })
  })
  return table(Object.fromEntries(Object.keys(parts[0]!).map((name) => [name, parts.flatMap((part) => part[name]!)])))
})
/** How many standard errors a model is ahead of ORL in the open studies. */
const lead = ({ name }: Model) => {
  const { better, betterError } = (report.open as ReturnType<typeof table>)[name]!
  return better / betterError
}
const candidate = models
  .filter(({ isPlayable, name }) => isPlayable && name !== 'orl')
  .reduce((best, model) => (lead(model) > lead(best) ? model : best))
note('candidate', () => candidate.name)

// 2 and 3. Closed studies; late cards.
note('closed', () => table(foretell('open studies', open, { people: closed, from: 60, to: 80 })))
note('late', () => table(foretell('everybody', healthy, { people: healthy, from: 80, to: Number.POSITIVE_INFINITY })))

// The counts of a model's own players, on the cards of the studies.
const [orl] = models as [Model]
const playable = models.filter(({ isPlayable }) => isPlayable)
const fitted = new Map<Model, Population>()
/** The population of everybody's cards 1–80. */
const populationOf = (model: Model): Population => {
  const population = fitted.get(model) ?? fitPopulation(model, games(healthy, 80), 'everybody')
  fitted.set(model, population)
  return population
}
const sources = new Map<string, CardSource>(
  [...new Set(healthy.map(({ study }) => study))].map((study) => [study, cardsOfStudy(healthy.filter((person) => person.study === study))]),
)
type Counts = ReturnType<typeof countsOf>
const names = Object.keys(countsOf(healthy[0]!.cards.slice(0, 80), classicDecks)) as (keyof Counts)[]
const theirs = games(healthy, 80).map((cards) => countsOf(cards, classicDecks))
const medians = (counts: readonly Counts[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      short(
        quantile(
          counts.map((count) => count[name]),
          0.5,
        ),
      ),
    ]),
  )
const interquartile = (name: keyof Counts) =>
  quantile(
    theirs.map((count) => count[name]),
    0.75,
  ) -
  quantile(
    theirs.map((count) => count[name]),
    0.25,
  )
note('counts', () => ({
  people: medians(theirs),
  spread: Object.fromEntries(names.map((name) => [name, short(interquartile(name))])),
  ...Object.fromEntries(
    playable.map((model) => {
      const random = randomFor(`counts ${model.name}`)
      const simulated = healthy.flatMap(({ study }) =>
        Array.from({ length: 10 }, () =>
          countsOf(play(model, drawPerson(populationOf(model), random), sources.get(study)!, random), classicDecks),
        ),
      )
      return [model.name, medians(simulated)]
    }),
  ),
}))

// Recovery of what is shown, on our decks.
const posteriorMeans = (model: Model, cards: readonly Card[], name: string, structureId?: number): Measures & { zApun: number } => {
  const draws = posteriorOf(model, populationOf(model), cards, name)
  const size = model.parameters.length
  const measure = createMeasure(model)
  const decks = structureId === undefined ? classicDecks : decksOf(structureId)
  const sums = { rewards: 0, losses: 0, winFrequency: 0, persistence: 0, zApun: 0 }
  for (let at = 0; at < draws.length; at += size) {
    const rates = measure(draws, at, cards, decks)
    for (const name of measures) sums[name] += (rates[name] * size) / draws.length
    sums.zApun += (draws[at + 1]! * size) / draws.length
  }
  return sums
}
note('recovery', () =>
  Object.fromEntries(
    [orl, candidate].map((model) => {
      const random = randomFor(`recovery ${model.name}`)
      const measure = createMeasure(model)
      const pairs = Array.from({ length: 600 }, (_, i) => {
        const z = drawPerson(populationOf(model), random)
        const estimate = posteriorMeans(model, play(model, z, ourCards(i % 9), random), `recovery ${i}`, i % 9)
        const further = Array.from({ length: 18 }, (_, game) =>
          measure(z, 0, play(model, z, ourCards(game % 9), random), decksOf(game % 9)),
        )
        return { estimate, own: further }
      })
      const r = (name: keyof Measures) => {
        const usable = pairs.filter(({ estimate }) => Number.isFinite(estimate[name]))
        const own = usable.map((pair) => mean(pair.own.map((rates) => rates[name]).filter(Number.isFinite)))
        return short(
          correlation(
            usable.map(({ estimate }) => estimate[name]),
            own,
          ),
          3,
        )
      }
      return [model.name, Object.fromEntries(measures.map((name) => [name, r(name)]))]
    }),
  ),
)

// How far one game tells a player's own rates, by their counts alone.
const gamesEach = 19
note('reliability', () =>
  Object.fromEntries(
    playable.map((model) => {
      const random = randomFor(`reliability ${model.name}`)
      const players = Array.from({ length: 2000 }, (_, i) => {
        const z = drawPerson(populationOf(model), random)
        return Array.from({ length: gamesEach }, (_, game) => {
          const structureId = (i + game) % 9
          const { wins, losses, ...counts } = countDraws(play(model, z, ourCards(structureId), random) as Draw[], decksOf(structureId))
          return ratesSeen({ ...counts, wins, losses, lossEffect: lossEffect({ wins, losses }), cards: 80 })
        })
      })
      const of = (measure: Measure) => {
        const even = players
          .map((rates) => rates.map((rate) => toEven(measure, rate[measure])))
          .filter((rates) => rates.every(Number.isFinite))
        const game = (number: number) => even.map((rates) => rates[number]!)
        const further = (gamesEach - 1) / 2
        return {
          // Each pair of games half of them apart: neighbours share no structure.
          reliability: short(mean(Array.from({ length: further }, (_, number) => correlation(game(number), game(number + further)))), 3),
          own: short(
            correlation(
              game(0),
              even.map((rates) => mean(rates.slice(1))),
            ),
            3,
          ),
        }
      }
      return [model.name, { arew: of('arew'), apun: of('apun'), betaF: of('betaF'), betaP: of('betaP') }]
    }),
  ),
)

// Groups: users against the controls of the same laboratory, and all healthy people.
const assessed = (model: Model) =>
  everybody.map((person, i) => {
    const cards = person.cards.slice(0, 80)
    const { losingCards, losses } = countsOf(cards, classicDecks)
    return { group: person.group, badShare: losingCards / 60, lossEffect: losses, ...posteriorMeans(model, cards, `group ${i}`) }
  })
type Assessed = ReturnType<typeof assessed>[number]
const isHealthy = ({ group }: Assessed) => group === 'healthy' || group === 'control'
/** The product's score with another second part: `value` is high for people whom losses move. */
const scores = (people: readonly Assessed[], value: (person: Assessed) => number, hasCredit: boolean): number[] => {
  const parts = people.map((person) => ({ badShare: person.badShare, lossEffect: hasCredit ? person.lossEffect : 1, zApun: value(person) }))
  const reference = parts.filter((_, i) => isHealthy(people[i]!))
  const scale: RiskScale = {
    badShare: moments(reference.map(({ badShare }) => badShare)),
    zApun: moments(reference.map(({ zApun }) => zApun)),
    composite: { mean: 0, sd: 1 },
  }
  // The sum before scaling, as a score of mean 50 and sd 15 around 0 and 1, without limits.
  const sums = parts.map((one) => {
    const zBad = (one.badShare - scale.badShare.mean) / scale.badShare.sd
    const zLoss = -(one.zApun - scale.zApun.mean) / scale.zApun.sd
    const credit = Math.min(Math.max((one.lossEffect + 0.3) / 0.3, 0), 1)
    return 0.6 * zBad + 0.4 * (zLoss < 0 ? credit * zLoss : zLoss)
  })
  scale.composite = moments(sums.filter((_, i) => isHealthy(people[i]!)))
  return parts.map((one) => risk(one, scale).score)
}
const auc = (users: readonly number[], others: readonly number[]): number =>
  mean(users.map((user) => mean(others.map((other) => (user > other ? 1 : user === other ? 0.5 : 0)))))
const groups = () => {
  const [withOrl, withCandidate] = [assessed(orl), assessed(candidate)]
  /** A game without a loss or without a win has no effect of losses: the mean of the others stands for it. */
  const meanLosses = mean(withCandidate.map(({ losses }) => losses).filter(Number.isFinite))
  const scored: Record<string, number[]> = {
    orl: scores(withOrl, ({ zApun }) => zApun, true),
    zApun: scores(withCandidate, ({ zApun }) => zApun, true),
    losses: scores(withCandidate, ({ losses }) => (Number.isFinite(losses) ? losses : meanLosses), false),
  }
  const at = (isIn: (person: Assessed) => boolean) => withOrl.flatMap((person, i) => (isIn(person) ? [i] : []))
  const users = at((person) => !isHealthy(person))
  const controls = at(({ group }) => group === 'control')
  const resample = (from: readonly number[], random: () => number) => from.map(() => from[Math.floor(random() * from.length)]!)
  return Object.fromEntries(
    Object.entries(scored).map(([name, score]) => {
      const pick = (which: readonly number[]) => which.map((i) => score[i]!)
      const random = randomFor('groups')
      const differences = Array.from({ length: 10_000 }, () => {
        const [u, c] = [resample(users, random), resample(controls, random)]
        const by = (values: readonly number[]) =>
          auc(
            u.map((i) => values[i]!),
            c.map((i) => values[i]!),
          )
        return by(score) - by(scored.orl!)
      })
      return [
        name,
        {
          controls: short(auc(pick(users), pick(controls)), 3),
          healthy: short(auc(pick(users), pick(at(isHealthy))), 3),
          difference: [0.025, 0.5, 0.975].map((share) => short(quantile(differences, share), 3)),
          withOrl: short(correlation(score, scored.orl!), 3),
        },
      ]
    }),
  )
}
note('groups', groups)

// Stability: the measures of the first forty cards against those of the last forty.
note('halves', () =>
  Object.fromEntries(
    [orl, candidate].map((model) => {
      const halves = healthy.map((person, i) =>
        [person.cards.slice(0, 40), person.cards.slice(40, 80)].map((cards, half) => posteriorMeans(model, cards, `half ${half} ${i}`)),
      )
      const r = (name: keyof Measures) => {
        const usable = halves.filter(([a, b]) => Number.isFinite(a![name]) && Number.isFinite(b![name]))
        const ranks = (half: number) => {
          const values = usable.map((pair) => pair[half]![name])
          const order = values.toSorted((a, b) => a - b)
          return values.map((value) => order.indexOf(value))
        }
        return short(correlation(ranks(0), ranks(1)), 2)
      }
      return [model.name, Object.fromEntries(measures.map((name) => [name, r(name)]))]
    }),
  ),
)
note('populations', () =>
  Object.fromEntries(
    playable.map((model) => {
      const { mean: centre, covariance } = populationOf(model)
      return [model.name, { mean: [...centre].map((value) => short(value)), covariance: [...covariance].map((value) => short(value)) }]
    }),
  ),
)
