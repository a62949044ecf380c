import { sameDeckShare } from '../../../contract/constants.ts'
import { mostFromOneDeck, type PopupTrigger } from '../popup-trigger.ts'

/** From card 20 on, more than 90 % of the draws from one deck: such a game would not be analysed. */
export const popup: PopupTrigger = {
  key: 'more_than_ninety_percent',
  fires: (draws) => draws.length >= 20 && mostFromOneDeck(draws) / draws.length > sameDeckShare,
  repeatsAt: 60,
}
