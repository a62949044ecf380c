import eng from '../eng/index.ts'
import type { Translation } from '../i18n-types.ts'
import { vary } from '../vary.ts'

export default vary<typeof eng, Translation>(eng, {
  feedback: { emailReport: 'Email report' },
  email: { title: 'Email your report', address: 'Email address' },
  errors: {
    singleDeck:
      'Unfortunately we were unable to analyse your behaviour on the task as you picked more than 90% from the same deck. You are welcome to try again.',
  },
})
