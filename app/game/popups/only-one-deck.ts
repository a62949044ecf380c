import { mostFromOneDeck, type PopupTrigger } from '../popup-trigger.ts'

/** All of the first ten draws from one deck. */
export const popup: PopupTrigger = { key: 'only_one_deck', fires: (draws) => draws.length === 10 && mostFromOneDeck(draws) === 10 }
