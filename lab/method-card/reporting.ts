import type { Discrimination } from '../study-kit/discrimination.ts'
import type { Share } from '../study-kit/validate-trials.ts'
import accuracy from './accuracy.json' with { type: 'json' }
import type { Block } from './block.ts'
import { checklists } from './checklist.ts'

const percent = (share: number) => `${Math.round(100 * share)} %`
const withInterval = ({ share, low, high }: Share) => `${percent(share)} (${percent(low)} to ${percent(high)})`
const signed = (value: number) => value.toFixed(3).replace('-', '−')

/** In sentences that can be quoted alone. */
export const whatThisIsNot = (): Block[] => [
  { heading: 'What this is not', level: 2 },
  {
    list: [
      'It is not a diagnosis and not a screening test for gambling disorder, and it is not the self-test that some gambling laws require.',
      'It has never been tested on people who gamble: nobody knows how often a high score means a gambling problem, or a low score none.',
      'It describes how somebody played one card game, for points, for a few minutes, compared with volunteers who played a different version of the game. The result often differs when it is played again.',
      '"High-risk" means that many cards came from decks that lose. It does not say that somebody gambles, has lost money or will.',
      'It must not be used to decide about a person: no account, limit, bonus, price, job or insurance may depend on it. A player who shared a result may be offered something they are free to ignore.',
    ],
  },
]

/** What a reviewer would object to first, and what was done about it. */
export const criticisms = (): Block[] => [
  { heading: 'Five criticisms', level: 2 },
  {
    list: [
      '**No human ever played the test in this card.** Norms, percentiles and "half of the volunteers" come from another version of the task, retest and ranges from simulation. Addressed: how other decks affect simulated players (*Our decks and the volunteers’ cards*). Not done: any game by a person, a retest, outside readers of the texts; the study kit says how.',
      '**The model fails its own predictive check.** Addressed: eight models by a plan made in advance, on held-out data, with every count (*The model on trial*). The better model was not adopted, because it did not hold up in the groups; so nothing said about habits is based on a model, and the score is still partly based on one whose players react less to losses than people do. Not done: repeats with players of the better model.',
      '**The second part of the score has no demonstrated value.** Addressed: each part alone and the optimism of the weights (*Accuracy at the borders of the categories*). Not done: a registered test in other data; until then the part’s use is a choice, not a finding.',
      '**Model and count were two things under one name.** Addressed: a level is the rate of its count, with the error of one game; split and denied are distinguished; words and whole reports are checked (*Levels*, *Truth of what is said*). Not done: readers from outside the project, and people’s own two games in place of the simulated reliability.',
      '**The only groups are one small study of another disorder.** Users and controls are from one laboratory, and the means of the volunteers’ studies lie as far apart as the groups. Not done: gamblers, matched controls, age, sex, country, any clinical measure of gambling.',
    ],
  },
]

/** What the score finds at each border, in people like those of the open data. */
export const accuracyBlocks = (): Block[] => {
  const { borders, studies, prevalence } = accuracy
  const risky = borders[1]
  return [
    { heading: 'Accuracy at the borders of the categories', level: 2 },
    {
      text: `For dependence on amphetamine or heroin in people in protracted abstinence, against controls of the same study (Ahn et al. 2014, doi:10.3389/fpsyg.2014.00849; 81 and 48 people), by the integer score that a player sees; 95 % intervals by Wilson (1927, doi:10.1080/01621459.1927.10502953). Predictive values assume that ${percent(prevalence)} are dependent, a number chosen for illustration. For gambling disorder all of these figures are unknown.`,
    },
    {
      table: [
        ['score at least', 'sensitivity', 'specificity', 'positive predictive value', 'negative', 'volunteers and controls at or above'],
        ...borders.map(({ border, sensitivity, specificity, positive, negative, volunteers }) => [
          String(border),
          withInterval(sensitivity),
          withInterval(specificity),
          percent(positive),
          percent(negative),
          withInterval(volunteers),
        ]),
      ],
    },
    {
      text: `In other words, ${Math.round(100 * (risky?.volunteers.share ?? 0))} of 100 healthy people are told "risky" or higher, and ${Math.round(100 * (risky?.controls.share ?? 0))} of 100 controls of that study. Such a result is not unusual.`,
    },
    ...partBlocks(),
    {
      text: `The healthy people of the ${studies.length} studies (their number in brackets) have the mean scores ${studies.map(({ study, people, meanScore }) => `${study} (${people}) ${meanScore.toFixed(1)}`).join(', ')}: as far apart as the groups are. Age, sex, country and gambling of these people are not in the public files. In three pairs of volunteers (Steingroever et al. 2015, doi:10.5334/jopd.ak, file of 100 trials: 164 and 179, 167 and 169, 460 and 461) the first 80 trials are identical, so somebody seems to be included twice; they were left as published.`,
    },
  ]
}

const partNames: Record<string, string> = {
  losingCards: 'losing cards 21–80 alone',
  losses: 'insensitivity to losses of the model alone',
  score: 'the score',
}
const area = ({ auc, low, high }: Discrimination, write: (value: number) => string = String) =>
  `${write(auc)} (${write(low)} to ${write(high)})`

/** What each part of the score does alone, and what the score gains over it. */
const partBlocks = (): Block[] => [
  {
    text: 'Each part of the score alone, for the same users: the probability that one scores higher (AUC), and what the whole score adds to it, with 95 % intervals of DeLong et al. (1988, doi:10.2307/2531595).',
  },
  {
    table: [
      ['', 'against controls', 'gain of the score', 'against all healthy', 'gain of the score'],
      ...accuracy.parts.map(({ name, controls, volunteers }) => [
        partNames[name] ?? name,
        ...[controls, volunteers].flatMap(({ auc, gain }) => [area(auc), name === 'score' ? '' : area(gain, signed)]),
      ]),
    ],
  },
  {
    text: `So against controls from the same laboratory there is no demonstrated gain over counting cards; against all healthy people the second part alone does better than the score, but there groups cannot be distinguished from laboratories. The weights were chosen on these same users and controls: choosing them again in each of ${accuracy.optimism.resamples} bootstrap samples flatters the AUC by ${signed(accuracy.optimism.excess)} (Efron & Gong 1983, doi:10.1080/00031305.1983.10483087), not counting the limits; intervals do not include it.`,
  },
]

/** What is known of the task in gambling disorder. */
export const gamblingDisorder =
  'In gambling disorder, decision-making tasks overall differ from controls by g .63, in problem gambling by .66 (Ioannidis et al. 2019, doi:10.1038/s41386-019-0393-9). For this kind of task alone a meta-analysis gives d −1.03, with an interval that, as printed, crosses zero (Kovács et al. 2017, 292 patients, doi:10.1016/j.drugalcdep.2017.09.023). In groups of drug users similar to those here the task had no main effect on gambling symptoms, but an association in polysubstance users (doi:10.3389/fpsyt.2018.00239). So no upper limit of what such a score could find is known. That it is not a screening test has other reasons: it was never validated on people who gamble, one game measures a person unreliably, and its predictive value for gambling disorder is unknown.'

export const use = (): Block[] => [
  { heading: 'Intended use and misuse', level: 2 },
  {
    text: 'For adults who want to look, for themselves, at how they deal with risk, wins and losses, with advice and help beside the result. For researchers, to describe choices of groups. Misuse: selecting, treating, pricing or refusing people; telling somebody that all is well; ranking people or countries by their scores, or choosing between them (showing players where their own score lies among volunteers is a description); monitoring somebody by repeating it; using it with minors.',
  },
]

export const checklistBlocks = (): Block[] => [
  { heading: 'Checklist for reviewers', level: 2 },
  {
    text: 'How each item is covered, by STARD 2015 (Bossuyt et al. 2015, doi:10.1136/bmj.h5527) for the comparison with known groups and by TRIPOD+AI (Collins et al. 2024, doi:10.1136/bmj-2023-078378) for the model. Sections refer to this card.',
  },
  ...checklists.flatMap(({ name, items }): Block[] => [
    { table: [[name, 'item', 'where', 'what is said'], ...items.filter(([, , where]) => where).map((item) => [...item])] },
    {
      text: `Not done: ${items.flatMap(([number, asks, where, said]) => (where ? [] : [`${number} ${asks}${said && ` (${said})`}`])).join('; ')}.`,
    },
  ]),
]
