/** How often a player stayed with the deck after a win and after a loss, out of those that were followed by a card. */
export type Stays = { wins: { count: number; stayed: number }; losses: { count: number; stayed: number } }

/** The loss effect, −1 to 1: share of stays after wins less that after losses, each pulled towards one half if there were few. */
export const lossEffect = ({ wins, losses }: Stays): number =>
  (wins.stayed + 1) / (wins.count + 2) - (losses.stayed + 1) / (losses.count + 2)

/** Of a reaction that followed fewer wins or losses than this nothing is said. */
export const fewestOccasions = 8
