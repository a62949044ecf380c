/** How sure a level is, by its posterior probability. */
export const certaintyOf = (probability: number): 'quiteSure' | 'fairlySure' | 'notSure' =>
  probability >= 0.75 ? 'quiteSure' : probability >= 0.5 ? 'fairlySure' : 'notSure'
