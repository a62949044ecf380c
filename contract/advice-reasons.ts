/** Why a tip was chosen. Each code stands for sentences about the player's own game and names the numbers they rest on. */
export const adviceReasons = {
  /** "After a win you stayed with the deck {stayed} of {wins} times." */
  stayed_after_wins: ['stayed', 'wins'],
  /** "After a loss you stayed with the deck {stayed} of {losses} times." */
  stayed_after_losses: ['stayed', 'losses'],
  /** "After a loss you changed the deck {changed} of {losses} times." */
  changed_after_losses: ['changed', 'losses'],
  /** Both of the first two. */
  stayed_after_both: ['stayed_wins', 'wins', 'stayed_losses', 'losses'],
  /** "In the three cards after a loss on a costly deck, {cards} of {of} were from a costly deck again." */
  chased_losses: ['cards', 'of'],
  /** "{cards} of your 80 cards came from the two decks that win most often." */
  frequent_wins: ['cards'],
  /** "Your longest run on one deck was {run} cards." */
  long_run: ['run'],
  /** "You switched decks {changes} out of 79 possible times." */
  many_changes: ['changes'],
  /** The same, where decks were left after most wins and most losses. (The random_choices popup came.) */
  no_pattern: ['changes'],
  /** "You ended {points} points below the start." `points` is positive. */
  points_lost: ['points'],
  /** "You ended {points} points above the start." */
  points_won: ['points'],
  /** "You took half of your cards in less than {seconds} seconds each." One decimal. */
  quick_play: ['seconds'],
  /** "You took longer than {seconds} seconds for half of your cards." One decimal. */
  slow_play: ['seconds'],
  /** "You played for {minutes} minutes." Whole number. */
  long_play: ['minutes'],
  /** "Your guess was {guess} and your risk score is {score}." Guess too low, too high, about right. */
  guess_low: ['guess', 'score'],
  guess_high: ['guess', 'score'],
  guess_right: ['guess', 'score'],
  /** "{cards} of your last 60 cards came from decks that lose in the long run." */
  costly_decks: ['cards', 'score'],
  /** The same for a low score. */
  few_costly_decks: ['cards', 'score'],
  /** The choices as a whole led to the tip; no single count shows it. Only in advice that is stored. */
  whole_pattern: [],
  /** A tip that helps everyone: it fills a place for which no tip has a reason of its own. */
  for_everyone: [],
} as const satisfies Record<string, readonly string[]>

export type AdviceReasonCode = keyof typeof adviceReasons
export const adviceReasonCodes = Object.keys(adviceReasons) as AdviceReasonCode[]
