/** The seven popups and the answer codes each may get. */
export const popupAnswers = {
  inactivity: ['yes', 'pause', 'timeout'],
  more_than_ninety_percent: ['ok'],
  only_one_deck: ['ok'],
  slow_down: ['ok'],
  random_choices_random_result: ['ok'],
  do_you_have_a_hunch: ['yes', 'no'],
  halfway: ['continue'],
} as const

export type PopupKey = keyof typeof popupAnswers
export type PopupAnswer = (typeof popupAnswers)[PopupKey][number]
/** In order of priority. */
export const popupKeys = Object.keys(popupAnswers) as PopupKey[]
