/** Why a tip is shown: one sentence each about the player's own game (codes: `contract/advice-reasons.ts`). */
export const reasons = {
  stayed_after_wins: 'After a win you stayed with the deck {stayed:number} out of {wins:number} time{{s}}.',
  stayed_after_losses: 'After a loss you stayed with the deck {stayed:number} out of {losses:number} time{{s}}.',
  changed_after_losses: 'After a loss you switched decks {changed:number} out of {losses:number} time{{s}}.',
  stayed_after_both:
    'You stayed with the deck {stayed_wins:number} out of {wins:number} time{{s}} after a win and {stayed_losses:number} out of {losses:number} time{{s}} after a loss.',
  chased_losses: 'Soon after a loss on a losing deck, {cards:number} out of {of:number} card{{s}} came from a losing deck again.',
  frequent_wins: '{cards:number} of your 80 cards came from the two decks that win most often.',
  long_run: 'Your longest run on one deck was {run:number} card{{s}}.',
  many_changes: 'You switched decks {changes:number} out of 79 possible times.',
  no_pattern: 'You switched decks {changes:number} out of 79 possible times, after wins as well as after losses.',
  points_lost: 'You finished {points:number|money} below your starting points.',
  points_won: 'You finished {points:number|money} above your starting points.',
  quick_play: 'You took half of your cards in less than {seconds:number|number} second{{s}} each.',
  slow_play: 'You took longer than {seconds:number|number} second{{s}} for half of your cards.',
  long_play: 'You played for {minutes:number} minute{{s}}.',
  guess_low: 'Your guess was {guess:number}, and your risk score is {score:number}: your play was riskier than you thought.',
  guess_high: 'Your guess was {guess:number}, and your risk score is {score:number}: your play was less risky than you thought.',
  guess_right: 'Your guess was {guess:number}, and your risk score is {score:number}: the two are close.',
  costly_decks:
    '{cards:number} of your last 60 cards came from the two losing decks, which cost points in the long run. Your risk score is {score:number}.',
  few_costly_decks:
    '{cards:number} of your last 60 cards came from the two losing decks, which cost points in the long run. Your risk score is {score:number}.',
  whole_pattern: 'Your choices as a whole led to this tip. No single count shows it clearly.',
  for_everyone: 'This tip helps everyone.',
}
