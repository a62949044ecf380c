import type { BaseTranslation } from '../../i18n-types.ts'
import { reasons } from './reasons.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Plan ahead',
      text: 'Decide how much time and money you want to spend before you start, and write it down. A plan is easier to make before the first bet.',
    },
    lacking_excitement: {
      title: 'Look for excitement elsewhere',
      text: 'Some people gamble because they miss excitement. Sport, music or a new hobby can give you that feeling without the cost.',
    },
    watch_your_mood: {
      title: 'Watch your mood',
      text: 'When you are sad, angry or stressed, it is harder to choose well. Do not gamble to feel better. Wait until you are calm.',
    },
    monitor_your_spending: {
      title: 'Keep an eye on your spending',
      text: 'Write down what you pay in and what you get back. Look at the sum each week. It is often more than it feels.',
    },
    decide_in_advance: {
      title: 'Decide in advance',
      text: 'Set the largest amount that you can lose without harm, and stop when it is gone. Many sites let you set this limit for yourself.',
    },
    dont_chase_losses: {
      title: 'Don’t chase losses',
      text: 'It is tempting to win back what you lost. But a loss is over once it has happened, and a new bet is a new risk. Stop for the day.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Turn winnings into good experiences',
      text: 'When you win, take the money out and use it for something nice. What you have spent on a good day cannot be lost in the next bet.',
    },
    stay_on_budget: {
      title: 'Stay on budget',
      text: 'Use only money that is left after rent, food and bills. Never borrow money to gamble.',
    },
    take_a_break: {
      title: 'Take a break',
      text: 'A short pause gives your head time to catch up. Stand up, drink some water, and then decide again if you want to go on.',
    },
    take_a_break_between_games: {
      title: 'Take a break between games',
      text: 'Do not go from one game straight into the next. A few minutes in between make it easier to stop.',
    },
    react_to_problems: {
      title: 'Act on first signs',
      text: 'Do you gamble more than you want, hide it, or think about it a lot? Talk to someone soon. A help-line is a good first step.',
    },
    stick_to_your_decisions: {
      title: 'Stick to your decisions',
      text: 'It is easy to change a plan in the heat of the moment. Tell somebody about your plan, or write it where you can see it.',
    },
    watch_the_time: {
      title: 'Watch the time',
      text: 'Time runs fast when you gamble. Set an alarm before you start, and stop when it rings.',
    },
    engage_in_other_activities: {
      title: 'Do other things as well',
      text: 'Make sure that gambling is only a small part of your free time. Plan something that you enjoy for the hours when you would gamble.',
    },
    seek_company: {
      title: 'Seek company',
      text: 'Gambling alone makes it easy to lose track. Spend time with people who are good for you, and do things together.',
    },
    ask_yourself: {
      title: 'Ask yourself',
      text: 'Now and then ask yourself: why do I gamble, and does it still do me good? An honest answer helps you to see clearly.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Talk to others about your gambling',
      text: 'It can be a relief to talk. Choose someone you trust, or call a help-line. You do not have to give your name there.',
    },
    know_the_risks: {
      title: 'Know the risks',
      text: 'Over time, most gambling games cost money. Look up the odds before you play, and set aside only what you can do without.',
    },
    remember_the_rules_of_randomness: {
      title: 'Remember the rules of chance',
      text: 'Chance has no memory. A run of losses does not make a win more likely, and no feeling or system can tell the next result.',
    },
    dont_overthink_it: {
      title: 'Don’t overthink it',
      text: 'You take your time and look closely. That is fine, but no amount of thinking can beat chance. Let a game be just a game.',
    },
    stop_in_time: {
      title: 'Stop in time',
      text: 'Choose beforehand when you will stop, both when you win and when you lose. The best moment to stop is the one you planned.',
    },
    keep_gambling_fun: {
      title: 'Keep gambling fun',
      text: 'If you gamble, see it as paid fun, like a film. When it is no longer fun, it is time to stop.',
    },
    educate_yourself: {
      title: 'Learn how gambling works',
      text: 'Find out how games make their money and what the odds mean. What you know helps you to choose freely.',
    },
    strike_the_balance: {
      title: 'Find the balance',
      text: 'Family, friends, work, sleep and sport need their time as well. Look now and then if gambling still leaves room for them.',
    },
  },
  reasons,
} satisfies BaseTranslation
