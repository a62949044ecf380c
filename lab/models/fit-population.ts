import { createHash } from 'node:crypto'
import { type Random, sfc32 } from '../../server/analysis/random.ts'
import type { Model } from './models.ts'
import type { Card } from './rows.ts'

/** A multivariate normal over the unbounded parameters; the covariance by rows. */
export type Population = { mean: Float64Array; covariance: Float64Array }

/** A random source of its own for each name: a figure does not move when another one is left out. */
export const randomFor = (name: string): Random => {
  const hash = createHash('sha256').update(name).digest()
  return sfc32(hash.readUInt32LE(0), hash.readUInt32LE(4), hash.readUInt32LE(8), hash.readUInt32LE(12))
}

/** A standard normal number (Box & Muller). */
export const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** The probability of each deck, from their values. */
export const softmax = (values: Float64Array, into: Float64Array): void => {
  const top = Math.max(values[0]!, values[1]!, values[2]!, values[3]!)
  let total = 0
  for (let d = 0; d < 4; d++) total += into[d] = Math.exp(values[d]! - top)
  for (let d = 0; d < 4; d++) into[d]! /= total
}

/** The log-likelihood of a game by parameters z[at …]. */
const createLogLikelihood = (model: Model) => {
  const player = model.createPlayer()
  const values = new Float64Array(4)
  return (z: Float64Array, cards: readonly Card[]): number => {
    player.begin(z, 0)
    let sum = 0
    for (const { choice, outcome } of cards) {
      player.weigh(values)
      const own = values[choice]!
      let odds = 0
      for (let d = 0; d < 4; d++) odds += Math.exp(Math.min(values[d]! - own, 700))
      sum -= Math.log(odds)
      player.learn(choice, outcome)
    }
    return Number.isFinite(sum) ? sum : -1e300
  }
}

const chainsPerPerson = 4

type Chain = { z: Float64Array; logLikelihood: number; block: number; single: number }

/** Lower triangle L with L·Lᵀ = the covariance; no standard deviation below .001. */
const lowerOf = ({ covariance, mean }: Population): Float64Array => {
  const size = mean.length
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let rest = covariance[row * size + column]!
      for (let k = 0; k < column; k++) rest -= lower[row * size + k]! * lower[column * size + k]!
      lower[row * size + column] = row === column ? Math.sqrt(Math.max(rest, 1e-6)) : rest / lower[column * size + column]!
    }
  return lower
}

/** Metropolis steps of one chain under a population: a block, two single parameters, and now and then a point of the population itself. */
const createSampler = (model: Model, random: Random) => {
  const size = model.parameters.length
  const logLikelihood = createLogLikelihood(model)
  const [proposal, rest] = [new Float64Array(size), new Float64Array(size)]
  let lower: Float64Array
  let mean: Float64Array
  const logPrior = (z: Float64Array): number => {
    let squares = 0
    for (let row = 0; row < size; row++) {
      let value = z[row]! - mean[row]!
      for (let column = 0; column < row; column++) value -= lower[row * size + column]! * rest[column]!
      rest[row] = value / lower[row * size + row]!
      squares += rest[row]! ** 2
    }
    return -squares / 2
  }
  /** mean + scale · L · normal, around `centre`. */
  const aroundInto = (centre: Float64Array, scale: number) => {
    for (let column = 0; column < size; column++) rest[column] = normal(random)
    for (let row = 0; row < size; row++) {
      let value = centre[row]!
      for (let column = 0; column <= row; column++) value += scale * lower[row * size + column]! * rest[column]!
      proposal[row] = value
    }
  }
  const accept = (chain: Chain, cards: readonly Card[], isIndependent: boolean): boolean => {
    const next = logLikelihood(proposal, cards)
    const prior = isIndependent ? 0 : logPrior(proposal) - logPrior(chain.z)
    if (Math.log(1 - random()) >= next - chain.logLikelihood + prior) return false
    chain.z.set(proposal)
    chain.logLikelihood = next
    return true
  }
  return {
    use(population: Population) {
      ;({ mean } = population)
      lower = lowerOf(population)
    },
    newChain(cards: readonly Card[]): Chain {
      aroundInto(mean, 1)
      const z = proposal.slice()
      return { z, logLikelihood: logLikelihood(z, cards), block: 0.5, single: 0.5 }
    },
    /** `pace` 1 to 0: how fast a chain still adapts the size of its steps, towards .3 of the blocks and .44 of the single ones taken. */
    step(chain: Chain, cards: readonly Card[], number: number, pace: number) {
      aroundInto(chain.z, chain.block)
      chain.block *= Math.exp(pace * 0.15 * ((accept(chain, cards, false) ? 1 : 0) - 0.3))
      for (let twice = 0; twice < 2; twice++) {
        const at = Math.floor(random() * size)
        proposal.set(chain.z)
        proposal[at]! += chain.single * 2.4 * lower[at * size + at]! * normal(random)
        chain.single *= Math.exp(pace * 0.1 * ((accept(chain, cards, false) ? 1 : 0) - 0.44))
      }
      if (number % 4 === 0) {
        aroundInto(mean, 1)
        accept(chain, cards, true)
      }
    },
  }
}

const exploring = 200
const averaging = 200

/**
 * The population of a model that makes games likeliest: stochastic approximation of EM (Kuhn & Lavielle 2004, doi 10.1051/ps:2004007).
 * `name` seeds it; the same games give the same population to the bit.
 */
export const fitPopulation = (model: Model, games: readonly (readonly Card[])[], name: string): Population => {
  const size = model.parameters.length
  const sampler = createSampler(model, randomFor(`population ${model.name} ${name}`))
  const population: Population = { mean: new Float64Array(size), covariance: new Float64Array(size * size) }
  for (let i = 0; i < size; i++) population.covariance[i * size + i] = 1.5
  sampler.use(population)
  const people = games.map((cards) => ({ cards, chains: Array.from({ length: chainsPerPerson }, () => sampler.newChain(cards)) }))
  const [first, second] = [new Float64Array(size), new Float64Array(size * size)]
  for (let iteration = 0; iteration < exploring + averaging; iteration++) {
    for (const { cards, chains } of people) for (const chain of chains) sampler.step(chain, cards, iteration, 1 / (1 + iteration / 50))
    const gain = iteration < exploring ? 1 : 1 / (iteration - exploring + 1)
    const share = gain / (games.length * chainsPerPerson)
    for (const sums of [first, second]) sums.set(sums.map((value) => value * (1 - gain)))
    for (const { chains } of people)
      for (const { z } of chains)
        for (let i = 0; i < size; i++) {
          first[i]! += share * z[i]!
          for (let j = 0; j < size; j++) second[i * size + j]! += share * z[i]! * z[j]!
        }
    population.mean.set(first)
    second.forEach((value, i) => {
      population.covariance[i] = value - first[Math.floor(i / size)]! * first[i % size]!
    })
    sampler.use(population)
  }
  return population
}

const burnIn = 400
const keptSteps = 1000
const thinning = 10

/** Draws from a person's posterior, one after the other: 400 parameter vectors. */
export const posteriorOf = (model: Model, population: Population, cards: readonly Card[], name: string): Float64Array => {
  const size = model.parameters.length
  const sampler = createSampler(model, randomFor(`person ${model.name} ${name}`))
  sampler.use(population)
  const draws = new Float64Array((size * chainsPerPerson * keptSteps) / thinning)
  let filled = 0
  for (let number = 0; number < chainsPerPerson; number++) {
    const chain = sampler.newChain(cards)
    for (let step = 0; step < burnIn + keptSteps; step++) {
      sampler.step(chain, cards, step, step < burnIn ? 1 / (1 + step / 50) : 0)
      if (step < burnIn || step % thinning !== 0) continue
      draws.set(chain.z, filled)
      filled += size
    }
  }
  return draws
}

/** A point of the population. */
export const drawPerson = (population: Population, random: Random): Float64Array => {
  const size = population.mean.length
  const lower = lowerOf(population)
  const steps = population.mean.map(() => normal(random))
  return population.mean.map((value, row) => {
    let sum = value
    for (let column = 0; column <= row; column++) sum += lower[row * size + column]! * steps[column]!
    return sum
  })
}
