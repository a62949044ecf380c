import { phi } from '../../server/analysis/model.ts'

/** A player of a model; one object plays many, one after the other. Decks are 0–3, outcomes net points / 100. */
export type Player = {
  /** Starts a game with the parameters z[at], z[at + 1] … */
  begin(z: Float64Array, at: number): void
  /** Writes the values of the four decks, whose softmax is the choice */
  weigh(values: Float64Array): void
  learn(choice: number, outcome: number): void
}

export type Model = {
  name: string
  /** Unbounded parameters, by name */
  parameters: readonly string[]
  /** Whether it can be played on decks whose letters mean nothing */
  isPlayable: boolean
  createPlayer(): Player
}

const decks = [0, 1, 2, 3] as const
const newDecks = () => new Float64Array(4)
const ln3 = Math.log(3)

/** Haines, Vassileva & Ahn (2018); with weights on the deck of the last card after a win and after a loss where `hasStay`. */
const orl = (hasStay: boolean) => (): Player => {
  const [value, frequency, perseverance] = [newDecks(), newDecks(), newDecks()]
  let [arew, apun, decay, betaF, betaP, stayWin, stayLoss, last, stay] = [0, 0, 0, 0, 0, 0, 0, -1, 0]
  return {
    begin(z, at) {
      arew = phi(z[at]!)
      apun = phi(z[at + 1]!)
      decay = Math.exp(-5 * phi(z[at + 2]!) * ln3)
      betaF = z[at + 3]!
      betaP = z[at + 4]!
      if (hasStay) [stayWin, stayLoss] = [z[at + 5]!, z[at + 6]!]
      for (const d of decks) value[d] = frequency[d] = perseverance[d] = 0
      last = -1
    },
    weigh(values) {
      for (const d of decks) values[d] = value[d]! + betaF * frequency[d]! + betaP * perseverance[d]!
      if (hasStay && last >= 0) values[last]! += stay
    },
    learn(choice, outcome) {
      const sign = Math.sign(outcome)
      const [rate, fictive] = outcome >= 0 ? [arew, apun] : [apun, arew]
      value[choice]! += rate * (outcome - value[choice]!)
      for (const d of decks) {
        frequency[d]! += d === choice ? rate * (sign - frequency[d]!) : fictive * (-sign / 3 - frequency[d]!)
        perseverance[d] = (d === choice ? 1 : perseverance[d]!) * decay
      }
      last = choice
      stay = outcome >= 0 ? stayWin : stayLoss
    },
  }
}

/** Ligneul (2019), on net points: value sensitivity, decay, exploration rate and bonus, consistency. */
const vse = (): Player => {
  const [exploit, explore] = [newDecks(), newDecks()]
  let [sensitivity, decay, rate, bonus, consistency] = [0, 0, 0, 0, 0]
  return {
    begin(z, at) {
      sensitivity = phi(z[at]!)
      decay = phi(z[at + 1]!)
      rate = phi(z[at + 2]!)
      bonus = z[at + 3]!
      consistency = Math.exp(5 * phi(z[at + 4]!) * ln3) - 1
      for (const d of decks) exploit[d] = explore[d] = 0
    },
    weigh(values) {
      for (const d of decks) values[d] = consistency * (exploit[d]! + explore[d]!)
    },
    learn(choice, outcome) {
      for (const d of decks) {
        exploit[d]! *= decay
        explore[d]! += rate * (bonus - explore[d]!)
      }
      exploit[choice]! += Math.sign(outcome) * Math.abs(outcome) ** sensitivity
      explore[choice] = 0
    },
  }
}

/** Utility of prospect theory: shape 0–2, loss aversion 0–10. */
const utility = (outcome: number, shape: number, aversion: number) => (outcome >= 0 ? outcome ** shape : -aversion * (-outcome) ** shape)

/** PVL-Delta (Ahn et al. 2008); VPP (Worthy, Pang & Byrne 2013) adds perseverance, and its share of the value. */
const prospect = (hasPerseverance: boolean) => (): Player => {
  const [expected, perseverance] = [newDecks(), newDecks()]
  let [shape, aversion, rate, consistency, decay, gain, loss, weight] = [0, 0, 0, 0, 0, 0, 0, 1]
  return {
    begin(z, at) {
      shape = 2 * phi(z[at]!)
      aversion = 10 * phi(z[at + 1]!)
      rate = phi(z[at + 2]!)
      consistency = Math.exp(5 * phi(z[at + 3]!) * ln3) - 1
      if (hasPerseverance) [decay, gain, loss, weight] = [phi(z[at + 4]!), z[at + 5]!, z[at + 6]!, phi(z[at + 7]!)]
      for (const d of decks) expected[d] = perseverance[d] = 0
    },
    weigh(values) {
      for (const d of decks) values[d] = consistency * (weight * expected[d]! + (1 - weight) * perseverance[d]!)
    },
    learn(choice, outcome) {
      expected[choice]! += rate * (utility(outcome, shape, aversion) - expected[choice]!)
      if (!hasPerseverance) return
      for (const d of decks) perseverance[d]! *= decay
      perseverance[choice]! += outcome >= 0 ? gain : loss
    },
  }
}

/** A logistic regression on what a player has seen of each deck; the fourth deck is the base of the constants. */
const logistic = (): Player => {
  const weights = new Float64Array(11)
  const [sum, wins, count, latest, trace] = [newDecks(), newDecks(), newDecks(), newDecks(), newDecks()]
  let [last, lastOutcome] = [-1, 0]
  return {
    begin(z, at) {
      weights.set(z.subarray(at, at + 11))
      for (const d of decks) sum[d] = wins[d] = count[d] = latest[d] = trace[d] = 0
      last = -1
    },
    weigh(values) {
      for (const d of decks) {
        const n = count[d]!
        values[d] = (d < 3 ? weights[d]! : 0) + weights[9]! * trace[d]!
        if (n > 0) values[d]! += weights[6]! * (sum[d]! / n) + weights[7]! * latest[d]! + weights[8]! * (wins[d]! / n - 0.5)
        else values[d]! += weights[10]!
      }
      if (last >= 0) values[last]! += (lastOutcome >= 0 ? weights[3]! : weights[4]!) + weights[5]! * lastOutcome
    },
    learn(choice, outcome) {
      for (const d of decks) trace[d]! *= 0.8
      trace[choice]! += 0.2
      sum[choice]! += outcome
      count[choice]!++
      if (outcome >= 0) wins[choice]!++
      latest[choice] = outcome
      last = choice
      lastOutcome = outcome
    },
  }
}

/** Constants of decks and a trace of choices; what a card brought counts for nothing. */
const trace = (): Player => {
  const [constants, recent] = [newDecks(), newDecks()]
  let [weight, decay] = [0, 0]
  return {
    begin(z, at) {
      for (const d of decks) constants[d] = d < 3 ? z[at + d]! : 0
      weight = z[at + 3]!
      decay = phi(z[at + 4]!)
      recent.fill(0)
    },
    weigh(values) {
      for (const d of decks) values[d] = constants[d]! + weight * recent[d]!
    },
    learn(choice) {
      for (const d of decks) recent[d]! *= decay
      recent[choice]! += 1
    },
  }
}

const prospectNames = ['shape', 'loss aversion', 'learning rate', 'consistency']
const orlNames = ['Arew', 'Apun', 'K', 'betaF', 'betaP']
const constantNames = ['deck A', 'deck B', 'deck C']

export const models: readonly Model[] = [
  { name: 'orl', parameters: orlNames, isPlayable: true, createPlayer: orl(false) },
  { name: 'orl-stay', parameters: [...orlNames, 'stay after a win', 'stay after a loss'], isPlayable: true, createPlayer: orl(true) },
  { name: 'vse', parameters: ['value sensitivity', 'decay', 'rate', 'bonus', 'consistency'], isPlayable: true, createPlayer: vse },
  {
    name: 'vpp',
    parameters: [...prospectNames, 'decay', 'after a gain', 'after a loss', 'weight of value'],
    isPlayable: true,
    createPlayer: prospect(true),
  },
  { name: 'pvl-delta', parameters: prospectNames, isPlayable: true, createPlayer: prospect(false) },
  {
    name: 'logistic',
    parameters: [...constantNames, 'stay win', 'stay loss', 'times outcome', 'mean', 'latest', 'wins', 'trace', 'never tried'],
    isPlayable: false,
    createPlayer: logistic,
  },
  { name: 'trace', parameters: [...constantNames, 'trace', 'decay'], isPlayable: false, createPlayer: trace },
]
