import eng from '../../eng/advice/index.ts'
import type { NamespaceAdviceTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceAdviceTranslation>(eng, {
  items: {
    react_to_problems: {
      text: 'Do you gamble more than you want, hide it, or think about it a lot? Talk to someone soon. A helpline is a good first step.',
    },
    talk_to_others_about_your_gambling: {
      text: 'It can be a relief to talk. Choose someone you trust, or call a helpline. You do not have to give your name there.',
    },
    keep_gambling_fun: {
      text: 'If you gamble, see it as fun that you pay for, like a movie. When it is no longer fun, it is time to stop.',
    },
  },
})
