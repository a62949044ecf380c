import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { toHtml, toMarkdown } from '../../method-card/blocks.ts'
import { methodCard } from '../../method-card/card.ts'
import { type SimulatedPlayer, simulatePlayers } from '../../method-card/simulate-players.ts'
import type { Io } from '../main.ts'

export const usage = 'method-card [--players N]                 writes docs/method-card.md and its figures anew; takes minutes'

const docs = new URL('../../../docs/', import.meta.url)

/** Simulates players and writes the card as Markdown, as a page and as figures. Needs no database. */
export async function run(args: string[], io: Io): Promise<number> {
  const { values } = parseArgs({ args, options: { players: { type: 'string', default: '2000' } } })
  const count = Number(values.players)
  if (!Number.isInteger(count) || count < 20) {
    io.err(`Usage: ${usage} (20 players or more)`)
    return 2
  }
  const players: SimulatedPlayer[] = []
  for (const player of simulatePlayers(count)) {
    players.push(player)
    if (players.length % 200 === 0) io.err(`${players.length} of ${count} simulated players`)
  }
  const { blocks, figures } = methodCard(players)
  const folder = new URL('method-card/', docs)
  await mkdir(folder, { recursive: true })
  await writeFile(new URL('method-card.md', docs), toMarkdown(blocks, 'method-card'))
  await writeFile(new URL('index.html', folder), toHtml(blocks, 'Method card'))
  for (const [name, drawing] of Object.entries(figures)) await writeFile(new URL(name, folder), drawing)
  io.out(fileURLToPath(new URL('method-card.md', docs)))
  return 0
}
