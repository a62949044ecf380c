// Written by lab/method-card/build-reference.ts from the open data; see `sources`.
/** What 665 research volunteers did in their first 80 trials: quartiles, and the quantiles .01, .03 … .99. */
export const volunteerCounts = {
  /** Cards 21–80 from the two losing decks. */
  losingCards: {
    quartiles: [20, 28, 34],
    fifty: [
      0, 3, 5, 8, 10, 11, 14, 15, 16, 17.16, 18.44, 19.72, 20, 21, 21, 22.84, 23, 24, 24, 25.96, 26, 27, 27, 28, 28, 29, 29, 30, 30, 30, 31,
      31, 32, 32, 32, 33, 34, 34, 35, 35, 36, 36, 37, 38, 39, 41, 44, 46, 50, 55,
    ],
  },
  /** Percentage points by which a deck was left more often after a loss than after a win (the loss effect). */
  lossEffect: {
    quartiles: [6.071428571428572, 20.597014925373138, 36.100131752305664],
    fifty: [
      -23.25, -15.25, -10.84, -8.367, -6.767, -3.887, -2.309, -0.729, 0.5821, 2.263, 3.373, 4.809, 6.071, 7.366, 8.04, 9.006, 10.41, 12.29,
      13.39, 14.66, 15.74, 16.75, 17.71, 18.69, 20.05, 21.27, 22.27, 23.08, 24.15, 25.47, 26.67, 27.69, 28.63, 29.58, 31.59, 32.58, 34.66,
      36.1, 38.78, 41.1, 42.31, 44.03, 46.33, 48.34, 50.86, 53, 55.46, 59.46, 64.47, 71.88,
    ],
  },
  /** The same, as an absolute value. */
  lossEffectSize: { quartiles: [9.206349206349202, 21.42857142857143, 36.75213675213675] },
  /** Changes of deck, of 79. */
  switches: {
    quartiles: [27, 43, 58],
    fifty: [
      3.64, 9, 12, 14, 16, 17, 18, 20, 21, 23, 24, 26, 27, 28.28, 30, 31, 32, 34, 35, 36, 38, 39, 40, 41, 43, 43, 44, 45, 46.48, 48, 49.04,
      51, 52, 53, 54, 56, 57, 58, 59, 60.56, 61.84, 63, 64, 66, 68, 70, 71, 74, 76, 78,
    ],
  },
  /** Cards of the longest run on one deck. */
  longestRun: {
    quartiles: [5, 9, 15],
    fifty: [
      2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11, 11, 12, 13, 13, 14, 15, 15.28, 17,
      17.84, 18, 20, 21.68, 23.96, 27.24, 33.04, 39.8, 46.08, 60,
    ],
  },
  /** Share of losses after which the deck was kept, 0–1. */
  staysAfterLosses: {
    quartiles: [0.058823529411764705, 0.2, 0.4166666666666667],
    fifty: [
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.05882, 0.07143, 0.07692, 0.08333, 0.09091, 0.1021, 0.125, 0.1333, 0.1429, 0.1579, 0.1667,
      0.1818, 0.1951, 0.2, 0.2143, 0.2308, 0.25, 0.2667, 0.2857, 0.3077, 0.3333, 0.3333, 0.3571, 0.3684, 0.3846, 0.4167, 0.446, 0.4615, 0.5,
      0.5, 0.5455, 0.5625, 0.6, 0.6163, 0.6486, 0.7, 0.7651, 0.88,
    ],
  },
  sources: [
    'Steingroever et al. (2015), Journal of Open Psychology Data 3(1) e5, doi:10.5334/jopd.ak: 617 healthy adults',
    'Ahn et al. (2014), Frontiers in Psychology 5:849, doi:10.3389/fpsyg.2014.00849: 48 controls, 38 amphetamine users, 43 heroin users',
  ],
} as const
