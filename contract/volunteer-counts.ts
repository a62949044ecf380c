// Written by lab/method-card/build-reference.ts from the open data; see `sources`.
/** What 665 volunteers did in 80 trials, as people's own values: quartiles, and p02 to p98, which at most that share exceeds. */
export const volunteerCounts = {
  /** Cards 21–80 from the two losing decks. */
  losingCards: { lower: 20, median: 28, upper: 34, p02: 2, p98: 52 },
  /** Percentage points by which a deck was left more often after a loss than after a win (the loss effect). */
  lossEffect: { lower: 6.071428571428572, median: 20.597014925373138, upper: 36.100131752305664 },
  /** The same without its sign. */
  lossEffectSize: { lower: 9.206349206349202, median: 21.42857142857143, upper: 36.75213675213675 },
  /** Cards from the two decks that win most often, of 80. */
  frequentWinCards: { lower: 42, median: 49, upper: 57, p02: 19, p10: 35, p90: 65, p98: 73 },
  /** Changes of deck, of 79. */
  switches: { lower: 27, median: 43, upper: 58, p02: 6, p10: 17, p90: 69, p98: 77 },
  /** Cards of the longest run on one deck. */
  longestRun: { lower: 5, median: 9, upper: 15, p98: 48 },
  /** Share of wins after which the deck was kept, 0–1. */
  staysAfterWins: {
    lower: 0.296875,
    median: 0.5087719298245614,
    upper: 0.7272727272727273,
    p02: 0.017241379310344827,
    p98: 0.9538461538461539,
  },
  /** Share of losses after which the deck was kept, 0–1. */
  staysAfterLosses: { lower: 0.058823529411764705, median: 0.2, upper: 0.4166666666666667, p98: 0.8181818181818182 },
  sources: [
    'Steingroever et al. (2015), Journal of Open Psychology Data 3(1) e5, doi:10.5334/jopd.ak: 617 healthy adults',
    'Ahn et al. (2014), Frontiers in Psychology 5:849, doi:10.3389/fpsyg.2014.00849: 48 controls, 38 amphetamine users, 43 heroin users',
  ],
} as const
