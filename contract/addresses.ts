// Method and path of each call that the app makes (specification, section 7). What goes in and out of it is in `calls.ts`, under the same
// name; the addresses stand apart, one constant each, because they are all of it that the frame carries.

export const cardValue = 'GET /api/v1/game/card_value'
export const storeCardSelection = 'POST /api/v1/game/store_card_selection'
export const popupAnswer = 'POST /api/v1/game/popup_answer'
export const createResults = 'POST /api/v1/results/results/:id'
export const results = 'GET /api/v1/results/results/:id'
export const storeRiskGuess = 'POST /api/v1/results/risk_guess'
export const riskGuess = 'GET /api/v1/results/risk_guess/:id'
export const createAdvice = 'POST /api/v1/results/advice/:id'
export const advice = 'GET /api/v1/results/advice/:id'
export const gameScore = 'GET /api/v1/results/game_score/:id'
export const externalUid = 'GET /api/v1/authentication/external_uid/:extuserid/:secret'
export const checkSecret = 'GET /api/v1/authentication/check_secret/:secret/:operator'
export const userSecret = 'POST /api/v1/authentication/user_secret/:uid/:secret/:operator'
export const count = 'POST /api/v1/counts/:operator'
export const email = 'POST /api/v1/results/email/:id/:address'

export const earlierGames = 'GET /api/v1/authentication/games/:extuserid/:secret'
export const consent = 'GET /api/v1/results/consent/:id'
export const putConsent = 'PUT /api/v1/results/consent/:id'
export const ownData = 'GET /api/v1/results/data/:id'
export const deleteOwnData = 'DELETE /api/v1/results/data/:id'
