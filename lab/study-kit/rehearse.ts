import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardsPerGame } from '../../contract/constants.ts'
import { type Cards, playThrough } from '../../scripts/demo-player.ts'
import { externalIdFor, type Provider } from '../../sdk/server.ts'
import { rewardStructures } from '../../server/analysis/decks.ts'
import { type Random, sfc32 } from '../../server/analysis/random.ts'
import { usageError } from '../../server/cli/command-error.ts'
import { priorAgents } from '../method-card/agents.ts'
import { playAgent } from '../method-card/play-agent.ts'

/** Index of those whom a study has to cope with. */
const oneDeck = 1
const tooFast = 2
const neverAgain = 3

type Study = { gamalyze: Provider; provider: string; operator: string }

/**
 * A study of simulated people in a new folder, by the calls that a real one makes: two test games of each, and the files that they would
 * hand over. Groups are drawn by lot. The second person takes one deck the first time, which has no result, so nothing to save; the third
 * plays too fast the second time, and the fourth never comes again.
 */
export const rehearse = async (folder: string, count: number, { gamalyze, provider, operator }: Study): Promise<number> => {
  const games = join(folder, 'games')
  if (existsSync(folder)) throw usageError(`${folder} is there already: name a new folder.`)
  const random = sfc32(5, 10, 60, 2)
  const people = priorAgents(count).map((agent, i) => ({
    agent,
    i,
    code: `P${`${i + 1}`.padStart(3, '0')}`,
    group: random() < 0.5 ? 'case' : 'control',
  }))
  let saved = 0
  const play = async (code: string, number: number, cards: Cards): Promise<void> => {
    const { secret } = await gamalyze.createSession({ externalId: externalIdFor(operator, code), test: true })
    const uid = await playThrough({ provider, operator, secret, cards }).catch(({ message }: Error) => {
      throw usageError(`${message}: is GAMALYZE_KEY a key of ${operator}?`)
    })
    const reply = await fetch(`${provider}/api/v1/results/data/${uid}`)
    const data = await reply.text()
    if (!('results' in JSON.parse(data))) return
    mkdirSync(games, { recursive: true })
    writeFileSync(join(games, `${code}-${number}.json`), data)
    saved++
  }
  for (const { agent, i, code } of people)
    for (const number of i === neverAgain ? [1] : [1, 2]) {
      const own = sfc32(5, 31, number, i)
      const cards = cardsOf(agent, own)
      if (i === oneDeck && number === 1) cards.decks = Array.from({ length: cardsPerGame }, () => 1)
      if (i === tooFast && number === 2) cards.reactionMs = () => 120
      await play(code, number, cards)
    }
  writeFileSync(join(folder, 'people.csv'), ['code,group', ...people.map(({ code, group }) => `${code},${group}`), ''].join('\n'))
  return saved
}

/** A game on decks that are drawn anew, as the test draws them. */
const cardsOf = (agent: readonly number[], random: Random): Cards => {
  const structure = Math.floor(random() * rewardStructures.length)
  const decks = playAgent(agent, structure, random).map(({ choice }) => choice)
  return { structure, decks, reactionMs: (turn) => 500 + ((turn * 37) % 700) }
}
