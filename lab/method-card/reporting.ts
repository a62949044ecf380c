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
      'It has never been tried on people who gamble: nobody knows how often a high score means a gambling problem, or a low score none.',
      'It says how somebody played one card game with points for some minutes, compared with volunteers of another form of the game. Played again, the result often differs.',
      '"High-risk" means that many cards came from decks that lose. It does not say that somebody gambles, has lost money or will.',
      'It must not decide about a person: no account, limit, bonus, price, job or insurance may depend on it. A player who shared a result may be offered something that is free to ignore.',
    ],
  },
]

/** What the score finds at each border, in people like those of the open data. */
export const accuracyBlocks = (): Block[] => {
  const { borders, gain, studies, prevalence } = accuracy
  const risky = borders[1]
  const [lowest, highest] = [studies[0], studies.at(-1)]
  return [
    { heading: 'Accuracy at the borders of the categories', level: 2 },
    {
      text: `For dependence on amphetamine or heroin in people in protracted abstinence, against controls of the same study (Ahn et al. 2014, doi:10.3389/fpsyg.2014.00849; 81 and 48 people), by the integer score that a player sees; 95 % intervals by Wilson (1927, doi:10.1080/01621459.1927.10502953). Predictive values hold where ${percent(prevalence)} are dependent, a number chosen for illustration. For gambling disorder every one of these figures is unknown.`,
    },
    {
      table: [
        ['score at least', 'sensitivity', 'specificity', 'positive predictive value', 'negative', 'volunteers and controls told so'],
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
      text: `In words: of 100 healthy people ${Math.round(100 * (risky?.volunteers.share ?? 0))} are told "risky" or more, and of 100 controls of that study ${Math.round(100 * (risky?.controls.share ?? 0))}. Such a word is nothing unusual.`,
    },
    {
      text: `Weights and limits of the score were chosen on these same people; this inflates the AUC by an estimated .015. Counting cards from losing decks alone does nearly as well: against controls the score gains ${signed(gain.share)} of AUC (${signed(gain.low)} to ${signed(gain.high)}, DeLong et al. 1988, doi:10.2307/2531595), which includes none.`,
    },
    {
      text: `The means of the ${studies.length} studies run from ${lowest?.meanScore.toFixed(0)} (${lowest?.study}, ${lowest?.people} people) to ${highest?.meanScore.toFixed(0)} (${highest?.study}, ${highest?.people}), as far apart as the groups are. Of the people, age, sex, country and gambling are not in the public files. In three pairs of volunteers (Steingroever et al. 2015, doi:10.5334/jopd.ak, file of 100 trials: 164 and 179, 167 and 169, 460 and 461) the first 80 trials are the same, so that somebody seems to stand there twice; they were left as published.`,
    },
    {
      table: [
        ['study', 'healthy people', 'mean score'],
        ...studies.map(({ study, people, meanScore }) => [study, String(people), meanScore.toFixed(1)]),
      ],
    },
  ]
}

/** What is known of the task in gambling disorder. */
export const gamblingDisorder =
  'In gambling disorder, decision-making tasks taken together differ from controls by g .63, in problem gambling by .66 (Ioannidis et al. 2019, doi:10.1038/s41386-019-0393-9). For this kind of task alone a meta-analysis gives d −1.03, with an interval that, as printed, crosses zero (Kovács et al. 2017, 292 patients, doi:10.1016/j.drugalcdep.2017.09.023). In groups of drug users similar to those here the task had no main effect on gambling symptoms, but an association in polysubstance users (doi:10.3389/fpsyt.2018.00239). So no upper limit of what such a score could find is known. That it is no screen stands on other grounds: it was never validated on people who gamble, one game measures a person unreliably, and its predictive value for gambling disorder is unknown.'

export const use = (): Block[] => [
  { heading: 'Intended use and misuse', level: 2 },
  {
    text: 'For adults who want to look at how they deal with risk, wins and losses, by themselves, with advice and help beside the result. For researchers, to describe choices of groups. Misuse: to select, treat, price or refuse people; to tell somebody that all is well; to rank people or countries by their scores, or choose between them (showing players where their own score lies among volunteers is a description); to watch somebody over time by repeating it; to use it with anybody under age.',
  },
]

export const checklistBlocks = (): Block[] => [
  { heading: 'Checklist for reviewers', level: 2 },
  {
    text: 'Where each item stands, by STARD 2015 (Bossuyt et al. 2015, doi:10.1136/bmj.h5527) for the comparison with known groups and by TRIPOD+AI (Collins et al. 2024, doi:10.1136/bmj-2023-078378) for the model. Sections are those of this card.',
  },
  ...checklists.flatMap(({ name, items }): Block[] => [
    { table: [[name, 'item', 'where', 'what is said'], ...items.map((item) => [...item])] },
  ]),
]
