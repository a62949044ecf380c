import { mostFromOneDeck, type PopupTrigger } from '../popup-trigger.ts'

/** From card 45 on, when seven of the last ten draws are from one deck; at card 65 in any case. */
export const popup: PopupTrigger = {
  key: 'do_you_have_a_hunch',
  fires: (draws) => draws.length === 65 || (draws.length >= 45 && draws.length < 65 && mostFromOneDeck(draws.slice(-10)) >= 7),
  // A question, which says nothing of the player.
  holds: () => true,
}
