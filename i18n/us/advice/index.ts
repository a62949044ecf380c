import eng from '../../eng/advice/index.ts'
import type { NamespaceAdviceTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceAdviceTranslation>(eng, {
  items: {
    lacking_excitement: {
      text: 'Some people gamble because they miss excitement. Sports, music or a new hobby can give you that feeling without the cost.',
    },
    keep_gambling_fun: {
      text: 'If you gamble, see it as entertainment you pay for, like a movie. When it’s not fun anymore, it’s time to stop.',
    },
    strike_the_balance: {
      text: 'Family, friends, work, sleep and sports need their time, too. Check now and then whether gambling leaves room for them.',
    },
  },
})
